import { lineKind, type CartItem, type LineKind } from '@storefront/shared/domain';

/** What cannot be taken back of each kind, as an order says it that has several. */
const REFUNDS = {
  new: 'a registered name is refunded only if you delete it within its registry’s grace period',
  renew: 'a renewal is not refunded',
  transfer: 'a transfer that fails is refunded',
  add_ons: 'an add-on can be cancelled, but is not refunded',
} as const satisfies Record<LineKind, string>;

const KINDS = ['new', 'renew', 'transfer', 'add_ons'] as const satisfies readonly LineKind[];

/**
 * What follows paying at once and cannot be taken back, in words that hold for everything in the order.
 *
 * @param slow whether the registrar is known to answer late
 */
export function payTerms(items: readonly Pick<CartItem, 'type' | 'period'>[], slow: boolean): string {
  const when = slow ? 'as soon as the registrar answers' : 'at once';
  const present = new Set(items.map(lineKind));
  const kinds = KINDS.filter((kind) => present.has(kind));
  const [only] = kinds;
  if (!only) return '';
  if (kinds.length > 1) {
    const refunds = kinds.map((kind) => REFUNDS[kind]).join('; ');
    return `Your order is carried out ${when}. ${refunds.charAt(0).toUpperCase()}${refunds.slice(1)}.`;
  }
  return {
    new: `The names are registered ${when}. Once registered, a name is refunded only if you delete it within its registry’s grace period.`,
    renew: `The names are renewed ${when}; a year that was added cannot be refunded.`,
    transfer: `The names are asked for ${when}; what does not arrive is paid back.`,
    add_ons: `What you add is switched on ${when} and is paid for until the domain expires; it can be cancelled, but is not paid back.`,
  }[only];
}
