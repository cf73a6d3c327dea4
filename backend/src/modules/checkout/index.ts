export { warnOfSecondRefund } from './alarms';
export { bookFailedRefund, bookRefund } from './book-refund';
export { priceOrder } from './order-pricing';
export { placeOrder, type PlaceOrderDeps } from './place-order';
export {
  endPartRefund,
  hasInquiry,
  hasOpenDispute,
  listBookedRefunds,
  findOrderForEmail,
  reopenPartRefund,
  UNPAID_DECIDED,
} from './processing-queries';
export { checkoutRoutes } from './routes';
export { cancelOrder, isCancellable, isRefundable, refundLines, retryOrder } from './staff-actions';
export { findUnpaid, recordUnpaidDecision } from './unpaid-orders';
