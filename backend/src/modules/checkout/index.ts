export { priceOrder } from './order-pricing';
export { isRefundOfShop } from './payment-steps';
export { placeOrder, type PlaceOrderDeps } from './place-order';
export { addRefunded, orderToTell } from './processing-queries';
export { checkoutRoutes } from './routes';
export { cancelOrder, isCancellable, isRefundable, refundLines, retryOrder } from './staff-actions';
