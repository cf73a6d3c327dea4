import { sumMinor } from '@storefront/shared/domain';
import type { OrderItemRow, OrderRow } from './queries';

/**
 * Minor units that an order can still refund: less what was returned in any way, and what is being returned. Negative where returns in
 * other ways exceed what the pending refunds leave.
 */
export const getMoneyLeft = (
  { captured, refunded }: Pick<OrderRow, 'captured' | 'refunded'>,
  items: readonly Pick<OrderItemRow, 'state' | 'amount' | 'tax' | 'left_out'>[],
): number =>
  captured -
  refunded -
  sumMinor(
    items.flatMap(({ state, amount, tax, left_out }) => [
      ...(state === 'refund_pending' ? [amount, tax] : []),
      ...(left_out?.refund === 'pending' ? [left_out.amount, left_out.tax] : []),
    ]),
  );
