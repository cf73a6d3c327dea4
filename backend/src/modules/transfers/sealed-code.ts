import { openText, sealText } from '../../core/sealed-text';

/** How long a sealed code can be used: long enough for a cart that waits over a weekend. Registries end codes after 14 days. */
export const SEAL_LIFETIME_SECONDS = 7 * 86_400;

const PREFIX = 'sealed.v1.';

/** The result of opening a sealed text. `foreign`: sealed for another domain, with none of the keys, or altered. */
export type OpenedCode =
  { readonly kind: 'open'; readonly code: string } | { readonly kind: 'expired' } | { readonly kind: 'foreign' };

export function isSealed(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Seals a transfer code for one name: a browser and our own database keep only what the shop alone can read (RG-08, I8). */
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

/** The same code, sealed with the first of the keys; null where none of them opens it. */
export function resealCode(sealed: string, domain: string, keys: readonly [string, ...string[]]): string | null {
  const plain = openText(sealed.slice(PREFIX.length), domain, keys);
  return plain === null ? null : PREFIX + sealText(plain, domain, keys[0]);
}

/** Opens a sealed code with one of the keys; a plain one is returned as it is. */
export function openCode(text: string, domain: string, keys: readonly string[], now: Date): OpenedCode {
  if (!isSealed(text)) return { kind: 'open', code: text };
  const plain = openText(text.slice(PREFIX.length), domain, keys);
  if (plain === null) return { kind: 'foreign' };
  const [expiresAt, code] = JSON.parse(plain) as [number, string];
  return expiresAt * 1000 > now.getTime() ? { kind: 'open', code } : { kind: 'expired' };
}
