import { Secret, TOTP } from 'otpauth';

/** Seconds for which an app shows a code; one step before and after is taken too, for clocks that differ (RFC 6238 section 5.2). */
const STEP_SECONDS = 30;
const WINDOW = 1;
/** Bytes; the length of the HMAC (RFC 4226 section 4). */
const SECRET_BYTES = 20;

const createGenerator = (secret: string, names: { readonly issuer: string; readonly label: string }): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });

/** A new secret in base 32, and the URI by which an app takes it up. @param names what the app shows: whose codes they are, and for which account */
export function newTotpSecret(names: { readonly issuer: string; readonly label: string }): {
  secret: string;
  uri: string;
} {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, uri: createGenerator(secret, names).toString() };
}

/** The step of time that a code belongs to, for whoever sees to it that no step counts twice; null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const delta = createGenerator(secret, { issuer: '', label: '' }).validate({
    token: code,
    window: WINDOW,
    timestamp: now.getTime(),
  });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP_SECONDS) + delta;
}
