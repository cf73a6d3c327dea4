import { secondsInHour } from 'date-fns/constants';
import type { FastifyInstance } from 'fastify';
import { subDays } from '../../core/days';
import type { Deps } from '../../deps';
import { defineQueue, type Jobs } from '../../jobs/jobs';
import { registerSharedWork, type WorkPart } from '../../jobs/shared-work';
import { scheduleMissingChecks } from '../missing-domains';
import { bookReversals } from '../reversals';
import { storeMissingLanguageTags } from './language-tags';
import { forgetPaymentEvents } from './queries';
import { readBook } from './read-book';
import { PAGE, reconcile } from './reconcile';
import { beginRound, BOOKS, discardRound, findJobRound, listLeftRounds, type Book } from './round-queries';
import { reportDifferences } from './report-differences';

/** Days for which webhook events are kept; a provider repeats them for days, not months. */
const KEEP_MESSAGES_DAYS = 90;
/** Days after which the leftovers of a killed command are deleted. */
const KEEP_ROUNDS_DAYS = 1;
/** Milliseconds that one job works on pages before another one continues. */
const RUN_MS = 60_000;

type Step = Book | 'end';

const reconciling = defineQueue<WorkPart<Step>>({
  name: 'reconcile',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
  forget: true,
});

const by = { actor: `job:${reconciling.name}`, requestId: null };

type ReconciliationDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'payment' | 'registrar' | 'mail' | 'config' | 'log'>;

interface RunSize {
  readonly page: number;
  /** Whether a run that began at this time continues after a page. */
  readonly mayContinue: (beganAt: number) => boolean;
}

const WHOLE_RUN: RunSize = { page: PAGE, mayContinue: (beganAt) => Date.now() < beganAt + RUN_MS };

/**
 * Registers the hourly reconciliation. It works in pages that any instance can continue, so payments and domains may be compared on
 * different instances. Reversals without a webhook event are booked. A remaining difference is audited and reported to staff once, and once
 * more when it is resolved. In development it can be requested by URL.
 */
export async function registerReconciliationJob(app: FastifyInstance, deps: Deps): Promise<void> {
  handleReconciliation(deps);
  if (deps.config.mode !== 'production') app.get('/dev/reconciliation', () => reconcile(deps));
}

export function handleReconciliation(deps: ReconciliationDeps, size: RunSize = WHOLE_RUN): void {
  registerSharedWork(deps.jobs, reconciling, {
    every: secondsInHour,
    async *due() {
      const now = deps.clock.now();
      await forgetPaymentEvents(deps.db, subDays(now, KEEP_MESSAGES_DAYS));
      for (const left of await listLeftRounds(deps.db, subDays(now, KEEP_ROUNDS_DAYS)))
        await discardRound(deps.db, left);
      await beginRound(deps.db, 'job', now);
      for (const book of BOOKS) yield [book];
    },
    async work(pieces) {
      const roundId = await findJobRound(deps.db);
      if (roundId !== undefined) for (const piece of pieces) await processPiece(deps, roundId, piece, size);
    },
  });
}

async function processPiece(deps: ReconciliationDeps, roundId: string, piece: Step, size: RunSize): Promise<void> {
  const { jobs } = deps;
  if (piece === 'end') {
    await reportDifferences(deps, roundId, by);
    return discardRound(deps.db, roundId);
  }
  const beganAt = Date.now();
  const outcome = await readBook(deps, roundId, piece, {
    page: size.page,
    mayContinue: () => size.mayContinue(beganAt),
    book: (payment) => bookReversals(deps, payment, by),
    scheduleMissingChecks: (ids) => scheduleMissingChecks(deps.db, ids),
    storeLanguageTags: (names) => storeMissingLanguageTags(deps, names),
    whenThrough: (tx) => enqueue(jobs, 'end', { tx }),
  });
  if (outcome === 'unknown') throw new Error(`${piece}: could not be read`);
  if (outcome === 'left') await enqueue(jobs, piece);
}

async function enqueue(jobs: Jobs, piece: Step, options?: Parameters<Jobs['enqueue']>[2]): Promise<void> {
  await jobs.enqueue(reconciling, { ids: [piece] }, { ...options, singletonKey: piece });
}
