import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { claimChange, dueChanges } from '../registrar-changes';
import { continueDeletion } from './delete-domain';
import { continueChange, isEdit, LEASE_MS, type SettlingDeps } from './settle-change';

const POLL_SECONDS = 15;
const MAX_PER_RUN = 50;

const settling = defineQueue<Record<string, never>>({
  name: 'registrar-changes',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 600,
  forget: true,
});

/** Registers the job that settles registrar changes with an unknown outcome. */
export function registerSettlingJob(deps: SettlingDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(settling, () => settleDueChanges(deps));
  deps.jobs.every(POLL_SECONDS, settling, {});
}

export async function settleDueChanges(deps: SettlingDeps): Promise<void> {
  const { db, clock, log } = deps;
  for (const { id } of await dueChanges(db, clock.now(), MAX_PER_RUN)) {
    const now = clock.now();
    const row = await claimChange(db, id, now, new Date(now.getTime() + LEASE_MS));
    if (!row) continue;
    await (isEdit(row) ? continueChange(deps, row) : continueDeletion(deps, row)).catch((error: unknown) =>
      log.error(
        { event: 'registrar.settling_failed', err: error, domain: row.domain_id, change: row.kind },
        'Failed to settle a registrar change; will retry',
      ),
    );
  }
}
