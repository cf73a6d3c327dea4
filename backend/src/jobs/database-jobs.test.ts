import { openTestDatabase } from '../../test/support/test-database';
import { silentLog } from '../../test/support/silent-log';
import type { Database } from '../db/client';
import { countStatements } from '../db/statement-counter';
import { inTransaction } from '../db/transaction';
import { DatabaseJobs } from './database-jobs';
import { defineQueue, type Jobs, type Run } from './jobs';

const greeting = defineQueue<{ to: string }>({ name: 'test-greeting', retryLimit: 2, retryDelay: 60, expireIn: 30 });

let database: Database;
let jobs: Jobs;
let runs: Run<{ to: string }>[];
let work: (run: Run<{ to: string }>) => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  runs = [];
  work = async () => {};
  jobs = new DatabaseJobs({ database, log: silentLog });
  jobs.handle(greeting, async (run) => {
    runs.push(run);
    await work(run);
  });
});
afterEach(async () => {
  await jobs.drain();
  await jobs.stop(1);
});

const names = () => runs.map(({ data }) => data.to).sort();
const until = async (isTrue: () => boolean) => {
  for (const deadline = Date.now() + 50_000; !isTrue() && Date.now() < deadline;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isTrue()).toBe(true);
};

describe('a job', () => {
  it('runs once', async () => {
    await jobs.enqueue(greeting, { to: 'Ada' });
    expect(await jobs.drain()).toBe(1);
    expect(await jobs.drain()).toBe(0);
    expect(runs).toMatchObject([{ data: { to: 'Ada' }, attempt: 1, isLast: false }]);
  });

  it('exists only if the surrounding transaction commits', async () => {
    await inTransaction(database.orm, (tx) => jobs.enqueue(greeting, { to: 'kept' }, { tx }));
    await expect(
      inTransaction(database.orm, async (tx) => {
        await jobs.enqueue(greeting, { to: 'lost' }, { tx });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await inTransaction(database.orm, (tx) =>
      tx.transaction((inner) => jobs.enqueue(greeting, { to: 'nested' }, { tx: inner })),
    );
    await jobs.drain();
    expect(names()).toEqual(['kept', 'nested']);
  });

  it('is retried after a failure until its last attempt', async () => {
    work = async () => {
      throw new Error('not today');
    };
    await jobs.enqueue(greeting, { to: 'Ada' });
    await jobs.drain();
    expect(runs.map(({ attempt, isLast }) => [attempt, isLast])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('is due in the same millisecond in which it was enqueued', async () => {
    const frozen = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await jobs.enqueue(greeting, { to: 'Ada' });
    const ran = await jobs.drain({ delayed: false });
    frozen.mockRestore();
    expect(ran).toBe(1);
  });

  it('waits until it is due', async () => {
    await jobs.enqueue(greeting, { to: 'later' }, { startAfter: new Date(Date.now() + 60_000) });
    expect(await jobs.drain({ delayed: false })).toBe(0);
    expect(await jobs.drain()).toBe(1);
  });

  it('is queued once per key, and can be enqueued again while it runs', async () => {
    const ask = () => jobs.enqueue(greeting, { to: 'Ada' }, { singletonKey: 'ada' });
    const asked = await Promise.all([ask(), ask(), ask()]);
    expect(asked.filter((id) => id !== null)).toHaveLength(1);
    await jobs.enqueue(greeting, { to: 'Bob' });
    let again: string | null = null;
    work = async ({ attempt, data }) => {
      if (data.to === 'Ada' && runs.length <= 2 && attempt === 1) again ??= await ask();
    };
    await jobs.drain();
    expect(again).not.toBeNull();
    expect(names()).toEqual(['Ada', 'Ada', 'Bob']);
  });
});

describe('started workers', () => {
  it('start at once with jobs of their own process, inside or outside a transaction', async () => {
    // A sleeping worker never wakes up by its timer in this test, so only the enqueuing process can wake it.
    const { setTimeout: inTime } = globalThis;
    const untilWoken = (call: () => void, ms?: number): NodeJS.Timeout => inTime(call, ms === 2_000 ? 3_600_000 : ms);
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(untilWoken as typeof setTimeout);
    await jobs.start();
    expect(jobs.isRunning()).toBe(true);
    await until(() => timers.mock.calls.some(([, ms]) => ms === 2_000));
    await jobs.enqueue(greeting, { to: 'now' });
    await inTransaction(database.orm, (tx) => jobs.enqueue(greeting, { to: 'committed' }, { tx }));
    await until(() => runs.length === 2);
    timers.mockRestore();
  });

  it('finish running jobs before they stop, and take no new ones', async () => {
    await jobs.start();
    let finished = false;
    work = async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      finished = true;
    };
    await jobs.enqueue(greeting, { to: 'slow' });
    await until(() => runs.length === 1);
    await jobs.stop(5);
    expect(finished).toBe(true);
    expect(jobs.isRunning()).toBe(false);
    jobs = new DatabaseJobs({ database, log: silentLog });
    jobs.handle(greeting, async (run) => void runs.push(run));
    expect(await jobs.drain()).toBe(0);
  });
});

describe('scheduled work', () => {
  it('[OP-02d] is enqueued once per interval regardless of the number of instances', async () => {
    const others = [new DatabaseJobs({ database, log: silentLog }), new DatabaseJobs({ database, log: silentLog })];
    const tick = defineQueue<Record<string, never>>({ name: 'test-tick', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    let ticks = 0;
    for (const one of [jobs, ...others]) {
      one.handle(tick, async () => void (ticks += 1));
      one.every(3_600, tick, {});
      await one.start();
    }
    await until(() => ticks > 0);
    await Promise.all(others.map((one) => one.stop(1)));
    expect(ticks).toBe(1);
  });

  it('runs once at each of its times even if it fails or its process dies, and not when drained', async () => {
    const tock = defineQueue<Record<string, never>>({ name: 'test-tock', retryLimit: 0, retryDelay: 1, expireIn: 600 });
    let tocks = 0;
    const instances = [1, 2, 3].map(() => new DatabaseJobs({ database, log: silentLog }));
    for (const one of instances) {
      one.handle(tock, async () => {
        tocks += 1;
        throw new Error('not today');
      });
      one.every(60, tock, {});
    }
    const [one] = instances;
    await one?.start();
    await until(() => tocks === 1);
    await one?.stop(5);
    const drainAll = () => Promise.all(instances.map((each) => each.drain()));
    await drainAll();
    expect(tocks).toBe(1);

    const seconds = async () =>
      (
        await database.execute(
          `select extract(epoch from due_at - now())::int as seconds from jobs where queue = 'test-tock'`,
        )
      ).rows as { seconds: number }[];
    // Three of its times were missed, and the process that took the last one was killed.
    await database.execute(
      `update jobs set due_at = now() - interval '190 seconds', attempts = 1, lease_until = now() + interval '1 hour' where queue = 'test-tock'`,
    );
    await drainAll();
    expect(tocks).toBe(2);
    const [next] = await seconds();
    expect(next?.seconds).toBeGreaterThan(30);
    expect(next?.seconds).toBeLessThanOrEqual(50);
  });

  it('rejects intervals out of range', () => {
    expect(() => jobs.every(0, greeting, { to: '' })).toThrow(RangeError);
    expect(() => jobs.every(7_200, greeting, { to: '' })).toThrow(RangeError);
  });
});

describe('a lease', () => {
  const row = async (queue: string) =>
    (
      await database.execute(
        'select attempts, lease_until > now() as "isLeased", last_error, failed_at is not null as "isFailed" from jobs where queue = $1',
        [queue],
      )
    ).rows;
  const runOut = (queue: string) =>
    database.execute(`update jobs set lease_until = now() - interval '1 second' where queue = $1`, [queue]);

  it('is granted to one of several processes', async () => {
    const queue = defineQueue<{ to: string }>({ name: 'test-shared', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    const taken: string[] = [];
    const instances = [1, 2, 3].map(() => new DatabaseJobs({ database, log: silentLog }));
    for (const one of instances) one.handle(queue, async ({ data }) => void taken.push(data.to));
    const all = Array.from({ length: 40 }, (_, index) => String(index));
    for (const to of all) await jobs.enqueue(queue, { to });
    const ran = await Promise.all(instances.map((one) => one.drain({ delayed: false })));
    expect(ran.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(taken.sort()).toEqual(all.sort());
  });

  it('that expires gives the job to another process, and the first can no longer end it', async () => {
    const queue = defineQueue<{ to: string }>({ name: 'test-lost', retryLimit: 5, retryDelay: 60, expireIn: 30 });
    let endFirst = () => {};
    const first = new DatabaseJobs({ database, log: silentLog });
    let isRunning = false;
    first.handle(queue, async () => {
      isRunning = true;
      await new Promise<void>((resolve) => (endFirst = resolve));
    });
    await first.enqueue(queue, { to: 'Ada' });
    const running = first.drain({ delayed: false });
    await until(() => isRunning);
    expect(await row(queue.name)).toMatchObject([{ attempts: 1, isLeased: true }]);

    const second = new DatabaseJobs({ database, log: silentLog });
    second.handle(queue, async ({ attempt }) => {
      throw new Error(`attempt ${attempt}`);
    });
    expect(await second.drain()).toBe(0);
    await runOut(queue.name);
    expect(await second.drain({ delayed: false })).toBe(1);
    endFirst();
    await running;
    expect(await row(queue.name)).toMatchObject([{ attempts: 2, isLeased: null, last_error: 'attempt 2' }]);
  });

  it('that expires during the last attempt marks the job as failed for good', async () => {
    const queue = defineQueue<{ to: string }>({ name: 'test-fatal', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    let ran = 0;
    const own = new DatabaseJobs({ database, log: silentLog });
    own.handle(queue, async () => void (ran += 1));
    await own.enqueue(queue, { to: 'Ada' });
    await database.execute('update jobs set attempts = 1 where queue = $1', [queue.name]);
    await runOut(queue.name);
    await own.drain();
    expect(ran).toBe(0);
    expect(await row(queue.name)).toMatchObject([{ isLeased: null, isFailed: true }]);
    expect(await own.drain()).toBe(0);
  });

  it('of a killed process ends at the next start with an embedded database, which no other process can use', async () => {
    const queue = defineQueue<{ to: string }>({ name: 'test-orphan', retryLimit: 2, retryDelay: 60, expireIn: 600 });
    await jobs.enqueue(queue, { to: 'Ada' });
    await database.execute(`update jobs set attempts = 1, lease_until = now() + interval '1 hour' where queue = $1`, [
      queue.name,
    ]);
    const attempts: number[] = [];
    const next = new DatabaseJobs({ database, log: silentLog });
    const others = defineQueue<{ to: string }>({ name: 'test-others', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    let isOtherDone = false;
    next.handle(queue, async ({ attempt }) => void attempts.push(attempt));
    next.handle(others, async () => void (isOtherDone = true));
    await next.enqueue(others, { to: 'Bob' });
    await next.start();
    await until(() => isOtherDone);
    await next.stop(5);
    expect(attempts).toEqual(database.driver === 'pglite' ? [2] : []);
    await database.execute('delete from jobs where queue = $1', [queue.name]);
  });
});

describe('the jobs table', () => {
  it('is queried once every two seconds for all queues together', async () => {
    const manyQueues = () => {
      const own = new DatabaseJobs({ database, log: silentLog });
      for (let index = 0; index < 25; index += 1)
        own.handle({ name: `test-idle-${index}`, retryLimit: 0, retryDelay: 1, expireIn: 30 }, async () => {});
      return own;
    };
    // Completes the one-time work of a first start.
    const before = manyQueues();
    await before.start();
    await until(() => before.isRunning());
    await before.stop(5);

    const { setTimeout: inTime } = globalThis;
    const sleeps: (() => void)[] = [];
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((call: () => void, ms?: number) => {
      if (ms !== 2_000) return inTime(call, ms);
      sleeps.push(call);
      return inTime(() => {}, 0);
    }) as typeof setTimeout);
    const own = manyQueues();
    const { result, statements } = countStatements(() => own.start());
    await result;
    await until(() => sleeps.length === 1);
    const atRest = statements();
    for (let round = 1; round <= 10; round += 1) {
      sleeps.at(-1)?.();
      await until(() => sleeps.length === round + 1);
    }
    expect(statements() - atRest).toBe(10);
    timers.mockRestore();
    await own.stop(1);
  });

  it('does not let a busy queue delay others, and continues with it as soon as there is capacity', async () => {
    // No worker wakes up by its timer in this test.
    const { setTimeout: inTime } = globalThis;
    const untilWoken = (call: () => void, ms?: number): NodeJS.Timeout => inTime(call, ms === 2_000 ? 3_600_000 : ms);
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(untilWoken as typeof setTimeout);
    const quick = defineQueue<{ to: string }>({ name: 'test-quick', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    let quickRuns = 0;
    jobs.handle(quick, async () => void (quickRuns += 1));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    work = () => held;
    for (let index = 0; index < 12; index += 1) await jobs.enqueue(greeting, { to: String(index) });
    await jobs.start();
    await until(() => runs.length === 5);
    await jobs.enqueue(quick, { to: 'Ada' });
    await until(() => quickRuns === 1);
    await jobs.enqueue(greeting, { to: 'later' });
    expect(runs).toHaveLength(5);
    release();
    await until(() => runs.length === 13);
    timers.mockRestore();
  });

  it('keeps failed jobs with their reason for one week, and jobs without a handler for two', async () => {
    const queue = defineQueue<{ to: string }>({ name: 'test-kept', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    const own = new DatabaseJobs({ database, log: silentLog });
    own.handle(queue, async () => {
      throw new Error('the mailbox is full');
    });
    await own.enqueue(queue, { to: 'Ada' });
    await own.drain();
    await database.execute(`
      insert into jobs (queue, data, due_at, failed_at) values
        ('test-kept', '{}', now() - interval '9 days', now() - interval '6 days'),
        ('test-kept', '{}', now() - interval '9 days', now() - interval '8 days'),
        ('test-unknown', '{}', now() - interval '13 days', null),
        ('test-unknown', '{}', now() - interval '15 days', null);
      insert into jobs (queue, data, is_scheduled) values ('jobs-clean', '{}', true) on conflict do nothing;
      update jobs set due_at = now() - interval '1 minute' where queue = 'jobs-clean'`);
    await own.drain({ delayed: false });
    const { rows } = await database.execute(
      `select queue, last_error from jobs where queue in ('test-kept', 'test-unknown') order by queue, last_error`,
    );
    expect(rows).toEqual([
      { queue: 'test-kept', last_error: 'the mailbox is full' },
      { queue: 'test-kept', last_error: null },
      { queue: 'test-unknown', last_error: null },
    ]);
  });
});

describe('a queue with `forget`', () => {
  it.each([false, true])('deletes its jobs when they end (failed for good: %s)', async (fails) => {
    const secret = defineQueue<{ hash: string }>({
      name: `test-secret-${fails}`,
      retryLimit: 1,
      retryDelay: 1,
      expireIn: 30,
      forget: true,
    });
    const own = new DatabaseJobs({ database, log: silentLog });
    own.handle(secret, async () => {
      if (fails) throw new Error('no');
    });
    await own.enqueue(secret, { hash: 'x' });
    await own.drain();
    await own.stop(1);
    expect((await database.execute(`select 1 from jobs where queue = 'test-secret-${fails}'`)).rows).toEqual([]);
  });
});
