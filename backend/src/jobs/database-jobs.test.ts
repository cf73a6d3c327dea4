import { openTestDatabase } from '../../test/support/test-database';
import { silentLog } from '../../test/support/silent-log';
import type { Database } from '../db/client';
import { inTransaction } from '../db/transaction';
import { createJobs } from './database-jobs';
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
  jobs = createJobs({ database, log: silentLog });
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
  for (const deadline = Date.now() + 10_000; !isTrue() && Date.now() < deadline;)
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

  it('is there exactly when the transaction around it commits', async () => {
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

  it('is tried again after a failure, until its last try', async () => {
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

  it('is due in the very millisecond in which it was enqueued', async () => {
    const frozen = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await jobs.enqueue(greeting, { to: 'Ada' });
    const ran = await jobs.drain({ delayed: false });
    frozen.mockRestore();
    expect(ran).toBe(1);
  });

  it('waits for its time', async () => {
    await jobs.enqueue(greeting, { to: 'later' }, { startAfter: new Date(Date.now() + 60_000) });
    expect(await jobs.drain({ delayed: false })).toBe(0);
    expect(await jobs.drain()).toBe(1);
  });

  it('waits once under one key, and may be asked for again while it runs', async () => {
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
  it('take up at once what this process enqueues, in or out of a transaction', async () => {
    // A worker that sleeps does not wake by itself here, as far as this test can wait: who wakes it is the process that enqueues.
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

  it('finish what they run before they stop, and take nothing new', async () => {
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
    jobs = createJobs({ database, log: silentLog });
    jobs.handle(greeting, async (run) => void runs.push(run));
    expect(await jobs.drain()).toBe(0);
  });
});

describe('regular work', () => {
  it('is enqueued once for each interval however many instances run', async () => {
    const others = [createJobs({ database, log: silentLog }), createJobs({ database, log: silentLog })];
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

  it('refuses intervals that it cannot keep', () => {
    expect(() => jobs.every(0, greeting, { to: '' })).toThrow(RangeError);
    expect(() => jobs.every(7_200, greeting, { to: '' })).toThrow(RangeError);
  });
});

describe('a queue that forgets', () => {
  it.each([false, true])('leaves nothing of a job, failed for good: %s', async (fails) => {
    const secret = defineQueue<{ hash: string }>({
      name: `test-secret-${fails}`,
      retryLimit: 1,
      retryDelay: 1,
      expireIn: 30,
      forget: true,
    });
    const own = createJobs({ database, log: silentLog });
    own.handle(secret, async () => {
      if (fails) throw new Error('no');
    });
    await own.enqueue(secret, { hash: 'x' });
    await own.drain();
    await own.stop(1);
    expect((await database.execute(`select 1 from jobs where queue = 'test-secret-${fails}'`)).rows).toEqual([]);
  });
});
