export { default } from '../pages/billing/BillingPage';
