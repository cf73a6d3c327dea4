export { issueSupportTicket, takeSupportTicket, viewSupport } from './support-sessions';
