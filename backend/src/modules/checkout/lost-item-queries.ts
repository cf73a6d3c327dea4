import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { audit_entries, domains, order_items } from '../../db/schema';
import type { OrderItemRow } from '../orders';

/** Why an item is lost: its order is no longer listed, or its customer does not have the domain. */
export type Loss = 'order.item_lost' | 'order.item_not_held';
const ENTRIES = ['order.item_lost', 'order.item_not_held', 'order.item_found'] as const satisfies readonly (
  Loss | 'order.item_found'
)[];

export async function lastLoss(tx: Tx, subject: string) {
  const [last] = await tx
    .select({ action: audit_entries.action, at: audit_entries.at })
    .from(audit_entries)
    .where(and(eq(audit_entries.subject, subject), inArray(audit_entries.action, [...ENTRIES])))
    .orderBy(desc(audit_entries.id))
    .limit(1);
  return last;
}

/** Returns the customer who has the domain in our database, and its expiry. */
export async function liveDomain(db: Db, name: string) {
  const [live] = await db
    .select({ customer_id: domains.customer_id, expiry_date: domains.expiry_date })
    .from(domains)
    .where(and(eq(domains.name, name), isNull(domains.ended_at)));
  return live;
}

/** Whether another open order may have brought the same domain. */
export async function isOrderedElsewhere(
  db: Db,
  { id, domain_name }: Pick<OrderItemRow, 'id' | 'domain_name'>,
): Promise<boolean> {
  const [other] = await db
    .select({ id: order_items.id })
    .from(order_items)
    .where(
      and(
        eq(order_items.domain_name, domain_name),
        ne(order_items.id, id),
        inArray(order_items.type, ['new', 'transfer']),
        inArray(order_items.state, ['waiting', 'registering', 'unknown', 'pending']),
      ),
    )
    .limit(1);
  return other !== undefined;
}
