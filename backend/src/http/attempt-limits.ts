import { createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { attempt_counts } from '../db/schema';
import type { Clock } from '../core/clock';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import { tooMany } from './errors';

interface Limit {
  /** Name of the limit, such as `login-address`. */
  readonly name: string;
  /** The account or address that is counted; stored as a keyed hash only. */
  readonly subject: string;
  readonly max: number;
  readonly seconds: number;
}

/** Counts attempts in the database, across instances and restarts, with one statement per attempt. */
export interface AttemptLimits {
  /** @throws HttpError 429 above any of the limits, with the same message for every account */
  count(limits: readonly Limit[]): Promise<void>;
  /** Whether the subject was counted under the name within the current window. */
  has(name: string, subject: string): Promise<boolean>;
  clean(): Promise<void>;
}

export function createAttemptLimits({
  config,
  db,
  clock,
}: {
  readonly config: Pick<Config, 'secrets' | 'attemptLimitScale'>;
  readonly db: Db;
  readonly clock: Clock;
}): AttemptLimits {
  const secret = config.secrets.derive('rate-limit');
  const toKey = (name: string, subject: string) =>
    `${name}:${createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 32)}`;

  return {
    async count(limits) {
      const now = clock.now();
      const byKey = new Map(limits.map((limit) => [toKey(limit.name, limit.subject), limit]));
      const isOver = sql`${attempt_counts.window_ends_at} <= ${now.toISOString()}::timestamptz`;
      const rows = await db
        .insert(attempt_counts)
        // Sorted, so that concurrent attempts lock rows in the same order and cannot deadlock.
        .values(
          [...byKey]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, { seconds }]) => ({
              key,
              count: 1,
              window_ends_at: new Date(now.getTime() + seconds * 1_000),
            })),
        )
        .onConflictDoUpdate({
          target: attempt_counts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempt_counts.count} + 1 end`,
            window_ends_at: sql`case when ${isOver} then excluded.window_ends_at else ${attempt_counts.window_ends_at} end`,
          },
        })
        .returning();
      const passed = rows.filter((row) => row.count > (byKey.get(row.key)?.max ?? 0) * config.attemptLimitScale);
      if (passed.length > 0) {
        const end = Math.max(...passed.map((row) => row.window_ends_at.getTime()));
        throw tooMany('Too many attempts. Wait a while and try again.', (end - now.getTime()) / 1_000, 'attempts');
      }
    },

    async has(name, subject) {
      const row = await db.query.attempt_counts.findFirst({
        where: (table, { and, eq, gt }) =>
          and(eq(table.key, toKey(name, subject)), gt(table.window_ends_at, clock.now())),
      });
      return row !== undefined;
    },

    async clean() {
      await db.delete(attempt_counts).where(lt(attempt_counts.window_ends_at, clock.now()));
    },
  };
}
