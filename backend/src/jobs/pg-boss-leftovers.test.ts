import PgBoss from 'pg-boss';
import { openTestDatabase } from '../../test/support/test-database';
import { silentLog } from '../../test/support/silent-log';
import type { Database } from '../db/client';
import { countStatements } from '../db/statement-counter';
import { DatabaseJobs } from './database-jobs';
import { defineQueue, type Run } from './jobs';
import { pgBossLeftovers } from './pg-boss-leftovers';

const QUEUE = 'test-left';
const queue = defineQueue<{ to: string }>({ name: QUEUE, retryLimit: 3, retryDelay: 60, expireIn: 30 });
const SOON_MS = 15_000;
const LATER_MS = 600_000;

let database: Database;
let boss: PgBoss;

beforeEach(async () => {
  database = await openTestDatabase();
  boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    schedule: false,
    // The test itself sets when an instance was last active.
    supervise: false,
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await boss.stop({ graceful: false, close: false });
  await database.close();
});

/** Does what an instance of the previous version does at its start. */
async function startFormer(): Promise<void> {
  await boss.start();
  for (const name of [QUEUE, 'test-unknown'])
    await boss.createQueue(name, {
      name,
      policy: 'short',
      retryLimit: 3,
      retryDelay: 60,
      retryBackoff: true,
      expireInSeconds: 30,
    });
}
const send = (to: string, options: PgBoss.SendOptions = {}) =>
  boss.send(QUEUE, { to }, { singletonKey: to, startAfter: new Date(Date.now() - 1_000), ...options });
const moved = async () =>
  (
    (await database.execute(`select data->>'to' as "to" from jobs where queue = '${QUEUE}' order by 1`)).rows as {
      to: string;
    }[]
  ).map(({ to }) => to);
const passes = (ms: number) => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};
const isEmbedded = () => database.driver === 'pglite';

describe('jobs that the previous version left in pg-boss', () => {
  it('are run once by the current version, with their attempts and at their time', async () => {
    await startFormer();
    const failing = await send('failed before');
    await boss.fetch(QUEUE, { batchSize: 1 });
    await boss.fail(QUEUE, failing ?? '', { message: 'not today' });
    await send('began long ago');
    await boss.fetch(QUEUE, { batchSize: 1 });
    await database.execute(
      `update pgboss.job set started_on = now() - interval '1 minute', start_after = now() - interval '1 minute'`,
    );
    await send('waits');
    await send('not yet', { startAfter: new Date(Date.now() + 3_600_000) });
    await send('regular work', { singletonKey: 'every', singletonSeconds: 3_600 });
    await boss.send('test-unknown', { to: 'of a queue that nobody knows' });

    const runs: Run<{ to: string }>[] = [];
    const instances = [1, 2].map(() => new DatabaseJobs({ database, log: silentLog }));
    for (const one of instances) one.handle(queue, async (run) => void runs.push(run));
    await Promise.all(instances.map((one) => one.start()));
    for (const deadline = Date.now() + 50_000; runs.length < 3 && Date.now() < deadline;)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await Promise.all(instances.map((one) => one.stop(5)));

    expect(runs.map(({ data, attempt }) => [data.to, attempt]).sort()).toEqual([
      ['began long ago', 2],
      ['failed before', 2],
      ['waits', 1],
    ]);
    expect(await moved()).toEqual(['not yet']);
    const { rows } = await database.execute(`select data->>'to' as "to" from pgboss.job order by 1`);
    expect(rows).toEqual([{ to: 'of a queue that nobody knows' }, { to: 'regular work' }]);
  });

  it('are left to a process of the previous version that runs them, unless it cannot exist any more', async () => {
    await startFormer();
    await send('runs');
    await boss.fetch(QUEUE, { batchSize: 1 });
    await pgBossLeftovers(database)([QUEUE]);
    expect(await moved()).toEqual(isEmbedded() ? ['runs'] : []);
  });

  it('are not kept longer than pg-boss would once they are done', async () => {
    await startFormer();
    for (const to of ['a week ago', 'today']) {
      const id = await send(to);
      await boss.fetch(QUEUE, { batchSize: 1 });
      await boss.complete(QUEUE, id ?? '');
    }
    await database.execute(`
      update pgboss.job set completed_on = now() - interval '8 days' where data->>'to' = 'a week ago';
      insert into pgboss.archive select *, now() - interval '8 days' from pgboss.job`);
    await pgBossLeftovers(database)([QUEUE]);
    const { rows } = await database.execute(
      `select data->>'to' as "to" from pgboss.job union all select data->>'to' from pgboss.archive`,
    );
    expect(rows).toEqual([{ to: 'today' }]);
  });
});

describe('polling for them', () => {
  it('happens every 15 seconds while a previous instance may run, then every 10 minutes, and only once if none can exist', async () => {
    await startFormer();
    const look = pgBossLeftovers(database);
    await look([QUEUE]);
    await send('first');
    await look([QUEUE]);
    expect(await moved()).toEqual([]);
    passes(SOON_MS);
    await look([QUEUE]);
    expect(await moved()).toEqual(isEmbedded() ? [] : ['first']);

    await database.execute(`update pgboss.version set maintained_on = now() - interval '2 hours'`);
    passes(SOON_MS);
    await look([QUEUE]);
    passes(SOON_MS * 3);
    await send('second');
    await look([QUEUE]);
    expect(await moved()).toEqual(isEmbedded() ? [] : ['first']);
    passes(LATER_MS);
    await look([QUEUE]);
    expect(await moved()).toEqual(isEmbedded() ? [] : ['first', 'second']);
  });

  it('creates nothing in a shop that never used pg-boss, and costs one statement per 10 minutes', async () => {
    const look = pgBossLeftovers(database);
    const getStatements = async () => {
      const { result, statements } = countStatements(() => look([QUEUE]));
      await result;
      return statements();
    };
    expect(await getStatements()).toBe(1);
    passes(LATER_MS - 1_000);
    expect(await getStatements()).toBe(0);
    passes(2_000);
    expect(await getStatements()).toBe(isEmbedded() ? 0 : 1);
    const { rows } = await database.execute(`select to_regnamespace('pgboss') is null as "isAbsent"`);
    expect(rows).toEqual([{ isAbsent: true }]);
  });

  it('finds jobs of a previous instance that starts later', async () => {
    const look = pgBossLeftovers(database);
    await look([QUEUE]);
    await startFormer();
    await send('late');
    passes(LATER_MS);
    await look([QUEUE]);
    expect(await moved()).toEqual(isEmbedded() ? [] : ['late']);
  });
});
