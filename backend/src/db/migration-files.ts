import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder';

/** An index that is built while others write: no transaction may be around it. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly statement: string;
}

export interface Migration extends MigrationMeta {
  /** Of a migration that builds indexes beside what others write, and does nothing else. */
  readonly indexes: readonly ConcurrentIndex[];
}

const CONCURRENT = /^create (?:unique )?index concurrently (?:if not exists )?"([^"]+)" on /i;

/**
 * What a migration builds concurrently; nothing where it goes into the transaction.
 * @throws Error where it does both: half of it would be there when it fails
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

/** As the embedded database builds indexes: it has one session, so nobody else writes meanwhile. */
export const buildAlone = (migration: Migration): Migration => ({
  ...migration,
  sql: migration.sql.map((text) => text.replace(/\bindex concurrently\b/i, 'INDEX')),
});

/** Where drizzle-kit's migrator has kept what was applied, and this one goes on to. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';

export const PREPARE_TABLE = `
  create schema if not exists drizzle;
  create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`;

/** Those that are yet to be applied. @param newest what the table says of the newest that was */
export const listPending = (all: readonly Migration[], newest: string | number | null | undefined): Migration[] =>
  all.filter(({ folderMillis }) => newest === null || newest === undefined || folderMillis > Number(newest));
