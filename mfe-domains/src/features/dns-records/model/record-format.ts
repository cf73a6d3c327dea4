import { unquoteTxt, type ZoneRecord } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';

const UNITS = [
  [604_800, 'weeks'],
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
] as const;

/** Formats seconds in the largest unit that divides them evenly: `1 hour`, `90 seconds`. */
export function formatTtl(t: Translate, seconds: number): string {
  const [size, unit] = UNITS.find(([length]) => seconds % length === 0) ?? [1, 'seconds'];
  return t(messages.ttl, { unit, count: seconds / size });
}

/** Formats the data of a record for display: TXT without its quotes, all other types in presentation format. */
export function formatRecordValue({ type, rdata }: Pick<ZoneRecord, 'type' | 'rdata'>): string {
  return type === 'TXT' ? (unquoteTxt(rdata) ?? rdata) : rdata;
}

/** Short description of a record for headings and screen readers. */
export const formatRecordName = ({ type, name }: Pick<ZoneRecord, 'type' | 'name'>): string => `${type} ${name}`;
