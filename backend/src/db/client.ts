import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
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

/** Statistics of a connection pool. */
interface PoolState {
  readonly total: number;
  readonly idle: number;
  /** Callers that wait for one. */
  readonly waiting: number;
  readonly max: number;
}

/** The part of the query builder that reads. What takes it may be given a replica. */
export type ReadDb = Pick<Db, 'select' | 'execute'>;

/**
 * What reads have to hold: all that was committed before this call (`now`), or before a moment by the clock of the primary, such as that of a
 * change of whoever reads. Without either they may be as late as `DATABASE_REPLICA_MAX_LAG` allows.
 */
export type Freshness = 'now' | Date | null;

/** Reads in which to be a moment late hurts nobody: nothing is decided by them, and nothing is written. */
export interface Reads {
  /** Opens a database for the reads of one call: the replica where there is one that is fresh enough, else the primary. */
  open(freshness?: Freshness): Promise<ReadDb>;
}

/** Which server answered a read, and why: `fresh` where the replica did, else the reason why it did not. */
export interface AnsweredBy {
  readonly server: 'replica' | 'primary';
  readonly reason: 'fresh' | 'own_change' | 'behind' | 'lag' | 'down' | 'conflict' | 'timeout';
}

/** A replica as those see it who watch over the shop. */
export interface Replica {
  /** Looks once a second how far behind it is, until it is stopped; without that it is not used. Begin once the tables are up to date. */
  follow(): () => void;
  /** Looks now. */
  look(): Promise<string>;
  state(): 'catching_up' | 'in_use' | 'lag' | 'down' | 'timeout' | 'not_a_replica';
  /** Null before the first check. */
  lagSeconds(): number | null;
  readonly maxLagSeconds: number;
  readonly pool: () => PoolState;
  /** Calls back for each statement of `Reads`. */
  hear(listener: (by: AnsweredBy) => void): void;
}

/** The database behind the shop: embedded or a server, the same to everyone else. */
export interface Database {
  readonly driver: 'pglite' | 'postgres';
  readonly orm: Db;
  readonly reads: Reads;
  readonly replica?: Replica;
  /** One raw statement, or several without values, outside of any transaction. */
  execute: RawExecute;
  /** Brings the tables to the newest migration; safe when several instances start at once. */
  migrate(): Promise<void>;
  /** Absent where there is no pool: the embedded database is a single session. */
  readonly pool?: () => PoolState;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when `DATABASE_URL` is set, with its replica where it has one, else PGlite in the data folder. Only the one that is used
 * is loaded.
 */
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
  // A command does its work on the primary.
  if (!databaseReplica || !log) return primary;
  const { openReplica } = await import('./replica');
  return openReplica(primary, { ...databaseReplica, prepares, tracing, log });
}
