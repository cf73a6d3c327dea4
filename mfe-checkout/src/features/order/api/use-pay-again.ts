import { addChoices, useCart } from '@storefront/shared/cart';
import type { CartChoice, Order, OrderedItem } from '@storefront/shared/contract';

/**
 * Converts an item back to a choice. An order does not contain the auto-renew choice, so it is off, so that nothing renews unasked; the
 * cart shows that, with the switch.
 */
const toChoice = ({ type, domain_name, period, sub_items }: OrderedItem): CartChoice => ({
  type,
  domain: domain_name,
  period,
  quantity: 1,
  autorenew: false,
  add_ons: sub_items.map(({ type: service, quantity }) => ({ service, quantity })),
});

/**
 * Returns how many items of an order are no longer in the cart, and a function that puts them back as they were ordered. Their prices are
 * fetched again.
 */
export function usePayAgain(order: Order | undefined): { readonly missing: number; readonly putBack: () => void } {
  const { items } = useCart();
  const inCart = new Set(items.map(({ domain }) => domain));
  const missing = order?.order_items.filter(({ domain_name }) => !inCart.has(domain_name)) ?? [];
  return { missing: missing.length, putBack: () => void addChoices(missing.map(toChoice)) };
}
