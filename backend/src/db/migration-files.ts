import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder';

/** An index that is built concurrently, outside of any transaction. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly statement: string;
}

export interface Migration extends MigrationMeta {
  /** Set for a migration that only builds indexes concurrently. */
  readonly indexes: readonly ConcurrentIndex[];
}

const CONCURRENT = /^create (?:unique )?index concurrently (?:if not exists )?"([^"]+)" on /i;

/** Returns the indexes that a migration builds concurrently. @throws Error if it does anything else as well */
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

/** Adapts a migration to the embedded database, whose single session needs no concurrent builds. */
export const buildAlone = (migration: Migration): Migration => ({
  ...migration,
  sql: migration.sql.map((text) => text.replace(/\bindex concurrently\b/i, 'INDEX')),
});

/** Table of applied migrations, taken over from drizzle-kit's migrator. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';

export const PREPARE_TABLE = `
  create schema if not exists drizzle;
  create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`;

/** Returns the pending migrations. @param newest timestamp of the last applied one */
export const listPending = (all: readonly Migration[], newest: string | number | null | undefined): Migration[] =>
  all.filter(({ folderMillis }) => newest === null || newest === undefined || folderMillis > Number(newest));
