import { desc, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { price_tables } from '../../db/schema';
import { TABLE_NAMES, type TableName, type Tables } from './tables';

/** The id of the newest import of any table; 0 where nothing was imported. */
export async function newestImport(db: Db): Promise<number> {
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

/** @returns the edition */
export async function insertTable(
  tx: Tx,
  table: { name: TableName; rows: Tables[TableName]; file: string; imported_by: string; imported_at: Date },
): Promise<number> {
  const [row] = await tx.insert(price_tables).values(table).returning({ id: price_tables.id });
  if (!row) throw new Error('Price table insert returned no row');
  return row.id;
}
