export { audit, auditAll, type AuditEntry, entriesAbout } from './queries';
