import type { CartItem } from '@storefront/shared/cart';
import { getPeriods } from '@storefront/shared/domain';

/** Whether a line offers more than one term (CT-09). */
export const canChangeTerm = (item: CartItem, isGone: (item: CartItem) => boolean): boolean =>
  !isGone(item) && getPeriods(item).length > 1;
