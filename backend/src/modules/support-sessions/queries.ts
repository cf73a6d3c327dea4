import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, staff, staff_sessions, support_session_tickets } from '../../db/schema';

/** Inserts a ticket, and deletes expired ones. */
export async function insertTicket(
  tx: Tx,
  ticket: typeof support_session_tickets.$inferInsert,
  now: Date,
): Promise<void> {
  await tx.delete(support_session_tickets).where(lt(support_session_tickets.expires_at, now));
  await tx.insert(support_session_tickets).values(ticket);
}

/** Uses up a ticket. @returns who acts for whom, and why; undefined if it is expired or used, or one of the two is gone */
export async function useTicket(tx: Tx, tokenHash: string, now: Date) {
  const [ticket] = await tx
    .delete(support_session_tickets)
    .where(and(eq(support_session_tickets.token_hash, tokenHash), gt(support_session_tickets.expires_at, now)))
    .returning();
  if (!ticket) return undefined;
  const [acting] = await tx
    .select({ staffId: staff.id, staffName: staff.name, until: staff_sessions.expires_at })
    .from(staff_sessions)
    .innerJoin(staff, eq(staff.id, staff_sessions.staff_id))
    .where(and(eq(staff_sessions.id, ticket.staff_session_id), isNull(staff.disabled_at)));
  const customer = await findOpenCustomer(tx, ticket.customer_id);
  return acting && customer && { ticket, acting, customer };
}

/** Returns a customer whose account is confirmed and open. */
export async function findOpenCustomer(db: Db | Tx, id: CustomerId) {
  const [customer] = await db
    .select({
      id: customers.id,
      email: customers.email,
      first_name: customers.first_name,
      language: customers.language,
    })
    .from(customers)
    .where(and(eq(customers.id, id), eq(customers.email_verified, true), isNull(customers.closed_at)));
  return customer;
}
