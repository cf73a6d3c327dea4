import type { Answer } from 'dns-packet';
import type { Rrset } from '../../../core/rrset';
import { setsAt } from '../../../dns/rrsets';
import { fromPacketType, WIRE_TYPES, wireRecords } from '../../../dns/wire-data';
import type { ZoneKey } from '../zone-key';

/** RFC 1035 section 4.1.1. */
export type Rcode = 'NOERROR' | 'NXDOMAIN' | 'REFUSED';

export interface Reply {
  readonly rcode: Rcode;
  /** False for a referral to the servers of a delegated part. */
  readonly authoritative: boolean;
  readonly answers: readonly Answer[];
  readonly authorities: readonly Answer[];
  /** An ALIAS whose addresses are still to be put behind `answers`. */
  readonly alias?: { readonly owner: string; readonly target: string; readonly ttl: number };
}

/** A zone as it is answered from. */
export interface ServedZone {
  /** Without its final dot. */
  readonly zone: string;
  readonly rrsets: readonly Rrset[];
  /** Of the newest change: one that is made later has a higher one. */
  readonly edition: number;
  /** What its answers are signed with; none where they are not. */
  readonly key?: ZoneKey | null;
}

/** Seconds that resolvers may keep "there is no such record" (RFC 2308). */
export const NEGATIVE_TTL = 300;
/** Links of a chain of CNAMEs that are followed within the zone. */
const CHAIN_MAX = 8;

/** Serials are numbers of 32 bits that begin anew after the last (RFC 1982). */
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

/** The servers of the delegated part of the zone in which a name lies. */
export function findDelegation(name: string, { zone, rrsets }: ServedZone): Rrset | undefined {
  return rrsets.find(
    (set) => set.type === 'NS' && set.name !== `${zone}.` && (name === set.name || name.endsWith(`.${set.name}`)),
  );
}

/** What is said where there is no such name or record. */
export const negativeReply = (rcode: Rcode, served: ServedZone, answers: readonly Answer[] = []): Reply => ({
  rcode,
  authoritative: true,
  answers,
  authorities: [createSoa(served)],
});

/** What an authoritative server says to one question about a zone that it has (RFC 1034 section 4.3.2). */
export function answerQuestion(
  { name, type: asked }: { readonly name: string; readonly type: string },
  served: ServedZone,
): Reply {
  const type = fromPacketType(asked);
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
    // Where the target lies in a zone elsewhere, the resolver goes on from here.
    if (owner !== `${served.zone}.` && !owner.endsWith(`.${served.zone}.`)) break;
  }
  return { rcode: 'NOERROR', authoritative: true, answers, authorities: [] };
}
