import { subDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { bookReversals } from '../reversals';
import { forgetDifferences, forgetPaymentEvents, keepDifferences, toldDifferences } from './queries';
import { differenceText, type Reconciliation, reconcile, reconciliationText } from './reconcile';

const HOUR = 3_600;
/** A provider repeats a message for days, not for months. */
const KEEP_MESSAGES_DAYS = 90;
/** Lines of one kind in an email; whoever has more to mend runs the command. */
const LINES = 50;

const reconciling = defineQueue<Record<string, never>>({
  name: 'reconcile',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
});

const by = { actor: `job:${reconciling.name}`, requestId: null };

/**
 * Registers the hourly comparison of the books. What the payment provider did without a message having told of it is booked. A difference
 * that remains goes to the audit log and to a person, once, and once more when it is resolved; in development it can be asked for.
 */
export async function registerReconciliationJob(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, jobs, config } = deps;
  jobs.handle(reconciling, async () => {
    await forgetPaymentEvents(db, subDays(clock.now(), KEEP_MESSAGES_DAYS));
    let found = await reconcile(deps);
    if (found.unbooked.length > 0) {
      for (const payment of found.unbooked) await bookReversals(deps, payment, by);
      found = await reconcile(deps);
    }
    if (found.payments === null || found.names === null) throw new Error(reconciliationText(found));
    await tell(deps, found);
  });
  jobs.every(HOUR, reconciling, {});

  if (config.mode !== 'production') app.get('/dev/reconciliation', () => reconcile(deps));
}

/** Tells a person of differences that are new, and of those that are resolved. */
async function tell({ db, log, mail, config }: Deps, { at, differences }: Reconciliation): Promise<void> {
  const current = new Map(differences.map((difference) => [differenceText(difference), difference]));
  await inTransaction(db, async (tx) => {
    const told = await toldDifferences(tx);
    const fresh = [...current].filter(([id]) => !told.has(id));
    const resolved = [...told].filter((id) => !current.has(id));
    if (fresh.length === 0 && resolved.length === 0) return;
    await keepDifferences(
      tx,
      fresh.map(([id]) => id),
      at,
    );
    await forgetDifferences(tx, resolved);
    if (fresh.length > 0) {
      const found = fresh.map(([, difference]) => difference);
      log.error(
        { event: 'reconciliation.mismatch', differences: found },
        'Reconciliation found differences with the payment provider or registrar',
      );
      await audit(tx, { at, ...by, action: 'books.differ', subject: 'books:all', after: { differences: found } });
    }
    if (resolved.length > 0) {
      log.info({ event: 'reconciliation.resolved', differences: resolved }, 'Differences between books are resolved');
      await audit(tx, { at, ...by, action: 'books.agree', subject: 'books:all', after: { differences: resolved } });
    }
    await mail.send(
      renderEmail({
        locale: ENGLISH_LOCALE,
        to: config.supportEmail,
        subject: getSubject(fresh.length, resolved.length, current.size),
        paragraphs: [
          ...shortened(
            'New',
            fresh.map(([, difference]) => differenceText(difference)),
          ),
          ...shortened('Resolved', resolved),
          current.size === 0
            ? 'The books agree again.'
            : `${count(current.size, 'difference')} in all. Each is told once; \`npm run reconcile\` prints all of them.`,
        ],
        from: config.shopName,
      }),
      tx,
    );
  });
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

function getSubject(fresh: number, resolved: number, all: number): string {
  if (fresh > 0) return `The books differ in ${count(fresh, fresh === all ? 'place' : 'more place')}`;
  return all === 0 ? 'The books agree again' : `${count(resolved, 'difference')} between the books resolved`;
}

function shortened(title: string, lines: readonly string[]): string[] {
  const left = lines.length - LINES;
  return lines.length === 0
    ? []
    : [`${title}:`, ...lines.slice(0, LINES), ...(left > 0 ? [`… and ${left} more.`] : [])];
}
