export { issueSupportTicket, redeemSupportTicket, viewSupport } from './support-sessions';
