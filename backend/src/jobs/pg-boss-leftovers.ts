import type { Database } from '../db/client';

/** Polling intervals for jobs of the previous version while an instance of it may be running, and otherwise. */
const POLL_MS = 15_000;
const IDLE_POLL_MS = 600_000;

/**
 * Moves jobs that the previous version enqueued in pg-boss and nobody runs to our table: waiting ones, and those of dead processes.
 * Schedules are not moved, as we have our own. Completed jobs are deleted after seven days, as pg-boss does while it runs. A running
 * instance updates `version.maintained_on` every 15 seconds; no job runs for an hour.
 */
const MOVE = `
  with left_over as (
    select name, id from pgboss.job
    where name = any($1::text[])
      and singleton_on is null
      and (state < 'active' or (state = 'active' and ($2::boolean or started_on + expire_in < now())))
    for update skip locked
  ), taken as (
    delete from pgboss.job where (name, id) in (select name, id from left_over) returning *
  ), moved as (
    insert into jobs (id, queue, key, data, attempts, due_at)
    select id, name, singleton_key, coalesce(data, '{}'), case when started_on is null then 0 else retry_count + 1 end, start_after
    from taken
    on conflict do nothing
  ), done as (
    delete from pgboss.job where completed_on < now() - interval '7 days'
  ), archived as (
    delete from pgboss.archive where archived_on < now() - interval '7 days'
  )
  select coalesce(maintained_on > now() - interval '1 hour', true) as "isFormerRunning" from pgboss.version`;

/**
 * Takes over jobs from instances of the previous version, which used pg-boss. A shop that never ran it has no such schema and gets none.
 * @returns a function that takes over jobs of these queues if the next poll is due
 */
export function pgBossLeftovers(database: Database): (queues: readonly string[]) => Promise<void> {
  // No other process can use an embedded database at the same time.
  const isAlone = database.driver === 'pglite';
  let nextPollAt = 0;
  return async (queues) => {
    if (Date.now() < nextPollAt) return;
    nextPollAt = Date.now() + POLL_MS;
    const { rows: found } = await database.execute(`select to_regclass('pgboss.job') is not null as exists`);
    const [state] = (found as { exists: boolean }[])[0]?.exists
      ? ((await database.execute(MOVE, [queues, isAlone])).rows as { isFormerRunning: boolean }[])
      : [];
    if (isAlone) nextPollAt = Infinity;
    else if (!state?.isFormerRunning) nextPollAt = Date.now() + IDLE_POLL_MS;
  };
}
