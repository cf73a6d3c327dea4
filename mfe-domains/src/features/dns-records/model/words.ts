import { unquoteTxt, type ZoneRecord } from '@storefront/shared/domain';
import { RECORD_TYPES, type RecordFieldName, type RecordType } from '@storefront/shared/contract';

/** Times to live that people choose, in seconds. */
export const USUAL_TTLS = [300, 3_600, 14_400, 86_400] as const;

const UNITS = [
  [604_800, 'week'],
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** Seconds in words, in the largest unit that fits without a rest: `1 hour`, `90 seconds`. */
export function ttlWords(seconds: number): string {
  const [size, unit] = UNITS.find(([length]) => seconds % length === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The data of a record as a person reads it: text without its quotes, all else in presentation format. */
export function valueWords({ type, rdata }: Pick<ZoneRecord, 'type' | 'rdata'>): string {
  return type === 'TXT' ? (unquoteTxt(rdata) ?? rdata) : rdata;
}

/** A record in a few words, for headings and screen readers. */
export const recordWords = ({ type, name }: Pick<ZoneRecord, 'type' | 'name'>): string => `${type} ${name}`;

/** What each type is for. */
export const TYPE_WORDS: Readonly<Record<RecordType, string>> = {
  A: 'IPv4 address',
  AAAA: 'IPv6 address',
  CNAME: 'another name for a host',
  ALIAS: 'as CNAME, also for the domain itself',
  MX: 'where mail goes',
  NS: 'servers of a part of the domain',
  SRV: 'where a service is',
  TXT: 'text, for SPF, DKIM, verification',
  DS: 'key of a signed part of the domain',
  CAA: 'who may issue certificates',
  TLSA: 'certificate of a server',
  SVCB: 'how to reach a service',
  HTTPS: 'how to reach a site',
};

/** Labels of the fields, and what to write there. */
export const FIELD_WORDS: Readonly<Record<RecordFieldName, { readonly label: string; readonly hint?: string }>> = {
  address: { label: 'Address' },
  target: { label: 'Target', hint: 'A host such as shops.example.net, or one of this domain such as www.' },
  server: { label: 'Server', hint: 'A host such as mail.example.com.' },
  priority: { label: 'Priority', hint: 'The lowest number is tried first.' },
  weight: { label: 'Weight' },
  port: { label: 'Port' },
  data: { label: 'Text' },
  keytag: { label: 'Key tag' },
  algorithm: { label: 'Algorithm' },
  digest_type: { label: 'Digest type' },
  digest: { label: 'Digest', hint: 'In hexadecimal digits.' },
  flags: { label: 'Flags', hint: '0, or 128 to forbid what is not understood.' },
  tag: { label: 'Tag' },
  value: { label: 'Value', hint: 'An authority such as letsencrypt.org, or a semicolon for nobody.' },
  usage: { label: 'Usage' },
  selector: { label: 'Selector' },
  matching_type: { label: 'Matching type' },
  certificate: { label: 'Certificate data', hint: 'In hexadecimal digits.' },
  params: { label: 'Parameters', hint: 'Such as alpn=h2,h3 port=443.' },
};

/** What a CAA record says, by its tag (RFC 8659 section 4). */
export const CAA_TAGS: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'issue', label: 'issue: certificates of any name' },
  { value: 'issuewild', label: 'issuewild: wildcard certificates' },
  { value: 'iodef', label: 'iodef: where to report what was refused' },
];

/** What a host that is being typed means: without a dot it lies in the zone, with one it is complete. Null where that goes without saying. */
export function hostWords(typed: string, zone: string): string | null {
  const host = typed.trim().toLowerCase();
  if (host === '' || host === '.' || host === '@' || host.endsWith('.') || host === zone || host.endsWith(`.${zone}`))
    return null;
  return host.includes('.')
    ? `Points at ${host}, outside ${zone}. For a host of this domain, write ${host}.${zone}.`
    : `Points at ${host}.${zone}.`;
}

/** What stands in the fields of a new record. */
export const firstValues = (type: RecordType): Readonly<Record<string, string>> =>
  Object.fromEntries(RECORD_TYPES[type].fields.map(({ name, first = '' }) => [name, first]));
