export { saveCartTransfer } from './cart-transfer';
export { readReferralPartner } from './referral';
export { cartRoutes } from './routes';
