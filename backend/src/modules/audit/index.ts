export { audit, auditAll, type AuditEntry, entriesAbout, findDomainsOfSubjects, findStaffNames } from './queries';
export { readActingStaff } from './acting-staff-names';
export { pruneAudit, registerAuditRetentionJob } from './retention';
