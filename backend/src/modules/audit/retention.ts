import { secondsInHour } from 'date-fns/constants';
import { subYears } from 'date-fns';
import { subDays } from '../../core/days';
import type { Deps } from '../../deps';
import { inTransaction } from '../../db/transaction';
import { defineQueue } from '../../jobs/jobs';
import { audit } from './queries';
import { deleteEntries, findPageEnd } from './retention-queries';

const PAGE = 5_000;
/** Retention of accounting records in years: the longest required by any country the shop is made for. Receipts contain the amounts. */
const BOOKS_YEARS = 10;
/** Retention in years of what a registrar did for a domain that has left (Data Retention Specification of the RAA 2013). */
const LEFT_YEARS = 2;

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const pruning = defineQueue<Record<string, never>>({
  name: 'audit-prune',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 900,
});

export async function registerAuditRetentionJob(
  _app: unknown,
  deps: RetentionDeps & Pick<Deps, 'jobs'>,
): Promise<void> {
  deps.jobs.handle(pruning, async () => void (await pruneAudit(deps)));
  deps.jobs.every(secondsInHour, pruning, {});
}

/** Deletes entries older than `AUDIT_RETENTION_DAYS`, if set, except those to be kept by law. @returns how many */
export async function pruneAudit({ db, clock, config }: RetentionDeps, page = PAGE): Promise<number> {
  const { auditRetentionDays: days } = config;
  if (days === 0) return 0;
  const now = clock.now();
  const limits = { others: subDays(now, days), left: subYears(now, LEFT_YEARS), books: subYears(now, BOOKS_YEARS) };
  let count = 0;
  for (let after = 0; ;) {
    const end = await findPageEnd(db, after, page);
    if (!end) break;
    const range = [after, end.id] as const;
    count += await inTransaction(db, (tx) => deleteEntries(tx, range, limits));
    // Entries are in order of id, except those written concurrently.
    if (end.at > now || subDays(end.at, 1) > limits.others) break;
    after = end.id;
  }
  if (count > 0)
    await inTransaction(db, (tx) =>
      audit(tx, {
        at: now,
        actor: `job:${pruning.name}`,
        action: 'audit.pruned',
        subject: 'audit:all',
        after: { count, before: limits.others.toISOString() },
      }),
    );
  return count;
}
