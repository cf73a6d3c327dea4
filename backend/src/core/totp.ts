import { Secret, TOTP } from 'otpauth';

/** Seconds that an app shows a code. One step before and after is accepted, for clock differences (RFC 6238 section 5.2). */
const STEP_SECONDS = 30;
const WINDOW = 1;
/** Bytes; the length of the HMAC (RFC 4226 section 4). */
const SECRET_BYTES = 20;

const createGenerator = (secret: string, names: { readonly issuer: string; readonly label: string }): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** Creates a secret in base 32 and its URI for an app. @param names issuer and account as the app shows them */
export function newTotpSecret(names: { readonly issuer: string; readonly label: string }): {
  secret: string;
  uri: string;
} {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: createGenerator(secret, names).toString() };
}

/** Returns the time step of a code, so that the caller can reject its reuse; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = createGenerator(secret, { issuer: '', label: '' }).validate({
    token: code,
    window: WINDOW,
    timestamp: now.getTime(),
  });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}
