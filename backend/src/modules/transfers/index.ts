export { callOffByStaff } from './act-on-transfer';
export { beginTransfer, followTransfer } from './begin-transfer';
export { codeProblems, codeToKeep, openKeptCode } from './order-codes';
export { findTransferItem, listCallable } from './queries';
export { transferRoutes } from './routes';
export { resealCode } from './sealed-code';
