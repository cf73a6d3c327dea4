import { txtStrings } from '@storefront/shared/domain';
import type { Answer } from 'dns-packet';
import type { Rrset } from '../name-server';

const withoutDot = (name: string): string => name.replace(/\.$/, '');
/** `0 issue "letsencrypt.org"` (RFC 8659 section 4.1.1). */
const CAA = /^(\d+) (\S+) "(.*)"$/;

/** One record of a set, ready to be put on the wire. The types are those of `SandboxNameServer.serves`. */
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
      const [, flags, tag, value] = CAA.exec(text) ?? [];
      return { flags: Number(flags), tag, value };
    }
    case 'TLSA':
      return { usage: number(0), selector: number(1), matchingType: number(2), certificate: Buffer.from(words[3] ?? '', 'hex') };
    default:
      return host(0);
  }
}
