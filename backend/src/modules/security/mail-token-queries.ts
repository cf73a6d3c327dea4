import { createHash, randomBytes } from 'node:crypto';
import { LINK_SECONDS } from '@storefront/shared/domain';
import type { CustomerId } from '@storefront/shared/contract';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { customers, mail_tokens } from '../../db/schema';
import { stopBulkChanges } from './queries';

export type TokenPurpose = (typeof mail_tokens.$inferSelect)['purpose'];

/** What stays alive beside a newer one. */
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
 * A new token of 256 bits for a link; only its hash is kept. Earlier ones of the same purpose stop working, with three exceptions:
 * whoever took an account could end the way back to its former address by changing it once more, a stranger could end the link
 * that confirms an address by asking for an account with it, and each notice of a removal stops it.
 * @param email the address that the account goes over to with the link
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

/** The same with an end of its own. */
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

/** Whose live token this is, without using it up. */
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

/** What a used token stood for. */
export interface UsedToken {
  readonly customerId: CustomerId;
  readonly email: string | null;
  readonly issuedAt: Date;
}

/** Uses a token up by one guarded statement: of any number of callers at once, one gets what it stood for. */
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

/** Drops the links for one purpose that nobody has used. */
export async function deleteMailTokens(tx: Tx, customerId: CustomerId, purpose: TokenPurpose): Promise<void> {
  await tx
    .delete(mail_tokens)
    .where(and(eq(mail_tokens.customer_id, customerId), eq(mail_tokens.purpose, purpose), isNull(mail_tokens.used_at)));
}

/** Drops what waits and was asked for with the former password: whoever asked may be why the password is a new one. */
export async function dropRequestsOfOthers(tx: Tx, customerId: CustomerId): Promise<void> {
  for (const purpose of ['change_email', 'begin_factor_removal'] as const)
    await deleteMailTokens(tx, customerId, purpose);
  await stopBulkChanges(tx, customerId);
}

/** The address that waits to be confirmed. */
export async function pendingEmail(db: Db, customerId: CustomerId, now: Date): Promise<string | null> {
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

/** Removes the links that no longer work. */
export async function cleanMailTokens(db: Db, now: Date): Promise<void> {
  await db.delete(mail_tokens).where(lt(mail_tokens.expires_at, now));
}
