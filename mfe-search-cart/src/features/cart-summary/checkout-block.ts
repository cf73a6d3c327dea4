import type { CartItem } from '@storefront/shared/cart';
import type { Translate } from '@storefront/shared/i18n';
import { linePriceState } from '../../model/line-price';
import { needsCode } from '../../model/needs-code';
import * as messages from './messages';

/** What can prevent a cart from being checked out. */
interface CartObstacles {
  readonly items: readonly CartItem[];
  /** The number of lines whose price has risen and was not accepted. */
  readonly dearer: number;
  /** Whether a line can no longer be bought. */
  readonly isGone: (item: CartItem) => boolean;
}

/** Returns why a cart cannot be checked out now, as text for the customer; undefined if it can. */
export function checkoutBlock({ items, dearer, isGone }: CartObstacles, t: Translate): string | undefined {
  const codeless = items.filter(needsCode).length;
  if (codeless > 0) return t(messages.codeless, { count: codeless });
  const gone = items.filter(isGone).length;
  if (gone > 0) return t(messages.gone, { count: gone });
  const unpriced = items.filter(({ priced }) => priced === 'unknown').length;
  if (unpriced > 0) return t(messages.unpriced, { count: unpriced });
  if (dearer > 0) return t(messages.dearer, { count: dearer });
  if (items.some((item) => linePriceState(item) === 'pending')) return t(messages.checking);
  return undefined;
}
