import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { Config } from '../config/config';
import type * as schema from './schema';
import type { RawExecute } from './transaction-guard';

type Schema = typeof schema;

/** What `execute` of both drivers returns; use `returning` to get affected rows. */
interface EitherDriver extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
interface Rows<Row> {
  rows: Row[];
}

/** The query builder over all tables. Throws inside `transaction`: use `tx` there. */
export type Db = PgDatabase<EitherDriver, Schema>;
/** An open transaction. Never await HTTP, email or the registrar while it is open. */
export type Tx = PgTransaction<EitherDriver, Schema, ExtractTablesWithRelations<Schema>>;

interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Callers waiting for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/** The read-only part of the query builder, which a replica can serve. */
export type ReadDb = Pick<Db, 'select' | 'execute'>;

/**
 * What reads must include: everything committed before this call (`now`), or before a time on the primary's clock, such as the reader's own
 * last change. With null they may lag up to `DATABASE_REPLICA_MAX_LAG`.
 */
export type Freshness = 'now' | Date | null;

/** Reads that may be slightly late, because nothing is decided or written based on them. */
export interface Reads {
  /** Opens a database for the reads of one call: the replica if it is fresh enough, otherwise the primary. */
  open(freshness?: Freshness): Promise<ReadDb>;
}

/** Which server answered a statement, and why: `fresh` for the replica, otherwise what prevented its use. */
export interface AnsweredBy {
  readonly server: 'replica' | 'primary';
  readonly reason: 'fresh' | 'own_change' | 'behind' | 'lag' | 'down' | 'conflict' | 'timeout';
}

export interface Replica {
  /** Checks the lag once a second until stopped; the replica is used only while followed. Start after the migrations. */
  follow(): () => void;
  poll(): Promise<string>;
  state(): 'catching_up' | 'in_use' | 'lag' | 'down' | 'timeout' | 'not_a_replica';
  lagSeconds(): number | null;
  readonly maxLagSeconds: number;
  readonly pool: () => PoolState;
  onAnswer(listener: (by: AnsweredBy) => void): void;
}

export interface Database {
  readonly driver: 'pglite' | 'postgres';
  readonly orm: Db;
  readonly reads: Reads;
  readonly replica?: Replica;
  /** Runs one raw statement, or several without values, outside of any transaction. */
  execute: RawExecute;
  /** Applies pending migrations; safe when several instances start at once. */
  migrate(): Promise<void>;
  /** Absent for the embedded database, which has a single session. */
  readonly pool?: () => PoolState;
  close(): Promise<void>;
}

/** Opens PostgreSQL if `DATABASE_URL` is set, with its replica, otherwise PGlite in the data folder. Loads only what is used. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolMax' | 'databasePrepares' | 'databaseReplica' | 'dataDir'>,
  { tracing, log }: { readonly tracing?: Tracing; readonly log?: Pick<Logger, 'info' | 'warn' | 'error'> } = {},
): Promise<Database> {
  const { databaseUrl, databasePoolMax, databasePrepares: prepares, databaseReplica, dataDir } = config;
  if (!databaseUrl) {
    const { openPglite } = await import('./pglite');
    return openPglite({ folder: dataDir, tracing });
  }
  const { openPostgres } = await import('./postgres');
  const primary = openPostgres({ url: databaseUrl, max: databasePoolMax, prepares, tracing });
  // Without a log, as in commands, only the primary is used.
  if (!databaseReplica || !log) return primary;
  const { openReplica } = await import('./replica');
  return openReplica(primary, { ...databaseReplica, prepares, tracing, log });
}
