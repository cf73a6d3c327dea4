import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { domains, missing_domains, registrar_changes } from '../../db/schema';
import type { DomainRow } from '../portfolio';
import { hasDeletion } from '../registrar-changes';

type MissingRow = typeof missing_domains.$inferSelect;

/** Schedules checks of domains that another source reports as not held. */
export async function scheduleMissingChecks(db: Db | Tx, ids: readonly DomainId[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(missing_domains)
    .values(ids.map((domain_id) => ({ domain_id })))
    .onConflictDoNothing();
}

/** Records that the registrar does not hold a domain. Does not speed up checks in progress. */
export async function recordMissing(db: Db | Tx, domainId: DomainId, now: Date): Promise<void> {
  await db
    .insert(missing_domains)
    .values({ domain_id: domainId, since: now, looks: 1, looked_at: now })
    .onConflictDoUpdate({
      target: missing_domains.domain_id,
      set: { since: now, looks: 1, looked_at: now },
      setWhere: isNull(missing_domains.since),
    });
}

/** Counts a check that found a domain missing. @returns the updated row; undefined if another check was made just before */
export async function countCheck(tx: Tx, domainId: DomainId, now: Date, before: Date): Promise<MissingRow | undefined> {
  const [row] = await tx
    .update(missing_domains)
    .set({
      since: sql`coalesce(${missing_domains.since}, ${now.toISOString()}::timestamptz)`,
      looks: sql`${missing_domains.looks} + 1`,
      looked_at: now,
    })
    .where(
      and(
        eq(missing_domains.domain_id, domainId),
        or(isNull(missing_domains.looked_at), lte(missing_domains.looked_at, before)),
      ),
    )
    .returning();
  return row;
}

/** Ends the checks of a domain that is held after all or has ended. */
export async function forgetMissing(db: Db | Tx, domainId: DomainId): Promise<void> {
  await db.delete(missing_domains).where(eq(missing_domains.domain_id, domainId));
}

export async function listMissing(db: Db, after: DomainId | undefined, limit: number): Promise<DomainId[]> {
  const rows = await db
    .select({ id: missing_domains.domain_id })
    .from(missing_domains)
    .where(after === undefined ? undefined : gt(missing_domains.domain_id, after))
    .orderBy(asc(missing_domains.domain_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns those of the domains being checked, live or not. */
export const listChecked = (db: Db, ids: readonly DomainId[]) =>
  db
    .select({ domain: domains })
    .from(missing_domains)
    .innerJoin(domains, eq(domains.id, missing_domains.domain_id))
    .where(inArray(missing_domains.domain_id, [...ids]))
    .orderBy(asc(domains.name));

/** A domain in a customer's list, and since when the registrar has reported that it does not hold it; null if it has not. */
export interface ListedDomain {
  readonly domain: DomainRow;
  readonly since: Date | null;
}

const selectListed = (db: Db | Tx) =>
  db
    .select({ domain: domains, since: missing_domains.since, isBeingDeleted: hasDeletion })
    .from(domains)
    .leftJoin(missing_domains, eq(missing_domains.domain_id, domains.id));

const isListedAs = (name: string) => and(eq(domains.name, name), isNull(domains.ended_at));

/** Finds the live domain with this name in any customer's list. */
export async function findListed(db: Db | Tx, name: string): Promise<ListedDomain | undefined> {
  const [row] = await selectListed(db).where(isListedAs(name));
  return row;
}

/** Like `findListed`, locked until the transaction ends. */
export async function lockListed(tx: Tx, name: string): Promise<ListedDomain | undefined> {
  const [row] = await selectListed(tx).where(isListedAs(name)).for('update', { of: domains });
  return row;
}

/** Condition for domains that are in any customer's list or may still be deleted by a requested deletion. */
const inTheWay = (db: Db | Tx, names: readonly string[]) => {
  const isOne = inArray(domains.name, [...names]);
  const live = db
    .select({ id: domains.id })
    .from(domains)
    .where(and(isOne, isNull(domains.ended_at)));
  const deleted = db
    .select({ id: domains.id })
    .from(registrar_changes)
    .innerJoin(domains, eq(domains.id, registrar_changes.domain_id))
    .where(and(eq(registrar_changes.kind, 'deletion'), isOne));
  return inArray(domains.id, unionAll(live, deleted));
};

/** Returns what prevents these domains from being ordered, by name. */
export const listBlockingDomains = (db: Db, names: readonly string[]) =>
  selectListed(db).where(inTheWay(db, names)).orderBy(asc(domains.name));

/** Like `listBlockingDomains`, locked until the transaction ends. */
export const lockBlockingDomains = (tx: Tx, names: readonly string[]) =>
  selectListed(tx).where(inTheWay(tx, names)).orderBy(asc(domains.name)).for('update', { of: domains });

/** @returns false if it had already ended */
export async function endRow(tx: Tx, domainId: DomainId, at: Date): Promise<boolean> {
  const ended = await tx
    .update(domains)
    .set({ ended_at: at, updated_at: at })
    .where(and(eq(domains.id, domainId), isNull(domains.ended_at)))
    .returning({ id: domains.id });
  return ended.length > 0;
}
