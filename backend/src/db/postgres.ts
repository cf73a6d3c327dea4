import { untraced, type Tracing } from '@storefront/shared/tracing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database, Db } from './client';
import { migratePostgres } from './migrate-postgres';
import { UnpreparedClient, PreparingClient } from './preparing-client';
import * as schema from './schema';
import { countingLogger, countStatement } from './statement-counter';
import { readText, traceStatement } from './statement-spans';
import { atTransactionEnd, markTransaction, refuseInsideTransaction, type RawExecute } from './transaction-guard';

const rawOn =
  (client: Pool, tracing: Tracing): RawExecute =>
  async (text, values) => {
    countStatement(text);
    // Several statements in one text, which is possible only without values, return a list.
    const answer = await traceStatement(tracing, text, () => client.query(text, values?.length ? values : undefined));
    const last = Array.isArray(answer) ? (answer as (typeof answer)[]).at(-1) : answer;
    return { rows: last?.rows ?? [], rowCount: last?.rowCount ?? 0 };
  };

/**
 * Lends a connection to one transaction and traces its statements. Works around drizzle not releasing a connection that breaks at `begin`,
 * which would shrink the pool permanently.
 */
function lendToTransaction(client: PoolClient, tracing: Tracing): void {
  const release = client.release.bind(client);
  const query = client.query as unknown as (...args: unknown[]) => Promise<unknown>;
  let isBack = false;
  if (tracing.isOn) {
    client.query = ((...args: unknown[]) =>
      traceStatement(tracing, readText(args[0]), () => query.apply(client, args))) as PoolClient['query'];
  }
  client.release = (destroy) => {
    isBack = true;
    // Before the release: a pool with callers waiting lends the connection again at once, and calls `query` in another form.
    client.query = query as PoolClient['query'];
    release(destroy);
  };
  atTransactionEnd(() => {
    if (!isBack) client.release(true);
  });
}

/** Wraps the pool for drizzle, so that the root is rejected inside a transaction. */
function guardPool(pool: Pool, tracing: Tracing): Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property === 'query') {
        return (...args: Parameters<Pool['query']>) => {
          refuseInsideTransaction();
          if (!tracing.isOn) return target.query(...args);
          const query = target.query.bind(target) as unknown as (...all: typeof args) => Promise<unknown>;
          return traceStatement(tracing, readText(args[0]), () => query(...args));
        };
      }
      if (property === 'connect') {
        return async () => {
          const client = await target.connect();
          lendToTransaction(client, tracing);
          return client;
        };
      }
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A PostgreSQL server, with its pool for statements outside of transactions. */
export interface PostgresDatabase extends Database {
  readonly driver: 'postgres';
  readonly client: Pick<Pool, 'query'>;
  readonly pool: NonNullable<Database['pool']>;
}

interface PostgresOptions {
  readonly url: string;
  readonly max: number;
  /** Whether to keep prepared statements; not possible behind a pooler that drops them between transactions. */
  readonly prepares?: boolean;
  readonly tracing?: Tracing | undefined;
  /** Timeout in milliseconds of a statement, and of connecting if that is shorter; enforced on the client too. */
  readonly timeoutMs?: number;
}

const STATEMENT_MS = 15_000;
const CONNECT_MS = 5_000;
/** Extra time before the client gives up, so that the server's own error comes first. */
const LATER_MS = 250;

/** Opens PostgreSQL 15 or newer, also behind a transaction pooler: nothing relies on a session across transactions. */
export function openPostgres({
  url,
  max,
  prepares = true,
  tracing = untraced,
  timeoutMs,
}: PostgresOptions): PostgresDatabase {
  const pool = new Pool({
    Client: prepares ? PreparingClient : UnpreparedClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: Math.min(timeoutMs ?? CONNECT_MS, CONNECT_MS),
    statement_timeout: timeoutMs ?? STATEMENT_MS,
    ...(timeoutMs !== undefined && { query_timeout: timeoutMs + LATER_MS }),
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'storefront',
  });
  // The pool replaces a connection that breaks while idle; the next query shows whether the server is back.
  pool.on('error', () => {});
  // A checked-out connection that breaks fails its pending query and no longer notifies the pool: without a listener of its own, its error
  // event would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));

  const client = guardPool(pool, tracing);
  const orm = drizzle({ client, schema, logger: countingLogger });
  const transaction = orm.transaction.bind(orm);
  orm.transaction = (work, options) => {
    refuseInsideTransaction();
    return markTransaction(() => transaction(work, options));
  };
  const root = rawOn(pool, tracing);

  return {
    driver: 'postgres',
    client,
    orm: orm as unknown as Db,
    reads: { open: async () => orm as unknown as Db },
    execute: (text, values) => {
      refuseInsideTransaction();
      return root(text, values);
    },
    migrate: () => migratePostgres(pool, url),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, max }),
    close: () => pool.end(),
  };
}
