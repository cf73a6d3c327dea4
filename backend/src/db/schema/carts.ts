import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CartChoice, CartId, CustomerId, PartnerId, SeenLine } from '@storefront/shared/contract';
import { customers } from './accounts';
import { id, instant } from './columns';

/** The cart of an account. `version` counts its changes; incrementing it also locks the cart for writing. */
export const carts = pgTable(
  'carts',
  {
    id: id<CartId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [uniqueIndex('carts_customer_unique').on(table.customer_id)],
);

/**
 * The last change of each domain in a cart (CT-11): `at` and `by` order the changes, `version` is that of the cart with this change.
 * Without a choice the domain was removed, which is recorded so that no device adds it again. Contains no transfer codes or contact data.
 */
export const cart_entries = pgTable(
  'cart_entries',
  {
    cart_id: uuid('cart_id')
      .$type<CartId>()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    at: bigint('at', { mode: 'number' }).notNull(),
    // Compared as bytes, so that the database and every browser agree on the order of two changes at the same time.
    by: text('by').notNull(),
    since: bigint('since', { mode: 'number' }).notNull(),
    choice: jsonb('choice').$type<CartChoice>(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cart_id, table.domain] }),
    index('cart_entries_changes').on(table.cart_id, table.version),
  ],
);

/** A cart in transit to another device (CT-13) or from a partner's page (EM-02): known only by its SHA-256, expiring, redeemable once. */
export const cart_transfers = pgTable(
  'cart_handovers',
  {
    id_hash: text('id_hash').primaryKey(),
    choices: jsonb('choices').$type<CartChoice[]>().notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    taken_at: instant('taken_at'),
    /** SHA-256 of the recipient's key, so that a redemption whose response was lost can be repeated. */
    taken_by: text('taken_by'),
    /** The partner whose page it comes from. */
    partner_id: text('partner_id').$type<PartnerId>(),
    /** What the shopper saw there; used only for comparison. */
    seen: jsonb('seen').$type<SeenLine[]>(),
  },
  (table) => [
    index('cart_handovers_over').on(table.expires_at),
    index('cart_handovers_partner')
      .on(table.partner_id, table.created_at)
      .where(sql`${table.partner_id} is not null`),
    // Transfers whose content is to be deleted.
    index('cart_handovers_full')
      .on(table.expires_at)
      .where(sql`${table.choices} <> '[]'::jsonb`),
    check('cart_handovers_taken', sql`(${table.taken_at} is null) = (${table.taken_by} is null)`),
  ],
);
