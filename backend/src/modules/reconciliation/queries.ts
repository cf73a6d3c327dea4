import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DomainId, OrderId } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { domains, order_items, orders, payment_events } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import { openItemStates } from '../orders';
import type { BookedName, BookedOrder } from './compare';

export async function listOrderIds(db: Db, after: OrderId | null, limit: number): Promise<OrderId[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(after === null ? undefined : gt(orders.id, after))
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export function listBookedOrders(db: Db, ids: readonly OrderId[]): Promise<BookedOrder[]> {
  return db
    .select({
      id: orders.id,
      state: orders.state,
      captured: orders.captured,
      refunded: orders.refunded,
      currency_code: orders.currency_code,
      updated_at: orders.updated_at,
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id));
}

export async function findKnownOrders(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const possible = ids.filter((id) => isUuid<OrderId>(id));
  const rows = await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, possible));
  return new Set(rows.map(({ id }) => id));
}

export async function listLiveNames(db: Db, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: domains.name })
    .from(domains)
    .where(and(isNull(domains.ended_at), after === null ? undefined : gt(domains.name, after)))
    .orderBy(asc(domains.name))
    .limit(limit);
  return rows.map(({ name }) => name);
}

export function listBookedNames(db: Db, names: readonly string[]): Promise<BookedName[]> {
  return db
    .select({
      id: domains.id,
      name: domains.name,
      expiry_date: domains.expiry_date,
      stage: domains.stage,
      is_auto_renew: domains.is_auto_renew,
      has_whois_privacy: domains.has_whois_privacy,
      is_locked: domains.is_locked,
      nameservers: domains.nameservers,
      updated_at: domains.updated_at,
    })
    .from(domains)
    .where(and(isNull(domains.ended_at), inArray(domains.name, [...names])))
    .orderBy(asc(domains.name));
}

/** Returns those of the customers' domains whose language tag is not stored. */
export const listWithoutLanguageTag = async (db: Db, names: readonly string[]) =>
  names.length === 0
    ? []
    : db
        .select({ id: domains.id, name: domains.name })
        .from(domains)
        .where(and(inArray(domains.name, [...names]), isNull(domains.ended_at), isNull(domains.language_tag)))
        .orderBy(asc(domains.name));

export async function storeLanguageTag(db: Db, domainId: DomainId, language_tag: string): Promise<void> {
  await db.update(domains).set({ language_tag }).where(eq(domains.id, domainId));
}

export async function findEndedNames(db: Db, names: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .selectDistinctOn([domains.name], { name: domains.name, endedAt: domains.ended_at })
    .from(domains)
    .where(and(isNotNull(domains.ended_at), inArray(domains.name, [...names])))
    .orderBy(asc(domains.name), desc(domains.ended_at));
  return new Map(rows.flatMap(({ name, endedAt }) => (endedAt ? [[name, endedAt]] : [])));
}

/** Returns those of the domains that an order may still register, renew or transfer. */
export async function findMovingNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const open = await db
    .select({ name: order_items.domain_name })
    .from(order_items)
    .where(and(inArray(order_items.domain_name, [...names]), inArray(order_items.state, openItemStates)));
  return new Set(open.map(({ name }) => name));
}

/** Counts running orders, whose payments and domains may still change. */
export async function countOrdersUnderWay(db: Db): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders).where(isNotNull(orders.next_step_at));
  return row?.orders ?? 0;
}

export async function forgetPaymentEvents(db: Db, before: Date): Promise<void> {
  await db.delete(payment_events).where(lt(payment_events.received_at, before));
}
