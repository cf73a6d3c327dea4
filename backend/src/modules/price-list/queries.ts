import { and, desc, eq, gt, lte, max, min, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { price_tables } from '../../db/schema';
import { TABLE_NAMES, type TableName, type Tables } from './tables';

/** The id of the newest import of any table; 0 where nothing was imported. */
export async function newestImport(db: Db | Tx): Promise<number> {
  const [newest] = await db.select({ id: max(price_tables.id) }).from(price_tables);
  return newest?.id ?? 0;
}

const getNewest = (db: Db | Tx, table: TableName) =>
  db.select().from(price_tables).where(eq(price_tables.name, table)).orderBy(desc(price_tables.id)).limit(1);

/** Of each table that was imported, what was imported last. */
export const newestTables = async (db: Db) =>
  (await Promise.all(TABLE_NAMES.map((table) => getNewest(db, table)))).flat();

/** One import at a time, in all instances: a key of PostgreSQL's advisory locks. */
const IMPORT_LOCK = 7_401_532;

/** Lets no other import in until the transaction ends. @returns the edition of a table */
export async function lockImports(tx: Tx, table: TableName): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  const [newest] = await getNewest(tx, table);
  return newest?.id ?? 0;
}

/** A table to be put in force, in its stored form. */
interface NewTable {
  readonly name: TableName;
  readonly rows: Tables[TableName];
  readonly file: string;
  readonly imported_by: string;
  readonly imported_at: Date;
  readonly publication?: string;
  readonly comment?: string;
  readonly restores?: number | null;
}

/** @returns the edition */
export async function insertTable(tx: Tx, table: NewTable): Promise<number> {
  const [row] = await tx.insert(price_tables).values(table).returning({ id: price_tables.id });
  if (!row) throw new Error('Price table insert returned no row');
  return row.id;
}

/** Of each table that had been imported by a version, the rows that were in force with it. */
export const tablesAt = (db: Db, version: number) =>
  db
    .selectDistinctOn([price_tables.name], { id: price_tables.id, name: price_tables.name, rows: price_tables.rows })
    .from(price_tables)
    .where(lte(price_tables.id, version))
    .orderBy(price_tables.name, desc(price_tables.id));

const publication = sql`coalesce(${price_tables.publication}::text, ${price_tables.id}::text)`;

export interface PublicationRow {
  /** The id of its last table, which is the version that it made. */
  readonly version: number;
  /** The id of its first. */
  readonly first: number;
  readonly tables: TableName[];
  readonly files: string[];
  readonly imported_by: string;
  readonly imported_at: Date;
  readonly comment: string;
  readonly restores: number | null;
}

export interface PublicationRange {
  /** Later than this version. */
  readonly after?: number;
  /** This version or earlier. */
  readonly upTo?: number;
  readonly limit: number;
  readonly offset?: number;
}

/** Publications and imports, newest first: one row for tables that came together. */
export async function listPublications(
  db: Db,
  { after = 0, upTo = Number.MAX_SAFE_INTEGER, limit, offset = 0 }: PublicationRange,
): Promise<PublicationRow[]> {
  const rows = await db
    .select({
      version: max(price_tables.id),
      first: min(price_tables.id),
      tables: sql<TableName[]>`array_agg(${price_tables.name} order by ${price_tables.id})`,
      files: sql<string[]>`array_agg(${price_tables.file} order by ${price_tables.id})`,
      imported_by: sql<string>`min(${price_tables.imported_by})`,
      imported_at: max(price_tables.imported_at),
      comment: sql<string>`min(${price_tables.comment})`,
      restores: min(price_tables.restores),
    })
    .from(price_tables)
    .groupBy(publication)
    .having(and(gt(max(price_tables.id), after), lte(max(price_tables.id), upTo)))
    .orderBy(desc(max(price_tables.id)))
    .limit(limit)
    .offset(offset);
  return rows.map(({ version, first, imported_at, ...row }) => {
    if (version === null || first === null || imported_at === null) throw new Error('A publication without a table');
    return { ...row, version, first, imported_at, files: [...new Set(row.files)].filter((file) => file !== '') };
  });
}
