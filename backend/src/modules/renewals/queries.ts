import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { autorenewals, customers, domains, expiry_notices, order_items, orders } from '../../db/schema';
import { isFinalState, orderStates } from '../orders';
import type { DomainRow } from '../portfolio';

export type AutorenewalRow = typeof autorenewals.$inferSelect;
type CustomerRow = typeof customers.$inferSelect;

/** Domains read at a time. */
const PAGE = 200;

/** A span of time, both ends included. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** States in which an order may still renew a name. */
const openStates = orderStates.filter((state) => !isFinalState(state));

/** Reads page after page, by the names of the domains. */
async function* inPages<Row>(
  read: (after: string) => Promise<Row[]>,
  getName: (row: Row) => string,
): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const page = await read(after);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = getName(last);
  }
}

/** The row of a customer; undefined where there is none. */
export async function customerRow(db: Db, id: string): Promise<CustomerRow | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}

/** The live domains of open accounts that expire within a span, with their customers. */
export const expiringDomains = (db: Db, { from, to }: Span) =>
  inPages(
    (after) =>
      db
        .select({ domain: domains, customer: customers })
        .from(domains)
        .innerJoin(customers, eq(customers.id, domains.customer_id))
        .where(
          and(
            isNull(domains.ended_at),
            isNull(customers.closed_at),
            gte(domains.expiry_date, from),
            lte(domains.expiry_date, to),
            gt(domains.name, after),
          ),
        )
        .orderBy(asc(domains.name))
        .limit(PAGE),
    ({ domain }) => domain.name,
  );

/** Whether the notice of a day, or of an earlier one, has gone out. */
export async function wasNoticeSent(db: Db, { id, expiry_date }: DomainRow, day: number): Promise<boolean> {
  const [earlier] = await db
    .select({ day: expiry_notices.day })
    .from(expiry_notices)
    .where(
      and(eq(expiry_notices.domain_id, id), eq(expiry_notices.expiry_date, expiry_date), lte(expiry_notices.day, day)),
    )
    .limit(1);
  return earlier !== undefined;
}

/** @returns false where the notice has gone out already */
export async function recordNotice(tx: Tx, { id, expiry_date }: DomainRow, day: number, now: Date): Promise<boolean> {
  const recorded = await tx
    .insert(expiry_notices)
    .values({ domain_id: id, expiry_date, day, sent_at: now })
    .onConflictDoNothing()
    .returning({ day: expiry_notices.day });
  return recorded.length > 0;
}

/** The live domains whose stage is over. */
export const domainsBeyondStage = (db: Db, now: Date) =>
  inPages(
    (after) =>
      db
        .select()
        .from(domains)
        .where(and(isNull(domains.ended_at), lte(domains.stage_ends, now), gt(domains.name, after)))
        .orderBy(asc(domains.name))
        .limit(PAGE),
    ({ name }) => name,
  );

export type StageChange = Partial<Pick<DomainRow, 'stage' | 'late_stage_ends' | 'expiry_date' | 'ended_at'>>;

/** Changes a domain that stands as it was read. @returns false where a renewal came in between */
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

/** The auto-renewal of a domain at its present expiry. */
export async function findAutorenewal(db: Db, { id, expiry_date }: DomainRow): Promise<AutorenewalRow | undefined> {
  const [row] = await db
    .select()
    .from(autorenewals)
    .where(and(eq(autorenewals.domain_id, id), eq(autorenewals.expiry_date, expiry_date)));
  return row;
}

/** The row is as it was read: of several that saw the same, one goes on. */
const asRead = ({ domain_id, expiry_date, told_at, attempts, order_id }: AutorenewalRow): SQL | undefined =>
  and(
    eq(autorenewals.domain_id, domain_id),
    eq(autorenewals.expiry_date, expiry_date),
    eq(autorenewals.told_at, told_at),
    eq(autorenewals.attempts, attempts),
    order_id ? eq(autorenewals.order_id, order_id) : isNull(autorenewals.order_id),
  );

/** Keeps what was told. @param seen the row that it was worked out from @returns false where somebody else has told or begun meanwhile */
export async function keepTold(
  tx: Tx,
  { id, expiry_date }: DomainRow,
  told: Pick<AutorenewalRow, 'told_at' | 'currency_code' | 'told_total' | 'next_at'>,
  seen: AutorenewalRow | null,
): Promise<boolean> {
  if (seen) return changeAutorenewal(tx, seen, told);
  const added = await tx
    .insert(autorenewals)
    .values({ domain_id: id, expiry_date, ...told })
    .onConflictDoNothing()
    .returning({ id: autorenewals.domain_id });
  return added.length > 0;
}

/** Changes an auto-renewal that stands as it was read. @returns false where it does not */
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

/** The row of a domain at its present expiry. */
const ofDomain = (): SQL | undefined =>
  and(eq(autorenewals.domain_id, domains.id), eq(autorenewals.expiry_date, domains.expiry_date));

/** The domains with auto-renew that expire after the span begins and by its end, and that nothing was told of or an attempt is due for. */
export const dueAutorenewals = (db: Db, { from, to }: Span, now: Date) =>
  inPages(
    (after) =>
      db
        .select({ domain: domains, customer: customers, row: autorenewals })
        .from(domains)
        .innerJoin(customers, eq(customers.id, domains.customer_id))
        .leftJoin(autorenewals, ofDomain())
        .where(
          and(
            isNull(domains.ended_at),
            eq(domains.is_auto_renew, true),
            gt(domains.expiry_date, from),
            lte(domains.expiry_date, to),
            or(isNull(autorenewals.domain_id), and(isNull(autorenewals.order_id), lte(autorenewals.next_at, now))),
            gt(domains.name, after),
          ),
        )
        .orderBy(asc(domains.name))
        .limit(PAGE),
    ({ domain }) => domain.name,
  );

/** The order that a customer placed under a key. */
export async function findOrderByKey(db: Db, customerId: string, key: string): Promise<string | null> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customer_id, customerId), eq(orders.idempotency_key, key)));
  return found?.id ?? null;
}

/** Whether some order renews the name now, such as a renewal by hand. */
export async function isBeingRenewed(db: Db, name: string): Promise<boolean> {
  const [open] = await db
    .select({ id: orders.id })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .where(and(eq(order_items.domain_name, name), eq(order_items.type, 'renew'), inArray(orders.state, openStates)))
    .limit(1);
  return open !== undefined;
}

/** Attempts whose order has ended. */
export const endedAutorenewals = (db: Db) =>
  db
    .select({ row: autorenewals, domain: domains, customer: customers, order: orders, item: order_items })
    .from(autorenewals)
    .innerJoin(domains, eq(domains.id, autorenewals.domain_id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .innerJoin(orders, eq(orders.id, autorenewals.order_id))
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(and(isNotNull(autorenewals.order_id), isNull(customers.closed_at), notInArray(orders.state, openStates)))
    .orderBy(asc(domains.name));
