import type { Contact, TldData, ContactId, CustomerId, OrderId } from '@storefront/shared/contract';
import { IDENTITY_FIELDS } from '@storefront/shared/domain';
import { and, asc, count, desc, eq, isNotNull, min, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { contacts, customers, order_items, orders } from '../../db/schema';
import type { Deps } from '../../deps';

/**
 * Returns the customer's newest order with a registrant, which is on record with the order anyway. If there are several, returns the one
 * with most domains: the others are the exceptions (RG-11).
 */
export async function newestOrder({ db }: Pick<Deps, 'db'>, customerId: CustomerId) {
  // Lateral join from the newest order backwards: the first one nearly always has a registrant, so that no others are read.
  const first = db
    .select({ registrant: order_items.registrant })
    .from(order_items)
    .where(and(eq(order_items.order_id, orders.id), isNotNull(order_items.registrant)))
    .groupBy(order_items.registrant)
    .orderBy(desc(count()), min(order_items.position))
    .limit(1)
    .as('first');
  const [newest] = await db
    .select({ id: orders.id, state: orders.state, created_at: orders.created_at, registrant: first.registrant })
    .from(orders)
    .innerJoinLateral(first, sql`true`)
    .where(eq(orders.customer_id, customerId))
    .orderBy(desc(orders.created_at), asc(orders.id))
    .limit(1);
  return newest;
}

/** Returns the registry data that an order has for a registrant by TLD, without identity numbers and derived fields. */
export async function getAnswers(
  { db }: Pick<Deps, 'db'>,
  orderId: OrderId,
  registrant: Contact | null,
): Promise<TldData> {
  const items = await db
    .select({ tld_data: order_items.tld_data })
    .from(order_items)
    .where(and(eq(order_items.order_id, orderId), registrant ? eq(order_items.registrant, registrant) : undefined))
    .orderBy(order_items.position);
  const tldAnswers = items.flatMap((item) => Object.entries(item.tld_data ?? {}));
  const isTyped = ([name]: [string, unknown]): boolean => !IDENTITY_FIELDS.has(name) && name !== 'is_individual';
  return Object.fromEntries(
    tldAnswers.map(([tld, answers]) => [tld, Object.fromEntries(Object.entries(answers).filter(isTyped))]),
  );
}

export type ContactRow = typeof contacts.$inferSelect;

export const findContacts = (db: Db, customerId: CustomerId): Promise<ContactRow[]> =>
  db
    .select()
    .from(contacts)
    .where(eq(contacts.customer_id, customerId))
    .orderBy(desc(contacts.is_default), desc(contacts.updated_at), contacts.id);

/** Locks the customer's row too, so that two concurrent first contacts do not both become the default. */
export async function lockContacts(tx: Tx, customerId: CustomerId): Promise<ContactRow[]> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  return tx.select().from(contacts).where(eq(contacts.customer_id, customerId));
}

export async function insertContact(tx: Tx, customerId: CustomerId, contact: Contact, now: Date): Promise<ContactRow> {
  const [added] = await tx
    .insert(contacts)
    .values({ customer_id: customerId, contact, consented_at: now, created_at: now, updated_at: now })
    .returning();
  if (!added) throw new Error('Contact insert returned no row');
  return added;
}

export async function updateContact(tx: Tx, id: ContactId, contact: Contact, now: Date): Promise<void> {
  await tx.update(contacts).set({ contact, updated_at: now }).where(eq(contacts.id, id));
}

/** @returns false if the customer has none with that id */
export async function deleteContact(tx: Tx, customerId: CustomerId, id: ContactId): Promise<boolean> {
  const own = and(eq(contacts.id, id), eq(contacts.customer_id, customerId));
  return (await tx.delete(contacts).where(own).returning({ id: contacts.id })).length > 0;
}

export async function makeOnlyDefault(tx: Tx, row: ContactRow, now: Date): Promise<ContactRow> {
  await tx
    .update(contacts)
    .set({ is_default: false })
    .where(and(eq(contacts.customer_id, row.customer_id), ne(contacts.id, row.id), sql`${contacts.is_default}`));
  await tx.update(contacts).set({ is_default: true, updated_at: now }).where(eq(contacts.id, row.id));
  return { ...row, is_default: true, updated_at: now };
}
