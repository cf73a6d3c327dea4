import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { OrderId, OrderItemId, EmailId } from '@storefront/shared/contract';
import type { Db, ReadDb, Tx } from '../../db/client';
import { audit_entries, customers, order_items, orders, outbox, receipts } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { PageRange } from './search-queries';

export type EmailRow = Pick<
  typeof outbox.$inferSelect,
  'id' | 'recipient' | 'subject' | 'status' | 'created_at' | 'about'
> & { readonly has_text: boolean };

const emailColumns = {
  id: outbox.id,
  recipient: outbox.recipient,
  subject: outbox.subject,
  status: outbox.status,
  created_at: outbox.created_at,
  about: outbox.about,
  has_text: sql<boolean>`${outbox.text} <> ''`,
};

/** Lists emails to an address, newest first. */
export const listEmailsTo = (db: ReadDb, address: string, { limit, offset }: PageRange): Promise<EmailRow[]> =>
  db
    .select(emailColumns)
    .from(outbox)
    .where(eq(outbox.recipient, address))
    .orderBy(desc(outbox.created_at), asc(outbox.id))
    .limit(limit + 1)
    .offset(offset);

/** Lists emails about an order to its customer, newest first. */
export const listEmailsAbout = (db: Db, orderId: OrderId): Promise<EmailRow[]> =>
  db
    .select(emailColumns)
    .from(outbox)
    .where(eq(outbox.about, `order:${orderId}`))
    .orderBy(desc(outbox.created_at), asc(outbox.id))
    .limit(200);

export async function findEmail(db: Db, id: EmailId): Promise<typeof outbox.$inferSelect | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
  return row;
}

/** Finds the customer of an order with the current address, which a closed account does not have. */
export async function findOrderCustomer(db: Db | Tx, orderId: OrderId) {
  if (!isUuid(orderId)) return undefined;
  const [row] = await db
    .select({
      id: customers.id,
      first_name: customers.first_name,
      last_name: customers.last_name,
      email: customers.email,
      language: customers.language,
      closed_at: customers.closed_at,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(eq(orders.id, orderId));
  return row;
}

/** Lists the documents of an order by number; those of refunds with their domain. */
export const listDocuments = (db: Db, orderId: OrderId) =>
  db
    .select({
      number: receipts.number,
      kind: receipts.kind,
      amount: receipts.amount,
      issued_at: receipts.issued_at,
      domain_name: order_items.domain_name,
    })
    .from(receipts)
    .leftJoin(order_items, eq(order_items.id, receipts.order_item_id))
    .where(eq(receipts.order_id, orderId))
    .orderBy(asc(receipts.number));

/** Lists the audit entries of an order and its items, newest first. */
export const listOrderEntries = (db: Db, orderId: OrderId, itemIds: readonly OrderItemId[], limit: number) =>
  db
    .select()
    .from(audit_entries)
    .where(
      or(
        eq(audit_entries.subject, `order:${orderId}`),
        inArray(
          audit_entries.subject,
          itemIds.map((id) => `order_item:${id}`),
        ),
      ),
    )
    .orderBy(desc(audit_entries.id))
    .limit(limit);
