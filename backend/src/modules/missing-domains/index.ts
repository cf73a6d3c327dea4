export { endMovedAway } from './end-missing';
export { refuseWhileComing, requireHeld } from './held-guard';
export { registerMissingDomainsJob } from './missing-job';
export {
  findListed,
  type ListedDomain,
  listInTheWay,
  lockInTheWay,
  lockListed,
  recordMissing,
  suspect,
} from './queries';
export { isLaterRegistration } from './registration';
