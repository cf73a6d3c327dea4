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

/** Arbitrary constant of the advisory lock for transactional migrations, shared with all earlier releases. */
const TRANSACTION_LOCK = 727_403_118;
/** Advisory lock under which instances of this release take turns with all migrations. */
const TURN_LOCK = 727_403_119;
const TURN_MS = 250;

/** Opens a connection outside the pool, which may have only one, and without the time limits of requests. */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'storefront', connectionTimeoutMillis: 5_000 });
  // A broken connection is reported by the pending query.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Waits for this instance's turn, and holds it during `work`. Polls instead of waiting inside a statement: building an index concurrently
 * waits for all earlier statements, and would deadlock with an instance that waits for it.
 */
async function inTurn(url: string, work: () => Promise<void>): Promise<void> {
  const client = await connect(url);
  try {
    for (;;) {
      await client.query('begin');
      // The transaction is idle during the work and has no snapshot, so it blocks nobody.
      await client.query('set local idle_in_transaction_session_timeout = 0');
      // Without parameters: otherwise the statement would keep a snapshot until the transaction ends, for which the index would wait.
      const { rows } = await client.query<{ taken: boolean }>(
        `select pg_try_advisory_xact_lock(${TURN_LOCK}) as taken`,
      );
      if (rows[0]?.taken) return await work();
      await client.query('rollback');
      await sleep(TURN_MS);
    }
  } finally {
    // Also ends an open transaction.
    await client.end();
  }
}

/** Applies all migrations before the next concurrent index, all or nothing. @returns the remaining ones */
async function applyInTransaction(pool: Pool): Promise<Migration[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A migration may take longer than a request.
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
      await recordApplied(client, migration);
    }
    await client.query('commit');
    return pending.slice(first.length);
  } finally {
    client.release(true);
  }
}

const recordApplied = (client: Pick<Client, 'query'>, { hash, folderMillis }: Migration) =>
  client.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at) values ($1, $2)`, [hash, folderMillis]);

/** Builds an index while others write. A valid existing one is kept, an invalid one from an interrupted build is dropped first. */
async function build(client: Client, { name, statement }: ConcurrentIndex): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass(quote_ident($1))',
    [name],
  );
  if (rows[0]?.is_valid) return;
  if (rows[0]) await client.query(`drop index concurrently if exists "${name}"`);
  await client.query(statement);
}

/** Applies pending migrations; safe when several instances of this and the previous release start at once. */
export async function migratePostgres(pool: Pool, url: string): Promise<void> {
  await inTurn(url, async () => {
    for (let rest = await applyInTransaction(pool); rest[0]; rest = await applyInTransaction(pool)) {
      const client = await connect(url);
      try {
        for (const index of rest[0].indexes) await build(client, index);
        await recordApplied(client, rest[0]);
      } finally {
        await client.end();
      }
    }
  });
}
