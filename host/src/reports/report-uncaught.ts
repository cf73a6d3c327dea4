import { currentPath, ownOrigin } from '@storefront/shared/routing';
import { registry } from '../federation/registry';
import { newReference } from './new-reference';
import { sendReport } from './send-report';

/** A page that throws in a loop reports no more than this. */
const REPORTS_MOST = 10;

/**
 * Finds the package whose code threw, by the innermost address in the stack that is ours; undefined for foreign scripts, such as
 * extensions.
 */
export function findStackOwner(
  stack: string,
  remotes = registry.remotes,
  origin = ownOrigin(),
): { remote: string; version: string | null } | undefined {
  const owners = Object.entries(remotes).map(([remote, { base, version }]) => ({ base, remote, version }));
  for (const [address] of stack.matchAll(/https?:\/\/[^\s)]+/g)) {
    const owner = owners.find(({ base }) => address.startsWith(base));
    if (owner) return { remote: owner.remote, version: owner.version };
    if (address.startsWith(`${origin}/`)) return { remote: 'host', version: null };
  }
  return undefined;
}

/** Reports uncaught errors and rejections, such as those of event handlers, by remote and release (MF-08), each once. */
export function reportUncaught(): void {
  const reported = new Set<string>();
  const report = (error: unknown): void => {
    const owner = findStackOwner(error instanceof Error ? (error.stack ?? '') : '');
    const key = String(error);
    if (!owner || reported.has(key) || reported.size >= REPORTS_MOST) return;
    reported.add(key);
    const [page = ''] = currentPath().split(/[?#]/);
    sendReport({ ...owner, reference: newReference(), page, reason: 'uncaught', error });
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
