import type { Answer } from 'dns-packet';
import type { Rrset } from '../../../core/rrset';
import { setsAt } from '../../../dns/rrsets';
import { fromPacketType, WIRE_TYPES, wireRecords } from '../../../dns/wire-data';
import type { ZoneKey } from '../zone-key';

/** RFC 1035 section 4.1.1. */
type Rcode = 'NOERROR' | 'NXDOMAIN' | 'REFUSED';

export interface Reply {
  readonly rcode: Rcode;
  /** False for a referral to the servers of a delegated part. */
  readonly authoritative: boolean;
  readonly answers: readonly Answer[];
  readonly authorities: readonly Answer[];
  /** An ALIAS whose addresses are still to be added to `answers`. */
  readonly alias?: { readonly owner: string; readonly target: string; readonly ttl: number };
}

export interface ServedZone {
  /** Without its final dot. */
  readonly zone: string;
  readonly rrsets: readonly Rrset[];
  /** Of the latest change; later changes have a higher one. */
  readonly edition: number;
  /** Signs the answers; none if they are unsigned. */
  readonly key?: ZoneKey | null;
}

/** Seconds for which resolvers may cache that a record does not exist (RFC 2308). */
export const NEGATIVE_TTL = 300;
const CHAIN_MAX = 8;

/** Serials are 32-bit numbers that wrap around (RFC 1982). */
const SERIALS = 2 ** 32;

function createSoa({ zone, rrsets, edition }: ServedZone): Answer {
  const primary = rrsets.find(({ name, type }) => type === 'NS' && name === `${zone}.`)?.rdata[0] ?? `ns.${zone}.`;
  const data = {
    mname: primary.replace(/\.$/, ''),
    rname: `hostmaster.${zone}`,
    serial: edition % SERIALS,
    refresh: 10_800,
    retry: 3_600,
    expire: 604_800,
    minimum: NEGATIVE_TTL,
  };
  return { name: zone, type: 'SOA', ttl: NEGATIVE_TTL, class: 'IN', data };
}

/** Returns the NS records of the delegated part that contains a name. */
export function findDelegation(name: string, { zone, rrsets }: ServedZone): Rrset | undefined {
  return rrsets.find(
    (set) => set.type === 'NS' && set.name !== `${zone}.` && (name === set.name || name.endsWith(`.${set.name}`)),
  );
}

export const negativeReply = (rcode: Rcode, served: ServedZone, answers: readonly Answer[] = []): Reply => ({
  rcode,
  authoritative: true,
  answers,
  authorities: [createSoa(served)],
});

/** Answers a question authoritatively for a zone (RFC 1034 section 4.3.2). */
export function answerQuestion(
  { name, type: queryType }: { readonly name: string; readonly type: string },
  served: ServedZone,
): Reply {
  const type = fromPacketType(queryType);
  const answers: Answer[] = [];
  const negative = (rcode: Rcode): Reply => negativeReply(rcode, served, answers);
  let owner = `${name.toLowerCase().replace(/\.$/, '')}.`;
  for (let link = 0; link < CHAIN_MAX; link += 1) {
    const delegated = findDelegation(owner, served);
    if (delegated && !(type === 'DS' && owner === delegated.name))
      return { rcode: 'NOERROR', authoritative: answers.length > 0, answers, authorities: wireRecords(delegated) };
    if (type === 'SOA' && owner === `${served.zone}.`)
      return { rcode: 'NOERROR', authoritative: true, answers: [createSoa(served)], authorities: [] };
    if (type === 'DNSKEY' && owner === `${served.zone}.` && served.key)
      return { rcode: 'NOERROR', authoritative: true, answers: [served.key.record], authorities: [] };
    const sets = setsAt(owner, served);
    if (!sets) return negative('NXDOMAIN');
    const wanted = sets.filter((set) => WIRE_TYPES.has(set.type) && (type === 'ANY' || set.type === type));
    if (wanted.length)
      return {
        rcode: 'NOERROR',
        authoritative: true,
        answers: [...answers, ...wanted.flatMap((set) => wireRecords(set, owner))],
        authorities: [],
      };
    const standIn = type === 'A' || type === 'AAAA' ? sets.find((set) => set.type === 'ALIAS') : undefined;
    if (standIn)
      return {
        rcode: 'NOERROR',
        authoritative: true,
        answers,
        authorities: [],
        alias: { owner, target: standIn.rdata[0] ?? '.', ttl: standIn.ttl },
      };
    const alias = sets.find((set) => set.type === 'CNAME');
    if (!alias) return negative('NOERROR');
    answers.push(...wireRecords(alias, owner));
    owner = alias.rdata[0] ?? '';
    // If the target is in another zone, the resolver continues from here.
    if (owner !== `${served.zone}.` && !owner.endsWith(`.${served.zone}.`)) break;
  }
  return { rcode: 'NOERROR', authoritative: true, answers, authorities: [] };
}
