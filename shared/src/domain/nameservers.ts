import type { Coded } from '../contract/coded';
import type { NameserverProblemParams } from '../contract/problem-codes';
import { isPublicAddress, readIpv4, readIpv6 } from './ip-address';
import { toAscii } from './names';

/** How many nameservers a domain can have: at least two, so that one may fail, and at most as many as a registry stores (EPP, RFC 5732). */
export const NAMESERVERS_MIN = 2;
export const NAMESERVERS_MAX = 13;
/** The most addresses that a registry keeps per host. */
const ADDRESSES_MAX = 13;

/** A nameserver. `addresses` is its glue, which the registry needs for a host inside the domain itself (RFC 1912 section 2.3). */
export interface Nameserver {
  /** ASCII, lower case, without a trailing dot. */
  readonly host: string;
  readonly addresses: readonly string[];
}

/** The input for one nameserver; addresses are separated by spaces or commas. */
export interface TypedNameserver {
  readonly host: string;
  readonly addresses: string;
}

/** A problem of one row; without an index, of the whole list. */
export type NameserverProblem = { readonly index: number | null; readonly field: 'host' | 'addresses' } & Problem;

type Problem = Coded<NameserverProblemParams>;

/** Whether a host is inside a domain, so that the registry needs its addresses. Both ASCII. */
export function needsGlue(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/**
 * Parses the nameservers typed for a domain (ASCII). Returns them without rows that have no host, or everything that is wrong with them
 * (DM-05). International names are converted to ASCII.
 */
export function readNameservers(
  domain: string,
  typed: readonly TypedNameserver[],
): { readonly nameservers: readonly Nameserver[] } | { readonly problems: readonly NameserverProblem[] } {
  const problems: NameserverProblem[] = [];
  const nameservers: Nameserver[] = [];
  for (const [index, row] of typed.entries()) {
    const refuse = (field: NameserverProblem['field'], problem: Problem): void =>
      void problems.push({ index, field, ...problem });
    const addresses = row.addresses.split(/[\s,;]+/).filter(Boolean);
    if (row.host.trim() === '') {
      if (addresses.length > 0) refuse('host', { code: 'nameserver_missing' });
      continue;
    }
    const host = toAscii(row.host);
    if (host === null) {
      refuse('host', { code: 'nameserver_name' });
      continue;
    }
    if (nameservers.some((earlier) => earlier.host === host))
      refuse('host', { code: 'nameserver_twice', params: { host } });
    nameservers.push({
      host,
      addresses: readAddresses(domain, host, addresses, (problem) => refuse('addresses', problem)),
    });
  }
  if (problems.length === 0 && nameservers.length < NAMESERVERS_MIN)
    problems.push({ index: null, field: 'host', code: 'too_few_nameservers', params: { min: NAMESERVERS_MIN } });
  if (nameservers.length > NAMESERVERS_MAX)
    problems.push({ index: null, field: 'host', code: 'too_many_nameservers', params: { max: NAMESERVERS_MAX } });
  return problems.length > 0 ? { problems } : { nameservers };
}

function readAddresses(
  domain: string,
  host: string,
  typed: readonly string[],
  refuse: (problem: Problem) => void,
): string[] {
  if (!needsGlue(host, domain)) {
    if (typed.length > 0) refuse({ code: 'glue_not_needed', params: { domain } });
    return [];
  }
  if (typed.length === 0) refuse({ code: 'glue_missing', params: { host, domain } });
  if (typed.length > ADDRESSES_MAX) refuse({ code: 'too_much_glue', params: { max: ADDRESSES_MAX } });
  const addresses = new Set<string>();
  for (const text of typed) {
    const address = readIpv4(text) ?? readIpv6(text);
    if (address === null) refuse({ code: 'no_ip_address', params: { address: text } });
    else if (!isPublicAddress(address)) refuse({ code: 'private_address', params: { address: text } });
    else addresses.add(address);
  }
  return [...addresses];
}

/** Returns what a change of nameservers removes and adds. Compares addresses too, but not the order. */
export function nameserverChanges(
  before: readonly Nameserver[],
  after: readonly Nameserver[],
): { readonly removed: readonly Nameserver[]; readonly added: readonly Nameserver[] } {
  const without = (list: readonly Nameserver[], other: readonly Nameserver[]) =>
    list.filter((server) => !other.some((one) => isSame(one, server)));
  return { removed: without(before, after), added: without(after, before) };
}

function isSame(a: Nameserver, b: Nameserver): boolean {
  return (
    a.host === b.host &&
    a.addresses.length === b.addresses.length &&
    a.addresses.every((address) => b.addresses.includes(address))
  );
}
