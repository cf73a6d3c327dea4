import { createHash, createPublicKey, verify } from 'node:crypto';
import packet, { type Answer, type RrsigData } from 'dns-packet';

/** A DS record as the registry has it; the digest is hexadecimal, in lower case. */
export interface DsRecord {
  readonly key_tag: number;
  readonly algorithm: number;
  readonly digest_type: number;
  readonly digest: string;
}

/** Octets of the header of a message. */
const HEADER = 12;
const SHA_256 = 2;
const ECDSA_P256 = 13;
const HALF_OF_KEY = 32;

const nameOctets = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .toLowerCase()
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** Encodes a record, and returns where its data begin: after owner, type, class, TTL and length. */
function getOctets(record: Answer): { readonly octets: Buffer; readonly data: Buffer } {
  const octets = packet.encode({ type: 'response', answers: [record] }).subarray(HEADER);
  return { octets, data: octets.subarray(nameOctets(record.name).length + 10) };
}

/** Computes the key tag, by which signatures and DS records refer to a key (RFC 4034 appendix B). */
function keyTag(data: Buffer): number {
  let sum = 0;
  for (const [index, octet] of data.entries()) sum += index % 2 === 0 ? octet * 256 : octet;
  return (sum + Math.floor(sum / 65_536)) % 65_536;
}

/** Creates the DS record of a key (RFC 4034 section 5.1.4). */
export function createDsRecord(key: Answer): DsRecord {
  const { data } = getOctets(key);
  return {
    key_tag: keyTag(data),
    algorithm: data[3] ?? 0,
    digest_type: SHA_256,
    digest: createHash('sha256').update(nameOctets(key.name)).update(data).digest('hex'),
  };
}

export const isSameDs = (one: DsRecord, other: DsRecord): boolean =>
  one.key_tag === other.key_tag &&
  one.algorithm === other.algorithm &&
  one.digest_type === other.digest_type &&
  one.digest === other.digest;

/** What a signature is made of: its own data without itself, then the set in canonical form (RFC 4034 section 3.1.8.1). */
function signedOctets(set: readonly Answer[], signature: RrsigData, type: number): Buffer {
  const own = Buffer.alloc(18);
  own.writeUInt16BE(type, 0);
  own.writeUInt8(signature.algorithm, 2);
  own.writeUInt8(signature.labels, 3);
  own.writeUInt32BE(signature.originalTTL, 4);
  own.writeUInt32BE(signature.expiration, 8);
  own.writeUInt32BE(signature.inception, 12);
  own.writeUInt16BE(signature.keyTag, 16);
  const records = set
    .map((record) => getOctets({ ...record, name: record.name.toLowerCase(), ttl: signature.originalTTL } as Answer))
    .sort((one, other) => Buffer.compare(one.data, other.data));
  return Buffer.concat([own, nameOctets(signature.signersName), ...records.map(({ octets }) => octets)]);
}

/**
 * Validates a record set like a resolver that trusts these DS records (RFC 4035 section 5). Supports only the algorithm of the shop's own
 * nameservers, ECDSA over P-256 (RFC 6605).
 * @param keys the zone's response about its DNSKEY records
 * @param answers the set with its signature
 * @returns why validation fails; null if it succeeds
 */
export function doubt(
  zone: string,
  ds: readonly DsRecord[],
  keys: readonly Answer[],
  answers: readonly Answer[],
  type: string,
  now = new Date(),
): string | null {
  const key = keys.find(
    (record) => record.type === 'DNSKEY' && ds.some((known) => isSameDs(known, createDsRecord(record))),
  );
  if (!key) return `No key of ${zone} fits a DS record of the registry`;
  return wrongSignature(zone, key, keys, 'DNSKEY', now) ?? wrongSignature(zone, key, answers, type, now);
}

function wrongSignature(zone: string, key: Answer, answers: readonly Answer[], type: string, now: Date): string | null {
  const set = answers.filter((record) => record.type === type);
  const [first] = set;
  if (!first) return `There is no ${type} record`;
  const { data } = getOctets(key);
  const signature = answers.flatMap((record) =>
    record.type === 'RRSIG' && record.data.typeCovered === type && record.data.keyTag === keyTag(data)
      ? [record.data]
      : [],
  )[0];
  if (!signature) return `Nothing signs the ${type} records`;
  const seconds = now.getTime() / 1_000;
  if (seconds < signature.inception || seconds > signature.expiration)
    return `The signature of the ${type} records does not count now`;
  if (signature.signersName.toLowerCase() !== zone || signature.algorithm !== ECDSA_P256)
    return `The signature of the ${type} records is made by somebody else`;
  const point = (key as Extract<Answer, { type: 'DNSKEY' }>).data.key;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(0, HALF_OF_KEY).toString('base64url'),
      y: point.subarray(HALF_OF_KEY).toString('base64url'),
    },
  });
  const typeNumber = getPacketType(first);
  const isRight = verify(
    'sha256',
    signedOctets(set, signature, typeNumber),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    signature.signature,
  );
  return isRight ? null : `The signature of the ${type} records is wrong`;
}

/** The number of a record's type, which stands behind its owner. */
const getPacketType = (record: Answer): number => getOctets(record).octets.readUInt16BE(nameOctets(record.name).length);
