import type { TypedDsRecord } from './ds-record';

/** A public key of a zone, as in its DNSKEY record (RFC 4034 section 2). */
export interface TypedDnsKey {
  readonly flags: number;
  readonly algorithm: number;
  /** Base64, without spaces. */
  readonly public_key: string;
}

/** The text that DNS providers show for the registry: a DS record, or the key from which it is derived. */
export type DsSource = TypedDsRecord | TypedDnsKey;

export const isDnsKey = (source: DsSource): source is TypedDnsKey => 'public_key' in source;

/** The protocol field of every DNSKEY (RFC 4034 section 2.1.2). */
const PROTOCOL = '3';
/** Flags of zone keys, without and with the secure entry point bit, which marks keys that have a DS record. */
const KEY_FLAGS = ['256', '257'];

const HEX = /^[0-9a-f]+$/i;
const BASE64 = /^[a-z0-9+/]+={0,2}$/i;

/**
 * Parses a pasted line: a DS record or a DNSKEY as in zone files and at DNS providers, with or without name, TTL and type before its data.
 * Returns null for anything else, such as a single number.
 */
export function readDsText(text: string): DsSource | null {
  const words = text.replace(/;.*$/gm, ' ').replace(/[()"]/g, ' ').trim().split(/\s+/);
  const typeAt = words.findIndex((word) => /^(?:DS|DNSKEY)$/i.test(word));
  const type = words[typeAt]?.toUpperCase();
  const [first = '', second = '', third = '', ...rest] = words.slice(typeAt + 1);
  if (![first, second, third].every((word) => /^\d{1,5}$/.test(word)) || rest.length === 0) return null;
  const last = rest.join('');
  const isKey = type === 'DNSKEY' || (type === undefined && second === PROTOCOL && KEY_FLAGS.includes(first));
  if (isKey)
    return second === PROTOCOL && BASE64.test(last)
      ? { flags: Number(first), algorithm: Number(third), public_key: last }
      : null;
  return HEX.test(last) ? { key_tag: first, algorithm: second, digest_type: third, digest: last.toLowerCase() } : null;
}
