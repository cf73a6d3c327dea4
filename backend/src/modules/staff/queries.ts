import type { StaffMember, StaffRole } from '@storefront/shared/contract/desk';
import type { StaffId, StaffSessionId } from '@storefront/shared/contract';
import { and, asc, eq, gt, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { staff, staff_sessions, staff_tickets } from '../../db/schema';
import { isUuid } from '../../db/uuid';

type StaffRow = typeof staff.$inferSelect;
type TicketPurpose = (typeof staff_tickets.$inferSelect)['purpose'];

export const toMember = ({ id, name, email, role }: StaffRow): StaffMember => ({ id, name, email, role });

/** @param email in lower case */
export async function findByEmail(db: Db | Tx, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  return row;
}

/** Locks a staff account until the transaction ends. */
export async function lockStaff(tx: Tx, id: StaffId): Promise<StaffRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return row;
}

/** @throws a unique violation if the address is taken */
export async function insertStaff(
  tx: Tx,
  person: { readonly email: string; readonly name: string; readonly role: StaffRole },
  now: Date,
): Promise<StaffRow> {
  const [row] = await tx
    .insert(staff)
    .values({ ...person, created_at: now, updated_at: now })
    .returning();
  if (!row) throw new Error('Staff insert returned no row');
  return row;
}

export async function updateStaff(
  tx: Tx,
  id: StaffId,
  set: Partial<Pick<StaffRow, 'role' | 'disabled_at' | 'password_hash' | 'sealed_secret' | 'last_step'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(staff)
    .set({ ...set, updated_at: now })
    .where(eq(staff.id, id));
}

export async function countOtherAdmins(tx: Tx, id: StaffId): Promise<number> {
  const admins = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), isNull(staff.disabled_at), isNotNull(staff.password_hash)))
    .orderBy(asc(staff.id))
    .for('update');
  return admins.filter((admin) => admin.id !== id).length;
}

/** Lists staff by name, with their last use if its session still exists. */
export const listStaffRows = (db: Db) =>
  db
    .select({ staff, used_at: max(staff_sessions.used_at) })
    .from(staff)
    .leftJoin(staff_sessions, eq(staff_sessions.staff_id, staff.id))
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id));

/** Marks a TOTP time step as used. @returns false if it was used already */
export async function recordStep(tx: Db | Tx, id: StaffId, step: number): Promise<boolean> {
  const taken = await tx
    .update(staff)
    .set({ last_step: step })
    .where(and(eq(staff.id, id), or(isNull(staff.last_step), lt(staff.last_step, step))))
    .returning({ id: staff.id });
  return taken.length > 0;
}

export async function insertTicket(tx: Db | Tx, ticket: typeof staff_tickets.$inferInsert): Promise<void> {
  await tx.insert(staff_tickets).values(ticket);
}

/** Counts an attempt with one guarded statement. @returns undefined if the ticket is expired, used up or for another purpose */
export async function tryTicket(db: Db, purpose: TicketPurpose, tokenHash: string, now: Date) {
  const [ticket] = await db
    .update(staff_tickets)
    .set({ attempts_left: sql`${staff_tickets.attempts_left} - 1` })
    .where(
      and(
        eq(staff_tickets.token_hash, tokenHash),
        eq(staff_tickets.purpose, purpose),
        gt(staff_tickets.attempts_left, 0),
        gt(staff_tickets.expires_at, now),
      ),
    )
    .returning();
  if (!ticket) return undefined;
  const [owner] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, ticket.staff_id), isNull(staff.disabled_at)));
  return owner && { ticket, owner };
}

export async function saveTicketSecret(db: Db, tokenHash: string, sealed_secret: string): Promise<void> {
  await db.update(staff_tickets).set({ sealed_secret }).where(eq(staff_tickets.token_hash, tokenHash));
}

/** Ends a ticket that was answered correctly. @returns false if another request was first */
export async function endTicket(tx: Tx, tokenHash: string): Promise<boolean> {
  const ended = await tx
    .delete(staff_tickets)
    .where(eq(staff_tickets.token_hash, tokenHash))
    .returning({ token_hash: staff_tickets.token_hash });
  return ended.length > 0;
}

/** Ends every session, link and ticket of a member of staff. */
export async function endAllOfStaff(tx: Tx, staffId: StaffId): Promise<void> {
  await tx.delete(staff_sessions).where(eq(staff_sessions.staff_id, staffId));
  await tx.delete(staff_tickets).where(eq(staff_tickets.staff_id, staffId));
}

export async function insertSession(tx: Tx, session: typeof staff_sessions.$inferInsert): Promise<void> {
  await tx.insert(staff_sessions).values(session);
}

export async function findSession(db: Db, tokenHash: string, now: Date, idleSince: Date) {
  const [row] = await db
    .select({ id: staff_sessions.id, used_at: staff_sessions.used_at, changed_at: staff_sessions.changed_at, staff })
    .from(staff_sessions)
    .innerJoin(staff, eq(staff.id, staff_sessions.staff_id))
    .where(
      and(
        eq(staff_sessions.token, tokenHash),
        gt(staff_sessions.expires_at, now),
        gt(staff_sessions.used_at, idleSince),
        isNull(staff.disabled_at),
      ),
    );
  return row;
}

export async function recordUse(db: Db, sessionId: StaffSessionId, now: Date): Promise<void> {
  await db.update(staff_sessions).set({ used_at: now }).where(eq(staff_sessions.id, sessionId));
}

/** Uses the clock of the database, which also measures the lag of a replica. */
export async function recordChange(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(staff_sessions)
    .set({ changed_at: sql`clock_timestamp()` })
    .where(eq(staff_sessions.token, tokenHash));
}

export async function endSession(db: Db | Tx, tokenHash: string): Promise<void> {
  await db.delete(staff_sessions).where(eq(staff_sessions.token, tokenHash));
}

export async function cleanStaff(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db.delete(staff_sessions).where(or(lt(staff_sessions.expires_at, now), lt(staff_sessions.used_at, idleSince)));
  await db.delete(staff_tickets).where(lt(staff_tickets.expires_at, now));
}
