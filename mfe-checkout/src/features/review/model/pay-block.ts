import type { CartItem } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';
import type { LineChange } from './price-changes';

/** Returns why the order cannot be paid now, as text for the customer; undefined if it can. */
export function payBlock(
  t: Translate,
  items: readonly Pick<CartItem, 'priced'>[],
  changes: readonly LineChange[],
): string | undefined {
  if (items.some(({ priced }) => priced === 'checking')) return t(messages.pricesChecking);
  return changes.length > 0 ? t(messages.namesChanged, { count: changes.length }) : undefined;
}
