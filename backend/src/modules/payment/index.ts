export { noteCardPaid } from './payment-methods';
export { canPay, listMethods, noteCardDeclined, paysFrom } from './queries';
export { paymentRoutes } from './routes';
export { checkingReversals, webhookRoutes } from './webhook';
