import type { RecordType } from '@storefront/shared/contract';
import { readIpv6 } from '@storefront/shared/domain';

/** The keys that have a name, each at the place of its number (RFC 9460 section 14.3.2). */
const KEYS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint'];

/** The types whose data is a service binding. */
const SERVICES: ReadonlySet<RecordType> = new Set<RecordType>(['SVCB', 'HTTPS']);

const numberOf = (key: string): number => (KEYS.includes(key) ? KEYS.indexOf(key) : Number(key.slice('key'.length)));
const byNumber = (one: string, other: string): number => numberOf(one) - numberOf(other);

function valueOf(key: string, value: string): string {
  switch (key) {
    case 'mandatory':
      return value.split(',').sort(byNumber).join();
    case 'ipv6hint':
      return value
        .split(',')
        .map((address) => readIpv6(address) ?? address)
        .join();
    default:
      return KEYS.includes(key) && key !== 'ech' ? value : `"${value}"`;
  }
}

/** Data in the one form that it has on the wire: parameters of a service binding in the order of their keys. Other types stay as they are. */
export function inWireOrder(type: RecordType, rdata: string): string {
  if (!SERVICES.has(type)) return rdata;
  const [priority = '', target = '', ...rest] = rdata.split(' ');
  const params = (rest.join(' ').match(/[^\s="]+(?:=(?:"[^"]*"|[^\s"]*))?/g) ?? []).map((param) => {
    const [key = '', ...value] = param.split('=');
    return { key, value: value.join('=').replace(/^"(.*)"$/, '$1') };
  });
  const written = params
    .sort((one, other) => byNumber(one.key, other.key))
    .map(({ key, value }) => (value === '' ? key : `${key}=${valueOf(key, value)}`));
  return [priority, target, ...written].join(' ');
}

/** The values of a list: commas part them, a backslash before one makes it part of a value (RFC 9460 appendix A.1). */
const listOf = (value: string): string[] => value.split(/(?<!\\),/).map((item) => item.replace(/\\(.)/g, '$1'));

function u16(number: number): Buffer {
  const octets = Buffer.alloc(2);
  octets.writeUInt16BE(number);
  return octets;
}

/** An IPv6 address in its sixteen octets. */
function ipv6Octets(address: string): Buffer {
  const [head = '', tail] = (readIpv6(address) ?? '::').split('::');
  const words = (part: string | undefined): number[] => (part ? part.split(':').map((word) => parseInt(word, 16)) : []);
  const [first, last] = [words(head), words(tail)];
  const all =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
  return Buffer.concat(all.map(u16));
}

function ipv6Text(octets: Buffer): string {
  const text = Array.from({ length: 8 }, (_, word) => octets.readUInt16BE(word * 2).toString(16)).join(':');
  return readIpv6(text) ?? text;
}

function paramOctets(key: string, value: string): Buffer {
  switch (key) {
    case 'mandatory':
      return Buffer.concat(value.split(',').map((name) => u16(numberOf(name))));
    case 'alpn':
      return Buffer.concat(listOf(value).map((protocol) => Buffer.from([protocol.length, ...Buffer.from(protocol)])));
    case 'no-default-alpn':
      return Buffer.alloc(0);
    case 'port':
      return u16(Number(value));
    case 'ipv4hint':
      return Buffer.from(value.split(',').flatMap((address) => address.split('.').map(Number)));
    case 'ech':
      return Buffer.from(value, 'base64');
    case 'ipv6hint':
      return Buffer.concat(value.split(',').map(ipv6Octets));
    default:
      return Buffer.from(value);
  }
}

/** The data of a service binding as it is sent (RFC 9460 section 2.2). */
export function serviceBindingOctets(rdata: string): Buffer {
  const [priority = '', target = '', ...params] =
    inWireOrder('SVCB', rdata).match(/[^\s="]+(?:=(?:"[^"]*"|[^\s"]*))?/g) ?? [];
  const labels = target
    .split('.')
    .filter(Boolean)
    .map((label) => Buffer.from([label.length, ...Buffer.from(label)]));
  const written = params.map((param) => {
    const at = param.indexOf('=');
    const key = at < 0 ? param : param.slice(0, at);
    const value = paramOctets(key, at < 0 ? '' : param.slice(at + 1).replace(/^"(.*)"$/, '$1'));
    return Buffer.concat([u16(numberOf(key)), u16(value.length), value]);
  });
  return Buffer.concat([u16(Number(priority)), ...labels, Buffer.from([0]), ...written]);
}

function paramText(number: number, value: Buffer): string {
  const key = KEYS[number] ?? `key${number}`;
  const pieces = (size: number, read: (piece: Buffer) => string): string =>
    Array.from({ length: Math.floor(value.length / size) }, (_, index) =>
      read(value.subarray(index * size, (index + 1) * size)),
    ).join();
  switch (key) {
    case 'mandatory':
      return `${key}=${pieces(2, (piece) => KEYS[piece.readUInt16BE()] ?? `key${piece.readUInt16BE()}`)}`;
    case 'alpn': {
      const protocols: string[] = [];
      for (let at = 0; at < value.length; at += 1 + (value[at] ?? 0))
        protocols.push(value.subarray(at + 1, at + 1 + (value[at] ?? 0)).toString());
      return `${key}=${protocols.join()}`;
    }
    case 'no-default-alpn':
      return key;
    case 'port':
      return `${key}=${value.readUInt16BE()}`;
    case 'ipv4hint':
      return `${key}=${pieces(4, (piece) => [...piece].join('.'))}`;
    case 'ech':
      return `${key}=${value.toString('base64')}`;
    case 'ipv6hint':
      return `${key}=${pieces(16, ipv6Text)}`;
    default:
      return value.length ? `${key}="${value.toString()}"` : key;
  }
}

/** The fields of a service binding as it came off the wire; null where its octets are none. */
export function readServiceBinding(
  octets: Buffer,
): { readonly priority: number; readonly target: string; readonly params: string } | null {
  try {
    let at = 2;
    const labels: string[] = [];
    for (let length = octets.readUInt8(at); length > 0; length = octets.readUInt8(at)) {
      if (length > 63) return null;
      labels.push(octets.subarray(at + 1, at + 1 + length).toString('latin1'));
      at += 1 + length;
    }
    at += 1;
    const params: string[] = [];
    while (at < octets.length) {
      const [number, length] = [octets.readUInt16BE(at), octets.readUInt16BE(at + 2)];
      params.push(paramText(number, octets.subarray(at + 4, at + 4 + length)));
      at += 4 + length;
    }
    return { priority: octets.readUInt16BE(0), target: `${labels.join('.')}.`, params: params.join(' ') };
  } catch (error) {
    // They end too early.
    if ((error as Error).name === 'RangeError') return null;
    throw error;
  }
}
