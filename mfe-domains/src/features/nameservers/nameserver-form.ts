import type { DomainInfo } from '@storefront/shared/contract';
import { NAMESERVERS_MIN, toUnicode, type Nameserver, type TypedNameserver } from '@storefront/shared/domain';

type Served = Pick<DomainInfo, 'nameservers' | 'nameserver_addresses' | 'default_nameservers'>;

/** Returns the current nameservers of a domain. */
export function presentNameservers({ nameservers, nameserver_addresses, default_nameservers }: Served): Nameserver[] {
  // A domain without nameservers uses the shop's.
  const hosts = nameservers.length > 0 ? nameservers : default_nameservers;
  return hosts.map((host) => ({ host, addresses: nameserver_addresses[host] ?? [] }));
}

/** The shop's own nameservers. */
export function defaultNameservers({ default_nameservers }: Served): Nameserver[] {
  return default_nameservers.map((host) => ({ host, addresses: [] }));
}

/** Converts nameservers to form rows, padded to the required minimum. */
export function toFormRows(nameservers: readonly Nameserver[]): TypedNameserver[] {
  const rows = nameservers.map(({ host, addresses }) => ({ host: toUnicode(host), addresses: addresses.join(' ') }));
  const missing = Math.max(0, NAMESERVERS_MIN - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => ({ host: '', addresses: '' }))];
}

/** Converts nameservers to the input of the edit call. */
export function toNameserversEdit(nameservers: readonly Nameserver[]): {
  nameservers: string[];
  nameserver_addresses: Record<string, string[]>;
} {
  const glued = nameservers.filter(({ addresses }) => addresses.length > 0);
  return {
    nameservers: nameservers.map(({ host }) => host),
    nameserver_addresses: Object.fromEntries(glued.map(({ host, addresses }) => [host, [...addresses]])),
  };
}

/** Whether all nameservers are the shop's own, which serve the domain's zone. */
export function areOurs(nameservers: readonly Nameserver[], domain: Served): boolean {
  return nameservers.every(({ host }) => domain.default_nameservers.includes(host));
}
