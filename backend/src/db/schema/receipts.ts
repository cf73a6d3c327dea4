import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language, OrderId, OrderItemId, Receipt, ReceiptId } from '@storefront/shared/contract';
import { id, instant, minor } from './columns';
import { order_items, orders } from './orders';

/**
 * The last number of the shop's one sequence of receipts and refunds. A row that is counted up in the transaction of the
 * document itself leaves no gaps, as a sequence of the database would after a roll-back.
 */
export const receipt_numbers = pgTable('receipt_numbers', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** A receipt of an order, or the note of a refund. Never changed once it was issued. */
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
    /** For a refund: the item that the money was for; null where it was for no single one. */
    order_item_id: uuid('order_item_id')
      .$type<OrderItemId>()
      .references(() => order_items.id),
    /** For a refund: the payment provider's id; null for money that a bank took back, and in rows from before this was recorded. */
    refund_key: text('refund_key'),
    /** Minor units of the order's currency; below nothing for a refund that failed after it had succeeded, against its first note. */
    amount: minor('amount').notNull(),
    /** Seller and buyer at the time of issue. */
    parties: jsonb('parties').$type<Pick<Receipt, 'seller' | 'buyer'>>().notNull(),
    /** In which it was issued, and stays; null is English. */
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
