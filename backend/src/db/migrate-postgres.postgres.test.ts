import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { migrationsFolder } from './migrations-folder';
import { openPostgres } from './postgres';

const server = new URL(process.env.TEST_DATABASE_URL ?? '');
const name = `storefront_migrating_${randomBytes(4).toString('hex')}`;
const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
const INDEX = 'attempt_counts_by_end';
const WRITE = `insert into attempt_counts (key, count, window_ends_at) values (gen_random_uuid()::text, 1, now())`;

/** Two instances, and a connection that observes. */
const admin = new Client({ connectionString: server.href });
const observer = new Client({ connectionString: url });
const first = openPostgres({ url, max: 1 });
const second = openPostgres({ url, max: 1 });
let folder: string;

/** Adds a migration that builds an index concurrently. */
function addMigration(): void {
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const newest = entries.at(-1);
  if (!newest) throw new Error('The shop has no migrations');
  const added = { ...newest, idx: newest.idx + 1, when: newest.when + 1, tag: 'by_end' };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
  writeFileSync(
    join(folder, 'by_end.sql'),
    `-- Counts by their end.\nCREATE INDEX CONCURRENTLY "${INDEX}" ON "attempt_counts" USING btree ("window_ends_at");`,
  );
}

const indexState = async () =>
  (
    await observer.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid where relname = $1',
      [INDEX],
    )
  ).rows.map(({ valid }) => valid);
const applied = async () => (await observer.query('select 1 from drizzle.__drizzle_migrations')).rows.length;
async function untilBuilding(): Promise<void> {
  while ((await indexState()).length === 0) await sleep(10);
}
/** Opens a transaction that has written, for which the index build has to wait. */
async function beginWriting(): Promise<Client> {
  const writer = new Client({ connectionString: url });
  await writer.connect();
  await writer.query('begin');
  await writer.query(WRITE);
  return writer;
}
async function commit(writer: Client): Promise<void> {
  await writer.query('commit');
  await writer.end();
}

let before: number;
beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
  await observer.connect();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  process.env.MIGRATIONS_DIR = folder;
  await first.migrate();
  before = await applied();
  addMigration();
});
afterAll(async () => {
  delete process.env.MIGRATIONS_DIR;
  rmSync(folder, { recursive: true, force: true });
  await observer.end();
  await Promise.all([first.close(), second.close()]);
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
beforeEach(async () => {
  await observer.query(`drop index if exists ${INDEX}`);
  await observer.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) and (select count(*) from drizzle.__drizzle_migrations) > $1',
    [before],
  );
});

describe('[OP-02g] an index that a migration builds concurrently', () => {
  it('lets others write while several instances start, and is built once', async () => {
    const writer = await beginWriting();
    const starting = Promise.all([first.migrate(), second.migrate()]);
    await untilBuilding();
    // A blocked write would wait for the index, and the index for the open transaction.
    await observer.query("set lock_timeout = '10s'");
    await observer.query(WRITE);
    await observer.query('reset lock_timeout');
    expect([await indexState(), await applied()]).toEqual([[false], before]);
    await commit(writer);
    await starting;
    expect([await indexState(), await applied()]).toEqual([[true], before + 1]);
  });

  it('is rebuilt if an earlier start was interrupted, and kept if it was completed but not recorded', async () => {
    const writer = await beginWriting();
    const broken = new Client({ connectionString: url, statement_timeout: 500 });
    await broken.connect();
    await expect(broken.query(`create index concurrently ${INDEX} on attempt_counts (window_ends_at)`)).rejects.toThrow(
      'statement timeout',
    );
    await broken.end();
    await commit(writer);
    expect(await indexState()).toEqual([false]);
    await first.migrate();
    expect([await indexState(), await applied()]).toEqual([[true], before + 1]);

    const { rows } = await observer.query<{ oid: number }>('select to_regclass($1)::oid as oid', [INDEX]);
    await observer.query(
      'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
    );
    await second.migrate();
    expect((await observer.query('select to_regclass($1)::oid as oid', [INDEX])).rows).toEqual(rows);
    expect(await applied()).toBe(before + 1);
  });

  it('does not deadlock with an instance of the previous release, which waits for the migrations of others', async () => {
    const writer = await beginWriting();
    const starting = first.migrate();
    await untilBuilding();
    const former = new Client({ connectionString: url });
    await former.connect();
    await former.query('begin');
    await former.query('select pg_advisory_xact_lock(727403118)');
    await former.query('commit');
    await former.end();
    await commit(writer);
    await starting;
    expect(await indexState()).toEqual([true]);
  });
});
