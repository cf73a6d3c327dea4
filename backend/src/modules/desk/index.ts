export { correctionRoutes } from './correction-routes';
export { deskRoutes } from './routes';
export { partnerRoutes } from './partner-routes';
export { priceRoutes } from './price-routes';
export { releaseRoutes } from './release-routes';
