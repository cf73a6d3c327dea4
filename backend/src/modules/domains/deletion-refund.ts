import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import { assertMinor, lineKind, type Minor } from '@storefront/shared/domain';
import { addDays } from '../../core/days';
import { findSoldName } from '../../core/catalog/catalog';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { getMoneyLeft } from '../orders';
import type { DomainRow } from '../portfolio';
import { listCarriedOutItems, orderMoney } from './queries';

export interface Refund {
  readonly itemId: OrderItemId;
  readonly orderId: OrderId;
  /** In minor units, including tax. */
  readonly amount: Minor;
  readonly currency: string;
  readonly until: Date;
}

/**
 * Returns the refund for a domain that is deleted now: the full price of its registration including add-ons and tax, until the end of the
 * add grace period, limited to the money left in its order. Registries refund neither premium domains nor domains that were renewed since.
 * Add-ons bought separately since are not refunded and do not reduce the refund.
 */
export async function refundFor(
  { db, clock }: Pick<Deps, 'clock'> & { readonly db: Db | Tx },
  domain: DomainRow,
): Promise<Refund | null> {
  const until = addDays(domain.registered_at, findSoldName(domain.name)?.record.addGraceDays ?? 0);
  if (clock.now() >= until) return null;
  const items = await listCarriedOutItems(db, domain.id);
  const [item, ...others] = items.filter((one) => lineKind(one) !== 'add_ons');
  if (item?.type !== 'new' || item.state !== 'completed' || item.premium !== null || others.length > 0) return null;
  const amount = Math.min(item.amount + item.tax, await leftFor(db, item));
  if (amount <= 0) return null;
  return { itemId: item.id, orderId: item.orderId, amount: assertMinor(amount), currency: item.currency, until };
}

/** Returns the money of an order, in minor units, that is left for one of its items after what other pending deletions have promised. */
async function leftFor(db: Db | Tx, { id, orderId }: Pick<Refund, 'orderId'> & { readonly id: OrderItemId }) {
  const lines = await orderMoney(db, orderId);
  const [order] = lines;
  if (!order) throw new Error(`Order ${orderId} has no items`);
  const others = lines.filter((line) => line.id !== id);
  return getMoneyLeft(
    order,
    others.map((line) => (line.isPromised ? { ...line, state: 'refund_pending' } : line)),
  );
}
