import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test/support/test-database';
import { silentLog } from '../../test/support/silent-log';
import type { Database } from '../db/client';
import { DatabaseJobs } from './database-jobs';
import { defineQueue, type Jobs } from './jobs';
import { registerSharedWork, type WorkPart } from './shared-work';

const counting = defineQueue<WorkPart>({
  name: 'test-counting',
  retryLimit: 3,
  retryDelay: 1,
  expireIn: 900,
  forget: true,
});
const PARTS = Array.from({ length: 23 }, (_, part) => [`${part}-a`, `${part}-b`]);

let database: Database;
let done: string[];
let looks: number;
let work: (ids: readonly string[]) => Promise<void>;

function makeInstance(): Jobs {
  const jobs = new DatabaseJobs({ database, log: silentLog });
  registerSharedWork(jobs, counting, {
    every: 60,
    async *due() {
      looks += 1;
      yield* PARTS;
    },
    work: (ids) => work(ids),
  });
  return jobs;
}

let [first, second]: Jobs[] = [];
const look = (jobs: Jobs | undefined) => jobs?.enqueue(counting, {}, { singletonKey: 'at once' });

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  [done, looks] = [[], 0];
  work = async (ids) => void done.push(...ids);
  [first, second] = [makeInstance(), makeInstance()];
});

describe('[OP-11b] work on many rows', () => {
  it('is shared by two instances, each part done once', async () => {
    await look(first);
    await Promise.all([first?.drain(), second?.drain()]);
    // Parts that one instance enqueued after the other had found nothing.
    await second?.drain();
    expect(done.sort()).toEqual(PARTS.flat().sort());
    expect(looks).toBe(1);
  });

  it('is not searched for again while parts of it are waiting', async () => {
    let release = (): void => {};
    const isHeld = new Promise<void>((resolve) => (release = resolve));
    let hasBegun = (): void => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    work = async (ids) => {
      hasBegun();
      await isHeld;
      done.push(...ids);
    };
    await look(first);
    const running = first?.drain();
    await begun;
    work = async (ids) => void done.push(...ids);
    await look(second);
    await second?.drain();
    expect(looks).toBe(1);
    release();
    await running;
    expect(done.sort()).toEqual(PARTS.flat().sort());
    await look(second);
    await second?.drain();
    expect(looks).toBe(2);
  });

  it('continues on another instance if a process dies during a part', async () => {
    let hasBegun = (): void => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    work = () => {
      hasBegun();
      return new Promise(() => {});
    };
    await look(first);
    void first?.drain();
    await begun;
    // Simulates the expiry of the dead process's lease.
    await database.orm.execute(
      sql`update jobs set lease_until = now() - interval '1 second' where lease_until is not null`,
    );
    work = async (ids) => void done.push(...ids);
    await second?.drain();
    expect(done.sort()).toEqual(PARTS.flat().sort());
  });
});
