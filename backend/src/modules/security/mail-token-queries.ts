import { createHash, randomBytes } from 'node:crypto';
import { LINK_SECONDS } from '@storefront/shared/domain';
import type { CustomerId } from '@storefront/shared/contract';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { customers, mail_tokens } from '../../db/schema';
import { deleteTickets } from './proof-ticket-queries';
import { stopBulkChanges } from './queries';

type TokenPurpose = (typeof mail_tokens.$inferSelect)['purpose'];

/** Purposes whose earlier tokens stay valid when a new one is issued. */
const STAY: ReadonlySet<TokenPurpose> = new Set(['restore_email', 'stop_factor_removal', 'verify_email']);

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');
const isLive = (purpose: TokenPurpose, token: string, now: Date) =>
  and(
    eq(mail_tokens.token_hash, toHash(token)),
    eq(mail_tokens.purpose, purpose),
    isNull(mail_tokens.used_at),
    gt(mail_tokens.expires_at, now),
  );

/**
 * Issues a token of 256 bits for a link; only its hash is stored. It invalidates earlier tokens of the same purpose, with three exceptions:
 * an attacker who took over an account could otherwise disable the way back by changing the address again, a stranger could disable the
 * link that confirms an address by requesting an account with it, and the link in each notice of a removal must be able to stop it.
 * @param email the address that the account moves to through the link
 */
export async function issueToken(
  tx: Tx,
  purpose: keyof typeof LINK_SECONDS,
  customerId: CustomerId,
  now: Date,
  email: string | null = null,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + LINK_SECONDS[purpose] * 1_000);
  return issueTokenUntil(tx, purpose, { customerId, email, now, expiresAt });
}

/** Issues a token with the given expiry. */
export async function issueTokenUntil(
  tx: Tx,
  purpose: TokenPurpose,
  {
    customerId,
    email,
    now,
    expiresAt,
  }: { readonly customerId: CustomerId; readonly email: string | null; readonly now: Date; readonly expiresAt: Date },
): Promise<string> {
  if (!STAY.has(purpose))
    await tx.delete(mail_tokens).where(and(eq(mail_tokens.customer_id, customerId), eq(mail_tokens.purpose, purpose)));
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(mail_tokens)
    .values({
      customer_id: customerId,
      purpose,
      token_hash: toHash(token),
      email,
      created_at: now,
      expires_at: expiresAt,
    });
  return token;
}

/** Finds the owner of a valid token, without consuming it. */
export async function findTokenOwner(
  db: Db | Tx,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<{ id: CustomerId; email: string; names: string[] } | undefined> {
  const [owner] = await db
    .select({
      id: customers.id,
      email: customers.email,
      first_name: customers.first_name,
      last_name: customers.last_name,
    })
    .from(mail_tokens)
    .innerJoin(customers, eq(customers.id, mail_tokens.customer_id))
    .where(isLive(purpose, token, now));
  return owner && { id: owner.id, email: owner.email, names: [owner.first_name, owner.last_name] };
}

/** The data of a consumed token. */
interface UsedToken {
  readonly customerId: CustomerId;
  readonly email: string | null;
  readonly issuedAt: Date;
}

/** Consumes a token in one guarded statement: of any number of concurrent callers, only one gets its data. */
export async function useToken(
  tx: Tx,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<UsedToken | undefined> {
  const [used] = await tx
    .update(mail_tokens)
    .set({ used_at: now })
    .where(isLive(purpose, token, now))
    .returning({ customerId: mail_tokens.customer_id, email: mail_tokens.email, issuedAt: mail_tokens.created_at });
  return used;
}

/** Deletes unused links of these purposes. */
export async function deleteMailTokens(tx: Tx, customerId: CustomerId, ...purposes: TokenPurpose[]): Promise<void> {
  await tx
    .delete(mail_tokens)
    .where(
      and(eq(mail_tokens.customer_id, customerId), inArray(mail_tokens.purpose, purposes), isNull(mail_tokens.used_at)),
    );
}

/**
 * Deletes pending requests made with the former password, since an intruder may have made them, and ends sign-ins with it that wait for a
 * second factor.
 * @returns for how many domains a bulk change was stopped
 */
export async function cancelPendingRequests(tx: Tx, customerId: CustomerId): Promise<number> {
  await deleteTickets(tx, customerId);
  await deleteMailTokens(tx, customerId, 'change_email', 'begin_factor_removal');
  return stopBulkChanges(tx, customerId, 'new_password');
}

/** Finds the address that waits for confirmation. */
export async function findPendingEmail(db: Db, customerId: CustomerId, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: mail_tokens.email })
    .from(mail_tokens)
    .where(
      and(
        eq(mail_tokens.customer_id, customerId),
        eq(mail_tokens.purpose, 'change_email'),
        isNull(mail_tokens.used_at),
        gt(mail_tokens.expires_at, now),
      ),
    );
  return row?.email ?? null;
}

/** Deletes expired links. */
export async function cleanMailTokens(db: Db, now: Date): Promise<void> {
  await db.delete(mail_tokens).where(lt(mail_tokens.expires_at, now));
}
