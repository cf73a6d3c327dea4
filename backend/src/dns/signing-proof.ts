import type { CodedDnssecProblem } from '@storefront/shared/contract';
import type { DsRecord } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import { queryDns, type DnsAnswer } from './query-dns';
import { dnssecProblemText } from './dnssec-problem';
import { createDsRecord, fitsDs, isSignedBy, canBeSignedBy, type DnsKey, type Rrsig } from './dnskey';
import type { SigningProof } from '../ports/zone-reader';
import type { ServerAddress } from '../ports/name-server';

/** Flag of a key that only signs the keys of its zone, and that a DS record refers to (RFC 4034 section 2.1.1). */
const ENTRY_POINT = 0x0001;
const SHA_256 = 2;
/**
 * Limits on keys and signatures per answer, and on verified pairs, as in validating resolvers: a zone's owner could otherwise fill an
 * answer with hundreds of each, all with the same key tag, and block the process (CVE-2023-50387).
 */
const KEYS_MAX = 16;
const SIGNATURES_MAX = 16;
const CHECKS_MAX = 16;

interface AskOptions {
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

export const dsText = ({ key_tag, algorithm, digest_type, digest }: DsRecord): string =>
  `${key_tag} ${algorithm} ${digest_type} ${digest.toUpperCase()}`;

/**
 * Queries each server of a zone for its keys and its SOA, and validates like a resolver: each DS record has to match a key, that key has to
 * sign the keys, and one of these the record.
 * @param zone in A-labels, without its final dot
 */
export async function proveSigning(
  servers: readonly ServerAddress[],
  zone: string,
  ds: readonly DsRecord[],
  options: AskOptions = {},
): Promise<SigningProof> {
  const proofs = await Promise.all(servers.map((server) => proveServer(server, zone, ds, options)));
  const found = new Map(proofs.flatMap((proof) => proof.found).map((record) => [dsText(record), record]));
  const problems = new Map(
    proofs.flatMap((proof) => proof.problems).map((problem) => [dnssecProblemText(problem), problem]),
  );
  return { problems: [...problems.values()], found: [...found.values()] };
}

async function proveServer(
  address: ServerAddress,
  zone: string,
  ds: readonly DsRecord[],
  options: AskOptions,
): Promise<SigningProof> {
  const ask = (type: string) => queryDns(address, { name: zone, type }, { ...options, dnssec: true });
  const [keys, soa] = await Promise.all([ask('DNSKEY'), ask('SOA')]);
  if (!keys || !soa) return { problems: [{ code: 'server_silent', params: { server: address.server } }], found: [] };
  return evaluate(address.server, zone, ds, keys.packet, soa.packet, new Date());
}

/** Evaluates the answers of one server. Signatures are made and expire in real time. */
export function evaluate(
  server: string,
  zone: string,
  ds: readonly DsRecord[],
  keyAnswer: DnsAnswer,
  soaAnswer: DnsAnswer,
  now: Date,
): SigningProof {
  const keySet = getSet(keyAnswer, zone, 'DNSKEY');
  const keys = keySet.map(({ data }) => data as unknown as DnsKey);
  const found = keys
    .filter(({ flags }) => (flags & ENTRY_POINT) !== 0)
    .map((key) => createDsRecord(zone, key, SHA_256));
  const refuse = (problem: CodedDnssecProblem): SigningProof => ({ problems: [problem], found });
  const soaSet = getSet(soaAnswer, zone, 'SOA');
  if (!soaAnswer.flag_aa || soaSet.length !== 1) return refuse({ code: 'zone_not_served', params: { server, zone } });
  if (keys.length === 0) return refuse({ code: 'no_key', params: { server, zone } });
  const keySignatures = listSignatures(keyAnswer, zone, 'DNSKEY');
  const soaSignatures = listSignatures(soaAnswer, zone, 'SOA');
  if (keys.length > KEYS_MAX || Math.max(keySignatures.length, soaSignatures.length) > SIGNATURES_MAX)
    return refuse({ code: 'too_many_keys', params: { server, zone } });
  let checks = 0;
  const isSigned = (set: readonly Answer[], key: DnsKey, signature: Rrsig): boolean => {
    if (!canBeSignedBy(zone, key, signature, now)) return false;
    checks += 1;
    return checks <= CHECKS_MAX && isSignedBy(zone, key, set, signature, now);
  };
  const keysOfDs: DnsKey[] = [];
  for (const record of ds) {
    const key = keys.find((candidate) => fitsDs(zone, candidate, record));
    if (!key)
      return refuse({ code: 'no_key_for_ds', params: { server, ds: dsText(record), found: found.map(dsText) } });
    keysOfDs.push(key);
  }
  const isSigning = (key: DnsKey): boolean => keySignatures.some((signature) => isSigned(keySet, key, signature));
  if (!keysOfDs.every(isSigning)) return refuse({ code: 'key_unused', params: { server } });
  if (!soaSignatures.some((signature) => keys.some((key) => isSigned(soaSet, key, signature))))
    return refuse({ code: 'records_unsigned', params: { server, zone } });
  return { problems: [], found };
}

/** Returns the records of a type at the zone apex, with names in their data in lower case (RFC 4034 section 6.2). */
function getSet({ answers = [] }: DnsAnswer, zone: string, type: string): (Answer & { readonly data: unknown })[] {
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

function listSignatures({ answers = [] }: DnsAnswer, zone: string, covered: string): Rrsig[] {
  return answers.flatMap((record) => {
    const data = record.type === 'RRSIG' ? (record.data as unknown as Rrsig) : null;
    return data?.typeCovered === covered && record.name.toLowerCase() === zone ? [data] : [];
  });
}
