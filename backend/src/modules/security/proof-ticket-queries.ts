import { createHash, randomBytes } from 'node:crypto';
import type { CustomerId } from '@storefront/shared/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { proof_tickets } from '../../db/schema';

export type TicketPurpose = (typeof proof_tickets.$inferSelect)['purpose'];

/** Validity of a ticket in seconds. */
export const TICKET_SECONDS = 300;
/** Attempts until the password has to be entered again. A passkey has one attempt. */
const TRIES: Record<TicketPurpose, number> = { second_factor: 5, passkey_sign_in: 1, passkey_proof: 1, passkey_new: 1 };

const toHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

interface Ticket {
  readonly token_hash: string;
  readonly customerId: CustomerId | null;
  readonly challenge: string | null;
}

/** Creates a ticket. @returns its 256-bit secret; only the hash is stored */
export async function issueTicket(
  db: Db | Tx,
  purpose: TicketPurpose,
  {
    customerId,
    challenge,
    now,
  }: { readonly customerId: CustomerId | null; readonly challenge: string | null; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(proof_tickets)
    .values({
      token_hash: toHash(token),
      purpose,
      customer_id: customerId,
      challenge,
      attempts_left: TRIES[purpose],
      expires_at: new Date(now.getTime() + TICKET_SECONDS * 1_000),
    });
  return token;
}

/** Counts an attempt in one guarded statement; null if the ticket has expired, is used up, or is for another purpose. */
export async function tryTicket(db: Db, purpose: TicketPurpose, token: string, now: Date): Promise<Ticket | null> {
  const [row] = await db
    .update(proof_tickets)
    .set({ attempts_left: sql`${proof_tickets.attempts_left} - 1` })
    .where(
      and(
        eq(proof_tickets.token_hash, toHash(token)),
        eq(proof_tickets.purpose, purpose),
        gt(proof_tickets.attempts_left, 0),
        gt(proof_tickets.expires_at, now),
      ),
    )
    .returning();
  return row ? { token_hash: row.token_hash, customerId: row.customer_id, challenge: row.challenge } : null;
}

/** Ends a correctly answered ticket. @returns false if a concurrent answer was first */
export async function endTicket(tx: Tx, { token_hash }: Ticket): Promise<boolean> {
  return (
    (
      await tx
        .delete(proof_tickets)
        .where(eq(proof_tickets.token_hash, token_hash))
        .returning({ token_hash: proof_tickets.token_hash })
    ).length > 0
  );
}

/** Ends the sign-ins of an account that wait for a second factor, and its other tickets. */
export async function deleteTickets(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx.delete(proof_tickets).where(eq(proof_tickets.customer_id, customerId));
}

/** Deletes expired tickets. */
export async function cleanTickets(db: Db, now: Date): Promise<void> {
  await db.delete(proof_tickets).where(lt(proof_tickets.expires_at, now));
}
