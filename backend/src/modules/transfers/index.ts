export { beginTransfer, followTransfer } from './begin-transfer';
export { codeProblems, codeToKeep, keptCode } from './order-codes';
export { transferRoutes } from './routes';
export { resealCode } from './sealed-code';
