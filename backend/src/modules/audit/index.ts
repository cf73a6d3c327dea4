export {
  audit,
  auditAll,
  auditSignIn,
  type Actor,
  type AuditEntry,
  entriesAbout,
  findDomainsOfSubjects,
  findSignInCountries,
  findStaffNames,
} from './queries';
export { readActingNames } from './acting-names';
export { pruneAudit, registerAuditRetentionJob } from './retention';
