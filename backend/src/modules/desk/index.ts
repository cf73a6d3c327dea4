export { deskRoutes } from './routes';
export { priceRoutes } from './price-routes';
export { releaseRoutes } from './release-routes';
