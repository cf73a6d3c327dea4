export { itemColumns, itemMessage, saidOfItem } from './item-message';
export {
  isAnsweredItem,
  isFinalItem,
  isFinalState,
  isPayable,
  type ItemEvent,
  itemStates,
  itemStatusOf,
  type OrderEvent,
  orderStates,
  settlementOf,
  statusNameOf,
} from './order-machine';
export {
  type Actor,
  cancelWaitingItems,
  type OrderItemRow,
  type OrderRow,
  reopenForRefund,
  StaleStateError,
  transitionItem,
  transitionOrder,
} from './order-transitions';
export { findOrder, viewItem, viewOrder } from './order-view';
export { saidOfPayment } from './payment-message';
