import { and, desc, eq, gt, lte, max, min, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { price_tables } from '../../db/schema';
import { TABLE_NAMES, type TableName, type Tables } from './tables';

/** Returns the id of the newest import of any table; 0 if there is none. */
export async function newestImport(db: Db | Tx): Promise<number> {
  const [newest] = await db.select({ id: max(price_tables.id) }).from(price_tables);
  return newest?.id ?? 0;
}

const getNewest = (db: Db | Tx, table: TableName) =>
  db.select().from(price_tables).where(eq(price_tables.name, table)).orderBy(desc(price_tables.id)).limit(1);

export const newestTables = async (db: Db) =>
  (await Promise.all(TABLE_NAMES.map((table) => getNewest(db, table)))).flat();

/** Advisory lock key that serialises imports across instances. */
const IMPORT_LOCK = 7_401_532;

/** Locks out other imports until the transaction ends. @returns the edition of a table */
export async function lockImports(tx: Tx, table: TableName): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
  const [newest] = await getNewest(tx, table);
  return newest?.id ?? 0;
}

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

export const tablesAt = (db: Db, version: number) =>
  db
    .selectDistinctOn([price_tables.name], { id: price_tables.id, name: price_tables.name, rows: price_tables.rows })
    .from(price_tables)
    .where(lte(price_tables.id, version))
    .orderBy(price_tables.name, desc(price_tables.id));

const publication = sql`coalesce(${price_tables.publication}::text, ${price_tables.id}::text)`;

export interface PublicationRow {
  /** The id of its last table, which is the version number. */
  readonly version: number;
  readonly first: number;
  readonly tables: TableName[];
  readonly files: string[];
  readonly imported_by: string;
  readonly imported_at: Date;
  readonly comment: string;
  readonly restores: number | null;
}

export interface PublicationRange {
  readonly after?: number;
  readonly upTo?: number;
  readonly limit: number;
  readonly offset?: number;
}

/** Lists publications and imports, newest first; tables published together form one row. */
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
    if (version === null || first === null || imported_at === null) throw new Error('Publication has no table');
    return { ...row, version, first, imported_at, files: [...new Set(row.files)].filter((file) => file !== '') };
  });
}
