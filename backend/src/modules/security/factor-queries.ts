import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { CustomerId, PasskeyId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { isUuid } from '../../db/uuid';
import { passkeys, proof_tickets, recovery_codes, totp_secrets } from '../../db/schema';

export type PasskeyRow = typeof passkeys.$inferSelect;
/** A new passkey as reported by the browser. */
export type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports' | 'is_synced'>;
/** Whether a secret is waiting for its first code, which turns it on, or on. */
export type TotpState = 'waiting' | 'on';

/** The second factors of an account. */
export interface Factors {
  readonly totpSince: Date | null;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
}

/** Reads all second factors in one statement. */
export async function getFactors(db: Db | Tx, customerId: CustomerId): Promise<Factors> {
  const [row] = await db
    .select({
      totpSince: totp_secrets.confirmed_at,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.customer_id} = ${customerId})`,
      recoveryCodesLeft: sql<number>`(select count(*)::int from ${recovery_codes} where ${and(eq(recovery_codes.customer_id, customerId), isNull(recovery_codes.used_at))})`,
    })
    .from(sql`(select 1) as always`)
    .leftJoin(totp_secrets, and(eq(totp_secrets.customer_id, customerId), isNotNull(totp_secrets.confirmed_at)));
  return {
    totpSince: row?.totpSince ?? null,
    passkeys: row?.passkeys ?? 0,
    recoveryCodesLeft: row?.recoveryCodesLeft ?? 0,
  };
}

export const hasFactor = ({ totpSince, passkeys: count }: Factors): boolean => totpSince !== null || count > 0;

/** Stores a secret that waits for its first code, replacing an earlier waiting one. @returns false if one is already on */
export async function saveTotpSecret(tx: Tx, customerId: CustomerId, sealed: string, now: Date): Promise<boolean> {
  const fresh = { sealed_secret: sealed, created_at: now, last_step: null };
  const stored = await tx
    .insert(totp_secrets)
    .values({ customer_id: customerId, ...fresh })
    .onConflictDoUpdate({ target: totp_secrets.customer_id, set: fresh, setWhere: isNull(totp_secrets.confirmed_at) })
    .returning({ id: totp_secrets.customer_id });
  return stored.length > 0;
}

const secretIn = (customerId: CustomerId, state: TotpState) =>
  and(
    eq(totp_secrets.customer_id, customerId),
    state === 'on' ? isNotNull(totp_secrets.confirmed_at) : isNull(totp_secrets.confirmed_at),
  );

/** Finds the sealed secret of a customer. */
export async function findTotpSecret(
  db: Db | Tx,
  customerId: CustomerId,
  state: TotpState,
): Promise<string | undefined> {
  const [row] = await db
    .select({ sealed: totp_secrets.sealed_secret })
    .from(totp_secrets)
    .where(secretIn(customerId, state));
  return row?.sealed;
}

/** Marks a time step as used; the first one turns the secret on. @returns false if it was already used, or the secret was replaced */
export async function recordTotpStep(
  db: Db | Tx,
  {
    customerId,
    state,
    sealed,
    step,
    now,
  }: {
    readonly customerId: CustomerId;
    readonly state: TotpState;
    readonly sealed: string;
    readonly step: number;
    readonly now: Date;
  },
): Promise<boolean> {
  const taken = await db
    .update(totp_secrets)
    .set({ last_step: step, ...(state === 'waiting' && { confirmed_at: now }) })
    .where(
      and(
        secretIn(customerId, state),
        eq(totp_secrets.sealed_secret, sealed),
        or(isNull(totp_secrets.last_step), lt(totp_secrets.last_step, step)),
      ),
    )
    .returning({ id: totp_secrets.customer_id });
  return taken.length > 0;
}

/** @returns false if only a waiting secret was removed, or none */
export async function removeTotpSecret(tx: Tx, customerId: CustomerId): Promise<boolean> {
  const removed = await tx
    .delete(totp_secrets)
    .where(eq(totp_secrets.customer_id, customerId))
    .returning({ since: totp_secrets.confirmed_at });
  return Boolean(removed[0]?.since);
}

export async function deleteRecoveryCodes(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.customer_id, customerId));
}

export async function replaceRecoveryCodes(
  tx: Tx,
  customerId: CustomerId,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, customerId);
  await tx
    .insert(recovery_codes)
    .values(hashes.map((code_hash) => ({ customer_id: customerId, code_hash, created_at: now })));
}

/** Finds the unused recovery codes of a customer. */
export const findRecoveryCodes = (db: Db | Tx, customerId: CustomerId) =>
  db
    .select({ id: recovery_codes.id, code_hash: recovery_codes.code_hash, hash_keys: recovery_codes.hash_keys })
    .from(recovery_codes)
    .where(and(eq(recovery_codes.customer_id, customerId), isNull(recovery_codes.used_at)));

/** Marks a code as used in one guarded statement. */
export async function useRecoveryCode(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recovery_codes)
    .set({ used_at: now })
    .where(and(eq(recovery_codes.id, id), isNull(recovery_codes.used_at)))
    .returning({ id: recovery_codes.id });
  return used.length > 0;
}

export const listPasskeys = (db: Db | Tx, customerId: CustomerId): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customer_id, customerId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id));

export async function findCredential(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return row;
}

/** @throws a unique violation if an account already has the passkey */
export async function insertPasskey(
  tx: Tx,
  passkey: NewPasskey & Pick<PasskeyRow, 'customer_id' | 'name' | 'created_at'>,
): Promise<PasskeyRow> {
  const [row] = await tx.insert(passkeys).values(passkey).returning();
  if (!row) throw new Error('Passkey insert returned no row');
  return row;
}

const ownPasskey = (customerId: CustomerId, id: PasskeyId) =>
  and(eq(passkeys.customer_id, customerId), eq(passkeys.id, id));

export const hasPasskey = async (db: Db, customerId: CustomerId, id: PasskeyId): Promise<boolean> =>
  isUuid(id) && (await db.select({ id: passkeys.id }).from(passkeys).where(ownPasskey(customerId, id))).length > 0;

export const deletePasskey = async (tx: Tx, customerId: CustomerId, id: PasskeyId): Promise<boolean> =>
  (await tx.delete(passkeys).where(ownPasskey(customerId, id)).returning({ id: passkeys.id })).length > 0;

/** Records the use of a passkey, unless a concurrent use was first. */
export async function recordPasskeyUse(
  tx: Tx,
  { row, counter, is_synced }: { readonly row: PasskeyRow; readonly counter: number; readonly is_synced: boolean },
  now: Date,
): Promise<boolean> {
  const updated = await tx
    .update(passkeys)
    .set({ counter, is_synced, last_used_at: now })
    .where(and(eq(passkeys.id, row.id), eq(passkeys.counter, row.counter)))
    .returning({ id: passkeys.id });
  return updated.length > 0;
}

/** Removes every second factor of an account, its recovery codes, and tickets that wait for one of them. */
export async function removeFactors(tx: Tx, customerId: CustomerId): Promise<void> {
  for (const table of [totp_secrets, passkeys, recovery_codes, proof_tickets])
    await tx.delete(table).where(eq(table.customer_id, customerId));
}
