export { registerAutorenewalJob } from './autorenewals';
export { registerExpiryNoticeJob } from './expiry-notices';
export { registerNameLifeJob } from './name-life-job';
export { renewalRoutes } from './routes';
