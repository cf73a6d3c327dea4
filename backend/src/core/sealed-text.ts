import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text with a 32-byte key as base64url (AES-256-GCM, NIST SP 800-38D). It opens only with the same key and `owner`, such as the
 * domain or customer that it belongs to.
 */
export function sealText(plain: string, owner: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), iv);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens a sealed text; null if it was sealed for another owner or with another key, or was altered. */
export function openText(sealed: string, owner: string, keys: readonly string[]): string | null {
  for (const key of keys) {
    const plain = openWith(sealed, owner, key);
    if (plain !== null) return plain;
  }
  return null;
}

function openWith(sealed: string, owner: string, key: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    // The authentication tag does not match.
    return null;
  }
}
