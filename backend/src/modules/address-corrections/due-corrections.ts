import type { CustomerId } from '@storefront/shared/contract';
import { subDays } from 'date-fns';
import { isUniqueViolation } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { dropTaken, lockCorrection } from './answer-correction';
import { dropCorrection, finishCorrection, readStep, type By, type CorrectionDeps } from './finish-correction';
import { forgetCorrections, listDue } from './queries';

/** Seconds between runs. */
const LOOK_SECONDS = 300;
/** More than are ever due at once. */
const AT_ONCE = 500;

const dueQueue = defineQueue<Record<string, never>>({
  name: 'address-corrections',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 300,
  forget: true,
});

const BY: By = { actor: `job:${dueQueue.name}`, requestId: null };

/** Registers the job that brings corrections to their end when their time has come, and forgets old ones with the audit entries. */
export function registerDueCorrectionsJob(deps: CorrectionDeps & Pick<Deps, 'jobs'>): void {
  const { config, db, clock, jobs } = deps;
  jobs.handle(dueQueue, async () => {
    for (const { customerId } of await listDue(db, clock.now(), AT_ONCE)) await endDue(deps, customerId);
    if (config.auditRetentionDays > 0) await forgetCorrections(db, subDays(clock.now(), config.auditRetentionDays));
  });
  jobs.every(LOOK_SECONDS, dueQueue, {});
}

async function endDue(deps: CorrectionDeps, customerId: CustomerId): Promise<void> {
  try {
    await inTransaction(deps.db, async (tx) => {
      const locked = await lockCorrection(tx, customerId);
      if (!locked) return;
      const step = readStep(locked.row, locked.account, deps.clock.now());
      if (step === 'finish') await finishCorrection(tx, deps, locked, BY);
      if (step === 'expire') await dropCorrection(tx, deps, locked, 'expired', BY);
      if (step === 'overtake') await dropCorrection(tx, deps, locked, 'overtaken', BY);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await dropTaken(deps, customerId, BY);
  }
}
