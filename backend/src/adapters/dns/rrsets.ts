import { absoluteName, type ZoneRecord } from '@storefront/shared/domain';
import type { Rrset, ZoneChange } from './name-server';

const keyOf = ({ name, type }: Pick<Rrset, 'name' | 'type'>): string => `${name} ${type}`;

/** Records put together by owner and type, each set in a stable order. */
export function rrsetsOf(zone: string, records: readonly ZoneRecord[]): Rrset[] {
  const sets = new Map<string, { name: string; type: Rrset['type']; ttl: number; rdata: string[] }>();
  for (const { name, type, ttl, rdata } of records) {
    const set = { name: absoluteName(name, zone), type, ttl, rdata: [rdata] };
    const known = sets.get(keyOf(set));
    if (known) known.rdata.push(rdata);
    else sets.set(keyOf(set), set);
  }
  return [...sets.values()].map((set) => ({ ...set, rdata: set.rdata.sort() }));
}

const isSame = (a: Rrset, b: Rrset): boolean => a.ttl === b.ttl && a.rdata.length === b.rdata.length && a.rdata.every((data, index) => data === b.rdata[index]);

/** The least that leads from one set of rrsets to another. */
export function changeBetween(before: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  const had = new Map(before.map((set) => [keyOf(set), set]));
  const kept = new Set(after.map(keyOf));
  const put = after.filter((set) => {
    const old = had.get(keyOf(set));
    return !old || !isSame(old, set);
  });
  return { put, remove: before.filter((set) => !kept.has(keyOf(set))).map(({ name, type }) => ({ name, type })) };
}
