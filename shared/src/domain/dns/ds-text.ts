import type { TypedDsRecord } from './ds-record';

/** A public key of a zone, as its DNSKEY record has it (RFC 4034 section 2). */
export interface TypedDnsKey {
  readonly flags: number;
  readonly algorithm: number;
  /** Base64, without spaces. */
  readonly public_key: string;
}

/** What DNS providers show to be taken to the registry: the DS record, or the key that one is made from. */
export type DsSource = TypedDsRecord | TypedDnsKey;

export const isDnsKey = (source: DsSource): source is TypedDnsKey => 'public_key' in source;

/** The protocol of every DNSKEY (RFC 4034 section 2.1.2). */
const PROTOCOL = '3';
/** Flags of keys that sign a zone, without and with the bit of those that a DS record is for. */
const KEY_FLAGS = ['256', '257'];

const HEX = /^[0-9a-f]+$/i;
const BASE64 = /^[a-z0-9+/]+={0,2}$/i;

/**
 * A whole line that was pasted: a DS record or a DNSKEY as zone files and DNS providers write them, with or without the name, the
 * TTL and the type before its data; null for anything else, such as a single number.
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
