import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import { assertMinor, lineKind, type Minor } from '@storefront/shared/domain';
import { addDays } from 'date-fns';
import { findSoldName } from '../../core/catalog/catalog';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { getMoneyLeft } from '../orders';
import type { DomainRow } from '../portfolio';
import { carriedOutItems, orderMoney } from './queries';

/** What is paid back for a deleted domain. */
export interface Refund {
  readonly itemId: OrderItemId;
  readonly orderId: OrderId;
  /** Minor units, with tax. */
  readonly amount: Minor;
  readonly currency: string;
  readonly until: Date;
}

/**
 * What is paid back for a domain that is deleted now: all that its registration cost, add-ons and tax included, until the end of the
 * add grace period, and no more than its order has left of its money. Registries give nothing back for premium names, nor for names that
 * were renewed meanwhile. Add-ons that were bought alone since are the shop's own affair: they are not paid back themselves, and take
 * nothing from what is.
 */
export async function refundFor(
  { db, clock }: Pick<Deps, 'clock'> & { readonly db: Db | Tx },
  domain: DomainRow,
): Promise<Refund | null> {
  const until = addDays(domain.registered_at, findSoldName(domain.name)?.record.addGraceDays ?? 0);
  if (clock.now() >= until) return null;
  const items = await carriedOutItems(db, domain.id);
  const [item, ...others] = items.filter((one) => lineKind(one) !== 'add_ons');
  if (item?.type !== 'new' || item.premium !== null || others.length > 0) return null;
  const amount = Math.min(item.amount + item.tax, await leftFor(db, item));
  if (amount <= 0) return null;
  return { itemId: item.id, orderId: item.orderId, amount: assertMinor(amount), currency: item.currency, until };
}

/** What an order has left for one of its items, in minor units: other deletions under way have promised theirs already. */
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
