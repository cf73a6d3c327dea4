import type { Database } from '../db/client';

/** How often jobs of the former version are looked for while an instance of it may be running, and while none is. */
const LOOK_MS = 15_000;
const SELDOM_MS = 600_000;

/**
 * Moves to our table what the former version has enqueued into pg-boss and nobody runs: jobs that wait, and those of a process that
 * ended over them. Schedules stay behind, for we have our own. What is done is removed after seven days, as pg-boss does while it runs.
 * A former instance signs `version.maintained_on` every 15 seconds; no job runs for an hour.
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
 * What an instance of the former version, which keeps its jobs in pg-boss, leaves behind. A shop that never ran it has no such schema,
 * and gets none.
 * @returns a function that takes over what is left in these queues, if it is time to look again
 */
export function pgBossLeftovers(database: Database): (queues: readonly string[]) => Promise<void> {
  // No process of another version works on an embedded database beside this one.
  const isAlone = database.driver === 'pglite';
  let nextLookAt = 0;
  return async (queues) => {
    if (Date.now() < nextLookAt) return;
    nextLookAt = Date.now() + LOOK_MS;
    const { rows: found } = await database.execute(`select to_regclass('pgboss.job') is not null as exists`);
    const [state] = (found as { exists: boolean }[])[0]?.exists
      ? ((await database.execute(MOVE, [queues, isAlone])).rows as { isFormerRunning: boolean }[])
      : [];
    if (isAlone) nextLookAt = Infinity;
    else if (!state?.isFormerRunning) nextLookAt = Date.now() + SELDOM_MS;
  };
}
