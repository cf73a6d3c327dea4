export {
  addPartner,
  editPartner,
  issuePartnerKey,
  noSuchPartner,
  revokePartnerKey,
  switchPartner,
  takeOverPartner,
  type PartnerChangeDeps,
} from './change-partners';
export { DatabasePartners } from './database-partners';
