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
      return value.split(',').map((address) => readIpv6(address) ?? address).join();
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
  const written = params.sort((one, other) => byNumber(one.key, other.key)).map(({ key, value }) => (value === '' ? key : `${key}=${valueOf(key, value)}`));
  return [priority, target, ...written].join(' ');
}
