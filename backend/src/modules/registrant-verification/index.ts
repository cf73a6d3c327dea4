export { askRegistrant, countNewRegistrant } from './registrant-verification';
export { registrantVerificationRoutes } from './routes';
