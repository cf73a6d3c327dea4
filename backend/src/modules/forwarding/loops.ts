import type { ForwardingUrlProblem } from '@storefront/shared/contract';
import type { EmailForward, EmailForwardProblem } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { splitAddress, findTargets } from '../../forwarding/mail-targets';
import { listEmailForwards, findSiteForward } from './queries';

/** Maximum number of forwards followed; browsers give up at twenty. */
const HOPS_MAX = 20;

const getSite = (url: string): string => new URL(url).hostname.replace(/\.$/, '').replace(/^www\./, '');

/** Detects whether visitors would return to their domain via others forwarded here; null if not. */
export async function visitorLoop(db: Deps['db'], name: string, url: string): Promise<ForwardingUrlProblem | null> {
  const host = getSite(url);
  let at = host;
  const passed = [at];
  for (let hops = 0; hops < HOPS_MAX; hops += 1) {
    const next = await findSiteForward(db, at);
    if (!next) return null;
    at = getSite(next);
    if (at === name || passed.includes(at)) return { code: 'url_forwarded_back', params: { host } };
    passed.push(at);
  }
  return { code: 'url_forwarded_far', params: { host } };
}

/** Returns the rows whose mail would return to its own domain via others here, or go to the mail server itself. */
export async function mailLoops(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  name: string,
  forwards: readonly EmailForward[],
): Promise<readonly EmailForwardProblem[]> {
  const known = new Map<string, readonly EmailForward[]>();
  const listForwards = async (host: string): Promise<readonly EmailForward[]> => {
    const found = known.get(host);
    if (found) return found;
    const listed = await listEmailForwards(db, host);
    known.set(host, listed);
    return listed;
  };
  const comesBack = async (first: string): Promise<boolean> => {
    const waiting = [first];
    const seen = new Set<string>();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { local, host } = splitAddress(address);
      if (host === name) return true;
      const key = `${local.toLowerCase()}@${host}`;
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(...findTargets(await listForwards(host), local));
    }
    return false;
  };
  const problems: EmailForwardProblem[] = [];
  for (const [index, { target }] of forwards.entries()) {
    if (splitAddress(target).host === config.mailForwarding?.host)
      problems.push({ index, field: 'target', code: 'target_is_ours' });
    else if (await comesBack(target)) problems.push({ index, field: 'target', code: 'target_comes_back' });
  }
  return problems;
}
