import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CustomerId, DomainId, OrderId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { autorenewals, customers, domains, expiry_notices, order_items, orders } from '../../db/schema';
import { isFinalState, openItemStates, orderStates } from '../orders';
import type { DomainRow } from '../portfolio';
import { hasNoDeletion } from '../registrar-changes';

export type AutorenewalRow = typeof autorenewals.$inferSelect;
type CustomerRow = typeof customers.$inferSelect;

const PAGE = 1_000;
const PART = 100;

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const openStates = orderStates.filter((state) => !isFinalState(state));

interface ScannedRow {
  readonly id: DomainId;
  readonly at: Date;
  readonly isDue: boolean;
}

type ScanPosition = Pick<ScannedRow, 'at' | 'id'>;

/** Condition for rows after a position in an index on the column and the id. */
const behind = (column: PgColumn, after: ScanPosition | undefined): SQL | undefined =>
  after && sql`(${column}, ${domains.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

/**
 * Scans an index by keyset pagination, so that no statement reads more than a page.
 * @returns the ids of the domains that are due, in parts
 */
async function* dueInParts(
  read: (after: ScanPosition | undefined) => Promise<ScannedRow[]>,
): AsyncGenerator<DomainId[]> {
  const part: DomainId[] = [];
  for (let after: ScanPosition | undefined; ;) {
    const page = await read(after);
    part.push(...page.filter(({ isDue }) => isDue).map(({ id }) => id));
    while (part.length >= PART) yield part.splice(0, PART);
    after = page.at(-1);
    if (page.length < PAGE) break;
  }
  if (part.length > 0) yield part;
}

export async function customerRow(db: Db, id: CustomerId): Promise<CustomerRow | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}

/** Day of the last notice for a domain's present expiry. Columns include their table, which drizzle omits in a select from one table. */
const lastNotice = sql<
  number | null
>`(select min(day) from ${expiry_notices} sent where sent.domain_id = ${domains}.id and sent.expiry_date = ${domains}.expiry_date)`;

/**
 * Returns the live domains that expire within a span and whose notice was not sent, in parts.
 * @param dueDay returns the notice that is due for an expiry, or null
 */
export const dueNotices = (db: Db, { from, to }: Span, dueDay: (expiry: Date) => number | null) =>
  dueInParts(async (after) => {
    const page = await db
      .select({ id: domains.id, at: domains.expiry_date, sent: lastNotice })
      .from(domains)
      .where(
        and(
          isNull(domains.ended_at),
          hasNoDeletion,
          gte(domains.expiry_date, from),
          lte(domains.expiry_date, to),
          behind(domains.expiry_date, after),
        ),
      )
      .orderBy(asc(domains.expiry_date), asc(domains.id))
      .limit(PAGE);
    return page.map(({ id, at, sent }) => {
      const day = dueDay(at);
      return { id, at, isDue: day !== null && (sent === null || sent > day) };
    });
  });

/** Returns those of the domains that are live and whose account is open, with their customers. */
export const listHeldDomains = (db: Db | Tx, ids: readonly DomainId[]) =>
  db
    .select({ domain: domains, customer: customers })
    .from(domains)
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .where(and(inArray(domains.id, [...ids]), isNull(domains.ended_at), isNull(customers.closed_at)))
    .orderBy(asc(domains.name));

/** Returns the live domains of an open account that expire within a span, earliest first, each with its last notice. */
export const listExpiringDomains = (db: Db, customerId: CustomerId, { from, to }: Span) =>
  db
    .select({ domain: domains, customer: customers, lastSent: lastNotice })
    .from(domains)
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .where(
      and(
        eq(domains.customer_id, customerId),
        isNull(domains.ended_at),
        hasNoDeletion,
        isNull(customers.closed_at),
        gte(domains.expiry_date, from),
        lte(domains.expiry_date, to),
      ),
    )
    .orderBy(asc(domains.expiry_date), asc(domains.name));

/** @returns false if the notice was already sent */
export async function recordNotice(tx: Tx, { id, expiry_date }: DomainRow, day: number, now: Date): Promise<boolean> {
  const recorded = await tx
    .insert(expiry_notices)
    .values({ domain_id: id, expiry_date, day, sent_at: now })
    .onConflictDoNothing()
    .returning({ day: expiry_notices.day });
  return recorded.length > 0;
}

/** Returns the live domains whose stage has ended, in parts. */
export const domainsBeyondStage = (db: Db, now: Date) =>
  dueInParts(async (after) => {
    const page = await db
      .select({ id: domains.id, at: domains.stage_ends })
      .from(domains)
      .where(and(isNull(domains.ended_at), lte(domains.stage_ends, now), behind(domains.stage_ends, after)))
      .orderBy(asc(domains.stage_ends), asc(domains.id))
      .limit(PAGE);
    return page.map((row) => ({ ...row, isDue: true }));
  });

export const listBeyondStage = (db: Db, ids: readonly DomainId[], now: Date): Promise<DomainRow[]> =>
  db
    .select()
    .from(domains)
    .where(and(inArray(domains.id, [...ids]), isNull(domains.ended_at), lte(domains.stage_ends, now)))
    .orderBy(asc(domains.name));

export type StageChange = Partial<Pick<DomainRow, 'stage' | 'late_stage_ends' | 'expiry_date' | 'ended_at'>>;

/** Changes a domain unless it has changed since it was read. @returns false if a renewal came first */
export async function changeStage(tx: Tx, domain: DomainRow, change: StageChange, now: Date): Promise<boolean> {
  const written = await tx
    .update(domains)
    .set({ ...change, updated_at: now })
    .where(
      and(
        eq(domains.id, domain.id),
        eq(domains.stage, domain.stage),
        eq(domains.expiry_date, domain.expiry_date),
        isNull(domains.ended_at),
      ),
    )
    .returning({ id: domains.id });
  return written.length > 0;
}

export async function findAutorenewal(db: Db, { id, expiry_date }: DomainRow): Promise<AutorenewalRow | undefined> {
  const [row] = await db
    .select()
    .from(autorenewals)
    .where(and(eq(autorenewals.domain_id, id), eq(autorenewals.expiry_date, expiry_date)));
  return row;
}

/** Optimistic lock: the row is unchanged since it was read, so only one of several concurrent writers succeeds. */
const asRead = ({ domain_id, expiry_date, told_at, attempts, order_id }: AutorenewalRow): SQL | undefined =>
  and(
    eq(autorenewals.domain_id, domain_id),
    eq(autorenewals.expiry_date, expiry_date),
    eq(autorenewals.told_at, told_at),
    eq(autorenewals.attempts, attempts),
    order_id ? eq(autorenewals.order_id, order_id) : isNull(autorenewals.order_id),
  );

/** Saves announced terms. @param seen the row they were computed from @returns false if it was changed or created meanwhile */
export async function saveAnnounced(
  tx: Tx,
  { id, expiry_date }: DomainRow,
  announced: Pick<AutorenewalRow, 'told_at' | 'currency_code' | 'told_total' | 'next_at'>,
  seen: AutorenewalRow | null,
): Promise<boolean> {
  if (seen) return changeAutorenewal(tx, seen, announced);
  const added = await tx
    .insert(autorenewals)
    .values({ domain_id: id, expiry_date, ...announced })
    .onConflictDoNothing()
    .returning({ id: autorenewals.domain_id });
  return added.length > 0;
}

/** Changes an auto-renewal unless it has changed since it was read. @returns whether it was changed */
export async function changeAutorenewal(
  db: Db | Tx,
  seen: AutorenewalRow,
  change: Partial<AutorenewalRow>,
): Promise<boolean> {
  const changed = await db
    .update(autorenewals)
    .set(change)
    .where(asRead(seen))
    .returning({ id: autorenewals.domain_id });
  return changed.length > 0;
}

/** Joins the auto-renewal of a domain for its current expiry. */
const ofDomain = (): SQL | undefined =>
  and(eq(autorenewals.domain_id, domains.id), eq(autorenewals.expiry_date, domains.expiry_date));

const isToRenew = ({ from, to }: Span): SQL | undefined =>
  and(
    isNull(domains.ended_at),
    sql`${domains.is_auto_renew}`,
    gt(domains.expiry_date, from),
    lte(domains.expiry_date, to),
    hasNoDeletion,
  );

/** Nothing was announced yet, or an attempt is due. */
const isAutorenewalDue = (now: Date): SQL =>
  sql`(${or(isNull(autorenewals.domain_id), and(isNull(autorenewals.order_id), lte(autorenewals.next_at, now)))})`;

/** Returns domains with auto-renew that expire in the span (without its start) and need an announcement or an attempt, in parts. */
export const dueAutorenewals = (db: Db, span: Span, now: Date) =>
  dueInParts((after) =>
    db
      .select({
        id: domains.id,
        at: domains.expiry_date,
        isDue: sql<boolean>`coalesce(${isAutorenewalDue(now)}, false)`,
      })
      .from(domains)
      .leftJoin(autorenewals, ofDomain())
      .where(and(isToRenew(span), behind(domains.expiry_date, after)))
      .orderBy(asc(domains.expiry_date), asc(domains.id))
      .limit(PAGE),
  );

/** Returns those of the domains that are still due, with their customers. */
export const listDueAutorenewals = (db: Db, ids: readonly DomainId[], span: Span, now: Date) =>
  db
    .select({ domain: domains, customer: customers, row: autorenewals })
    .from(domains)
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .leftJoin(autorenewals, ofDomain())
    .where(and(inArray(domains.id, [...ids]), isToRenew(span), isAutorenewalDue(now)))
    .orderBy(asc(domains.name));

export async function findOrderByKey(db: Db, customerId: CustomerId, key: string): Promise<OrderId | null> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customer_id, customerId), eq(orders.idempotency_key, key)));
  return found?.id ?? null;
}

/** Whether an order, such as a manual renewal, may still renew the domain. Other items may keep that order open for months. */
export async function isBeingRenewed(db: Db, name: string): Promise<boolean> {
  const [open] = await db
    .select({ id: order_items.id })
    .from(order_items)
    .where(
      and(eq(order_items.domain_name, name), eq(order_items.type, 'renew'), inArray(order_items.state, openItemStates)),
    )
    .limit(1);
  return open !== undefined;
}

/** Returns a page of the attempts whose order has ended, sorted by order id. */
export const listEndedAutorenewals = (db: Db, after: OrderId | undefined) =>
  db
    .select({ row: autorenewals, domain: domains, customer: customers, order: orders, item: order_items })
    .from(autorenewals)
    .innerJoin(domains, eq(domains.id, autorenewals.domain_id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .innerJoin(orders, eq(orders.id, autorenewals.order_id))
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(
      and(
        isNotNull(autorenewals.order_id),
        isNull(customers.closed_at),
        notInArray(orders.state, openStates),
        after === undefined ? undefined : gt(autorenewals.order_id, after),
      ),
    )
    .orderBy(asc(autorenewals.order_id))
    .limit(PART);
