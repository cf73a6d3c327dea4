import { lineKind, type CartItem } from '@storefront/shared/domain';

/**
 * What follows paying at once and cannot be taken back, in words that hold for everything in the order.
 *
 * @param slow whether the registrar is known to answer late
 */
export function payTerms(items: readonly Pick<CartItem, 'type' | 'period'>[], slow: boolean): string {
  const when = slow ? 'as soon as the registrar answers' : 'at once';
  if (items.every((item) => lineKind(item) === 'add_ons')) return `What you add is switched on ${when} and is paid for until the domain expires; it can be cancelled, but is not paid back.`;
  if (items.every(({ type }) => type === 'renew') && items.some((item) => lineKind(item) === 'add_ons')) return `The names are renewed and the add-ons switched on ${when}; neither can be given back.`;
  if (items.every(({ type }) => type === 'renew')) return `The names are renewed ${when}; a year that was added cannot be given back.`;
  if (items.every(({ type }) => type === 'transfer')) return `The names are asked for ${when}; what does not arrive is paid back.`;
  return `The names are registered ${when}. Once registered, a name is refunded only if you delete it within its registry’s grace period.`;
}
