export {
  addEndpoint,
  editEndpoint,
  noSuchWebhook,
  removeEndpoint,
  rotateSecret,
  sendAgain,
  sendTest,
  switchEndpoint,
  type EndpointDeps,
} from './change-endpoints';
export { showDelivery, showEndpoint } from './endpoint-view';
export { publishEvent } from './publish-event';
export { findEndpoint, listDeliveries, listEndpoints } from './queries';
export { toSecretOwner } from './sealed-secrets';
export { registerWebhookJobs } from './webhook-jobs';
