import { subDays } from '../../core/days';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { endTaken, lockCorrection } from './answer-correction';
import { dropCorrection, finishCorrection, readStep, type CorrectionDeps } from './finish-correction';
import { forgetCorrections, listDue, type CorrectionKey } from './queries';
import type { Actor } from '../audit';

/** Seconds between runs. */
const POLL_SECONDS = 300;
/** Maximum per run; more than are ever due at once. */
const AT_ONCE = 500;

const dueQueue = defineQueue<Record<string, never>>({
  name: 'address-corrections',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 300,
  forget: true,
});

const BY: Actor = { actor: `job:${dueQueue.name}`, requestId: null };

/** Registers the job that completes or expires due corrections, and deletes old ones along with the audit entries. */
export function registerDueCorrectionsJob(deps: CorrectionDeps & Pick<Deps, 'jobs' | 'log'>): void {
  const { config, db, clock, jobs } = deps;
  jobs.handle(dueQueue, async () => {
    if (config.auditRetentionDays > 0) await forgetCorrections(db, subDays(clock.now(), config.auditRetentionDays));
    await endAllDue(deps);
  });
  jobs.every(POLL_SECONDS, dueQueue, {});
}

async function endAllDue(deps: CorrectionDeps & Pick<Deps, 'log'>): Promise<void> {
  let failed = 0;
  for (const key of await listDue(deps.db, deps.clock.now(), AT_ONCE)) {
    try {
      await endDue(deps, key);
    } catch (error) {
      failed += 1;
      deps.log.error(
        { event: 'address_correction.failed', err: error, correction: key.id },
        'Failed to finish an address correction; will retry',
      );
    }
  }
  // Thrown at the end, so that failures do not hold up the others; the whole job is retried.
  if (failed > 0) throw new Error(`${failed} address corrections could not be completed`);
}

async function endDue(deps: CorrectionDeps, key: CorrectionKey): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const locked = await lockCorrection(tx, key.customerId);
      if (locked?.row.id !== key.id) return;
      const step = readStep(locked.row, locked.account, deps.clock.now());
      if (step === 'finish') await finishCorrection(tx, deps, locked, BY);
      if (step === 'expire') await dropCorrection(tx, deps, locked, 'expired', BY);
      if (step === 'overtake') await dropCorrection(tx, deps, locked, 'overtaken', BY);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await endTaken(deps, key, BY);
  }
}
