import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CustomerId, DomainId, OrderItemId, OrderId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { audit_entries, domains, order_items, orders, registrar_changes, zones } from '../../db/schema';
import { isKept, unsettledStates, type OrderItemRow } from '../orders';
import type { DomainRow } from '../portfolio';

export type AuditRow = typeof audit_entries.$inferSelect;

const isLive = (domainId: DomainId) => and(eq(domains.id, domainId), isNull(domains.ended_at));
const isLiveFor = (domainId: DomainId, customerId: CustomerId) =>
  and(isLive(domainId), eq(domains.customer_id, customerId));

export async function liveDomain(db: Db, domainId: DomainId): Promise<DomainRow | undefined> {
  const [domain] = await db.select().from(domains).where(isLive(domainId));
  return domain;
}

/** @returns the domain as it is now; undefined if the customer no longer has it */
export async function changeDomain(
  tx: Tx,
  domainId: DomainId,
  customerId: CustomerId,
  set: Partial<DomainRow>,
): Promise<DomainRow | undefined> {
  const [changed] = await tx.update(domains).set(set).where(isLiveFor(domainId, customerId)).returning();
  return changed;
}

/** Saves the registrant data that the registrar returned. */
export async function recordRegistrant(
  db: Db,
  domainId: DomainId,
  registration: Pick<DomainRow, 'registrant' | 'tld_data' | 'registrant_at'>,
): Promise<void> {
  await db.update(domains).set(registration).where(eq(domains.id, domainId));
}

/** @returns false if it had already ended */
export async function endDomain(tx: Tx, domainId: DomainId, at: Date): Promise<boolean> {
  const [ended] = await tx
    .update(domains)
    .set({ ended_at: at, updated_at: at })
    .where(isLive(domainId))
    .returning({ id: domains.id });
  return ended !== undefined;
}

export interface AddOnColumns {
  readonly isOn: 'has_whois_privacy' | 'domain_forwarding' | 'email_forwarding';
  readonly endsAt: 'privacy_ends_at' | 'domain_forwarding_ends_at' | 'email_forwarding_ends_at';
}

/** Returns a page of domains with an add-on that is due to end, earliest end first. */
export const withEndedAddOn = (
  db: Db,
  { isOn, endsAt }: AddOnColumns,
  now: Date,
  { after, limit }: { readonly after: DomainRow | undefined; readonly limit: number },
): Promise<DomainRow[]> => {
  const place = after?.[endsAt] ?? undefined;
  return db
    .select()
    .from(domains)
    .where(
      and(
        isNull(domains.ended_at),
        lte(domains[endsAt], now),
        sql`${domains[isOn]}`,
        place && sql`(${domains[endsAt]}, ${domains.id}) > (${place.toISOString()}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(asc(domains[endsAt]), asc(domains.id))
    .limit(limit);
};

/** @returns false if the add-on no longer ends by `now` and therefore stays */
export async function endAddOn(
  tx: Tx,
  domainId: DomainId,
  set: Partial<DomainRow>,
  endsAt: AddOnColumns['endsAt'],
  now: Date,
): Promise<boolean> {
  const [changed] = await tx
    .update(domains)
    .set(set)
    .where(and(isLive(domainId), lte(domains[endsAt], now)))
    .returning({ id: domains.id });
  return changed !== undefined;
}

/** Reduces every domain to the number of email addresses that its renewal paid for, once the others have ended. */
export const endAddresses = (tx: Tx, now: Date) =>
  tx
    .update(domains)
    .set({
      email_forwards_max: sql`coalesce(${domains.email_forwards_next}, ${domains.email_forwards_max})`,
      email_forwards_next: null,
      email_forwards_next_at: null,
      updated_at: now,
    })
    .where(and(isNull(domains.ended_at), lte(domains.email_forwards_next_at, now)))
    .returning({ id: domains.id, addresses: domains.email_forwards_max });

/** Lists what was carried out for a domain, also if staff have refunded it since. */
export const listCarriedOutItems = (db: Db | Tx, domainId: DomainId) =>
  db
    .select({
      id: order_items.id,
      orderId: order_items.order_id,
      state: order_items.state,
      message_code: order_items.message_code,
      type: order_items.type,
      period: order_items.period,
      premium: order_items.premium,
      amount: order_items.amount,
      tax: order_items.tax,
      currency: orders.currency_code,
    })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .where(
      and(
        eq(order_items.domain_id, domainId),
        inArray(order_items.state, ['completed', 'refund_pending', 'refunded'] satisfies OrderItemRow['state'][]),
      ),
    )
    .then((items) => items.filter((item) => item.state === 'completed' || isKept(item)));

/** Whether the domain came or was renewed by an order whose payment is not captured yet, so that its refund is not known. */
export async function isBeingPaid(db: Db | Tx, domainId: DomainId): Promise<boolean> {
  const [open] = await db
    .select({ id: orders.id })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .where(and(eq(order_items.domain_id, domainId), inArray(orders.state, [...unsettledStates])))
    .limit(1);
  return open !== undefined;
}

/** Returns the amounts of an order and its items, and for each item whether a pending deletion has promised its refund. */
export const orderMoney = (db: Db | Tx, orderId: OrderId) =>
  db
    .select({
      id: order_items.id,
      state: order_items.state,
      amount: order_items.amount,
      tax: order_items.tax,
      left_out: order_items.left_out,
      captured: orders.captured,
      refunded: orders.refunded,
      isPromised: sql<boolean>`exists (select from ${registrar_changes} asked where asked.domain_id = ${order_items}.domain_id and asked.kind = 'deletion' and asked.wanted->'deletion'->>'refund_item' = ${order_items}.id::text)`,
    })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .where(eq(order_items.order_id, orderId));

export async function findItemOrder(tx: Tx, itemId: OrderItemId): Promise<OrderId | undefined> {
  const [item] = await tx
    .select({ order_id: order_items.order_id })
    .from(order_items)
    .where(eq(order_items.id, itemId));
  return item?.order_id;
}

/** Returns the orders of the domain's present customer that include the domain, newest first. */
export const listOrders = (db: Db, { id, customer_id }: Pick<DomainRow, 'id' | 'customer_id'>) =>
  db
    .selectDistinct({ id: orders.id, at: orders.created_at })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(and(eq(order_items.domain_id, id), eq(orders.customer_id, customer_id)))
    .orderBy(desc(orders.created_at));

export async function findZoneVersion(db: Db, domainId: DomainId) {
  const [zone] = await db
    .select({ id: zones.id, version: zones.version })
    .from(zones)
    .where(eq(zones.domain_id, domainId));
  return zone;
}

/** Order events shown in the history of a domain. */
const SHOWN_OF_ORDERS = ['transfer.called_off', 'transfer.confirmation_resent'];

/**
 * Returns the audit entries of a domain, its zone and transfer, newest first, before an id if given, and no zone entries of earlier holders
 * (I9).
 */
export async function entriesAboutDomain(
  db: Db,
  domain: DomainRow,
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const items = await db.select({ id: order_items.id }).from(order_items).where(eq(order_items.domain_id, domain.id));
  return db
    .select()
    .from(audit_entries)
    .where(
      and(
        or(
          eq(audit_entries.subject, `domain:${domain.id}`),
          and(eq(audit_entries.subject, `zone:${domain.name}`), gte(audit_entries.at, domain.created_at)),
          and(
            inArray(
              audit_entries.subject,
              items.map(({ id }) => `order_item:${id}`),
            ),
            inArray(audit_entries.action, SHOWN_OF_ORDERS),
          ),
        ),
        before === undefined ? undefined : lt(audit_entries.id, before),
      ),
    )
    .orderBy(desc(audit_entries.id))
    .limit(limit);
}

/** Whether the registrar refused the deletion that a given request asked for. */
export async function wasDeletionRefused(tx: Tx, domainId: DomainId, requestId: string): Promise<boolean> {
  const [refused] = await tx
    .select({ id: audit_entries.id })
    .from(audit_entries)
    .where(
      and(
        eq(audit_entries.subject, `domain:${domainId}`),
        eq(audit_entries.action, 'domain.deletion_refused'),
        eq(audit_entries.request_id, requestId),
      ),
    )
    .limit(1);
  return refused !== undefined;
}
