export { itemColumns, itemMessage, toItemText, getItemMessage } from './item-message';
export { getMoneyLeft } from './money-left';
export {
  isAnsweredItem,
  isBegunItem,
  isFinalItem,
  isFinalState,
  isKept,
  isPayable,
  type ItemEvent,
  openItemStates,
  toItemStatus,
  type OrderEvent,
  orderStates,
  getSettlement,
  toStatusName,
  unsettledStates,
} from './order-machine';
export {
  cancelWaitingItems,
  closeReopened,
  reopenForPart,
  reopenForRefund,
  StaleStateError,
  transitionItem,
  transitionOrder,
} from './order-transitions';
export { viewItem, viewOrder } from './order-view';
export { getPaymentMessage, holdLapsedText } from './payment-message';
export {
  findOpenOrder,
  findOrder,
  isBeingOrdered,
  isBeingAcquired,
  listItems,
  lockOrderState,
  type OrderItemRow,
  type OrderRow,
  wakeOrder,
  wasReopened,
} from './queries';
