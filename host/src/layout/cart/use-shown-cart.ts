import { cartAtom, type Cart } from '@storefront/shared/cart';
import { cartTotals } from '@storefront/shared/domain';
import { useStored } from '@storefront/shared/store';

const EMPTY: Cart = {
  items: [],
  totals: { ...cartTotals([]), currency_code: 'USD', complete: true, tax_country: null },
  count: 0,
  canUndo: false,
};

/** The cart; empty in a first render. `followCartOnceNeeded` loads the code that keeps its prices current, after the frame. */
export const useShownCart = (): Cart => useStored(cartAtom, EMPTY);
