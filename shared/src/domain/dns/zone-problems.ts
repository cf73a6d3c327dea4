import type { ZoneRecord } from './zone-record';

/** A conflict between records of a zone, which no single record shows. */
export interface ZoneProblem {
  readonly name: string;
  readonly text: string;
}

const setKey = ({ name, type }: ZoneRecord): string => `${name} ${type}`;

function groups<K>(records: readonly ZoneRecord[], keyOf: (record: ZoneRecord) => K): Map<K, ZoneRecord[]> {
  const found = new Map<K, ZoneRecord[]>();
  for (const record of records) {
    const group = found.get(keyOf(record));
    if (group) group.push(record);
    else found.set(keyOf(record), [record]);
  }
  return found;
}

/**
 * Why a nameserver would refuse these records together: a CNAME beside other data (RFC 1034 section 3.6.2), the same record
 * twice, different TTLs within one set (RFC 2181 section 5.2), or an ALIAS beside addresses. Linear in the number of records.
 */
export function zoneProblems(records: readonly ZoneRecord[]): ZoneProblem[] {
  const problems: ZoneProblem[] = [];
  for (const [name, atName] of groups(records, (record) => record.name)) {
    if (atName.length > 1 && atName.some(({ type }) => type === 'CNAME')) {
      problems.push({ name, text: `${name} has a CNAME, which cannot stand beside another record of the same name.` });
    }
    const standIns = atName.filter(({ type }) => type === 'ALIAS').length;
    if (standIns > 1) problems.push({ name, text: `${name} has ${standIns} ALIAS records. A name can have one.` });
    else if (standIns && atName.some(({ type }) => type === 'A' || type === 'AAAA')) {
      problems.push({
        name,
        text: `${name} has an ALIAS, which stands in for addresses. Remove its A and AAAA records, or the ALIAS.`,
      });
    }
  }
  for (const set of groups(records, setKey).values()) {
    const [first] = set;
    if (!first) continue;
    if (set.some(({ ttl }) => ttl !== first.ttl)) {
      problems.push({
        name: first.name,
        text: `The ${first.type} records of ${first.name} need the same TTL: resolvers keep them as one set.`,
      });
    }
    if (new Set(set.map(({ rdata }) => rdata)).size < set.length) {
      problems.push({ name: first.name, text: `${first.name} has the same ${first.type} record twice.` });
    }
  }
  return problems;
}
