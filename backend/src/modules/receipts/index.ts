export { consentLines, findLastWithdrawalDay } from './consent-lines';
export { issueReceipt, issueRefundNote, showDocument } from './issue-receipt';
export { findNotedLines, listNotedRefunds, listRefundNotes } from './queries';
export { makeDocument, viewOrderDocument } from './receipt-attachment';
export { receiptRoutes } from './routes';
export { receiptNumber, viewReceipt } from './view-receipt';
export { nameOfNotes, notePath } from './view-refund-note';
