import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { BulkChangeId, BulkDomain, BulkOutcome, CustomerId, ErrorBody } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { bulk_change_domains, bulk_changes, customers, domains, registrar_changes } from '../../db/schema';

export type BulkChangeRow = typeof bulk_changes.$inferSelect;

/** Rows per INSERT: a statement takes at most 65,535 parameters. */
const ADDED_AT_ONCE = 5_000;

/** Saves a bulk change with its domains. @returns undefined if this attempt is already saved */
export async function insertBulkChange(
  tx: Tx,
  row: typeof bulk_changes.$inferInsert,
  names: readonly string[],
): Promise<BulkChangeRow | undefined> {
  const [added] = await tx
    .insert(bulk_changes)
    .values(row)
    .onConflictDoNothing({ target: [bulk_changes.customer_id, bulk_changes.idempotency_key] })
    .returning();
  if (!added) return undefined;
  for (let at = 0; at < names.length; at += ADDED_AT_ONCE)
    await tx
      .insert(bulk_change_domains)
      .values(
        names
          .slice(at, at + ADDED_AT_ONCE)
          .map((domain) => ({ bulk_change_id: added.id, domain, outcome: 'waiting' as const })),
      );
  return added;
}

export async function findAttempt(db: Db, customerId: CustomerId, key: string): Promise<BulkChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(bulk_changes)
    .where(and(eq(bulk_changes.customer_id, customerId), eq(bulk_changes.idempotency_key, key)));
  return row;
}

/** Returns a bulk change of this customer; those of other customers are not found (I9). */
export async function findBulkChange(
  db: Db | Tx,
  customerId: CustomerId,
  id: BulkChangeId,
): Promise<BulkChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(bulk_changes)
    .where(and(eq(bulk_changes.id, id), eq(bulk_changes.customer_id, customerId)));
  return row;
}

/** Lists the bulk changes that a customer has not dismissed, newest first. */
export const listShown = (db: Db, customerId: CustomerId, limit: number): Promise<BulkChangeRow[]> =>
  db
    .select()
    .from(bulk_changes)
    .where(and(eq(bulk_changes.customer_id, customerId), isNull(bulk_changes.put_away_at)))
    .orderBy(desc(bulk_changes.created_at), desc(bulk_changes.id))
    .limit(limit);

/** Lists the names of a bulk change's domains. */
export async function listNames(db: Db, id: BulkChangeId): Promise<string[]> {
  const rows = await db
    .select({ domain: bulk_change_domains.domain })
    .from(bulk_change_domains)
    .where(eq(bulk_change_domains.bulk_change_id, id));
  return rows.map(({ domain }) => domain);
}

/** Counts the domains of each bulk change by outcome. */
export async function countOutcomes(
  db: Db | Tx,
  ids: readonly BulkChangeId[],
): Promise<Map<BulkChangeId, Partial<Record<BulkOutcome, number>>>> {
  const counted = new Map<BulkChangeId, Partial<Record<BulkOutcome, number>>>();
  if (ids.length === 0) return counted;
  const rows = await db
    .select({
      id: bulk_change_domains.bulk_change_id,
      outcome: bulk_change_domains.outcome,
      count: sql<number>`count(*)::int`,
    })
    .from(bulk_change_domains)
    .where(inArray(bulk_change_domains.bulk_change_id, [...ids]))
    .groupBy(bulk_change_domains.bulk_change_id, bulk_change_domains.outcome);
  for (const { id, outcome, count } of rows) counted.set(id, { ...counted.get(id), [outcome]: count });
  return counted;
}

/** Lists the domains of a bulk change by name, unchanged ones first. */
export const listOutcomes = (db: Db, id: BulkChangeId, limit: number): Promise<BulkDomain[]> =>
  db
    .select({
      domain: bulk_change_domains.domain,
      outcome: bulk_change_domains.outcome,
      refusal: bulk_change_domains.refusal,
    })
    .from(bulk_change_domains)
    .where(eq(bulk_change_domains.bulk_change_id, id))
    .orderBy(
      sql`array_position(array['refused', 'not_made', 'unconfirmed', 'stopped', 'waiting', 'done'], ${bulk_change_domains.outcome})`,
      asc(bulk_change_domains.domain),
    )
    .limit(limit);

/** Replaces the outcome of all domains that have one of `from`. @returns how many domains that were */
export async function replaceOutcomes(
  tx: Tx,
  id: BulkChangeId,
  from: readonly BulkOutcome[],
  to: BulkOutcome,
): Promise<number> {
  const turned = await tx
    .update(bulk_change_domains)
    .set({ outcome: to, refusal: null })
    .where(and(eq(bulk_change_domains.bulk_change_id, id), inArray(bulk_change_domains.outcome, [...from])))
    .returning({ domain: bulk_change_domains.domain });
  return turned.length;
}

export async function dismissBulkChange(tx: Tx, id: BulkChangeId, at: Date): Promise<void> {
  await tx.update(bulk_changes).set({ put_away_at: at }).where(eq(bulk_changes.id, id));
}

/** Lists a bulk change again that is retried, whatever stopped it. */
export async function resume(tx: Tx, id: BulkChangeId): Promise<void> {
  await tx.update(bulk_changes).set({ put_away_at: null, stop_reason: null }).where(eq(bulk_changes.id, id));
}

const hasWaiting = (db: Db, id: AnyPgColumn) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(bulk_change_domains)
      .where(and(eq(bulk_change_domains.bulk_change_id, id), eq(bulk_change_domains.outcome, 'waiting'))),
  );

const earlier = alias(bulk_changes, 'earlier');

/**
 * Whether a bulk change can run: it has waiting domains, no process holds its lease, and no earlier bulk change of the same customer is
 * running. Changes run in order, so the latest one wins.
 */
const isDue = (db: Db, now: Date) =>
  and(
    hasWaiting(db, bulk_changes.id),
    or(isNull(bulk_changes.lease_until), lte(bulk_changes.lease_until, now)),
    not(
      exists(
        db
          .select({ one: sql`1` })
          .from(earlier)
          .where(
            and(
              eq(earlier.customer_id, bulk_changes.customer_id),
              sql`(${earlier.created_at}, ${earlier.id}) < (${bulk_changes.created_at}, ${bulk_changes.id})`,
              or(hasWaiting(db, earlier.id), gt(earlier.lease_until, now)),
            ),
          ),
      ),
    ),
  );

export async function dueBulkChanges(db: Db, now: Date): Promise<BulkChangeId[]> {
  const rows = await db.select({ id: bulk_changes.id }).from(bulk_changes).where(isDue(db, now));
  return rows.map(({ id }) => id);
}

/** Takes the lease of a due bulk change. @returns undefined if it is not due or another process has it */
export async function claimBulkChange(
  db: Db,
  id: BulkChangeId,
  now: Date,
  leaseUntil: Date,
): Promise<BulkChangeRow | undefined> {
  const [row] = await db
    .update(bulk_changes)
    .set({ lease_until: leaseUntil })
    .where(and(eq(bulk_changes.id, id), isDue(db, now)))
    .returning();
  return row;
}

/** Extends or ends a lease of this process. @returns false if another process has taken it */
export async function setLease(db: Db, { id, lease_until }: BulkChangeRow, until: Date | null): Promise<boolean> {
  const held = lease_until === null ? isNull(bulk_changes.lease_until) : eq(bulk_changes.lease_until, lease_until);
  const set = await db
    .update(bulk_changes)
    .set({ lease_until: until })
    .where(and(eq(bulk_changes.id, id), held))
    .returning({ id: bulk_changes.id });
  return set.length > 0;
}

export async function nextWaiting(db: Db, id: BulkChangeId): Promise<string | undefined> {
  const [row] = await db
    .select({ domain: bulk_change_domains.domain })
    .from(bulk_change_domains)
    .where(and(eq(bulk_change_domains.bulk_change_id, id), eq(bulk_change_domains.outcome, 'waiting')))
    .orderBy(asc(bulk_change_domains.domain))
    .limit(1);
  return row?.domain;
}

/** Saves the outcome of a domain whose present outcome is one of `from`. A domain stopped during its change was changed nevertheless. */
export async function setOutcome(
  db: Db,
  { id, domain }: { readonly id: BulkChangeId; readonly domain: string },
  from: readonly BulkOutcome[],
  { outcome, refusal = null }: { readonly outcome: BulkOutcome; readonly refusal?: ErrorBody | null },
): Promise<void> {
  await db
    .update(bulk_change_domains)
    .set({ outcome, refusal })
    .where(
      and(
        eq(bulk_change_domains.bulk_change_id, id),
        eq(bulk_change_domains.domain, domain),
        inArray(bulk_change_domains.outcome, [...from]),
      ),
    );
}

/** Returns the customer who started the change, as edits need them. */
export async function findEditor(db: Db, customerId: CustomerId) {
  const [customer] = await db
    .select({
      id: customers.id,
      email: customers.email,
      firstName: customers.first_name,
      language: customers.language,
      defaultCurrency: customers.default_currency,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer;
}

/** Lists domains whose change is unconfirmed, with their current record and the kinds of their unsettled changes. */
export const listUnconfirmedDomains = (db: Db, limit: number) =>
  db
    .select({
      id: bulk_changes.id,
      edit: bulk_changes.edit,
      name: bulk_change_domains.domain,
      domain: domains,
      open: sql<
        string[]
      >`coalesce((select json_agg(asked.kind) from ${registrar_changes} asked where asked.domain_id = ${domains}.id and asked.made_at is null), '[]'::json)`,
    })
    .from(bulk_change_domains)
    .innerJoin(bulk_changes, eq(bulk_changes.id, bulk_change_domains.bulk_change_id))
    .leftJoin(
      domains,
      and(
        eq(domains.name, bulk_change_domains.domain),
        eq(domains.customer_id, bulk_changes.customer_id),
        isNull(domains.ended_at),
      ),
    )
    .where(eq(bulk_change_domains.outcome, 'unconfirmed'))
    .orderBy(sql`random()`)
    .limit(limit);

/** Deletes finished bulk changes older than `before`. */
export async function removeOld(db: Db, before: Date): Promise<void> {
  await db.delete(bulk_changes).where(and(lt(bulk_changes.created_at, before), not(hasWaiting(db, bulk_changes.id))));
}
