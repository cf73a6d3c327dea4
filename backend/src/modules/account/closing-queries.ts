import { CLOSING_NAMED_MAX, type CustomerId } from '@storefront/shared/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import {
  address_corrections,
  customers,
  domains,
  mail_tokens,
  orders,
  outbox,
  payment_methods,
  receipts,
  registrant_verifications,
} from '../../db/schema';
import { isFinalState, orderStates } from '../orders';

const isOwnedBy = (customerId: CustomerId): SQL | undefined =>
  and(eq(domains.customer_id, customerId), isNull(domains.ended_at));

/** Returns what matters for closing an account: counts, and the first few obstacles. */
export async function listHeldByAccount(db: Db | Tx, customerId: CustomerId) {
  const active = and(isOwnedBy(customerId), eq(domains.stage, 'active'));
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
    .where(and(isOwnedBy(customerId), ne(domains.stage, 'active')));
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
  return {
    names,
    activeNames: activeNames?.count ?? 0,
    expired: expired?.count ?? 0,
    newest,
    openOrders: openOrders?.count ?? 0,
    documents: documents?.count ?? 0,
  };
}

/** Locks an open account until the transaction ends. @returns false if it is closed */
export async function lockOpenAccount(tx: Tx, customerId: CustomerId): Promise<boolean> {
  const [open] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.closed_at)))
    .for('update');
  return open !== undefined;
}

/** @returns the domains whose auto-renew was on */
export const turnAutoRenewOff = (tx: Tx, customerId: CustomerId, at: Date) =>
  tx
    .update(domains)
    .set({ is_auto_renew: false, updated_at: at })
    .where(and(isOwnedBy(customerId), eq(domains.is_auto_renew, true)))
    .returning({ id: domains.id });

/** Returns the known addresses of an account and of its domains' owners, past and requested ones too, except those of other accounts. */
async function listKnownAddresses(tx: Tx, customerId: CustomerId): Promise<string[]> {
  const corrected = await tx
    .select({ former: address_corrections.former_email, next: address_corrections.new_email })
    .from(address_corrections)
    .where(eq(address_corrections.customer_id, customerId));
  const tokens = await tx
    .select({ email: mail_tokens.email })
    .from(mail_tokens)
    .where(and(eq(mail_tokens.customer_id, customerId), isNotNull(mail_tokens.email)));
  const owners = await tx
    .select({ email: registrant_verifications.email })
    .from(registrant_verifications)
    .where(eq(registrant_verifications.customer_id, customerId));
  const buyers = await tx
    .selectDistinct({ email: sql<string>`${receipts.parties}->'buyer'->>'email'` })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.order_id))
    .where(eq(orders.customer_id, customerId));
  const addresses = [
    ...corrected.flatMap(({ former, next }) => [former, next]),
    ...[...tokens, ...owners, ...buyers].flatMap(({ email }) => email ?? []),
  ];
  const others = await tx
    .select({ email: customers.email })
    .from(customers)
    .where(and(inArray(customers.email, addresses), ne(customers.id, customerId)));
  const theirs = new Set(others.map(({ email }) => email));
  return addresses.filter((address) => !theirs.has(address));
}

/** Deletes the emails to the addresses of an account, except those still to be sent. */
export async function forgetEmails(tx: Tx, customerId: CustomerId, address: string): Promise<void> {
  const addresses = [address, ...(await listKnownAddresses(tx, customerId))];
  await tx.delete(outbox).where(and(inArray(outbox.recipient, addresses), ne(outbox.status, 'queued')));
}

export async function recordClosed(tx: Tx, customerId: CustomerId, at: Date): Promise<void> {
  await tx.update(customers).set({ closed_at: at }).where(eq(customers.id, customerId));
}

/** Returns the payment provider's ids of a customer's present and past cards. */
export const cardsAtProvider = (db: Db, customerId: CustomerId) =>
  db
    .select({ method: payment_methods.provider_method_id })
    .from(payment_methods)
    .where(eq(payment_methods.customer_id, customerId));

export const liveNames = (db: Db, customerId: CustomerId) =>
  db.select({ name: domains.name }).from(domains).where(isOwnedBy(customerId));
