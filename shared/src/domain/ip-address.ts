const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;

/** Parses an IPv4 address in dotted decimals; null if it is invalid. */
export function readIpv4(text: string): string | null {
  return IPV4.test(text) ? text : null;
}

/** Normalises an IPv6 address to its shortest form (RFC 5952), with the URL parser that browsers and Node share; null if it is invalid. */
export function readIpv6(text: string): string | null {
  if (!text.includes(':') || !/^[0-9a-f:.]+$/i.test(text)) return null;
  try {
    return new URL(`http://[${text}]/`).hostname.slice(1, -1);
  } catch {
    return null;
  }
}

/** Ranges that no public host has: RFC 6890 and its registry, multicast and reserved ranges. */
const NOT_PUBLIC_V4: readonly (readonly [base: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

const toNumber = (ipv4: string): number => ipv4.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

/**
 * Whether a parsed address is publicly routable. For IPv6 only 2000::/3 is in use (RFC 4291); documentation ranges count as public, so that
 * examples can be followed.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes(':')) return /^[23][0-9a-f]{3}:/.test(address) && !address.startsWith('2002:');
  const number = toNumber(address);
  return !NOT_PUBLIC_V4.some(
    ([base, bits]) => Math.floor(number / 2 ** (32 - bits)) === Math.floor(toNumber(base) / 2 ** (32 - bits)),
  );
}

/** Returns the address or network that identifies a client: for IPv6 the /64, as each client has a whole one (RFC 6177). */
export function addressSubject(ip: string): string {
  if (readIpv6(ip) === null) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
