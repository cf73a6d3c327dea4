import { performance } from 'node:perf_hooks';
import { readIpv4, readIpv6 } from '@storefront/shared/domain';
import type { AddressType, AliasTargets, HostAddresses } from '../../ports/alias-targets';
import type { Resolver } from './network/resolver';

/** Milliseconds that a look-up may take: whoever asks for an ALIAS waits for it, and resolvers give up after a few seconds. */
const PATIENCE_MS = 2_500;
/** Seconds that an answer is kept at most, and one that there is no address. */
const KEPT_MAX = 300;
const NONE_KEPT = 15;
/** Targets whose answers are kept. */
const TARGETS_MAX = 2_000;

/**
 * Finds the addresses that an ALIAS record stands for, through resolvers. A target is looked up once however many ask for it, so an
 * ALIAS that leads back to itself through resolvers waits for its own look-up, which ends with the patience for it.
 */
export class AliasAddresses implements AliasTargets {
  readonly #resolver: Pick<Resolver, 'ask'>;
  readonly #patienceMs: number;
  readonly #known = new Map<string, HostAddresses & { readonly until: number }>();
  readonly #asking = new Map<string, Promise<HostAddresses | null>>();

  constructor({
    resolver,
    patienceMs = PATIENCE_MS,
  }: {
    readonly resolver: Pick<Resolver, 'ask'>;
    readonly patienceMs?: number;
  }) {
    this.#resolver = resolver;
    this.#patienceMs = patienceMs;
  }

  /** The addresses of one kind; empty if the host has none, null if they cannot be resolved. `host` is ASCII; never throws. */
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
    const answer = await this.#resolver.ask({ name: host, type }, AbortSignal.timeout(this.#patienceMs));
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
