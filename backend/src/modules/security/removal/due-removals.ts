import { subDays } from '../../../core/days';
import { inTransaction } from '../../../db/transaction';
import type { Deps } from '../../../deps';
import { defineQueue } from '../../../jobs/jobs';
import { sendNotice } from './begin-removal';
import { removalUndeliveredEmail } from './emails';
import { dropRemoval, finishRemoval, lockRemoval, type RemovalDeps } from './end-removal';
import { findLastNotice, deleteOldRemovals, saveTimes, listDue, type RemovalKey } from './queries';
import { decideByNotice, decideStep, timesAfter } from './removal-step';
import type { Actor } from '../../audit';

/** Seconds between runs. */
const POLL_SECONDS = 300;
/** Maximum per run; more than are ever due at once. */
const AT_ONCE = 500;

const dueQueue = defineQueue<Record<string, never>>({
  name: 'factor-removals',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 300,
  forget: true,
});

const BY: Actor = { actor: `job:${dueQueue.name}`, requestId: null };

/** Registers the job that sends notices of removals, completes due ones, and deletes old ones along with the audit entries. */
export function registerDueRemovalsJob(deps: RemovalDeps & Pick<Deps, 'jobs' | 'log'>): void {
  const { config, db, clock, jobs } = deps;
  jobs.handle(dueQueue, async () => {
    if (config.auditRetentionDays > 0) await deleteOldRemovals(db, subDays(clock.now(), config.auditRetentionDays));
    await processAllDue(deps);
  });
  jobs.every(POLL_SECONDS, dueQueue, {});
}

async function processAllDue(deps: RemovalDeps & Pick<Deps, 'log'>): Promise<void> {
  let failed = 0;
  for (const key of await listDue(deps.db, deps.clock.now(), AT_ONCE)) {
    try {
      await processRemoval(deps, key);
    } catch (error) {
      failed += 1;
      deps.log.error(
        { event: 'factor_removal.failed', err: error, removal: key.id },
        'Removal of second factors could not be processed',
      );
    }
  }
  // Thrown at the end, so that failures do not hold up the others; the whole job is retried.
  if (failed > 0) throw new Error(`${failed} removals of second factors could not be processed`);
}

/** Carries out the next step of one removal. Decided after locking the account, since the removal may have been stopped meanwhile. */
async function processRemoval(deps: RemovalDeps, { customerId, id }: RemovalKey): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockRemoval(tx, customerId);
    if (locked?.row.id !== id) return;
    const { row, account } = locked;
    const now = deps.clock.now();
    const due = decideStep(
      {
        email: row.email,
        accountEmail: account.email,
        waitsUntil: row.waits_until,
        notices: row.notices,
        nextAt: row.next_at,
        endedAt: row.ended_at,
      },
      now,
    );
    const step = due === 'finish' ? decideByNotice(await findLastNotice(tx, row), row.notices, now) : due;
    if (step === 'finish') await finishRemoval(tx, deps, locked, BY);
    if (step === 'overtake') await dropRemoval(tx, deps, locked, 'overtaken', BY);
    if (step === 'give_up') {
      await dropRemoval(tx, deps, locked, 'undelivered', BY);
      await deps.mail.send(removalUndeliveredEmail(deps.config, account), tx);
    }
    if (step !== 'remind' && step !== 'warn') return;
    const times = timesAfter(step, { waitsUntil: row.waits_until, notices: row.notices }, now);
    await saveTimes(tx, row.id, times);
    await sendNotice(tx, deps, { account, row: { ...row, ...times } });
  });
}
