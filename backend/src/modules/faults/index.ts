export { faultRoutes } from './routes';
