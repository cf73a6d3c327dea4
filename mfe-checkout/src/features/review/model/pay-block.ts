import type { CartItem } from '@storefront/shared/domain';
import type { LineChange } from './price-changes';

/** Why the order cannot be paid at this moment, in words for the person; undefined when it can. */
export function payBlock(
  items: readonly Pick<CartItem, 'priced'>[],
  changes: readonly LineChange[],
): string | undefined {
  if (items.some(({ priced }) => priced === 'checking')) return 'The prices are being checked.';
  if (changes.length === 1) return 'One name has changed. Accept it or remove it first.';
  if (changes.length > 1) return `${changes.length} names have changed. Accept or remove them first.`;
  return undefined;
}
