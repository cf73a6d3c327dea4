export { correctionRoutes } from './correction-routes';
export { factorRemovalDeskRoutes } from './factor-removal-routes';
export { deskRoutes } from './routes';
export { partnerRoutes } from './partner-routes';
export { priceRoutes } from './price-routes';
export { releaseRoutes } from './release-routes';
export { webhookDeskRoutes } from './webhook-routes';
