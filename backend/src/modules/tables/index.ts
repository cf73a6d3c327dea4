export { tablesRoutes } from './routes';
