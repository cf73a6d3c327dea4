import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { Tracing } from '@storefront/shared/tracing';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Config } from '../config/config';
import type * as schema from './schema';
import type { RawExecute } from './transaction-guard';

type Schema = typeof schema;

/** What `execute` of both drivers has in common; ask for affected rows with `returning`. */
interface EitherDriver extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
interface Rows<Row> {
  rows: Row[];
}

/** The query builder over all tables. Never use it inside `transaction`: it throws there; use `tx`. */
export type Db = PgDatabase<EitherDriver, Schema>;
/** An open transaction. Never await HTTP, email or the registrar while it is open. */
export type Tx = PgTransaction<EitherDriver, Schema, ExtractTablesWithRelations<Schema>>;

/** What the connections of a pool do. */
interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
  readonly max: number;
}

/** The database behind the shop: embedded or a server, the same to everyone else. */
export interface Database {
  readonly driver: 'pglite' | 'postgres';
  readonly orm: Db;
  /** One raw statement, or several without values, outside of any transaction. */
  execute: RawExecute;
  /** Brings the tables to the newest migration; safe when several instances start at once. */
  migrate(): Promise<void>;
  /** Absent where there is no pool: the embedded database is one session. */
  readonly pool?: () => PoolState;
  close(): Promise<void>;
}

/** Opens PostgreSQL when `DATABASE_URL` is set, else PGlite in the data folder. Only the one that is used is loaded. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolMax' | 'databasePrepares' | 'dataDir'>,
  tracing?: Tracing,
): Promise<Database> {
  if (config.databaseUrl) {
    const { openPostgres } = await import('./postgres');
    return openPostgres({
      url: config.databaseUrl,
      max: config.databasePoolMax,
      prepares: config.databasePrepares,
      tracing,
    });
  }
  const { openPglite } = await import('./pglite');
  return openPglite({ folder: config.dataDir, tracing });
}
