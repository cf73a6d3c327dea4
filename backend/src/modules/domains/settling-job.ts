import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { claimChange, dueChanges } from '../registrar-changes';
import { goOnDeleting } from './delete-domain';
import { goOn, isEdit, LEASE_MS, type SettlingDeps } from './settle-change';

/** Polling interval in seconds. */
const LOOK_SECONDS = 15;
/** Changes handled by one run. */
const LOOK_SIZE = 50;

const settling = defineQueue<Record<string, never>>({
  name: 'registrar-changes',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 600,
  forget: true,
});

/** Registers the job that settles requests to the registrar whose outcome is unknown. */
export function registerSettlingJob(deps: SettlingDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(settling, () => settleDueChanges(deps));
  deps.jobs.every(LOOK_SECONDS, settling, {});
}

/** Looks at the changes that are due, longest waiting first. */
export async function settleDueChanges(deps: SettlingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (const { id } of await dueChanges(db, clock.now(), LOOK_SIZE)) {
    const now = clock.now();
    const row = await claimChange(db, id, now, new Date(now.getTime() + LEASE_MS));
    if (!row) continue;
    await (isEdit(row) ? goOn(deps, row) : goOnDeleting(deps, row)).catch((error: unknown) =>
      log.error(
        { event: 'registrar.settling_failed', err: error, domain: row.domain_id, change: row.kind },
        'A change at the registrar could not be settled; will retry',
      ),
    );
  }
}
