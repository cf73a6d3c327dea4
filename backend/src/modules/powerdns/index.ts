export { powerDnsRoutes } from './routes';
