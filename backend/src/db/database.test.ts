import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { openTestDatabase } from '../../test/support/test-database';
import type { Database } from './client';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock';
import { findDatabaseError, isUniqueViolation } from './errors';
import { attempt_counts, audit_entries } from './schema';
import { countStatements } from './statement-counter';
import { inTransaction } from './transaction';
import { auditTrail } from '../../test/support/audit-trail';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const insert = (key: string) => ({ key, count: 1, window_ends_at: new Date() });
const count = async () => (await database.orm.select().from(attempt_counts)).length;

describe('a transaction', () => {
  it('commits all or nothing', async () => {
    const before = await count();
    await expect(
      inTransaction(database.orm, async (tx) => {
        await tx.insert(attempt_counts).values(insert('rolled-back'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await count()).toBe(before);
    await inTransaction(database.orm, (tx) => tx.insert(attempt_counts).values(insert('kept')));
    expect(await count()).toBe(before + 1);
  });

  it('rejects the root database inside a transaction instead of waiting forever', async () => {
    const misuse: unknown = await inTransaction(database.orm, () => database.orm.select().from(attempt_counts)).catch(
      (error: unknown) => error,
    );
    expect(misuse).toMatchObject({ cause: { message: expect.stringContaining('inside a transaction') } });
    await expect(inTransaction(database.orm, () => database.orm.transaction(async () => 1))).rejects.toThrow(
      /inside a transaction/,
    );
    await expect(inTransaction(database.orm, () => database.execute('select 1'))).rejects.toThrow(
      /inside a transaction/,
    );
    expect(
      await inTransaction(database.orm, (tx) =>
        tx.transaction(
          async (inner) => (await inner.select({ one: sql<number>`1` }).from(sql`(select 1) as t`)).length,
        ),
      ),
    ).toBe(1);
  });

  it('lets work started inside it use the root database once it is over', async () => {
    let later: Promise<number> | undefined;
    await inTransaction(database.orm, async () => {
      later = new Promise((resolve) => setTimeout(resolve, 50)).then(count);
    });
    await expect(later).resolves.toBeGreaterThanOrEqual(0);
  });

  it('is retried on a serialization failure and takes effect once', async () => {
    let tries = 0;
    await inTransaction(database.orm, async (tx) => {
      tries += 1;
      await tx.insert(attempt_counts).values(insert('retried'));
      if (tries < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    });
    expect(tries).toBe(3);
    expect(await database.orm.select().from(attempt_counts).where(eq(attempt_counts.key, 'retried'))).toHaveLength(1);
  });

  it('gives up after five attempts, and immediately on other errors', async () => {
    for (const [code, expected] of [
      ['40P01', 5],
      ['23505', 1],
    ] as const) {
      let tries = 0;
      await expect(
        inTransaction(database.orm, async () => {
          tries += 1;
          throw Object.assign(new Error('no'), { code });
        }),
      ).rejects.toThrow('no');
      expect(tries).toBe(expected);
    }
  });
});

describe('the database', () => {
  it('names the violated constraint', async () => {
    await database.orm.insert(attempt_counts).values(insert('twice'));
    const error: unknown = await database.orm
      .insert(attempt_counts)
      .values(insert('twice'))
      .catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error, 'attempt_counts_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'another_rule')).toBe(false);
    expect(findDatabaseError(error)?.code).toBe('23505');
  });

  it('counts the statements of a piece of work, without transaction control', async () => {
    const { result, statements } = countStatements(async () => {
      await count();
      await inTransaction(database.orm, (tx) => tx.select().from(attempt_counts));
      await database.execute('select 1');
    });
    await result;
    expect(statements()).toBe(3);
  });

  it('runs several raw statements at once', async () => {
    expect(
      await database.execute('create temp table t (n int); insert into t values (1), (2); select n from t'),
    ).toMatchObject({ rows: [{ n: 1 }, { n: 2 }] });
  });

  it('is migrated by several callers at once', async () => {
    await Promise.all([database.migrate(), database.migrate(), database.migrate()]);
  });

  it('rejects updates and deletions of audit entries (invariant I6)', async () => {
    await database.orm
      .insert(audit_entries)
      .values({ at: new Date(), actor: 'system', action: 'test.done', subject: 'test:1' });
    for (const text of [
      `update audit_entries set actor = 'nobody'`,
      'delete from audit_entries',
      'truncate audit_entries cascade',
    ]) {
      await expect(database.execute(text)).rejects.toThrow(/only ever added/);
    }
    expect(await auditTrail(database.orm)).toHaveLength(1);
  });
});

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-lock-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('allows one holder at a time', () => {
    const unlock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
    unlock();
    lockDataFolder(folder)();
  });

  it('rejects the folder of another live process', () => {
    writeFileSync(join(folder, 'db.lock'), String(process.ppid));
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.ppid}`);
  });

  it.each(['4194304', 'nonsense', '', String(process.pid)])('takes over the lock of a dead process: %j', (content) => {
    writeFileSync(join(folder, 'db.lock'), content);
    lockDataFolder(folder)();
  });
});
