import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { type ChangeKind, domains, registrar_changes } from '../../db/schema';

export type ChangeRow = typeof registrar_changes.$inferSelect;
type Columns = Partial<Omit<ChangeRow, 'id' | 'domain_id' | 'kind'>>;

/** Returns the change of a kind that was requested from the registrar and may not be confirmed yet. */
export async function findChange(db: Db | Tx, domainId: DomainId, kind: ChangeKind): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(registrar_changes)
    .where(and(eq(registrar_changes.domain_id, domainId), eq(registrar_changes.kind, kind)));
  return row;
}

/** Returns the unconfirmed changes of a domain, oldest first. */
export const listOpenChanges = (db: Db | Tx, domainId: DomainId) =>
  db
    .select({ kind: registrar_changes.kind, asked_at: registrar_changes.asked_at })
    .from(registrar_changes)
    .where(and(eq(registrar_changes.domain_id, domainId), isNull(registrar_changes.made_at)))
    .orderBy(asc(registrar_changes.asked_at), asc(registrar_changes.kind));

/** Whether a deletion was requested and is not settled, so that the domain is as good as gone. */
export async function isBeingDeleted(db: Db | Tx, domainId: DomainId): Promise<boolean> {
  return (await findChange(db, domainId, 'deletion')) !== undefined;
}

/** SQL conditions for the same, on `domains`. */
export const hasDeletion = sql<boolean>`exists (select from ${registrar_changes} asked where asked.domain_id = ${domains}.id and asked.kind = 'deletion')`;
export const hasNoDeletion = sql<boolean>`not ${hasDeletion}`;

export async function insertChange(tx: Tx, row: typeof registrar_changes.$inferInsert): Promise<ChangeRow> {
  const [added] = await tx.insert(registrar_changes).values(row).returning();
  if (!added) throw new Error('Registrar change insert returned no row');
  return added;
}

/** Optimistic lock: the change is the revision that was read. */
const asRead = ({ id, revision }: Pick<ChangeRow, 'id' | 'revision'>) =>
  and(eq(registrar_changes.id, id), eq(registrar_changes.revision, revision));

/** @returns the updated row; undefined if it is settled or was replaced */
export async function updateChange(
  db: Db | Tx,
  read: Pick<ChangeRow, 'id' | 'revision'>,
  set: Columns,
): Promise<ChangeRow | undefined> {
  const [changed] = await db.update(registrar_changes).set(set).where(asRead(read)).returning();
  return changed;
}

/** Settles a change. @returns false if it is already settled or was replaced */
export async function removeChange(db: Db | Tx, read: Pick<ChangeRow, 'id' | 'revision'>): Promise<boolean> {
  const removed = await db.delete(registrar_changes).where(asRead(read)).returning({ id: registrar_changes.id });
  return removed.length > 0;
}

const isFree = (now: Date) => or(isNull(registrar_changes.lease_until), lte(registrar_changes.lease_until, now));
const isDue = (now: Date) => and(lte(registrar_changes.next_step_at, now), isFree(now));

/** Returns changes that are due, longest waiting first. */
export const dueChanges = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: registrar_changes.id })
    .from(registrar_changes)
    .where(isDue(now))
    .orderBy(asc(registrar_changes.next_step_at))
    .limit(limit);

/** Leases a change that is due; undefined if it is not due or another process holds it. */
export async function claimChange(db: Db, id: string, now: Date, leaseUntil: Date): Promise<ChangeRow | undefined> {
  const [row] = await db
    .update(registrar_changes)
    .set({ lease_until: leaseUntil })
    .where(and(eq(registrar_changes.id, id), isDue(now)))
    .returning();
  return row;
}

/** Leases a change that is requested again, due or not; undefined if another process holds it. */
export async function leaseChange(db: Db, id: string, now: Date, leaseUntil: Date): Promise<ChangeRow | undefined> {
  const [row] = await db
    .update(registrar_changes)
    .set({ lease_until: leaseUntil })
    .where(and(eq(registrar_changes.id, id), isFree(now)))
    .returning();
  return row;
}

/** Returns the domain and kind of all unsettled changes, including those that may still be overtaken at the registrar. */
export const changesUnderWay = (db: Db) =>
  db
    .select({ name: domains.name, kind: registrar_changes.kind })
    .from(registrar_changes)
    .innerJoin(domains, eq(domains.id, registrar_changes.domain_id));
