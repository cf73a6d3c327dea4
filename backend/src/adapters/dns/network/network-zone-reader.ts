import { setMaxListeners } from 'node:events';
import type { DsRecord } from '@storefront/shared/domain';
import type { ServerAddress } from '../../../ports/name-server';
import { proveSigning } from '../../../dns/signing-proof';
import type { SigningProof, ReadZone, ZoneReader } from '../../../ports/zone-reader';
import { authoritativeServers } from './authoritative-servers';
import { describeDnssec, describeGaps, describeFailedCopy } from './zone-copy-notes';
import { Resolver } from './resolver';
import { ZoneCopy } from './zone-copy';
import { ZoneQuestions } from './zone-questions';

interface NetworkZoneReaderOptions {
  /** Addresses of the resolvers that look up nameservers, with a port if it is not 53. */
  readonly resolvers: readonly string[];
  readonly reach?: (address: string) => Pick<ServerAddress, 'host' | 'port'>;
  /** Timeout of each of the two attempts of a query, in milliseconds. */
  readonly timeoutMs?: number;
  /** Time limit of a whole read in milliseconds, less than the ten seconds for a shutdown; what is unknown by then is left out. */
  readonly wholeMs?: number;
}

export class NetworkZoneReader implements ZoneReader {
  readonly #resolver: Resolver;
  readonly #reach: (address: string) => Pick<ServerAddress, 'host' | 'port'>;
  readonly #timeoutMs: number;
  readonly #wholeMs: number;

  constructor({
    resolvers,
    reach = (host) => ({ host, port: 53 }),
    timeoutMs = 1_000,
    wholeMs = 9_000,
  }: NetworkZoneReaderOptions) {
    this.#resolver = new Resolver(resolvers, { timeoutMs });
    this.#reach = reach;
    this.#timeoutMs = timeoutMs;
    this.#wholeMs = wholeMs;
  }

  async read(domain: string, nameservers: readonly string[]): Promise<ReadZone> {
    const signal = AbortSignal.timeout(this.#wholeMs);
    // Every open query listens to it and stops listening when answered.
    setMaxListeners(0, signal);
    const queryOptions = { timeoutMs: this.#timeoutMs, signal };
    const [{ servers, problems }, ds] = await Promise.all([
      authoritativeServers({ domain, nameservers, resolver: this.#resolver, reach: this.#reach, ...queryOptions }),
      this.#resolver.ask({ name: domain, type: 'DS' }, signal),
    ]);
    const dnssec = describeDnssec(
      domain,
      ds === null ? 'unknown' : (ds.answers ?? []).some(({ type }) => type === 'DS'),
    );
    if (servers.length === 0) return { records: [], missing: [...dnssec, ...describeFailedCopy(problems)] };
    const copy = await new ZoneCopy(domain, new ZoneQuestions(domain, servers, queryOptions)).read();
    return {
      records: copy.records.map(({ name, type, ttl, rdata }) => ({ name, type, ttl, data: rdata })),
      missing: [...dnssec, ...describeGaps(copy, domain)],
    };
  }

  async signing(domain: string, nameservers: readonly string[], ds: readonly DsRecord[]): Promise<SigningProof> {
    const signal = AbortSignal.timeout(this.#wholeMs);
    setMaxListeners(0, signal);
    const queryOptions = { timeoutMs: this.#timeoutMs, signal };
    const { servers, problems } = await authoritativeServers({
      domain,
      nameservers,
      resolver: this.#resolver,
      reach: this.#reach,
      ...queryOptions,
    });
    // Problems are listed in the order of the domain's nameservers.
    const inOrder = [...servers].sort(
      (one, other) => nameservers.indexOf(one.server) - nameservers.indexOf(other.server),
    );
    const proof = await proveSigning(inOrder, domain, ds, queryOptions);
    return { problems: [...problems, ...proof.problems], found: proof.found };
  }
}
