import { sumMinor } from '@storefront/shared/domain';
import type { OrderItemRow, OrderRow } from './queries';

/**
 * Returns the minor units of an order that can still be refunded: captured minus all refunds, made or pending. Negative if refunds outside
 * the shop exceed what the pending ones leave.
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
