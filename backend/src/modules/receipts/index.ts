export { issueReceipt, issueRefundNote } from './issue-receipt';
export { makeDocument } from './receipt-attachment';
export { receiptRoutes } from './routes';
export { receiptNumber, viewReceipt } from './view-receipt';
