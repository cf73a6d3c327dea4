export { PricingPage as default } from '../pages/pricing/PricingPage';
