import type { CartItem } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { getLinePrice, linePriceState } from './line-price';

/**
 * The orders in which the cart can show its lines: as they were added, by domain, and by the price that a line shows. In the URL, as for the
 * price list (`?sort=price` or `?sort=-price`).
 */
export const LINE_ORDERS = ['added', 'name', 'price', '-price'] as const;
export type LineOrder = (typeof LINE_ORDERS)[number];

/** Reads the order from a URL. An unknown value falls back to that in which the lines were added. */
export function readLineOrder(query: URLSearchParams): LineOrder {
  const sort = query.get('sort');
  return LINE_ORDERS.find((order) => order === sort) ?? 'added';
}

/** Writes an order to the query of a URL, omitting the default. */
export function writeLineOrder(query: URLSearchParams, order: LineOrder): URLSearchParams {
  const next = new URLSearchParams(query);
  if (order === 'added') next.delete('sort');
  else next.set('sort', order);
  return next;
}

/**
 * Returns the lines in an order, for display only. Lines of the same price stay as they were added, and those without a price come last.
 * While the price of a new term is being fetched, a line stays where its former price had put it.
 */
export function orderLines(items: readonly CartItem[], order: LineOrder, language: string): readonly CartItem[] {
  if (order === 'added') return items;
  if (order === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return [...items].sort((a, b) => compare(toUnicode(a.domain), toUnicode(b.domain)));
  }
  const direction = order === 'price' ? 1 : -1;
  const isPriced = (item: CartItem): boolean => linePriceState(item) !== 'unknown';
  return [...items].sort(
    (a, b) =>
      Number(isPriced(b)) - Number(isPriced(a)) || (isPriced(a) ? direction * (getLinePrice(a) - getLinePrice(b)) : 0),
  );
}
