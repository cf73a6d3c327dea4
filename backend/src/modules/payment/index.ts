export { canPay, listMethods, noteCardDeclined, noteCardPaid } from './payment-methods';
export { paymentRoutes } from './routes';
export { webhookRoutes } from './webhook';
