import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Prices, rates and taxes as they were imported, whole tables; the newest of each name holds. Rows are only ever added. */
export const price_tables = pgTable(
  'price_tables',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `prices`, `add-ons`, `exchange-rates` or `taxes`. */
    name: text('name').notNull(),
    /** As in `modules/price-list/tables.ts`. */
    rows: jsonb('rows').notNull(),
    /** The file it came from. */
    file: text('file').notNull(),
    imported_by: text('imported_by').notNull(),
    imported_at: instant('imported_at').notNull(),
  },
  (table) => [index('price_tables_name').on(table.name, table.id)],
);
