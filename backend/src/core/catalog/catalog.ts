import type { TldCategory } from '@storefront/shared/contract';
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
  readonly registrable: string;
}

/** Splits an ASCII name; null when it ends in no TLD on sale or has nothing before it. */
export function splitSoldName(name: string): SoldName | null {
  const labels = name.split('.');
  for (let start = 1; start < labels.length; start += 1) {
    const record = byTld.get(labels.slice(start).join('.'));
    const label = labels[start - 1];
    if (!record || !label) continue;
    const registrable = `${label}.${record.tld}`;
    return byTld.has(registrable) ? null : { label, record, registrable };
  }
  return null;
}

/** A name that is registrable exactly as it stands, without host parts; null for everything else. */
export function findSoldName(name: string): SoldName | null {
  const split = splitSoldName(name);
  return split?.registrable === name ? split : null;
}

/** The TLDs of a category, in the order of the data file. */
export function tldsIn(category: TldCategory): readonly TldRecord[] {
  return tlds.filter((record) => record.categories.includes(category));
}

export function allTlds(): readonly TldRecord[] {
  return tlds;
}
