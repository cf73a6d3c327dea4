export { audit, auditAll, type AuditEntry, entriesAbout } from './queries';
export { pruneAudit, registerAuditRetentionJob } from './retention';
