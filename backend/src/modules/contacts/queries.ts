import type { TldData } from '@storefront/shared/contract';
import { IDENTITY_FIELDS } from '@storefront/shared/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { order_items, orders } from '../../db/schema';
import type { Deps } from '../../deps';

/** The customer's newest order that has a registrant: it is on record with the order anyway. */
export async function newestOrder({ db }: Pick<Deps, 'db'>, customerId: string) {
  const [newest] = await db
    .select({ id: orders.id, state: orders.state, created_at: orders.created_at, registrant: order_items.registrant })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(and(eq(orders.customer_id, customerId), isNotNull(order_items.registrant)))
    .orderBy(desc(orders.created_at), order_items.position)
    .limit(1);
  return newest;
}

/** The answers that an order gave to registries, by TLD, without what says who somebody is and what the form works out by itself. */
export async function answersOf({ db }: Pick<Deps, 'db'>, orderId: string): Promise<TldData> {
  const items = await db
    .select({ tld_data: order_items.tld_data })
    .from(order_items)
    .where(eq(order_items.order_id, orderId))
    .orderBy(order_items.position);
  const given = items.flatMap((item) => Object.entries(item.tld_data ?? {}));
  const isTyped = ([name]: [string, unknown]): boolean => !IDENTITY_FIELDS.has(name) && name !== 'is_individual';
  return Object.fromEntries(
    given.map(([tld, answers]) => [tld, Object.fromEntries(Object.entries(answers).filter(isTyped))]),
  );
}
