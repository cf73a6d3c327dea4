import { millisecondsInDay } from 'date-fns/constants';
import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { BulkStopReason, CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { isUniqueViolation } from '../../db/errors';
import {
  bulk_change_domains,
  bulk_changes,
  customers,
  mail_tokens,
  passkeys,
  recovery_codes,
  sessions,
  sign_in_methods,
  totp_secrets,
} from '../../db/schema';
import { deleteTickets } from './proof-ticket-queries';

export type Account = typeof customers.$inferSelect;

export async function lockOpenAccount(tx: Tx, customerId: CustomerId): Promise<Account | undefined> {
  const [customer] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.closed_at)))
    .for('update');
  return customer;
}

/** Finds the account that has confirmed this address, in lower case. Anyone can request an account with a stranger's address. */
export async function findOwner(tx: Tx, email: string): Promise<Account | undefined> {
  const [owner] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.email, email), eq(customers.email_verified, true)));
  return owner;
}

/** Retries if an unconfirmed account is created concurrently. Each needs a request, and these are rate-limited. */
const MOVE_TRIES = 5;

/**
 * Moves an account to an address. Deletes an unconfirmed account with that address, even one created concurrently: it proves nothing, and
 * must not keep the address from its owner.
 * @throws a unique violation if another account has the address
 */
export async function moveToAddress(tx: Tx, customerId: CustomerId, email: string, now: Date): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      // A savepoint, because a violation would abort the outer transaction.
      await tx.transaction((inner) => moveOnce(inner, customerId, email, now));
      return;
    } catch (error) {
      if (!isUniqueViolation(error) || tries === MOVE_TRIES || (await findOwner(tx, email))) throw error;
    }
  }
}

async function moveOnce(tx: Tx, customerId: CustomerId, email: string, now: Date): Promise<void> {
  await tx
    .delete(customers)
    .where(
      and(
        eq(customers.email, email),
        eq(customers.email_verified, false),
        isNull(customers.closed_at),
        ne(customers.id, customerId),
      ),
    );
  await tx.update(customers).set({ email, email_verified: true, updated_at: now }).where(eq(customers.id, customerId));
}

/**
 * Revokes what an attacker who changed the address may have: all that `endAccess` ends, the links to restore an address, and the second
 * factors added in the past day.
 * @returns for how many domains a bulk change was stopped
 */
export async function revokeAccess(tx: Tx, customerId: CustomerId, changedAt: Date): Promise<number> {
  const since = new Date(changedAt.getTime() - millisecondsInDay);
  const stopped = await endAccess(tx, customerId);
  await tx.delete(mail_tokens).where(and(eq(mail_tokens.customer_id, customerId), isNull(mail_tokens.used_at)));
  for (const table of [totp_secrets, recovery_codes, passkeys])
    await tx.delete(table).where(and(eq(table.customer_id, customerId), gt(table.created_at, since)));
  return stopped;
}

/**
 * Revokes all access to an account except its second factors: sessions, sign-ins that wait for a code, emailed links, and the password,
 * which is reset by email. Also stops bulk changes. Links that restore a former address stay valid.
 * @returns for how many domains a bulk change was stopped
 */
export async function endAccess(tx: Tx, customerId: CustomerId): Promise<number> {
  await tx.delete(sessions).where(eq(sessions.customer_id, customerId));
  await deleteTickets(tx, customerId);
  await tx
    .delete(mail_tokens)
    .where(
      and(
        eq(mail_tokens.customer_id, customerId),
        isNull(mail_tokens.used_at),
        ne(mail_tokens.purpose, 'restore_email'),
      ),
    );
  await tx.update(sign_in_methods).set({ password_hash: null }).where(eq(sign_in_methods.customer_id, customerId));
  return stopBulkChanges(tx, customerId, 'new_address');
}

/**
 * Stops the waiting domains of bulk changes: one reauthentication covers all of them, and it may have been an intruder's, which is why the
 * account has a new password or address. The customer can resume them after reauthenticating.
 * @returns how many domains were still waiting
 */
export async function stopBulkChanges(tx: Tx, customerId: CustomerId, stop_reason: BulkStopReason): Promise<number> {
  const stopped = await tx
    .update(bulk_change_domains)
    .set({ outcome: 'stopped' })
    .where(
      and(
        eq(bulk_change_domains.outcome, 'waiting'),
        inArray(
          bulk_change_domains.bulk_change_id,
          tx.select({ id: bulk_changes.id }).from(bulk_changes).where(eq(bulk_changes.customer_id, customerId)),
        ),
      ),
    )
    .returning({ id: bulk_change_domains.bulk_change_id });
  const ids = [...new Set(stopped.map(({ id }) => id))];
  if (ids.length > 0) await tx.update(bulk_changes).set({ stop_reason }).where(inArray(bulk_changes.id, ids));
  return stopped.length;
}
