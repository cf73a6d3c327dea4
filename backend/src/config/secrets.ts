import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole } from './create-whole';

/** Purpose of a derived key. A leaked key affects only its own purpose. */
type SecretPurpose =
  | 'session'
  | 'quote'
  | 'search-key'
  | 'payment-sandbox'
  | 'payment-webhook'
  | 'rate-limit'
  | 'transfer-code'
  | 'referral'
  | 'registrant-profile'
  | 'totp'
  | 'staff-session'
  | 'staff-totp'
  | 'recovery-code'
  | 'api-key'
  | 'kept-hash-key'
  | 'forwarding-feed'
  | 'forwarding-certificates'
  | 'mail-return-path'
  | 'zone-signing'
  | 'webhook-secret';

/** Root secrets with a derived key per purpose (RFC 5869): one for everything new, and optionally a second one that is accepted. */
export interface Secrets {
  /** Returns 32 bytes as base64url; deterministic for each root secret and purpose. */
  derive(purpose: SecretPurpose): string;
  /** Like `derive`, as a key object for signing: importing a text as a key costs more than the signature itself. */
  signingKey(purpose: SecretPurpose): KeyObject;
  /** Returns all accepted keys of a purpose, starting with that of `derive`. */
  accepted(purpose: SecretPurpose): readonly [string, ...string[]];
  /** Like `accepted`, as key objects for verifying signatures. */
  acceptedSigningKeys(purpose: SecretPurpose): readonly KeyObject[];
}

/** Derives keys for each purpose from one root secret. */
function keysFrom(root: string): Pick<Secrets, 'derive' | 'signingKey'> {
  const derive = (purpose: SecretPurpose) =>
    Buffer.from(hkdfSync('sha256', root, 'storefront', purpose, 32)).toString('base64url');
  const signingKeys = new Map<SecretPurpose, KeyObject>();
  const signingKey = (purpose: SecretPurpose) => {
    const key = signingKeys.get(purpose) ?? createSecretKey(derive(purpose), 'utf8');
    signingKeys.set(purpose, key);
    return key;
  };
  return { derive, signingKey };
}

/**
 * Creates keys from the configured secret, or from one generated in the data folder. Those from `second` are accepted during a rotation.
 */
export function secretsFrom({
  configured,
  second,
  dataDir,
}: {
  readonly configured: string | undefined;
  readonly second?: string | undefined;
  readonly dataDir: string;
}): Secrets {
  const present = keysFrom(configured ?? readOrCreateSecret(dataDir));
  const others = second === undefined ? [] : [keysFrom(second)];
  return {
    ...present,
    accepted: (purpose) => [present.derive(purpose), ...others.map(({ derive }) => derive(purpose))],
    acceptedSigningKeys: (purpose) => [present, ...others].map(({ signingKey }) => signingKey(purpose)),
  };
}

function readOrCreateSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secret-key');
  // The shop's programs start at the same time: one of them creates the file, all of them read it.
  if (!existsSync(file)) createWhole(file, randomBytes(48).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `The secret in ${file} is too short. Delete the file to have a new one generated; this ends all sessions.`,
    );
  return secret;
}
