import type { TldCategory } from '@storefront/shared/contract';
import type { DomainName } from '@storefront/shared/domain';
import { tlds, type TldRecord } from './tlds';

const byTld: ReadonlyMap<string, TldRecord> = new Map(tlds.map((record) => [record.tld, record]));

/** The TLD (without its dot) as it is on sale here. */
export function findTld(tld: string): TldRecord | undefined {
  return byTld.get(tld);
}

/** A name split at the longest TLD that is on sale here. */
export interface SoldName {
  /** What stands directly before the TLD. */
  readonly label: string;
  readonly record: TldRecord;
  /** The name under which it would be registered: `label.tld`, without any host part. */
  readonly domain: DomainName;
}

/** A label under a TLD; null where the two are a TLD themselves, as `co` under `uk` is. @param label a canonical A-label */
export function soldNameUnder(label: string, record: TldRecord): SoldName | null {
  const domain = `${label}.${record.tld}` as DomainName;
  return byTld.has(domain) ? null : { label, record, domain };
}

/** Splits a name in its canonical form; null when it ends in no TLD on sale or has nothing before it. */
export function splitSoldName(name: string): SoldName | null {
  const labels = name.split('.');
  for (let start = 1; start < labels.length; start += 1) {
    const record = byTld.get(labels.slice(start).join('.'));
    const label = labels[start - 1];
    if (record && label) return soldNameUnder(label, record);
  }
  return null;
}

/** A name that is registrable exactly as it stands, without host parts; null for everything else. */
export function findSoldName(name: string): SoldName | null {
  const split = splitSoldName(name);
  return split?.domain === name ? split : null;
}

/** The TLDs of a category, in the order of the data file. */
export function tldsIn(category: TldCategory): readonly TldRecord[] {
  return tlds.filter((record) => record.categories.includes(category));
}

export function allTlds(): readonly TldRecord[] {
  return tlds;
}
