import { sumMinor } from '@storefront/shared/domain';
import type { OrderItemRow, OrderRow } from './queries';

/**
 * Minor units that an order still has to give back: without what went back, by whatever way, and what is on its way back. Below zero
 * where more went back by other ways than what is on its way leaves.
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
