export {
  type ForwardedDomain,
  listForwardingRecords,
  isForwarded,
  isMailForwarded,
  listConflictingRecords,
} from './default-records';
export { isServedHere, ownZone, type ZoneUser } from './own-zone';
export { findRecords, markForInternalRecords, markForZone, type ZoneRecordRow, type ZoneRow } from './queries';
export { viewRecord } from './record-view';
export { BATCH_LIMIT, dnsRoutes } from './routes';
export { changeRecords } from './save-zone';
export { settleSoon } from './zone-jobs';
export { writeInternalRecords } from './internal-records';
export { isZoneWorkOfShop } from './zone-history';
export type { ZoneDeps } from './create-zone';
