import type { CodedDnssecProblem } from '@storefront/shared/contract';
import { isPublicAddress, NAMESERVERS_MAX, toAscii } from '@storefront/shared/domain';
import { queryDns } from '../../../dns/query-dns';
import type { ServerAddress } from '../../../ports/name-server';
import type { Resolver } from './resolver';

const ADDRESSES_EACH = 2;

interface Search {
  /** In A-labels. */
  readonly domain: string;
  readonly nameservers: readonly string[];
  readonly resolver: Resolver;
  /** Returns host and port for DNS at an address. */
  readonly reach: (address: string) => Pick<ServerAddress, 'host' | 'port'>;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

interface Candidate {
  readonly found: readonly { readonly address: ServerAddress; readonly ms: number }[];
  /** Why the server cannot be used; null if it can. */
  readonly problem: CodedDnssecProblem | null;
}

/**
 * Determines which nameservers of a domain really serve it, fastest first, and why the others do not. Anyone who delegates a domain can
 * name any address, so addresses outside the public Internet are not queried (fault A6).
 */
export async function authoritativeServers(
  search: Search,
): Promise<{ readonly servers: readonly ServerAddress[]; readonly problems: readonly CodedDnssecProblem[] }> {
  const candidates = await Promise.all(
    search.nameservers.slice(0, NAMESERVERS_MAX).map((server) => tryServer(server, search)),
  );
  const found = candidates.flatMap((candidate) => candidate.found).sort((a, b) => a.ms - b.ms);
  return { servers: found.map(({ address }) => address), problems: candidates.flatMap(({ problem }) => problem ?? []) };
}

async function tryServer(
  nameserver: string,
  { domain, resolver, reach, timeoutMs, signal }: Search,
): Promise<Candidate> {
  const server = toAscii(nameserver);
  const known = server === null ? [] : await resolver.addresses(server, signal);
  if (server === null || known.length === 0)
    return { found: [], problem: { code: 'address_unknown', params: { server: nameserver } } };
  const usable = known.filter(isPublicAddress).slice(0, ADDRESSES_EACH);
  if (usable.length === 0) return { found: [], problem: { code: 'address_private', params: { server: nameserver } } };
  const answers = await Promise.all(
    usable.map(async (ip) => {
      const address: ServerAddress = { server, ...reach(ip) };
      return { address, answer: await queryDns(address, { name: domain, type: 'SOA' }, { timeoutMs, signal }) };
    }),
  );
  const found = answers.flatMap(({ address, answer }) => {
    const serves =
      answer?.packet.flag_aa &&
      answer.packet.answers?.some(({ type, name }) => type === 'SOA' && name.toLowerCase() === domain);
    return serves ? [{ address, ms: answer.ms }] : [];
  });
  if (found.length) return { found, problem: null };
  return {
    found,
    problem: answers.some(({ answer }) => answer)
      ? { code: 'answers_without_zone', params: { server: nameserver, zone: domain } }
      : { code: 'server_silent', params: { server: nameserver } },
  };
}
