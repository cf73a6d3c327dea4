import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder';

/** An index that is built while others write: no transaction may be around it. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly statement: string;
}

export interface Migration extends MigrationMeta {
  /** Marks a migration that builds indexes concurrently, and does nothing else. */
  readonly indexes: readonly ConcurrentIndex[];
}

const CONCURRENT = /^create (?:unique )?index concurrently (?:if not exists )?"([^"]+)" on /i;

/**
 * The statements that a migration runs concurrently; none where it runs in the transaction.
 * @throws Error where it mixes both: half of it would remain if it fails
 */
export function readIndexes(statements: readonly string[]): ConcurrentIndex[] {
  const texts = statements.map((text) => text.replace(/^\s*--.*$/gm, '').trim()).filter(Boolean);
  const indexes = texts.flatMap((statement) => {
    const name = CONCURRENT.exec(statement.replace(/\s+/g, ' '))?.[1];
    return name === undefined ? [] : [{ name, statement }];
  });
  if (indexes.length > 0 && indexes.length < texts.length)
    throw new Error(
      `A migration that builds ${indexes[0]?.name} concurrently does nothing else: move the rest to another one.`,
    );
  return indexes;
}

export const readMigrations = (): Migration[] =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).map((read) => ({
    ...read,
    indexes: readIndexes(read.sql),
  }));

/** The same for the embedded database, which has a single session, so that nobody else writes. */
export const buildAlone = (migration: Migration): Migration => ({
  ...migration,
  sql: migration.sql.map((text) => text.replace(/\bindex concurrently\b/i, 'INDEX')),
});

/** The table in which drizzle-kit's migrator recorded applied migrations, and which this one continues. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';

export const PREPARE_TABLE = `
  create schema if not exists drizzle;
  create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`;

/** The migrations that are still to be applied. @param newest the latest applied one according to the table */
export const listPending = (all: readonly Migration[], newest: string | number | null | undefined): Migration[] =>
  all.filter(({ folderMillis }) => newest === null || newest === undefined || folderMillis > Number(newest));
