import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Prices, rates and taxes, as whole imported tables; the newest of each name applies. Rows are only ever added. */
export const price_tables = pgTable(
  'price_tables',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `prices`, `add-ons`, `exchange-rates` or `taxes`. */
    name: text('name').notNull(),
    /** As in `modules/price-list/tables.ts`. */
    rows: jsonb('rows').notNull(),
    /** The imported file; empty if edited at the desk. */
    file: text('file').notNull(),
    imported_by: text('imported_by').notNull(),
    imported_at: instant('imported_at').notNull(),
    /** Shared by tables published together; null for a single table. */
    publication: uuid('publication'),
    comment: text('comment').notNull().default(''),
    /** The version of the price list that this restores; 0 for the built-in one. */
    restores: bigint('restores', { mode: 'number' }),
  },
  (table) => [index('price_tables_name').on(table.name, table.id)],
);
