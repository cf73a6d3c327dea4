export { customerCurrency } from './currencies';
export { billingRoutes } from './routes';
