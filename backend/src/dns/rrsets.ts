import { absoluteName, type ZoneRecord } from '@storefront/shared/domain';
import type { ZoneChange } from '../ports/name-server';
import type { Rrset } from '../core/rrset';
import { isSameData } from './same-answer';

const toKey = ({ name, type }: Pick<Rrset, 'name' | 'type'>): string => `${name} ${type}`;

/** Groups records by owner and type, each set in a stable order. */
export function toRrsets(zone: string, records: readonly ZoneRecord[]): Rrset[] {
  const sets = new Map<string, { name: string; type: Rrset['type']; ttl: number; rdata: string[] }>();
  for (const { name, type, ttl, rdata } of records) {
    const set = { name: absoluteName(name, zone), type, ttl, rdata: [rdata] };
    const known = sets.get(toKey(set));
    if (known) known.rdata.push(rdata);
    else sets.set(toKey(set), set);
  }
  return [...sets.values()].map((set) => ({ ...set, rdata: set.rdata.sort() }));
}

const isSame = (a: Rrset, b: Rrset): boolean =>
  a.ttl === b.ttl && a.rdata.length === b.rdata.length && a.rdata.every((data, index) => data === b.rdata[index]);

/** Returns the minimal change between two lists of sets. */
export function changeBetween(before: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  return leastChange(before, after, isSame);
}

/** Returns the minimal change from what a nameserver has, possibly in another notation, to what it should have. */
export function changeFromServed(served: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  return leastChange(served, after, (a, b) => isSame(a, b) || (a.ttl === b.ttl && isSameData(a, b)));
}

function leastChange(
  before: readonly Rrset[],
  after: readonly Rrset[],
  isKept: (a: Rrset, b: Rrset) => boolean,
): ZoneChange {
  const setsBefore = new Map(before.map((set) => [toKey(set), set]));
  const keysAfter = new Set(after.map(toKey));
  const put = after.filter((set) => {
    const old = setsBefore.get(toKey(set));
    return !old || !isKept(old, set);
  });
  return {
    put,
    remove: before.filter((set) => !keysAfter.has(toKey(set))).map(({ name, type }) => ({ name, type })),
    isWhole: false,
  };
}

/** Returns the change that creates a zone with these sets, whatever the nameserver has; `served` is its last known content. */
export function wholeZone(served: readonly Rrset[], after: readonly Rrset[]): ZoneChange {
  return { put: after, remove: changeBetween(served, after).remove, isWhole: true };
}

export interface ZoneSets {
  /** In A-labels, without its final dot. */
  readonly zone: string;
  readonly rrsets: readonly Rrset[];
}

/** Returns the sets at a name: its own, or those of the wildcard that covers it (RFC 4592); null if the name does not exist. */
export function setsAt(name: string, { zone, rrsets }: ZoneSets): readonly Rrset[] | null {
  const own = rrsets.filter((set) => set.name === name);
  if (own.length || name === `${zone}.`) return own;
  const exists = (owner: string): boolean => rrsets.some((set) => set.name === owner || set.name.endsWith(`.${owner}`));
  if (exists(name)) return [];
  let encloser = name;
  do encloser = encloser.slice(encloser.indexOf('.') + 1);
  while (encloser !== `${zone}.` && !exists(encloser));
  const wild = rrsets.filter((set) => set.name === `*.${encloser}`);
  return wild.length ? wild : null;
}
