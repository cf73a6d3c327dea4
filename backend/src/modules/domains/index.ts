export { registerAddOnEndJob } from './add-on-ends';
export { domainRoutes } from './routes';
