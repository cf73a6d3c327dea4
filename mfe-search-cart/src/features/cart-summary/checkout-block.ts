import type { CartItem } from '@storefront/shared/cart';
import { isGone } from '../../model/is-gone';
import { linePriceState } from '../../model/line-price';
import { needsCode } from '../../model/needs-code';

/** What stands between a cart and its checkout. */
interface CartObstacles {
  readonly items: readonly CartItem[];
  /** Lines that cost more than this person saw and has not accepted. */
  readonly dearer: number;
}

const names = (count: number, one: string, many: string): string =>
  count === 1 ? `One name ${one}` : `${count} names ${many}`;

/** Why a cart cannot go to checkout now, in words for the person; undefined when it can. */
export function checkoutBlock({ items, dearer }: CartObstacles): string | undefined {
  const codeless = items.filter(needsCode).length;
  if (codeless > 0)
    return `${names(codeless, 'has no transfer code. Enter it or remove it', 'have no transfer code. Enter them or remove them')}.`;
  const gone = items.filter(isGone).length;
  if (gone > 0)
    return `${names(gone, 'cannot be bought any more. Remove it', 'cannot be bought any more. Remove them')}.`;
  const unknown = items.filter(({ priced }) => priced === 'unknown').length;
  if (unknown > 0)
    return `${names(unknown, 'has no price right now. Try again or remove it', 'have no price right now. Try again or remove them')}.`;
  if (dearer > 0)
    return `${names(dearer, 'costs more than before. Accept the price or remove it', 'cost more than before. Accept the prices or remove them')}.`;
  if (items.some((item) => linePriceState(item) === 'pending')) return 'Prices are being checked.';
  return undefined;
}
