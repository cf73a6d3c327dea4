export { BillingPage as default } from '../pages/billing/BillingPage';
