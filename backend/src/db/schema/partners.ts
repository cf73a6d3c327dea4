import type { PartnerId } from '@storefront/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Partners that are kept in the desk; those of the settings are not here. They are disabled, never removed: orders name them. */
export const partners = pgTable('partners', {
  id: text('id').$type<PartnerId>().primaryKey(),
  name: text('name').notNull(),
  origins: text('origins').array().notNull(),
  /** Goes up with each change, of keys too: by it nobody overwrites what they have not seen, and instances see that something is new. */
  version: integer('version').notNull(),
  created_at: instant('created_at').notNull(),
  updated_at: instant('updated_at').notNull(),
  disabled_at: instant('disabled_at'),
});

/** Every key that a partner ever had, so that none is issued twice and an expired key can be told from an unknown one. */
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
    /** When it stops or stopped working; null where no end is set. */
    ends_at: instant('ends_at'),
  },
  (table) => [
    index('partner_keys_partner').on(table.partner_id),
    uniqueIndex('partner_keys_current')
      .on(table.partner_id)
      .where(sql`${table.is_current}`),
  ],
);
