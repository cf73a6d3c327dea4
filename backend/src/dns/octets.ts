import { readIpv6 } from '@storefront/shared/domain';

/** Encodes a number in one or two octets, big-endian (RFC 1035 section 2.3.2). */
export function numberOctets(value: number, size: 1 | 2): Buffer {
  const octets = Buffer.alloc(size);
  octets.writeUIntBE(value, 0, size);
  return octets;
}

/** Encodes a name in wire format (RFC 1035 section 3.1). */
export const nameOctets = (name: string): Buffer =>
  Buffer.concat([
    ...name
      .split('.')
      .filter(Boolean)
      .map((label) => Buffer.from([Buffer.byteLength(label), ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

export const ipv4Octets = (address: string): Buffer => Buffer.from(address.split('.').map(Number));

export function ipv6Octets(address: string): Buffer {
  const [head = '', tail] = (readIpv6(address) ?? '::').split('::');
  const words = (part: string | undefined): number[] => (part ? part.split(':').map((word) => parseInt(word, 16)) : []);
  const [first, last] = [words(head), words(tail)];
  const all =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
  return Buffer.concat(all.map((word) => numberOctets(word, 2)));
}

export function ipv6Text(octets: Buffer): string {
  const text = Array.from({ length: 8 }, (_, word) => octets.readUInt16BE(word * 2).toString(16)).join(':');
  return readIpv6(text) ?? text;
}
