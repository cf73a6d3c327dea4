import { lineKind, type CartItem, type LineKind } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';

const KINDS = ['new', 'renew', 'transfer', 'add_ons'] as const satisfies readonly LineKind[];

/**
 * Describes what happens immediately after payment and cannot be undone, for all items of the order.
 *
 * @param slow whether the registrar is not responding
 */
export function payTerms(t: Translate, items: readonly Pick<CartItem, 'type' | 'period'>[], slow: boolean): string {
  const present = new Set(items.map(lineKind));
  const [first, ...others] = KINDS.filter((kind) => present.has(kind));
  if (!first) return '';
  if (others.length === 0) return t(messages.terms, { kind: first, slow });
  return t(messages.termsMixed, {
    slow,
    first,
    renew: others.includes('renew'),
    transfer: others.includes('transfer'),
    addOns: others.includes('add_ons'),
  });
}
