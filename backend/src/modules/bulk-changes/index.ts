export { bulkChangeRoutes } from './routes';
