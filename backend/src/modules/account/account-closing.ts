import { CLOSING_NAMED_MAX, type AccountClosing } from '@storefront/shared/contract';
import { and, asc, count, desc, eq, gt, isNull, ne, notInArray, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { domains, orders, receipts } from '../../db/schema';
import type { Deps } from '../../deps';
import { isFinalState, orderStates, statusNameOf } from '../orders';

/** Active names that the registrar is asked for at once. */
const ASKED = 10;

const ownedBy = (customerId: string): SQL | undefined =>
  and(eq(domains.customer_id, customerId), isNull(domains.ended_at));
const activeOf = (customerId: string): SQL | undefined => and(ownedBy(customerId), eq(domains.stage, 'active'));

/**
 * Which of a customer's active names the registrar does not hold any more: they went to another one. Asks only as far as the first
 * names that it does hold, or gives no answer for; they are in the way, whatever became of the others.
 * @returns ids of domains
 */
export async function namesMovedAway(
  { db, registrar }: Pick<Deps, 'db' | 'registrar'>,
  customerId: string,
): Promise<string[]> {
  const moved: string[] = [];
  for (let after = ''; ;) {
    const names = await db
      .select({ id: domains.id, name: domains.name })
      .from(domains)
      .where(and(activeOf(customerId), gt(domains.name, after)))
      .orderBy(asc(domains.name))
      .limit(ASKED);
    const answers = await Promise.all(
      names.map(async ({ id, name }) => ({ id, isGone: (await registrar.info(name)) === null })),
    );
    const gone = answers.filter(({ isGone }) => isGone);
    moved.push(...gone.map(({ id }) => id));
    if (names.length < ASKED || gone.length < names.length) return moved;
    after = names.at(-1)?.name ?? '';
  }
}

/**
 * What closing the account of a customer finds. A name that has not expired and an order that has not ended stand in the way: there
 * would be nobody left to look after the one and to give the money of the other back to.
 *
 * @param moved names that have gone to another registrar, which do not
 */
export async function closingOf(
  db: Pick<Tx, 'select'>,
  customerId: string,
  moved: readonly string[],
): Promise<AccountClosing> {
  const active = and(activeOf(customerId), notInArray(domains.id, [...moved]));
  const open = and(eq(orders.customer_id, customerId), notInArray(orders.state, orderStates.filter(isFinalState)));
  const names = await db
    .select({ name: domains.name })
    .from(domains)
    .where(active)
    .orderBy(asc(domains.name))
    .limit(CLOSING_NAMED_MAX);
  const [activeNames] = await db.select({ count: count() }).from(domains).where(active);
  const [expired] = await db
    .select({ count: count() })
    .from(domains)
    .where(and(ownedBy(customerId), ne(domains.stage, 'active')));
  const newest = await db
    .select({ id: orders.id, state: orders.state, created_at: orders.created_at })
    .from(orders)
    .where(open)
    .orderBy(desc(orders.created_at))
    .limit(CLOSING_NAMED_MAX);
  const [openOrders] = await db.select({ count: count() }).from(orders).where(open);
  const [documents] = await db
    .select({ count: count() })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.order_id))
    .where(eq(orders.customer_id, customerId));
  const counts = { names: activeNames?.count ?? 0, orders: openOrders?.count ?? 0 };
  return {
    is_possible: counts.names + counts.orders === 0,
    active_names: { count: counts.names, first: names.map(({ name }) => name) },
    open_orders: {
      count: counts.orders,
      first: newest.map(({ id, state, created_at }) => ({
        order_id: id,
        status_name: statusNameOf(state),
        created_at: created_at.toISOString(),
      })),
    },
    expired_names: expired?.count ?? 0,
    receipts: documents?.count ?? 0,
  };
}
