import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Db, Tx } from '../../db/client';
import { totp_secrets } from '../../db/schema';
import type { Deps } from '../../deps';
import { openText, sealText } from '../../core/sealed-text';

type TotpDeps = Pick<Deps, 'config'>;

/** Seconds for which an app shows a code; one step before and after is taken too, for clocks that differ (RFC 6238 section 5.2). */
const STEP_SECONDS = 30;
const WINDOW = 1;
/** Bytes; the length of the HMAC (RFC 4226 section 4). */
const SECRET_BYTES = 20;

const keyOf = ({ config }: TotpDeps): string => config.secrets.derive('totp');

function generatorOf({ config }: TotpDeps, secret: Secret, email: string): TOTP {
  return new TOTP({
    issuer: config.shopName,
    label: email,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });
}

/** A new secret that waits for its first code, in place of an earlier one that waits. @returns null where codes are asked for already */
export async function beginTotpSecret(
  tx: Tx,
  deps: TotpDeps,
  customer: { readonly id: string; readonly email: string },
  now: Date,
): Promise<{ secret: string; uri: string } | null> {
  const secret = new Secret({ size: SECRET_BYTES });
  const fresh = { sealed_secret: sealText(secret.base32, customer.id, keyOf(deps)), created_at: now, last_step: null };
  const kept = await tx
    .insert(totp_secrets)
    .values({ customer_id: customer.id, ...fresh })
    .onConflictDoUpdate({ target: totp_secrets.customer_id, set: fresh, setWhere: isNull(totp_secrets.confirmed_at) })
    .returning({ id: totp_secrets.customer_id });
  return kept.length > 0 ? { secret: secret.base32, uri: generatorOf(deps, secret, customer.email).toString() } : null;
}

/**
 * Takes a code, once: of several callers with the same code one is let through.
 * @param state `waiting` for the first code of a new secret, which turns it on
 */
export async function takeTotpCode(
  db: Db | Tx,
  deps: TotpDeps,
  {
    customerId,
    code,
    state,
    now,
  }: { readonly customerId: string; readonly code: string; readonly state: 'waiting' | 'on'; readonly now: Date },
): Promise<boolean> {
  const inState = and(
    eq(totp_secrets.customer_id, customerId),
    state === 'on' ? isNotNull(totp_secrets.confirmed_at) : isNull(totp_secrets.confirmed_at),
  );
  const [row] = await db.select({ sealed: totp_secrets.sealed_secret }).from(totp_secrets).where(inState);
  if (!row) return false;
  const secret = openText(row.sealed, customerId, keyOf(deps));
  if (secret === null) throw new Error('Cannot decrypt TOTP secret; was SECRET_KEY changed?');
  const delta = generatorOf(deps, Secret.fromBase32(secret), '').validate({
    token: code,
    window: WINDOW,
    timestamp: now.getTime(),
  });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
  const taken = await db
    .update(totp_secrets)
    .set({ last_step: step, ...(state === 'waiting' && { confirmed_at: now }) })
    .where(
      and(
        inState,
        eq(totp_secrets.sealed_secret, row.sealed),
        or(isNull(totp_secrets.last_step), lt(totp_secrets.last_step, step)),
      ),
    )
    .returning({ id: totp_secrets.customer_id });
  return taken.length > 0;
}
