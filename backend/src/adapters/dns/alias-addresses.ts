import { performance } from 'node:perf_hooks';
import { readIpv4, readIpv6 } from '@storefront/shared/domain';
import type { AddressType, AliasTargets, HostAddresses } from '../../ports/alias-targets';
import type { Resolver } from './network/resolver';

/** Lookup timeout in milliseconds: the client that queries an ALIAS waits for it, and resolvers give up after a few seconds. */
const TIMEOUT_MS = 2_500;
/** Maximum cache time in seconds, and the one of an answer without addresses. */
const KEPT_MAX = 300;
const NONE_KEPT = 15;
const TARGETS_MAX = 2_000;

/** Resolves ALIAS targets. Lookups of one target share a query, so that a circular ALIAS waits for itself until the timeout. */
export class AliasAddresses implements AliasTargets {
  readonly #resolver: Pick<Resolver, 'ask'>;
  readonly #known = new Map<string, HostAddresses & { readonly until: number }>();
  readonly #asking = new Map<string, Promise<HostAddresses | null>>();

  constructor({ resolver }: { readonly resolver: Pick<Resolver, 'ask'> }) {
    this.#resolver = resolver;
  }

  /** Returns the addresses of one type; empty if there are none, null if unresolvable. `host` is in A-labels; never throws. */
  async of(host: string, type: AddressType): Promise<HostAddresses | null> {
    const key = `${type} ${host.toLowerCase().replace(/\.$/, '')}`;
    const known = this.#known.get(key);
    const left = known ? Math.ceil((known.until - performance.now()) / 1_000) : 0;
    if (known && left > 0) return { addresses: known.addresses, ttl: Math.min(known.ttl, left) };
    const open = this.#asking.get(key) ?? this.#ask(key, host, type).finally(() => this.#asking.delete(key));
    this.#asking.set(key, open);
    return open;
  }

  async #ask(key: string, host: string, type: AddressType): Promise<HostAddresses | null> {
    const answer = await this.#resolver.ask({ name: host, type }, AbortSignal.timeout(TIMEOUT_MS));
    if (!answer) return null;
    const ttls: number[] = [];
    const addresses = (answer.answers ?? []).flatMap((record) => {
      if ('ttl' in record && record.ttl !== undefined) ttls.push(record.ttl);
      if (record.type !== type) return [];
      const address =
        record.type === 'A' ? readIpv4(record.data) : record.type === 'AAAA' ? readIpv6(record.data) : null;
      return address === null ? [] : [address];
    });
    const ttl = addresses.length ? Math.min(KEPT_MAX, ...ttls) : NONE_KEPT;
    this.#known.delete(key);
    if (this.#known.size >= TARGETS_MAX)
      for (const oldest of [...this.#known.keys()].slice(0, TARGETS_MAX / 10)) this.#known.delete(oldest);
    this.#known.set(key, { addresses, ttl, until: performance.now() + ttl * 1_000 });
    return { addresses, ttl };
  }
}
