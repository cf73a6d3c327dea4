import { subDays, subYears } from 'date-fns';
import type { Deps } from '../../deps';
import { inTransaction } from '../../db/transaction';
import { defineQueue } from '../../jobs/jobs';
import { audit } from './queries';
import { deleteEntries, findPageEnd } from './retention-queries';

const HOUR = 3_600;
/** Entries that one statement goes through. */
const PAGE = 5_000;
/** Years for which tax law asks for books, the longest of the countries that the shop is made for; receipts have the amounts. */
const BOOKS_YEARS = 10;
/** Years that a registrar keeps what it did for a domain after the domain has left (Data Retention Specification of the RAA 2013). */
const LEFT_YEARS = 2;

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

const pruning = defineQueue<Record<string, never>>({
  name: 'audit-prune',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 900,
});

/** Registers the hourly job that deletes entries that are older than they have to be. */
export async function registerAuditRetentionJob(
  _app: unknown,
  deps: RetentionDeps & Pick<Deps, 'jobs'>,
): Promise<void> {
  deps.jobs.handle(pruning, async () => void (await pruneAudit(deps)));
  deps.jobs.every(HOUR, pruning, {});
}

/**
 * Deletes entries older than `AUDIT_RETENTION_DAYS`, page by page, except those that the law requires to be kept. Does nothing without the
 * setting.
 * @returns how many were deleted
 */
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
    // Entries are written in the order of their ids, except by transactions that run at the same time.
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
