export { createCartTransfer } from './cart-transfer';
export { readReferralPartner } from './referral';
export { cartRoutes } from './routes';
