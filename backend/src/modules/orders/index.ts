export { itemColumns, itemMessage, itemSays, saidOfItem } from './item-message';
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
  closeReopened,
  reopenForRefund,
  StaleStateError,
  transitionItem,
  transitionOrder,
} from './order-transitions';
export { viewItem, viewOrder } from './order-view';
export { saidOfPayment } from './payment-message';
export { findOrder, isBeingOrdered, itemsOf, type OrderItemRow, type OrderRow, wakeOrder } from './queries';
