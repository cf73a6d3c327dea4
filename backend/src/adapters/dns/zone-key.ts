import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { DsRecord } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import { createDsRecord, keyTag, signedOctets, type DnsKey } from '../../dns/dnskey';
import { toPacketType } from '../../dns/wire-data';

/** ECDSA on the curve P-256 with SHA-256 (RFC 6605). */
const ALGORITHM = 13;
/** A zone key that also signs its own set (RFC 4034 section 2.1.1). */
const FLAGS = 257;
/** Validity of a signature in seconds, before its creation, for clocks that run late, and after it. */
const BACKDATED = 3_600;
const VALID = 7 * 86_400;
const DNSKEY_TTL = 3_600;
const SHA_256 = 2;

/** The only key of a zone: it signs each answer at query time (RFC 4035), and a DS record at the registry vouches for it. */
export class ZoneKey {
  readonly #zone: string;
  readonly #private: KeyObject;
  readonly #public: Buffer;
  readonly #tag: number;

  /** @param zone in A-labels, without its final dot @param pem the private key in PKCS 8; never logged */
  constructor(zone: string, pem: string) {
    this.#zone = zone;
    this.#private = createPrivateKey(pem);
    const { x = '', y = '' } = createPublicKey(this.#private).export({ format: 'jwk' });
    this.#public = Buffer.concat([Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
    this.#tag = keyTag(this.#key);
  }

  /** Generates a private key in PKCS 8, to be stored sealed. */
  static generate(): string {
    return generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ format: 'pem', type: 'pkcs8' })
      .toString();
  }

  get record(): Answer {
    return { name: this.#zone, type: 'DNSKEY', ttl: DNSKEY_TTL, class: 'IN', data: { ...this.#key } };
  }

  get ds(): DsRecord {
    return createDsRecord(this.#zone, this.#key, SHA_256);
  }

  /** Adds the signature to each set. Sets outside the zone, and those in `unsigned`, are not signed. */
  signed(records: readonly Answer[], now: Date, unsigned: (record: Answer) => boolean = () => false): Answer[] {
    const sets = new Map<string, Answer[]>();
    for (const record of records) {
      const key = `${record.name} ${record.type}`;
      sets.set(key, [...(sets.get(key) ?? []), record]);
    }
    return [...sets.values()].flatMap((set) => {
      const [first] = set;
      if (!first || unsigned(first) || !(first.name === this.#zone || first.name.endsWith(`.${this.#zone}`)))
        return set;
      return [...set, this.#signature(first, set, now)];
    });
  }

  get #key(): DnsKey {
    return { flags: FLAGS, algorithm: ALGORITHM, key: this.#public };
  }

  /** Signs a set in its canonical form (RFC 4034 sections 3.1.8 and 6). A name covered by a wildcard is signed as the name itself. */
  #signature({ name, type, ...rest }: Answer, set: readonly Answer[], now: Date): Answer {
    const ttl = 'ttl' in rest ? (rest.ttl ?? 0) : 0;
    const seconds = Math.floor(now.getTime() / 1_000);
    const labels = name.split('.').filter((label, index) => label !== '' && !(index === 0 && label === '*')).length;
    const data = {
      typeCovered: type,
      algorithm: ALGORITHM,
      labels,
      originalTTL: ttl,
      inception: seconds - BACKDATED,
      expiration: seconds + VALID,
      keyTag: this.#tag,
      signersName: this.#zone,
    };
    const signature = sign('sha256', signedOctets(set, data), { key: this.#private, dsaEncoding: 'ieee-p1363' });
    return { name, type: 'RRSIG', ttl, class: 'IN', data: { ...data, signature } } as unknown as Answer;
  }
}

/** Returns the denial that a name has types other than these, or exists at all if there are none (RFC 9824). */
export function denial(name: string, types: readonly string[] | null, ttl: number): Answer {
  const rrtypes = [...(types ?? ['UNKNOWN_128']).map(toPacketType), 'RRSIG', 'NSEC'];
  return { name, type: 'NSEC', ttl, class: 'IN', data: { nextDomain: `\0.${name}`, rrtypes } } as unknown as Answer;
}
