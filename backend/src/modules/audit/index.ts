export { audit, auditAll, type AuditEntry, entriesAbout, findDomainsOfSubjects, findStaffNames } from './queries';
export { readActingNames } from './acting-names';
export { pruneAudit, registerAuditRetentionJob } from './retention';
