import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import packet, { type Answer } from 'dns-packet';
import { packetType } from './wire-data';

/** ECDSA on the curve P-256 with SHA-256 (RFC 6605). */
const ALGORITHM = 13;
/** A key of the zone that also signs its own set (RFC 4034 section 2.1.1). */
const FLAGS = 257;
/** Seconds that a signature counts from before it is made, for clocks that are late, and after. */
const BACKDATED = 3_600;
const VALID = 7 * 86_400;
/** Octets of the header of a message, which stand before the first record. */
const HEADER = 12;
const DNSKEY_TTL = 3_600;

/** The one key of a zone: it signs each answer as it is given (RFC 4035), and a DS record at the registry vouches for it. */
export class ZoneKey {
  readonly #zone: string;
  readonly #private: KeyObject;
  readonly #public: Buffer;
  readonly #tag: number;

  /**
   * @param zone ASCII, without its final dot
   * @param pem the private key in PKCS 8; never logged
   */
  constructor(zone: string, pem: string) {
    this.#zone = zone;
    this.#private = createPrivateKey(pem);
    const { x = '', y = '' } = createPublicKey(this.#private).export({ format: 'jwk' });
    this.#public = Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    this.#tag = keyTag(this.#data);
  }

  /** A new private key in PKCS 8: a secret, to be kept sealed. */
  static generate(): string {
    return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  }

  /** The DNSKEY record of the zone. */
  get record(): Answer {
    return { name: this.#zone, type: 'DNSKEY', ttl: DNSKEY_TTL, class: 'IN', data: { flags: FLAGS, algorithm: ALGORITHM, key: this.#public } };
  }

  /** Records, each set followed by its signature. Sets outside the zone, and those in `unsigned`, go without. */
  signed(records: readonly Answer[], now: Date, unsigned: (record: Answer) => boolean = () => false): Answer[] {
    const sets = new Map<string, Answer[]>();
    for (const record of records) {
      const key = `${record.name} ${record.type}`;
      sets.set(key, [...(sets.get(key) ?? []), record]);
    }
    return [...sets.values()].flatMap((set) => {
      const [first] = set;
      if (!first || unsigned(first) || !(first.name === this.#zone || first.name.endsWith(`.${this.#zone}`))) return set;
      return [...set, this.#signature(first, set, now)];
    });
  }

  get #data(): Buffer {
    return Buffer.concat([Buffer.from([FLAGS >> 8, FLAGS & 255, 3, ALGORITHM]), this.#public]);
  }

  /** The signature of a set in its canonical form (RFC 4034 sections 3.1.8 and 6). A name that a wildcard stands for is signed as it is. */
  #signature({ name, type, ...rest }: Answer, set: readonly Answer[], now: Date): Answer {
    const ttl = 'ttl' in rest ? (rest.ttl ?? 0) : 0;
    const seconds = Math.floor(now.getTime() / 1_000);
    const labels = name.split('.').filter((label, index) => label !== '' && !(index === 0 && label === '*')).length;
    const data = { typeCovered: type, algorithm: ALGORITHM, labels, originalTTL: ttl, inception: seconds - BACKDATED, expiration: seconds + VALID, keyTag: this.#tag, signersName: this.#zone };
    const owner = nameOctets(name).length;
    // Behind the owner stand type, class, TTL and the length of the data.
    const start = owner + 10;
    const octets = set.map((record) => packet.encode({ type: 'response', answers: [{ ...record, ttl } as Answer] }).subarray(HEADER)).sort((one, other) => Buffer.compare(one.subarray(start), other.subarray(start)));
    const prefix = packet.encode({ type: 'response', answers: [{ name: '.', type: 'RRSIG', data: { ...data, signature: Buffer.alloc(0) } } as unknown as Answer] }).subarray(HEADER + 11);
    const signature = sign('sha256', Buffer.concat([prefix, ...octets]), { key: this.#private, dsaEncoding: 'ieee-p1363' });
    return { name, type: 'RRSIG', ttl, class: 'IN', data: { ...data, signature } } as unknown as Answer;
  }
}

/** A name as it is sent (RFC 1035 section 3.1). */
const nameOctets = (name: string): Buffer =>
  Buffer.concat([...name.split('.').filter(Boolean).map((label) => Buffer.from([label.length, ...Buffer.from(label)])), Buffer.from([0])]);

/** A number that a key is found by (RFC 4034 appendix B). */
function keyTag(data: Buffer): number {
  const sum = data.reduce((total, octet, index) => total + (index % 2 === 0 ? octet << 8 : octet), 0);
  return (sum + (sum >> 16)) & 0xffff;
}

/** That a name has these types and no others, or is none where there are no types (RFC 9824). */
export function denial(name: string, types: readonly string[] | null, ttl: number): Answer {
  const rrtypes = [...(types ?? ['UNKNOWN_128']).map(packetType), 'RRSIG', 'NSEC'];
  return { name, type: 'NSEC', ttl, class: 'IN', data: { nextDomain: `\0.${name}`, rrtypes } } as unknown as Answer;
}

