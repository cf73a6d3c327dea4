import { Resolver } from './resolver';

/** Milliseconds for one resolver, and for the whole question. */
const PATIENCE_MS = 1_000;
const MAX_WAIT_MS = 3_000;

/** Finds the nameservers that a name is delegated to, in ASCII without a trailing dot; none where DNS says nothing. Never throws. */
export function delegationBy(resolvers: readonly string[]): (domain: string) => Promise<readonly string[]> {
  const resolver = new Resolver(resolvers, { patienceMs: PATIENCE_MS });
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
