import type { RecordType } from '@storefront/shared/contract';
import { quoteStrings, txtStrings, type RecordInput } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import type { Rrset } from './name-server';
import { readServiceBinding, serviceBindingOctets } from './service-binding';

const withoutDot = (name: string): string => name.replace(/\.$/, '');
const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Types that are put on the wire. ALIAS never is: a nameserver answers with the addresses of its target. */
export const WIRE_TYPES: ReadonlySet<RecordType> = new Set<RecordType>([
  'A',
  'AAAA',
  'CNAME',
  'MX',
  'NS',
  'SRV',
  'TXT',
  'DS',
  'CAA',
  'TLSA',
  'SVCB',
  'HTTPS',
]);

/** Types that `dns-packet` has no name for, by the one that it makes of their number. */
const UNNAMED: Readonly<Record<string, string>> = { SVCB: 'UNKNOWN_64', HTTPS: 'UNKNOWN_65' };
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(UNNAMED).map(([name, unnamed]) => [unnamed, name]),
);

/** A type as `dns-packet` calls it. */
export const packetType = (type: string): string => UNNAMED[type] ?? type;

/** The usual name of a type, out of a message. */
export const typeOfPacket = (type: string): string => NAMED[type] ?? type;

/** The records of a set of one of `WIRE_TYPES`, ready to be put on the wire. */
export function wireRecords({ name, type, ttl, rdata }: Rrset, owner = name): Answer[] {
  return rdata.map(
    (text) =>
      ({ name: withoutDot(owner), type: packetType(type), ttl, class: 'IN', data: wireData(type, text) }) as Answer,
  );
}

function wireData(type: Rrset['type'], text: string): unknown {
  const words = text.split(' ');
  const number = (index: number): number => Number(words[index]);
  const host = (index: number): string => withoutDot(words[index] ?? '');
  switch (type) {
    case 'MX':
      return { preference: number(0), exchange: host(1) };
    case 'SRV':
      return { priority: number(0), weight: number(1), port: number(2), target: host(3) };
    case 'TXT':
      return (txtStrings(text) ?? []).map((octets) => Buffer.from(octets));
    case 'DS':
      return {
        keyTag: number(0),
        algorithm: number(1),
        digestType: number(2),
        digest: Buffer.from(words[3] ?? '', 'hex'),
      };
    case 'CAA': {
      const [value] = txtStrings(words.slice(2).join(' ')) ?? [];
      return { flags: number(0), tag: words[1], value: decoder.decode(value) };
    }
    case 'TLSA':
      return {
        usage: number(0),
        selector: number(1),
        matchingType: number(2),
        certificate: Buffer.from(words[3] ?? '', 'hex'),
      };
    case 'SVCB':
    case 'HTTPS':
      return serviceBindingOctets(text);
    default:
      return host(0);
  }
}

/** A name as it came off the wire, absolute; the root is a dot of its own. */
const withDot = (name: string): string => `${withoutDot(name)}.`;
const octets = (text: string | Buffer): Uint8Array => (typeof text === 'string' ? encoder.encode(text) : text);

/** The fields of a record as it came off the wire, for `checkRecord`; null for a type that is not in `WIRE_TYPES`. */
export function wireFields(record: Answer): RecordInput['data'] | null {
  if (NAMED[record.type]) return readServiceBinding((record as unknown as { readonly data: Buffer }).data);
  switch (record.type) {
    case 'A':
    case 'AAAA':
      return { address: record.data };
    case 'CNAME':
      return { target: withDot(record.data) };
    case 'NS':
      return { server: withDot(record.data) };
    case 'MX':
      return { priority: record.data.preference ?? 0, server: withDot(record.data.exchange) };
    case 'SRV':
      return {
        priority: record.data.priority ?? 0,
        weight: record.data.weight ?? 0,
        port: record.data.port,
        target: withDot(record.data.target),
      };
    case 'TXT':
      return { data: quoteStrings([record.data].flat().map(octets)) };
    case 'DS':
      return {
        keytag: record.data.keyTag,
        algorithm: record.data.algorithm,
        digest_type: record.data.digestType,
        digest: record.data.digest.toString('hex'),
      };
    case 'CAA':
      return { flags: record.data.flags ?? 0, tag: record.data.tag, value: quoteStrings([octets(record.data.value)]) };
    case 'TLSA':
      return {
        usage: record.data.usage,
        selector: record.data.selector,
        matching_type: record.data.matchingType,
        certificate: record.data.certificate.toString('hex'),
      };
    default:
      return null;
  }
}
