import { Secret, TOTP } from 'otpauth';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { openText, sealText } from '../../core/sealed-text';
import { findTotpSecret, keepTotpSecret, recordTotpStep, type TotpState } from './factor-queries';

type TotpDeps = Pick<Deps, 'config'>;

/** Seconds for which an app shows a code; one step before and after is taken too, for clocks that differ (RFC 6238 section 5.2). */
const STEP_SECONDS = 30;
const WINDOW = 1;
/** Bytes; the length of the HMAC (RFC 4226 section 4). */
const SECRET_BYTES = 20;

const toKey = ({ config }: TotpDeps): string => config.secrets.derive('totp');

function createGenerator({ config }: TotpDeps, secret: Secret, email: string): TOTP {
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
  const isKept = await keepTotpSecret(tx, customer.id, sealText(secret.base32, customer.id, toKey(deps)), now);
  return isKept ? { secret: secret.base32, uri: createGenerator(deps, secret, customer.email).toString() } : null;
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
  }: { readonly customerId: string; readonly code: string; readonly state: TotpState; readonly now: Date },
): Promise<boolean> {
  const sealed = await findTotpSecret(db, customerId, state);
  if (sealed === undefined) return false;
  const secret = openText(sealed, customerId, toKey(deps));
  if (secret === null) throw new Error('Cannot decrypt TOTP secret; was SECRET_KEY changed?');
  const delta = createGenerator(deps, Secret.fromBase32(secret), '').validate({
    token: code,
    window: WINDOW,
    timestamp: now.getTime(),
  });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
  return recordTotpStep(db, { customerId, state, sealed, step, now });
}
