export { createCartTransfer } from './cart-transfer';
export { partnerOfReferral } from './referral';
export { cartRoutes } from './routes';
