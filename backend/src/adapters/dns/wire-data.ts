import type { RecordType } from '@storefront/shared/contract';
import { txtStrings } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import type { Rrset } from './name-server';

const withoutDot = (name: string): string => name.replace(/\.$/, '');
const decoder = new TextDecoder();

/** Types that can be put on the wire here; ALIAS never is, and the parameters of SVCB need an encoder of their own. */
export const WIRE_TYPES: ReadonlySet<RecordType> = new Set<RecordType>(['A', 'AAAA', 'CNAME', 'MX', 'NS', 'SRV', 'TXT', 'DS', 'CAA', 'TLSA']);

/** The records of a set of one of `WIRE_TYPES`, ready to be put on the wire. */
export function wireRecords({ name, type, ttl, rdata }: Rrset, owner = name): Answer[] {
  return rdata.map((text) => ({ name: withoutDot(owner), type, ttl, class: 'IN', data: wireData(type, text) }) as Answer);
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
      return { keyTag: number(0), algorithm: number(1), digestType: number(2), digest: Buffer.from(words[3] ?? '', 'hex') };
    case 'CAA': {
      const [value] = txtStrings(words.slice(2).join(' ')) ?? [];
      return { flags: number(0), tag: words[1], value: decoder.decode(value) };
    }
    case 'TLSA':
      return { usage: number(0), selector: number(1), matchingType: number(2), certificate: Buffer.from(words[3] ?? '', 'hex') };
    default:
      return host(0);
  }
}
