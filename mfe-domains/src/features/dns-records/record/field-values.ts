import { RECORD_TYPES, type RecordType } from '@storefront/shared/contract';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** TTLs offered for selection, in seconds. */
export const USUAL_TTLS = [300, 3_600, 14_400, 86_400] as const;

/** The tags of a CAA record (RFC 8659 section 4). */
export const CAA_TAGS = ['issue', 'issuewild', 'iodef'] as const;

/** Explains how a typed host is read: relative to the zone without a dot, absolute with one. Null if no explanation is needed. */
export function describeHost(t: Translate, typed: string, zone: string): string | null {
  const host = typed.trim().toLowerCase();
  if (host === '' || host === '.' || host === '@' || host.endsWith('.') || host === zone || host.endsWith(`.${zone}`))
    return null;
  return t(host.includes('.') ? messages.outside : messages.inside, { host, zone });
}

/** Initial field values of a new record. */
export const firstValues = (type: RecordType): Readonly<Record<string, string>> =>
  Object.fromEntries(RECORD_TYPES[type].fields.map(({ name, first = '' }) => [name, first]));
