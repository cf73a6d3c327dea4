export {
  type ForwardedDomain,
  forwardingRecords,
  isForwarded,
  isMailForwarded,
  recordsInTheWay,
} from './default-records';
export { isServedHere, ownZone, type ZoneUser } from './own-zone';
export { viewRecord } from './record-view';
export { dnsRoutes } from './routes';
export { settleSoon } from './zone-jobs';
export { keepZone, wantKeptRecords } from './zone-keeping';
export { wantZone, type ZoneDeps } from './zone-making';
export { recordsOf, type ZoneRecordRow, type ZoneRow } from './zone-settling';
