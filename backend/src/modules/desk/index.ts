export { deskRoutes } from './routes';
export { priceRoutes } from './price-routes';
