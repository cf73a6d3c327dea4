import type { CartItem } from '../domain/cart-item';
import { cartTotals, type Totals } from '../domain/totals';
import { currencyAtom } from '../currency';
import { taxCountryAtom } from '../session';
import { customerLeftAtom } from '../session/leave-later';
import { atom } from '../store';
import { pendingPricesAtom } from './pending-prices';
import { getLines } from './cart-state';
import { cartStateAtom } from './stored-cart';
import { canUndoAtom } from './removals';

/** Sums of a cart: before tax, tax and total, in minor units of `currency_code`. */
export interface CartSums extends Totals {
  readonly currency_code: string;
  /** Every line is included with the server's current price; otherwise the sums are provisional. */
  readonly complete: boolean;
  /** The country whose tax is included; null while it is unknown, when the sums are before tax or out of date. */
  readonly tax_country: string | null;
}

export interface Cart {
  readonly items: readonly CartItem[];
  readonly totals: CartSums;
  readonly count: number;
  /** Whether `undo` can restore a removal of this tab. */
  readonly canUndo: boolean;
}

/** Sums the lines with a known price that have the same currency; never mixes currencies. */
function sums(items: readonly CartItem[], shopCurrency: string | undefined, taxCountry: string | null): CartSums {
  const known = items.filter(({ priced }) => priced !== 'unknown');
  const inShop = known.some(({ currency_code }) => currency_code === shopCurrency);
  const currency_code = (inShop ? shopCurrency : known[0]?.currency_code) ?? shopCurrency ?? 'USD';
  const counted = known.filter((item) => item.currency_code === currency_code);
  const complete = counted.length === items.length && items.every(({ priced }) => priced === 'priced');
  const isTaxed =
    counted.length > 0 && counted.every(({ priced, tax_country }) => priced === 'priced' && tax_country === taxCountry);
  return { ...cartTotals(counted), currency_code, complete, tax_country: isTaxed ? taxCountry : null };
}

/** Lines as they are shown while their price is being fetched. Cached, so that the same line is the same object each time. */
const whileAsked = new WeakMap<CartItem, CartItem>();

function toAsked(line: CartItem): CartItem {
  const known = whileAsked.get(line) ?? { ...line, priced: 'checking' };
  whileAsked.set(line, known);
  return known;
}

/** The lines to show: none of a customer who has signed out and whose cart is not cleared yet. */
const linesAtom = atom((get) => (get(customerLeftAtom) ? [] : getLines(get(cartStateAtom))));

const itemsAtom = atom((get): CartItem[] => {
  const pendingPrices = get(pendingPricesAtom);
  const lines = get(linesAtom);
  return pendingPrices.size === 0
    ? lines
    : lines.map((line) => (pendingPrices.has(line.domain) && line.priced !== 'checking' ? toAsked(line) : line));
});

export const cartAtom = atom((get): Cart => {
  const items = get(itemsAtom);
  return {
    items,
    totals: sums(items, get(currencyAtom).shopCurrency?.code, get(taxCountryAtom)),
    count: items.length,
    canUndo: get(canUndoAtom),
  };
});

/** The cart of a first render, when stored values are unknown. */
export const NO_CART: Cart = { items: [], totals: sums([], undefined, null), count: 0, canUndo: false };
