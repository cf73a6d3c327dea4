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
  | 'forwarding-feed'
  | 'forwarding-certificates'
  | 'mail-return-path'
  | 'zone-signing';

/** One root secret, and a key of its own for each purpose (RFC 5869). */
export interface Secrets {
  /** 32 bytes as base64url; the same root and purpose always give the same key. */
  derive(purpose: SecretPurpose): string;
  /** The same for signing: taking in a text as a key costs more than the signature itself. */
  signingKey(purpose: SecretPurpose): KeyObject;
}

/** Keys from a configured secret, else from one that is made once and kept in the data folder, readable by its owner only. */
export function secretsFrom({ configured, dataDir }: { configured: string | undefined; dataDir: string }): Secrets {
  const root = configured ?? keptSecret(dataDir);
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
