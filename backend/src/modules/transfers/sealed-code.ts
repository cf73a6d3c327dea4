import { openText, sealText } from '../../core/sealed-text';

/** Lifetime of a sealed code: enough for a cart that waits over a weekend. Registries expire codes after 14 days. */
export const SEAL_LIFETIME_SECONDS = 7 * 86_400;

const PREFIX = 'sealed.v1.';

/** Result of opening a sealed code. `foreign`: sealed for another domain or with another key, or altered. */
type OpenedCode =
  { readonly kind: 'open'; readonly code: string } | { readonly kind: 'expired' } | { readonly kind: 'foreign' };

export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Seals a transfer code for one domain, so that a browser and our database store only what the shop can read (RG-08, I8). */
export function sealCode(
  code: string,
  domain: string,
  key: string,
  now: Date,
  lifetimeSeconds = SEAL_LIFETIME_SECONDS,
): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  return PREFIX + sealText(JSON.stringify([expiresAt, code]), domain, key);
}

/** Reseals a code with the first of the keys; null if none of them opens it. */
export function resealCode(sealed: string, domain: string, keys: readonly [string, ...string[]]): string | null {
  const plain = openText(sealed.slice(PREFIX.length), domain, keys);
  return plain === null ? null : PREFIX + sealText(plain, domain, keys[0]);
}

/** Opens a sealed code with one of the keys. Returns a plain code unchanged. */
export function openCode(text: string, domain: string, keys: readonly string[], now: Date): OpenedCode {
  if (!isSealed(text)) return { kind: 'open', code: text };
  const plain = openText(text.slice(PREFIX.length), domain, keys);
  if (plain === null) return { kind: 'foreign' };
  const [expiresAt, code] = JSON.parse(plain) as [number, string];
  return expiresAt * 1000 > now.getTime() ? { kind: 'open', code } : { kind: 'expired' };
}
