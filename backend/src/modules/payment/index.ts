export { recordCardPaid } from './payment-methods';
export { canPay, canPayBeside, listMethods, lockCards, recordCardDeclined, paysFrom } from './queries';
export { paymentRoutes } from './routes';
export { checkingReversals, warningOfFraud, webhookRoutes } from './webhook';
