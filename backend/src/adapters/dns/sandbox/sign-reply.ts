import type { Answer } from 'dns-packet';
import { WIRE_TYPES, wireRecords } from '../../../dns/wire-data';
import { denial, type ZoneKey } from '../zone-key';
import { setsAt } from '../../../dns/rrsets';
import { findDelegation, NEGATIVE_TTL, type Reply, type ServedZone } from './answer-question';

const withoutDot = (name: string): string => name.replace(/\.$/, '');

/**
 * Adds the signatures and denials that a validating client needs (RFC 4035 section 3.1). The absence of a name or record is signed for that
 * name only, at query time (RFC 9824), so that the zone cannot be enumerated.
 */
export function signReply(
  reply: Reply,
  question: { readonly name: string; readonly type: string },
  served: ServedZone & { readonly key: ZoneKey },
  now: Date,
): Reply {
  const { key, zone } = served;
  const answers = key.signed(reply.answers, now);
  if (reply.authorities.length === 0) return { ...reply, answers };
  if (reply.authorities.some(({ type }) => type === 'NS'))
    return { ...reply, answers, authorities: referral(reply.authorities, served, now) };
  // The last link of the chain is what does not exist or has no such record.
  const last = reply.answers.findLast(({ type }) => type === 'CNAME');
  const name = last?.type === 'CNAME' ? last.data.toLowerCase() : withoutDot(question.name.toLowerCase());
  const sets = setsAt(`${name}.`, served);
  const apex = name === zone ? ['SOA', 'DNSKEY'] : [];
  const standsIn = sets?.some(({ type }) => type === 'ALIAS') ? ['A', 'AAAA'] : [];
  const types =
    sets &&
    [...new Set([...sets.map(({ type }) => type).filter((type) => WIRE_TYPES.has(type)), ...standsIn, ...apex])].filter(
      (type) => type !== question.type,
    );
  const proof = denial(name, types, NEGATIVE_TTL);
  return { ...reply, rcode: 'NOERROR', answers, authorities: key.signed([...reply.authorities, proof], now) };
}

/** Returns the servers of a delegated part with its DS records, or with the proof that there are none. */
function referral(servers: readonly Answer[], served: ServedZone & { readonly key: ZoneKey }, now: Date): Answer[] {
  const cut = servers[0]?.name ?? served.zone;
  const delegated = findDelegation(`${cut}.`, served)?.name ?? `${cut}.`;
  const ds = served.rrsets.find(({ name, type }) => type === 'DS' && name === delegated);
  const proof = ds ? wireRecords(ds) : [denial(withoutDot(delegated), ['NS'], NEGATIVE_TTL)];
  return [...servers, ...served.key.signed(proof, now)];
}
