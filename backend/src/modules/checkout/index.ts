export { priceOrder } from './order-pricing';
export { placeOrder, type PlaceOrderDeps } from './place-order';
export { checkoutRoutes } from './routes';
export { cancelOrder, isCancellable, isRefundable, refundLines, retryOrder } from './staff-actions';
