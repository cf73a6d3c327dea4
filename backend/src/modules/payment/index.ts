export { noteCardPaid } from './payment-methods';
export { canPay, canPayBeside, listMethods, lockCards, noteCardDeclined, paysFrom } from './queries';
export { paymentRoutes } from './routes';
export { checkingReversals, webhookRoutes } from './webhook';
