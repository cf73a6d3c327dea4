import { createHash, createPublicKey, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import { DS_DIGESTS, type DsRecord } from '@storefront/shared/domain';
import packet, { type Answer } from 'dns-packet';
import { nameOctets } from './octets';

/** Octets of a message header, before the first record. */
const HEADER = 12;
/** Flag bits of a DNSKEY (RFC 4034 section 2.1.1, RFC 5011 section 2.1). */
const ZONE_KEY = 0x0100;
const REVOKED = 0x0080;
const PROTOCOL = 3;

/** A public key of a zone (RFC 4034 section 2). */
export interface DnsKey {
  readonly flags: number;
  readonly algorithm: number;
  readonly key: Buffer;
}

/** A signature of a set (RFC 4034 section 3), as decoded by `dns-packet`. */
export interface Rrsig {
  readonly typeCovered: string;
  readonly algorithm: number;
  readonly labels: number;
  readonly originalTTL: number;
  /** Seconds since 1970. */
  readonly inception: number;
  readonly expiration: number;
  readonly keyTag: number;
  readonly signersName: string;
  readonly signature: Buffer;
}

const getData = ({ flags, algorithm, key }: DnsKey): Buffer =>
  Buffer.concat([Buffer.from([flags >> 8, flags & 255, PROTOCOL, algorithm]), key]);

/** Computes the tag that identifies a key (RFC 4034 appendix B). */
export function keyTag(key: DnsKey): number {
  const sum = getData(key).reduce((total, octet, index) => total + (index % 2 === 0 ? octet << 8 : octet), 0);
  return (sum + (sum >> 16)) & 0xffff;
}

/** Hash functions by digest number, for the digests that registries accept. */
const HASHES: Readonly<Record<number, string>> = { 2: 'sha256', 4: 'sha384' };

/** Computes the DS record of a key (RFC 4034 section 5.1.4). @param zone without its final dot @param digestType one of `DS_DIGESTS` */
export function createDsRecord(zone: string, key: DnsKey, digestType: number): DsRecord {
  const hash = HASHES[digestType];
  if (!hash || !DS_DIGESTS[digestType]) throw new RangeError(`Unknown digest type ${digestType}`);
  const digest = createHash(hash).update(nameOctets(zone.toLowerCase())).update(getData(key)).digest('hex');
  return { key_tag: keyTag(key), algorithm: key.algorithm, digest_type: digestType, digest };
}

/** Whether a DS record matches a key, which must be a zone key that is not revoked. */
export function fitsDs(zone: string, key: DnsKey, ds: DsRecord): boolean {
  if ((key.flags & ZONE_KEY) === 0 || (key.flags & REVOKED) !== 0 || !HASHES[ds.digest_type]) return false;
  const { key_tag, algorithm, digest } = createDsRecord(zone, key, ds.digest_type);
  return key_tag === ds.key_tag && algorithm === ds.algorithm && digest === ds.digest.toLowerCase();
}

/** Returns the octets to be signed (RFC 4034 section 3.1.8.1): the signature's data, then the set in canonical form. */
export function signedOctets(set: readonly Answer[], signature: Omit<Rrsig, 'signature'>): Buffer {
  const [first] = set;
  if (!first) throw new RangeError('An empty set cannot be signed');
  const prefix = packet
    .encode({
      type: 'response',
      answers: [
        {
          name: '.',
          type: 'RRSIG',
          data: { ...signature, signersName: signature.signersName.toLowerCase(), signature: Buffer.alloc(0) },
        } as unknown as Answer,
      ],
    })
    .subarray(HEADER + 11);
  // The owner is followed by type, class, TTL and the length of the data.
  const start = nameOctets(first.name).length + 10;
  const octets = set
    .map((record) =>
      packet
        .encode({ type: 'response', answers: [{ ...record, ttl: signature.originalTTL } as Answer] })
        .subarray(HEADER),
    )
    .sort((one, other) => Buffer.compare(one.subarray(start), other.subarray(start)));
  return Buffer.concat([prefix, ...octets]);
}

/** Curves by algorithm (RFC 6605, RFC 8080). */
const CURVES: Readonly<Record<number, { readonly kty: string; readonly crv: string; readonly octets: number }>> = {
  13: { kty: 'EC', crv: 'P-256', octets: 32 },
  14: { kty: 'EC', crv: 'P-384', octets: 48 },
  15: { kty: 'OKP', crv: 'Ed25519', octets: 32 },
  16: { kty: 'OKP', crv: 'Ed448', octets: 57 },
};
const SIGNATURE_HASHES: Readonly<Record<number, string | null>> = {
  8: 'sha256',
  10: 'sha512',
  13: 'sha256',
  14: 'sha384',
  15: null,
  16: null,
};

function toJwk({ algorithm, key }: DnsKey): JsonWebKey {
  const curve = CURVES[algorithm];
  if (curve) {
    const { kty, crv, octets } = curve;
    return {
      kty,
      crv,
      x: key.subarray(0, octets).toString('base64url'),
      ...(kty === 'EC' && { y: key.subarray(octets).toString('base64url') }),
    };
  }
  const { e, n } = rsaParts({ key });
  return { kty: 'RSA', e: e.toString('base64url'), n: n.toString('base64url') };
}

/** Splits a key into exponent and modulus. The length of the exponent takes one octet, or three if the first is 0 (RFC 3110 section 2). */
function rsaParts({ key }: Pick<DnsKey, 'key'>): { readonly e: Buffer; readonly n: Buffer } {
  const [start, length] = key[0] === 0 && key.length > 2 ? [3, key.readUInt16BE(1)] : [1, key[0] ?? 0];
  return { e: key.subarray(start, start + length), n: key.subarray(start + length) };
}

/** Maximum octets of a modulus (RFC 3110 section 2) and of an exponent, which is 3 or 65537 in practice: longer ones only cost time. */
const MODULUS_MAX = 512;
const EXPONENT_MAX = 8;

/** Converts a key for verification; null if it is invalid, or its algorithm is no longer secure. */
function publicKey(key: DnsKey): KeyObject | null {
  if (!(key.algorithm in SIGNATURE_HASHES)) return null;
  if (
    !CURVES[key.algorithm] &&
    (key.key.length > MODULUS_MAX + EXPONENT_MAX + 3 || rsaParts(key).e.length > EXPONENT_MAX)
  )
    return null;
  try {
    return createPublicKey({ key: toJwk(key), format: 'jwk' });
  } catch {
    return null;
  }
}

/** Whether a signature claims to be by a key and is valid at a time: a cheap check before any computation (RFC 4035 section 5.3.1). */
export function canBeSignedBy(zone: string, key: DnsKey, signature: Rrsig, now: Date): boolean {
  const { algorithm, keyTag: tag, inception, expiration, signersName } = signature;
  const seconds = Math.floor(now.getTime() / 1_000);
  const isNow = seconds >= inception && seconds <= expiration;
  return algorithm === key.algorithm && signersName.toLowerCase() === zone && isNow && tag === keyTag(key);
}

/** Whether a key signed a set, with a signature valid at a time (RFC 4035 section 5.3). */
export function isSignedBy(zone: string, key: DnsKey, set: readonly Answer[], signature: Rrsig, now: Date): boolean {
  if (!canBeSignedBy(zone, key, signature, now) || set.length === 0) return false;
  const known = publicKey(key);
  if (!known) return false;
  try {
    return verify(
      SIGNATURE_HASHES[key.algorithm] ?? null,
      signedOctets(set, signature),
      { key: known, dsaEncoding: 'ieee-p1363' },
      signature.signature,
    );
  } catch {
    return false;
  }
}
