import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole } from './create-whole';

/** What a derived key is for. A key that leaks opens only its own purpose. */
export type SecretPurpose =
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
  | 'zone-signing';

/** Root secrets, and of each a key of its own for each purpose (RFC 5869): one for everything new, a second one that is accepted beside it. */
export interface Secrets {
  /** 32 bytes as base64url; the same root and purpose always give the same key. */
  derive(purpose: SecretPurpose): string;
  /** The same for signing: taking in a text as a key costs more than the signature itself. */
  signingKey(purpose: SecretPurpose): KeyObject;
  /** All keys that are accepted for a purpose, that of `derive` first. */
  accepted(purpose: SecretPurpose): readonly [string, ...string[]];
  /** The same for checking signatures. */
  acceptedSigningKeys(purpose: SecretPurpose): readonly KeyObject[];
}

/** A key of its own for each purpose, from one root secret. */
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
 * Keys from a configured secret, else from one that is made once and kept in the data folder, readable by its owner only; those from
 * `second` are accepted beside them, while one secret takes the place of another.
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
  const present = keysFrom(configured ?? keptSecret(dataDir));
  const others = second === undefined ? [] : [keysFrom(second)];
  return {
    ...present,
    accepted: (purpose) => [present.derive(purpose), ...others.map(({ derive }) => derive(purpose))],
    acceptedSigningKeys: (purpose) => [present, ...others].map(({ signingKey }) => signingKey(purpose)),
  };
}

function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secret-key');
  // The programs of a shop start at once: one of them creates the file, all of them read it.
  if (!existsSync(file)) createWhole(file, randomBytes(48).toString('base64url'));
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `The secret in ${file} is too short. Delete the file to have a new one generated; this ends all sessions.`,
    );
  return secret;
}
