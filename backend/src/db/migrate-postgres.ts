import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import {
  listPending,
  MIGRATIONS_TABLE,
  PREPARE_TABLE,
  readMigrations,
  type ConcurrentIndex,
  type Migration,
} from './migration-files';

/** Any fixed number: what goes into a transaction is applied in turns by it, as by all versions before this one. */
const TRANSACTION_LOCK = 727_403_118;
/** Another one: instances of this version take turns by it for all that they apply. */
const TURN_LOCK = 727_403_119;
/** Milliseconds between two checks whether it is this instance's turn. */
const TURN_MS = 250;

/** A connection outside the pool, which may have only one, and without the time limits of requests. */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'storefront', connectionTimeoutMillis: 5_000 });
  // A broken connection is reported to whoever waits for a query.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Waits for this instance's turn, and keeps it until `work` is done. Never waits inside a statement: an index that is built concurrently
 * waits for every transaction that began before it, and would deadlock with an instance that waits for it.
 */
async function inTurn(url: string, work: () => Promise<void>): Promise<void> {
  const client = await connect(url);
  try {
    for (;;) {
      await client.query('begin');
      // While this instance works the transaction is idle, and sees no rows: it is in nobody's way.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      // Without parameters: a statement that has some keeps what it sees until the transaction ends, and the index would wait for that.
      const { rows } = await client.query<{ taken: boolean }>(
        `select pg_try_advisory_xact_lock(${TURN_LOCK}) as taken`,
      );
      if (rows[0]?.taken) return await work();
      await client.query('rollback');
      await sleep(TURN_MS);
    }
  } finally {
    // Ends the transaction if it is still open.
    await client.end();
  }
}

/** Applies what comes before the next index that is built concurrently, all or nothing. @returns the migrations from there on */
async function applyInTransaction(pool: Pool): Promise<Migration[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A migration may take longer than a request may.
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [TRANSACTION_LOCK]);
    await client.query(PREPARE_TABLE);
    const { rows } = await client.query<{ newest: string | null }>(
      `select max(created_at) as newest from ${MIGRATIONS_TABLE}`,
    );
    const pending = listPending(readMigrations(), rows[0]?.newest);
    const next = pending.findIndex(({ indexes }) => indexes.length > 0);
    const first = next === -1 ? pending : pending.slice(0, next);
    for (const migration of first) {
      for (const statement of migration.sql) await client.query(statement);
      await noteApplied(client, migration);
    }
    await client.query('commit');
    return pending.slice(first.length);
  } finally {
    client.release(true);
  }
}

const noteApplied = (client: Pick<Client, 'query'>, { hash, folderMillis }: Migration) =>
  client.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);

/**
 * Builds an index while others write. A complete index that exists already, from an interrupted start or made by hand, is kept; an
 * unfinished one is useless and dropped first.
 */
async function build(client: Client, { name, statement }: ConcurrentIndex): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
    [name],
  );
  if (rows[0]?.is_valid) return;
  if (rows[0]) await client.query(`drop index concurrently if exists "${name}"`);
  await client.query(statement);
}

/** Brings the tables to the newest migration; safe when several instances of this and the version before start at once. */
export async function migratePostgres(pool: Pool, url: string): Promise<void> {
  await inTurn(url, async () => {
    for (let rest = await applyInTransaction(pool); rest[0]; rest = await applyInTransaction(pool)) {
      const client = await connect(url);
      try {
        for (const index of rest[0].indexes) await build(client, index);
        await noteApplied(client, rest[0]);
      } finally {
        await client.end();
      }
    }
  });
}
