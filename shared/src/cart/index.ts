export type { CartItem, SubProduct } from '../domain/cart-item';
export {
  addAddOn,
  addChoices,
  addNewDomain,
  addNewDomains,
  addRenewal,
  addTransfer,
  cartChoices,
  deselectAddOn,
  removeItem,
  removeOrdered,
  resetCart,
  selectAddOn,
  setAutorenew,
  setPeriod,
  setTransferCode,
} from './cart-actions';
export type { AddOnSubject, RenewalSubject, TransferSubject } from './new-items';
export {
  clearCheckoutDrafts,
  orderDraftAtom,
  registrantDraftAtom,
  type OrderDraft,
  type RegistrantDraft,
} from './checkout-drafts';
export { followCart } from './follow';
export { referralAtom, getReferralToken } from './referral';
export { repriceCart } from './reprice';
export type { PriceDifference } from './seen-prices';
export { seenPricesAtom } from './seen-prices-atom';
export { undo } from './undo';
export { cartAtom, type Cart, type CartSums } from './shown-cart';
export { useCart } from './use-cart';
export {
  acceptLinePrice,
  linesAsLastSeen,
  useNotePrices,
  usePriceChanges,
  type PriceChanges,
} from './use-price-changes';
