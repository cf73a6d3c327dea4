import { isRecordType, RECORD_TYPES } from '@storefront/shared/contract';
import { readIpv6 } from '@storefront/shared/domain';
import { ipv4Octets, ipv6Octets, ipv6Text, numberOctets } from './octets';

/** Named keys by their number (RFC 9460 section 14.3.2). */
const KEYS = ['mandatory', 'alpn', 'no-default-alpn', 'port', 'ipv4hint', 'ech', 'ipv6hint'];

const toNumber = (key: string): number => (KEYS.includes(key) ? KEYS.indexOf(key) : Number(key.slice('key'.length)));
const byNumber = (one: string, other: string): number => toNumber(one) - toNumber(other);

function getValue(key: string, value: string): string {
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

/** Parses parameters into the canonical order of the wire format, by key. */
function inKeyOrder(params: string): { readonly key: string; readonly value: string }[] {
  return (params.match(/[^\s="]+(?:=(?:"[^"]*"|[^\s"]*))?/g) ?? [])
    .map((param) => {
      const [key = '', ...value] = param.split('=');
      return { key, value: value.join('=').replace(/^"(.*)"$/, '$1') };
    })
    .sort((one, other) => byNumber(one.key, other.key));
}

/** Normalises data as nameservers return it: parameters of a service binding ordered by key. Other types stay unchanged. */
export function inWireOrder(type: string, rdata: string): string {
  const fields = isRecordType(type) ? RECORD_TYPES[type].fields : [];
  if (fields.at(-1)?.kind !== 'params') return rdata;
  const words = rdata.split(' ');
  const params = inKeyOrder(words.slice(fields.length - 1).join(' ')).map(({ key, value }) =>
    value === '' ? key : `${key}=${getValue(key, value)}`,
  );
  return [...words.slice(0, fields.length - 1), ...params].join(' ');
}

/** Splits a list at commas; a backslash escapes a comma (RFC 9460 appendix A.1). */
const splitList = (value: string): string[] => value.split(/(?<!\\),/).map((item) => item.replace(/\\(.)/g, '$1'));

function paramOctets(key: string, value: string): Buffer {
  switch (key) {
    case 'mandatory':
      return Buffer.concat(value.split(',').map((name) => numberOctets(toNumber(name), 2)));
    case 'alpn':
      return Buffer.concat(
        splitList(value).map((protocol) => Buffer.from([protocol.length, ...Buffer.from(protocol)])),
      );
    case 'no-default-alpn':
      return Buffer.alloc(0);
    case 'port':
      return numberOctets(Number(value), 2);
    case 'ipv4hint':
      return Buffer.concat(value.split(',').map(ipv4Octets));
    case 'ech':
      return Buffer.from(value, 'base64');
    case 'ipv6hint':
      return Buffer.concat(value.split(',').map(ipv6Octets));
    default:
      return Buffer.from(value);
  }
}

/** Encodes the parameters of a service binding (RFC 9460 section 2.2). */
export function paramsOctets(params: string): Buffer {
  return Buffer.concat(
    inKeyOrder(params).flatMap(({ key, value }) => {
      const octets = paramOctets(key, getValue(key, value).replace(/^"(.*)"$/, '$1'));
      return [numberOctets(toNumber(key), 2), numberOctets(octets.length, 2), octets];
    }),
  );
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

/** Decodes the parameters of a service binding. @throws RangeError if they are truncated */
export function readParams(octets: Buffer): string {
  const params: string[] = [];
  let at = 0;
  while (at < octets.length) {
    const [number, length] = [octets.readUInt16BE(at), octets.readUInt16BE(at + 2)];
    params.push(paramText(number, octets.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
  return params.join(' ');
}
