import { subDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { forgetPaymentEvents } from './queries';
import { reconcile, reconciliationText } from './reconcile';

const HOUR = 3_600;
/** A provider repeats a message for days, not for months. */
const KEEP_MESSAGES_DAYS = 90;

const reconciling = defineQueue<Record<string, never>>({
  name: 'reconcile',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 600,
});

/** Registers the hourly comparison of the books. A difference goes to the audit log and to a person; in development it can be asked for. */
export async function registerReconciliationJob(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, jobs, log, mail, config } = deps;
  jobs.handle(reconciling, async () => {
    await forgetPaymentEvents(db, subDays(clock.now(), KEEP_MESSAGES_DAYS));
    const found = await reconcile(deps);
    if (found.payments === null || found.names === null) throw new Error(reconciliationText(found));
    if (found.differences.length === 0) return;
    log.error(
      { event: 'reconciliation.mismatch', differences: found.differences },
      'Reconciliation found differences with the payment provider or registrar',
    );
    await inTransaction(db, async (tx) => {
      await audit(tx, {
        at: found.at,
        actor: `job:${reconciling.name}`,
        action: 'books.differ',
        subject: 'books:all',
        after: { differences: found.differences },
      });
      await mail.send(
        renderEmail({
          locale: ENGLISH_LOCALE,
          to: config.supportEmail,
          subject: `The books differ in ${found.differences.length} places`,
          paragraphs: reconciliationText(found).split('\n'),
          from: config.shopName,
        }),
        tx,
      );
    });
  });
  jobs.every(HOUR, reconciling, {});

  if (config.mode !== 'production') app.get('/dev/reconciliation', () => reconcile(deps));
}
