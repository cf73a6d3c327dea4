import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentRef } from '../../core/payment-ids';
import { instant } from './columns';

/*
 * What one comparison of the books reads and finds, until it is over. None of these tables is written to the log of PostgreSQL (`unlogged`):
 * after a crash all of them are empty, and the comparison begins again.
 */

/** A comparison. */
type RoundId = string;
const round = () => uuid('round_id').$type<RoundId>().notNull();
/** In the order in which rows came. */
const position = () => bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity();

/** How far a comparison has come with one book. */
export const book_readings = pgTable(
  'book_readings',
  {
    round_id: round(),
    book: text('book', { enum: ['payments', 'names'] }).notNull(),
    /** Who started it. */
    by: text('by', { enum: ['job', 'person'] }).notNull(),
    started_at: instant('started_at').notNull(),
    /** `listing`: the other side's list is written down; then our rows are looked up in it, and its rows in ours. `over`: to be removed. */
    step: text('step', { enum: ['listing', 'ours', 'theirs', 'done', 'over'] })
      .notNull()
      .default('listing'),
    /** Where the next page of the step begins; null at the beginning. */
    after: text('after'),
    /** Rows of the other side's list so far. */
    listed: integer('listed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.round_id, table.book] })],
);

/** A payment in the provider's list. */
export const listed_payments = pgTable(
  'listed_payments',
  {
    round_id: round(),
    ref: text('ref').notNull(),
    order_id: text('order_id').notNull(),
    payment: jsonb('payment').$type<object>().notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.ref] }),
    index('listed_payments_order').on(table.round_id, table.order_id, table.position),
  ],
);

/** A refund or dispute that the provider lists apart from its payment. */
export const listed_reversals = pgTable(
  'listed_reversals',
  {
    round_id: round(),
    id: text('id').notNull(),
    payment_ref: text('payment_ref').$type<PaymentRef>().notNull(),
    refund: jsonb('refund').$type<object>(),
    dispute: jsonb('dispute').$type<object>(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.id] }),
    index('listed_reversals_payment').on(table.round_id, table.payment_ref),
  ],
);

/** A domain in the registrar's list. */
export const listed_names = pgTable(
  'listed_names',
  {
    round_id: round(),
    name: text('name').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Nameservers, lock, privacy and auto-renew, where the list has them. */
    settings: jsonb('settings').$type<object>(),
  },
  (table) => [primaryKey({ columns: [table.round_id, table.name] })],
);

/** A difference that a comparison has found. */
export const found_differences = pgTable(
  'found_differences',
  {
    round_id: round(),
    /** What differs from what, as in `book_differences`. */
    id: text('id').notNull(),
    difference: jsonb('difference')
      .$type<{
        readonly books: 'payments' | 'names';
        readonly subject: string;
        readonly ours: string;
        readonly theirs: string;
      }>()
      .notNull(),
    /** Our row has changed since the other side was asked: only the next comparison can tell. */
    is_moving: boolean('is_moving').notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.id] }),
    index('found_differences_found').on(table.round_id, table.position),
  ],
);
