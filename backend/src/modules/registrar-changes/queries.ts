import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { type ChangeKind, domains, registrar_changes } from '../../db/schema';

export type ChangeRow = typeof registrar_changes.$inferSelect;
type Columns = Partial<Omit<ChangeRow, 'id' | 'domain_id' | 'kind'>>;

/** A request of one kind that the registrar may not have answered yet. */
export async function findChange(db: Db | Tx, domainId: DomainId, kind: ChangeKind): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(registrar_changes)
    .where(and(eq(registrar_changes.domain_id, domainId), eq(registrar_changes.kind, kind)));
  return row;
}

/** The changes of a domain whose outcome is unknown, oldest first. */
export const listOpenChanges = (db: Db | Tx, domainId: DomainId) =>
  db
    .select({ kind: registrar_changes.kind, asked_at: registrar_changes.asked_at })
    .from(registrar_changes)
    .where(and(eq(registrar_changes.domain_id, domainId), isNull(registrar_changes.made_at)))
    .orderBy(asc(registrar_changes.asked_at), asc(registrar_changes.kind));

/** Whether a deletion was asked for and has not ended: the name is as good as gone. */
export async function isBeingDeleted(db: Db | Tx, domainId: DomainId): Promise<boolean> {
  return (await findChange(db, domainId, 'deletion')) !== undefined;
}

/** The same, for statements about domains. */
export const hasDeletion = sql<boolean>`exists (select from ${registrar_changes} asked where asked.domain_id = ${domains}.id and asked.kind = 'deletion')`;
export const hasNoDeletion = sql<boolean>`not ${hasDeletion}`;

export async function insertChange(tx: Tx, row: typeof registrar_changes.$inferInsert): Promise<ChangeRow> {
  const [added] = await tx.insert(registrar_changes).values(row).returning();
  if (!added) throw new Error('The change was not written');
  return added;
}

/** Matches a change only in the state in which it was read. */
const asRead = ({ id, revision }: Pick<ChangeRow, 'id' | 'revision'>) =>
  and(eq(registrar_changes.id, id), eq(registrar_changes.revision, revision));

/** @returns the row after the change; undefined where it is settled, or something else is wanted by now */
export async function updateChange(
  db: Db | Tx,
  read: Pick<ChangeRow, 'id' | 'revision'>,
  set: Columns,
): Promise<ChangeRow | undefined> {
  const [changed] = await db.update(registrar_changes).set(set).where(asRead(read)).returning();
  return changed;
}

/** Settles a change. @returns false where somebody else has, or something else is wanted by now */
export async function removeChange(db: Db | Tx, read: Pick<ChangeRow, 'id' | 'revision'>): Promise<boolean> {
  const removed = await db.delete(registrar_changes).where(asRead(read)).returning({ id: registrar_changes.id });
  return removed.length > 0;
}

const isFree = (now: Date) => or(isNull(registrar_changes.lease_until), lte(registrar_changes.lease_until, now));
const isDue = (now: Date) => and(lte(registrar_changes.next_step_at, now), isFree(now));

/** The changes that have to be looked at, those that have waited longest first. */
export const dueChanges = (db: Db, now: Date, limit: number) =>
  db
    .select({ id: registrar_changes.id })
    .from(registrar_changes)
    .where(isDue(now))
    .orderBy(asc(registrar_changes.next_step_at))
    .limit(limit);

/** Claims a change that is due; undefined where it is not, or another process has it. */
export async function claimChange(db: Db, id: string, now: Date, leaseUntil: Date): Promise<ChangeRow | undefined> {
  const [row] = await db
    .update(registrar_changes)
    .set({ lease_until: leaseUntil })
    .where(and(eq(registrar_changes.id, id), isDue(now)))
    .returning();
  return row;
}

/** Claims a change that is requested again, due or not; undefined where another process has it. */
export async function takeChange(db: Db, id: string, now: Date, leaseUntil: Date): Promise<ChangeRow | undefined> {
  const [row] = await db
    .update(registrar_changes)
    .set({ lease_until: leaseUntil })
    .where(and(eq(registrar_changes.id, id), isFree(now)))
    .returning();
  return row;
}

/** Which changes of which domains are on their way to the registrar, or may still be overtaken there. */
export const changesUnderWay = (db: Db) =>
  db
    .select({ name: domains.name, kind: registrar_changes.kind })
    .from(registrar_changes)
    .innerJoin(domains, eq(domains.id, registrar_changes.domain_id));
