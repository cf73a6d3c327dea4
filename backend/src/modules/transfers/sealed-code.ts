import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** How long a sealed code can be used: long enough for a cart that waits over a weekend. Registries end codes after 14 days. */
export const SEAL_LIFETIME_SECONDS = 7 * 86_400;

const PREFIX = 'sealed.v1.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed text turned out to be. `foreign`: sealed for another name, with another key, or altered. */
export type OpenedCode = { readonly kind: 'open'; readonly code: string } | { readonly kind: 'expired' } | { readonly kind: 'foreign' };

export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/**
 * Seals a transfer code for one name (AES-256-GCM, NIST SP 800-38D): a browser and our own database keep only what the shop alone
 * can read (RG-08, I8).
 */
export function sealCode(code: string, domain: string, key: string, now: Date, lifetimeSeconds = SEAL_LIFETIME_SECONDS): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  cipher.setAAD(Buffer.from(domain));
  const expiresAt = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const sealed = Buffer.concat([cipher.update(JSON.stringify([expiresAt, code]), 'utf8'), cipher.final()]);
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed code; a plain one is given back as it is. */
export function openCode(text: string, domain: string, key: string, now: Date): OpenedCode {
  if (!isSealed(text)) return { kind: 'open', code: text };
  const bytes = Buffer.from(text.slice(PREFIX.length), 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return { kind: 'foreign' };
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(domain));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    const [expiresAt, code] = JSON.parse(plain) as [number, string];
    return expiresAt * 1000 > now.getTime() ? { kind: 'open', code } : { kind: 'expired' };
  } catch {
    // The tag does not fit: altered, for another name, or from before a change of the key.
    return { kind: 'foreign' };
  }
}
