export {
  audit,
  auditAll,
  type Actor,
  type AuditEntry,
  entriesAbout,
  findDomainsOfSubjects,
  findStaffNames,
} from './queries';
export { readActingNames } from './acting-names';
export { pruneAudit, registerAuditRetentionJob } from './retention';
