import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Prices, rates and taxes as imported, in whole tables; the latest of each name is in force. Rows are only ever added. */
export const price_tables = pgTable(
  'price_tables',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `prices`, `add-ons`, `exchange-rates` or `taxes`. */
    name: text('name').notNull(),
    /** As in `modules/price-list/tables.ts`. */
    rows: jsonb('rows').notNull(),
    /** The file it came from; empty where rows were edited in the desk. */
    file: text('file').notNull(),
    imported_by: text('imported_by').notNull(),
    imported_at: instant('imported_at').notNull(),
    /** Tables that were published together have the same; null where one came alone. */
    publication: uuid('publication'),
    /** Why, in the words of whoever published it. */
    comment: text('comment').notNull().default(''),
    /** The version of the price list that was restored; 0: the defaults. */
    restores: bigint('restores', { mode: 'number' }),
  },
  (table) => [index('price_tables_name').on(table.name, table.id)],
);
