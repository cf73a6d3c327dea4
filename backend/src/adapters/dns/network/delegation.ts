import { Resolver } from './resolver';

/** Timeout of one resolver, and of the whole lookup, in milliseconds. */
const TIMEOUT_MS = 1_000;
const MAX_WAIT_MS = 3_000;

/** Returns a function that finds a domain's nameservers, in A-labels without the final dot; empty without an answer. Never throws. */
export function delegationBy(resolvers: readonly string[]): (domain: string) => Promise<readonly string[]> {
  const resolver = new Resolver(resolvers, { timeoutMs: TIMEOUT_MS });
  return async (domain) => {
    const answer = await resolver.ask({ name: domain, type: 'NS' }, AbortSignal.timeout(MAX_WAIT_MS));
    const hosts = (answer?.answers ?? []).flatMap((record) =>
      record.type === 'NS' && record.name.toLowerCase() === domain
        ? [record.data.toLowerCase().replace(/\.$/, '')]
        : [],
    );
    return [...new Set(hosts)].sort();
  };
}
