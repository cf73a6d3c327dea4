import { absoluteName, type ZoneRecord } from '@storefront/shared/domain';
import type { Rrset, ZoneChange } from './name-server';
import { isSameData } from './same-answer';

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

const isSame = (a: Rrset, b: Rrset): boolean =>
  a.ttl === b.ttl && a.rdata.length === b.rdata.length && a.rdata.every((data, index) => data === b.rdata[index]);

/** The least that leads from one set of rrsets to another. */
export function changeBetween(before: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  return leastChange(before, after, isSame);
}

/** The least that leads from what a nameserver has, in a form of its own, to what it should have. */
export function changeFromServed(served: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  return leastChange(served, after, (a, b) => isSame(a, b) || (a.ttl === b.ttl && isSameData(a, b)));
}

function leastChange(
  before: readonly Rrset[],
  after: readonly Rrset[],
  isKept: (a: Rrset, b: Rrset) => boolean,
): ZoneChange {
  const had = new Map(before.map((set) => [keyOf(set), set]));
  const kept = new Set(after.map(keyOf));
  const put = after.filter((set) => {
    const old = had.get(keyOf(set));
    return !old || !isKept(old, set);
  });
  return {
    put,
    remove: before.filter((set) => !kept.has(keyOf(set))).map(({ name, type }) => ({ name, type })),
    isWhole: false,
  };
}

/** What makes a zone of these sets, whatever the nameserver has of it: `served` as it was seen last. */
export function wholeZone(served: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  return { put: after, remove: changeBetween(served, after).remove, isWhole: true };
}
