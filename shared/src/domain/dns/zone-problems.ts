import type { CodedZoneProblem } from '../../contract/problem-codes';
import type { ZoneRecord } from './zone-record';

/** A conflict between records of a zone, not visible in any single record. */
export type ZoneProblem = { readonly name: string } & CodedZoneProblem;

const setKey = ({ name, type }: ZoneRecord): string => `${name} ${type}`;

function groups<K>(records: readonly ZoneRecord[], toKey: (record: ZoneRecord) => K): Map<K, ZoneRecord[]> {
  const found = new Map<K, ZoneRecord[]>();
  for (const record of records) {
    const group = found.get(toKey(record));
    if (group) group.push(record);
    else found.set(toKey(record), [record]);
  }
  return found;
}

/**
 * Why a nameserver would refuse these records together: a CNAME next to other data (RFC 1034 section 3.6.2), a duplicate record, different
 * TTLs within one set (RFC 2181 section 5.2), or an ALIAS next to addresses. Linear in the number of records.
 */
export function zoneProblems(records: readonly ZoneRecord[]): ZoneProblem[] {
  const problems: ZoneProblem[] = [];
  for (const [name, atName] of groups(records, (record) => record.name)) {
    if (atName.length > 1 && atName.some(({ type }) => type === 'CNAME')) {
      problems.push({ name, code: 'cname_beside', params: { name } });
    }
    const standIns = atName.filter(({ type }) => type === 'ALIAS').length;
    if (standIns > 1) problems.push({ name, code: 'several_aliases', params: { name, has: standIns } });
    else if (standIns && atName.some(({ type }) => type === 'A' || type === 'AAAA')) {
      problems.push({ name, code: 'alias_beside', params: { name } });
    }
  }
  for (const set of groups(records, setKey).values()) {
    const [first] = set;
    if (!first) continue;
    const { name, type } = first;
    if (set.some(({ ttl }) => ttl !== first.ttl)) problems.push({ name, code: 'several_ttls', params: { name, type } });
    if (new Set(set.map(({ rdata }) => rdata)).size < set.length)
      problems.push({ name, code: 'record_twice', params: { name, type } });
  }
  return problems;
}
