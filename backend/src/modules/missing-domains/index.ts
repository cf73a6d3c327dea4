export { endMovedAway } from './end-missing';
export { refuseWhileBeingAcquired, requireHeld } from './held-guard';
export { registerMissingDomainsJob } from './missing-job';
export {
  findListed,
  type ListedDomain,
  listBlockingDomains,
  lockBlockingDomains,
  lockListed,
  recordMissing,
  scheduleMissingChecks,
} from './queries';
export { isLaterRegistration } from './registration';
