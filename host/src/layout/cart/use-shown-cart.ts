import { cartAtom, type Cart } from '@storefront/shared/cart';
import { cartTotals } from '@storefront/shared/domain';
import { useStored } from '@storefront/shared/store';

const EMPTY: Cart = {
  items: [],
  totals: { ...cartTotals([]), currency_code: 'USD', complete: true, tax_country: null },
  count: 0,
  canUndo: false,
};

/** The cart, empty in a first render. `followCartOnceNeeded` keeps its prices true, whose code comes later than the frame. */
export const useShownCart = (): Cart => useStored(cartAtom, EMPTY);
