import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, OrderId, OrderItemId, Receipt, ReceiptId } from '@storefront/shared/contract';
import { id, instant, minor } from './columns';
import { order_items, orders } from './orders';

/** The last number of receipts and refund notes, incremented with the document, so that no rollback leaves a gap. */
export const receipt_numbers = pgTable('receipt_numbers', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** A receipt of an order, or a refund note. Never changed once issued. */
export const receipts = pgTable(
  'receipts',
  {
    id: id<ReceiptId>(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['receipt', 'refund'] }).notNull(),
    order_id: uuid('order_id')
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** For a refund: the item refunded; null if it was not for a single one. */
    order_item_id: uuid('order_item_id')
      .$type<OrderItemId>()
      .references(() => order_items.id),
    /** For a refund: its key at the payment provider; null for a lost dispute, and for notes from before this column. */
    refund_key: text('refund_key'),
    /** Minor units of the order's currency; negative for a refund that failed after it had succeeded, to reverse its note. */
    amount: minor('amount').notNull(),
    /** Seller and buyer as of then. */
    parties: jsonb('parties').$type<Pick<Receipt, 'seller' | 'buyer'>>().notNull(),
    /** Language of the document; null means English. */
    language: text('language').$type<Language>(),
    issued_at: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('receipts_number_unique').on(table.number),
    uniqueIndex('receipts_order_unique')
      .on(table.order_id)
      .where(sql`${table.kind} = 'receipt'`),
    index('receipts_order').on(table.order_id),
    index('receipts_order_item')
      .on(table.order_item_id)
      .where(sql`${table.order_item_id} is not null`),
  ],
);
