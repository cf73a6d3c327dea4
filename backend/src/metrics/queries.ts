import { sql } from 'drizzle-orm';
import type { ReadDb } from '../db/client';
import type { OrderState } from '../db/schema';

/** Seconds are null if nothing is due. */
interface QueueBacklog {
  readonly queue: string;
  readonly due: number;
  readonly running: number;
  readonly later: number;
  readonly failed: number;
  readonly oldest: number | null;
}

/** Counts the jobs of each queue by state, with the seconds for which the oldest due one has been due. */
export async function queueBacklogs(db: ReadDb): Promise<QueueBacklog[]> {
  const { rows } = await db.execute<QueueBacklog & Record<string, unknown>>(sql`
    select
      queue,
      count(*) filter (where is_due)::int as due,
      count(*) filter (where is_leased)::int as running,
      count(*) filter (where not is_due and not is_leased and failed_at is null)::int as later,
      count(*) filter (where failed_at is not null)::int as failed,
      extract(epoch from now() - min(due_at) filter (where is_due))::float8 as oldest
    from (
      select queue, due_at, failed_at, is_leased, failed_at is null and not is_leased and due_at <= now() as is_due
      from (
        select queue, due_at, failed_at, failed_at is null and coalesce(lease_until > now(), false) as is_leased
        from jobs
      ) as leased
    ) as sorted
    group by queue`);
  return rows;
}

interface OpenOrders {
  readonly state: OrderState;
  readonly orders: number;
  /** Seconds by which the next step of the oldest one is late; negative if it is not due yet. */
  readonly late: number;
}

export async function openOrders(db: ReadDb, now: Date): Promise<OpenOrders[]> {
  const { rows } = await db.execute<OpenOrders & Record<string, unknown>>(sql`
    select
      state,
      count(*)::int as orders,
      extract(epoch from ${now.toISOString()}::timestamptz - min(next_step_at))::float8 as late
    from orders
    where next_step_at is not null
    group by state`);
  return rows;
}
