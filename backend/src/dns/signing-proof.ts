import type { DsRecord } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import { askDns, type DnsAnswer } from './ask-dns';
import { dsOf, fitsDs, isSignedBy, mayBeBy, type DnsKey, type Rrsig } from './dnskey';
import type { SigningProof } from '../ports/zone-reader';
import type { ServerAddress } from '../ports/name-server';

/** Bit of a key that only signs the keys of its zone, and that a DS record is for (RFC 4034 section 2.1.1). */
const ENTRY_POINT = 0x0001;
const SHA_256 = 2;
/**
 * Keys and signatures of a set that one answer may have, and pairs of both that are computed for it, as validating resolvers limit them:
 * whoever has a zone could fill an answer with hundreds of each, all of one key tag, and keep the process from all else (CVE-2023-50387).
 */
const KEYS_MAX = 16;
const SIGNATURES_MAX = 16;
const CHECKS_MAX = 16;

interface Asking {
  readonly patienceMs?: number;
  readonly signal?: AbortSignal;
}

/** A DS record as zone files have it. */
export const dsText = ({ key_tag, algorithm, digest_type, digest }: DsRecord): string =>
  `${key_tag} ${algorithm} ${digest_type} ${digest.toUpperCase()}`;

/**
 * Asks each server of a zone for its keys and for a record of it, as a resolver that validates does: each DS record has to fit a key,
 * that key has to sign the keys, and one of these the record.
 * @param zone ASCII, without its final dot
 */
export async function proveSigning(
  servers: readonly ServerAddress[],
  zone: string,
  ds: readonly DsRecord[],
  asking: Asking = {},
): Promise<SigningProof> {
  const proofs = await Promise.all(servers.map((server) => proveServer(server, zone, ds, asking)));
  const found = new Map(proofs.flatMap((proof) => proof.found).map((record) => [dsText(record), record]));
  return { troubles: [...new Set(proofs.flatMap(({ troubles }) => troubles))], found: [...found.values()] };
}

async function proveServer(
  address: ServerAddress,
  zone: string,
  ds: readonly DsRecord[],
  asking: Asking,
): Promise<SigningProof> {
  const ask = (type: string) => askDns(address, { name: zone, type }, { ...asking, dnssec: true });
  const [keys, soa] = await Promise.all([ask('DNSKEY'), ask('SOA')]);
  if (!keys || !soa) return { troubles: [`${address.server} did not answer.`], found: [] };
  return judge(address.server, zone, ds, keys.packet, soa.packet, new Date());
}

/** What the answers of one server prove. Signatures are made, and run out, by real time. */
export function judge(
  server: string,
  zone: string,
  ds: readonly DsRecord[],
  keyAnswer: DnsAnswer,
  soaAnswer: DnsAnswer,
  now: Date,
): SigningProof {
  const keySet = setOf(keyAnswer, zone, 'DNSKEY');
  const keys = keySet.map(({ data }) => data as unknown as DnsKey);
  const found = keys.filter(({ flags }) => (flags & ENTRY_POINT) !== 0).map((key) => dsOf(zone, key, SHA_256));
  const trouble = (text: string): SigningProof => ({ troubles: [text], found });
  const soaSet = setOf(soaAnswer, zone, 'SOA');
  if (!soaAnswer.flag_aa || soaSet.length !== 1) return trouble(`${server} does not serve ${zone}.`);
  if (keys.length === 0) return trouble(`${server} serves ${zone} without DNSSEC: there is no DNSKEY record.`);
  const keySignatures = signaturesOf(keyAnswer, zone, 'DNSKEY');
  const soaSignatures = signaturesOf(soaAnswer, zone, 'SOA');
  if (keys.length > KEYS_MAX || Math.max(keySignatures.length, soaSignatures.length) > SIGNATURES_MAX)
    return trouble(`${server} has more keys or signatures for ${zone} than resolvers look at.`);
  let checks = 0;
  const isSigned = (set: readonly Answer[], key: DnsKey, signature: Rrsig): boolean => {
    if (!mayBeBy(zone, key, signature, now)) return false;
    checks += 1;
    return checks <= CHECKS_MAX && isSignedBy(zone, key, set, signature, now);
  };
  const vouched: DnsKey[] = [];
  for (const record of ds) {
    const key = keys.find((candidate) => fitsDs(zone, candidate, record));
    if (!key)
      return trouble(
        `${server} has no key that fits the DS record ${dsText(record)}.${found.length ? ` The key there has ${found.map(dsText).join(' and ')}.` : ''}`,
      );
    vouched.push(key);
  }
  const isSigning = (key: DnsKey): boolean => keySignatures.some((signature) => isSigned(keySet, key, signature));
  if (!vouched.every(isSigning))
    return trouble(
      `${server} has the key, but does not sign with it: the signature is missing, wrong or no longer valid.`,
    );
  if (!soaSignatures.some((signature) => keys.some((key) => isSigned(soaSet, key, signature))))
    return trouble(`${server} does not sign the records of ${zone} with its keys.`);
  return { troubles: [], found };
}

/** The records of a type at the zone itself. Names in their data count in lower case (RFC 4034 section 6.2). */
function setOf({ answers = [] }: DnsAnswer, zone: string, type: string): (Answer & { readonly data: unknown })[] {
  return answers
    .filter((record) => record.type === type && record.name.toLowerCase() === zone)
    .map(
      (record) =>
        ({
          ...record,
          name: zone,
          ...(record.type === 'SOA' && {
            data: { ...record.data, mname: record.data.mname.toLowerCase(), rname: record.data.rname.toLowerCase() },
          }),
        }) as Answer & { data: unknown },
    );
}

function signaturesOf({ answers = [] }: DnsAnswer, zone: string, covered: string): Rrsig[] {
  return answers.flatMap((record) => {
    const data = record.type === 'RRSIG' ? (record.data as unknown as Rrsig) : null;
    return data?.typeCovered === covered && record.name.toLowerCase() === zone ? [data] : [];
  });
}
