import packet, { type Answer, type DecodedPacket } from 'dns-packet';
import type { RrsetKey } from '../ports/name-server';
import type { Rrset } from '../core/rrset';
import { inWireOrder } from './service-binding';
import { toPacketType, WIRE_TYPES, wireRecords } from './wire-data';

/** Encodes type, TTL and data of a record as hexadecimal octets, for comparison. */
const octets = (record: Answer): string =>
  packet.encode({ type: 'response', answers: [{ ...record, name: '.', class: 'IN' } as Answer] }).toString('hex');

/** Normalises data for comparison: nameservers return texts, hashes and parameters in their own notation. */
function toComparable({ name, type }: RrsetKey, rdata: string): string {
  return WIRE_TYPES.has(type)
    ? wireRecords({ name, type, ttl: 0, rdata: [rdata] })
        .map(octets)
        .join()
    : inWireOrder(type, rdata);
}

/** Whether two sets of the same name and type have the same data, whatever their TTLs. */
export function isSameData(one: Rrset, other: Rrset): boolean {
  if (one.rdata.length !== other.rdata.length) return false;
  const wanted = new Set(one.rdata.map((data) => toComparable(one, data)));
  return other.rdata.every((data) => wanted.has(toComparable(other, data)));
}

/** Whether a server's answer is exactly the wanted set, including the TTL; null means that there should be none. */
export function isAnswered(
  { name, type }: RrsetKey,
  wanted: Rrset | null,
  { answers = [], authorities = [] }: DecodedPacket,
): boolean {
  const owner = name.replace(/\.$/, '').toLowerCase();
  const isOurs = (record: Answer): boolean => record.type === toPacketType(type) && record.name.toLowerCase() === owner;
  const own = answers.filter(isOurs);
  // A delegated part of the zone is answered with a referral (RFC 1034 section 4.3.2).
  const found = own.length || type !== 'NS' ? own : authorities.filter(isOurs);
  const expected = new Set((wanted ? wireRecords(wanted) : []).map(octets));
  return found.length === expected.size && found.every((record) => expected.has(octets(record)));
}
