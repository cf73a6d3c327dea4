import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { domains, missing_domains, registrar_changes } from '../../db/schema';
import type { DomainRow } from '../portfolio';
import { hasDeletion } from '../registrar-changes';

type MissingRow = typeof missing_domains.$inferSelect;

/** Has a live domain looked at, of which somebody else says that the registrar does not hold it. */
export async function suspect(db: Db | Tx, ids: readonly DomainId[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(missing_domains)
    .values(ids.map((domain_id) => ({ domain_id })))
    .onConflictDoNothing();
}

/** Writes down that the registrar does not hold a domain; one that is looked at already is not looked at any sooner. */
export async function noteMissing(db: Db | Tx, domainId: DomainId, now: Date): Promise<void> {
  await db
    .insert(missing_domains)
    .values({ domain_id: domainId, since: now, looks: 1, looked_at: now })
    .onConflictDoUpdate({
      target: missing_domains.domain_id,
      set: { since: now, looks: 1, looked_at: now },
      setWhere: isNull(missing_domains.since),
    });
}

/** Counts a check that found a domain missing. @returns the row after that; undefined where another check was made just before */
export async function countLook(tx: Tx, domainId: DomainId, now: Date, before: Date): Promise<MissingRow | undefined> {
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

/** A domain that is held after all, or has ended, is looked at no more. */
export async function forgetMissing(db: Db | Tx, domainId: DomainId): Promise<void> {
  await db.delete(missing_domains).where(eq(missing_domains.domain_id, domainId));
}

/** A page of the domains that are looked at, by their ids. */
export async function listMissing(db: Db, after: DomainId | undefined, limit: number): Promise<DomainId[]> {
  const rows = await db
    .select({ id: missing_domains.domain_id })
    .from(missing_domains)
    .where(after === undefined ? undefined : gt(missing_domains.domain_id, after))
    .orderBy(asc(missing_domains.domain_id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of the domains that are being checked, live or not. */
export const domainsLookedAt = (db: Db, ids: readonly DomainId[]) =>
  db
    .select({ domain: domains })
    .from(missing_domains)
    .innerJoin(domains, eq(domains.id, missing_domains.domain_id))
    .where(inArray(missing_domains.domain_id, [...ids]))
    .orderBy(asc(domains.name));

/** A domain in a customer's list, and since when the registrar says that it does not hold it; null where it does not say so. */
export interface ListedDomain {
  readonly domain: DomainRow;
  readonly since: Date | null;
}

const listedDomains = (db: Db | Tx) =>
  db
    .select({ domain: domains, since: missing_domains.since, isBeingDeleted: hasDeletion })
    .from(domains)
    .leftJoin(missing_domains, eq(missing_domains.domain_id, domains.id));

const isListedAs = (name: string) => and(eq(domains.name, name), isNull(domains.ended_at));

/** The customer's row that lists a name now, whoever asks. */
export async function findListed(db: Db | Tx, name: string): Promise<ListedDomain | undefined> {
  const [row] = await listedDomains(db).where(isListedAs(name));
  return row;
}

/** The same, kept from others until the transaction ends. */
export async function lockListed(tx: Tx, name: string): Promise<ListedDomain | undefined> {
  const [row] = await listedDomains(tx).where(isListedAs(name)).for('update', { of: domains });
  return row;
}

/** Those of the names that are in somebody's list, and those that a pending deletion may still delete. */
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

/** The rows that prevent somebody from getting these names, ordered by name. */
export const listInTheWay = (db: Db, names: readonly string[]) =>
  listedDomains(db).where(inTheWay(db, names)).orderBy(asc(domains.name));

/** The same, kept from others until the transaction ends. */
export const lockInTheWay = (tx: Tx, names: readonly string[]) =>
  listedDomains(tx).where(inTheWay(tx, names)).orderBy(asc(domains.name)).for('update', { of: domains });

/** @returns false where it had ended before */
export async function endRow(tx: Tx, domainId: DomainId, at: Date): Promise<boolean> {
  const ended = await tx
    .update(domains)
    .set({ ended_at: at, updated_at: at })
    .where(and(eq(domains.id, domainId), isNull(domains.ended_at)))
    .returning({ id: domains.id });
  return ended.length > 0;
}
