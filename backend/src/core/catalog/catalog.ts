import type { TldCategory } from '@storefront/shared/contract';
import type { DomainName } from '@storefront/shared/domain';
import { tlds, type TldRecord } from './tlds';

const byTld: ReadonlyMap<string, TldRecord> = new Map(tlds.map((record) => [record.tld, record]));

/** @param tld without its dot */
export function findTld(tld: string): TldRecord | undefined {
  return byTld.get(tld);
}

/** A name split at the longest TLD on sale. */
export interface SoldName {
  /** The label directly before the TLD. */
  readonly label: string;
  readonly record: TldRecord;
  /** The domain to register: `label.tld`, without any host part. */
  readonly domain: DomainName;
}

/** Combines a label and a TLD; null if the result is a TLD itself, such as `co` under `uk`. @param label a canonical A-label */
export function soldNameUnder(label: string, record: TldRecord): SoldName | null {
  const domain = `${label}.${record.tld}` as DomainName;
  return byTld.has(domain) ? null : { label, record, domain };
}

/** Splits a name in canonical form; null if it does not end in a TLD on sale or has nothing before it. */
export function splitSoldName(name: string): SoldName | null {
  const labels = name.split('.');
  for (let start = 1; start < labels.length; start += 1) {
    const record = byTld.get(labels.slice(start).join('.'));
    const label = labels[start - 1];
    if (record && label) return soldNameUnder(label, record);
  }
  return null;
}

/** Returns a name that is registrable exactly as it is, without host parts; null otherwise. */
export function findSoldName(name: string): SoldName | null {
  const split = splitSoldName(name);
  return split?.domain === name ? split : null;
}

/** Returns the TLDs of a category, in the order of the data file. */
export function tldsIn(category: TldCategory): readonly TldRecord[] {
  return tlds.filter((record) => record.categories.includes(category));
}

export function allTlds(): readonly TldRecord[] {
  return tlds;
}
