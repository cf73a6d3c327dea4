import type { PartnerId } from '@storefront/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Partners managed at the desk; those of the settings are not here. They are disabled but never deleted, because orders refer to them. */
export const partners = pgTable('partners', {
  id: text('id').$type<PartnerId>().primaryKey(),
  name: text('name').notNull(),
  origins: text('origins').array().notNull(),
  /** Incremented with each change, including those of keys: prevents overwriting unseen changes, and tells instances to reload. */
  version: integer('version').notNull(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
  disabled_at: instant('disabled_at'),
});

/** Every key that a partner ever had, so that none is issued twice and an expired key can be distinguished from an unknown one. */
export const partner_keys = pgTable(
  'partner_keys',
  {
    key: text('key').primaryKey(),
    partner_id: text('partner_id')
      .$type<PartnerId>()
      .notNull()
      .references(() => partners.id),
    is_current: boolean('is_current').notNull(),
    issued_at: instant('issued_at').notNull(),
    /** When it stops or stopped working; null if no end is set. */
    ends_at: instant('ends_at'),
  },
  (table) => [
    index('partner_keys_partner').on(table.partner_id),
    uniqueIndex('partner_keys_current')
      .on(table.partner_id)
      .where(sql`${table.is_current}`),
  ],
);
