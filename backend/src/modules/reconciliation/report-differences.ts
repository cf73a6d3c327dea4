import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { audit, type AuditEntry, type Actor } from '../audit';
import { differenceText, type Difference } from './compare';
import { countDifferences, saveReported, listFound, listResolved } from './difference-queries';
import { endRound, lockReadings } from './round-queries';

/** Lines of one kind in an email; the command prints all. */
const LINES = 50;
const ENTRY = 1_000;

type ReportDeps = Pick<Deps, 'db' | 'log' | 'mail' | 'config' | 'clock'>;

/** Ends a comparison and emails staff about new and resolved differences, each once. */
export async function reportDifferences(deps: ReportDeps, roundId: string, by: Actor): Promise<void> {
  const { db, clock, mail } = deps;
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const readings = await lockReadings(tx, roundId);
    if (readings.length === 0 || readings.some(({ step }) => step !== 'done')) return;
    const { current, fresh, resolved } = await countDifferences(tx, roundId);
    if (fresh > 0 || resolved > 0) {
      const isNew = await recordFresh(deps, tx, roundId, { at, ...by });
      const isGone = await recordResolved(deps, tx, roundId, { at, ...by });
      await mail.send(
        renderEmail({
          locale: ENGLISH_LOCALE,
          to: deps.config.supportEmail,
          subject: getSubject(fresh, resolved, current),
          paragraphs: [
            ...shorten('New', isNew, fresh),
            ...shorten('Resolved', isGone, resolved),
            current === 0
              ? 'The books agree again.'
              : `${count(current, 'difference')} in all. Each is told once; \`npm run reconcile\` prints all of them.`,
          ],
          from: deps.config.shopName,
        }),
        tx,
      );
      await saveReported(tx, roundId, at);
    }
    await endRound(tx, roundId);
  });
}

/** @returns the first lines, for the email */
async function recordFresh(
  { log }: ReportDeps,
  tx: Tx,
  roundId: string,
  by: Actor & Pick<AuditEntry, 'at'>,
): Promise<string[]> {
  const lines: string[] = [];
  for (let after = 0; ;) {
    const page = await listFound(tx, roundId, { after, limit: ENTRY, fresh: true });
    const last = page.at(-1)?.position;
    if (typeof last !== 'number') return lines;
    after = last;
    const differences: Difference[] = page.map(({ difference }) => difference);
    lines.push(...differences.slice(0, LINES - lines.length).map(differenceText));
    log.error(
      { event: 'reconciliation.mismatch', differences },
      'Reconciliation found differences with the payment provider or registrar',
    );
    await audit(tx, { ...by, action: 'books.differ', subject: 'books:all', after: { differences } });
  }
}

/** @returns the first lines, for the email */
async function recordResolved(
  { log }: ReportDeps,
  tx: Tx,
  roundId: string,
  by: Actor & Pick<AuditEntry, 'at'>,
): Promise<string[]> {
  const lines: string[] = [];
  for (let after = ''; ;) {
    const differences = await listResolved(tx, roundId, { after, limit: ENTRY });
    const last = differences.at(-1);
    if (last === undefined) return lines;
    after = last;
    lines.push(...differences.slice(0, LINES - lines.length));
    log.info({ event: 'reconciliation.resolved', differences }, 'Differences between the books are resolved');
    await audit(tx, { ...by, action: 'books.agree', subject: 'books:all', after: { differences } });
  }
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

function getSubject(fresh: number, resolved: number, all: number): string {
  if (fresh > 0) return `The books differ in ${count(fresh, fresh === all ? 'place' : 'more place')}`;
  return all === 0 ? 'The books agree again' : `${count(resolved, 'difference')} between the books resolved`;
}

function shorten(title: string, lines: readonly string[], all: number): string[] {
  const left = all - lines.length;
  return lines.length === 0 ? [] : [`${title}:`, ...lines, ...(left > 0 ? [`… and ${left} more.`] : [])];
}
