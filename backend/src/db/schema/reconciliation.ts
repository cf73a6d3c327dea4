import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentRef } from '../../core/payment-ids';
import { instant } from './columns';

/*
 * Working tables of a reconciliation, until it is over. They are not in PostgreSQL's write-ahead log (`unlogged`): after a crash all of
 * them are empty, and the reconciliation starts again.
 */

type RoundId = string;
const round = () => uuid('round_id').$type<RoundId>().notNull();
const position = () => bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity();

/** Progress of a reconciliation with one of the books. */
export const book_readings = pgTable(
  'book_readings',
  {
    round_id: round(),
    book: text('book', { enum: ['payments', 'names'] }).notNull(),
    by: text('by', { enum: ['job', 'person'] }).notNull(),
    started_at: instant('started_at').notNull(),
    /** `listing`: the other side's list is being saved; then our rows are looked up in it, and its rows in ours. `over`: to be removed. */
    step: text('step', { enum: ['listing', 'ours', 'theirs', 'done', 'over'] })
      .notNull()
      .default('listing'),
    /** Cursor of the step; null at the beginning. */
    after: text('after'),
    listed: integer('listed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.round_id, table.book] })],
);

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

/** A refund or dispute that the provider lists separately from its payment. */
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

export const listed_names = pgTable(
  'listed_names',
  {
    round_id: round(),
    name: text('name').notNull(),
    expires_at: instant('expires_at').notNull(),
    /** Nameservers, lock, privacy and auto-renew, if the list contains them. */
    settings: jsonb('settings').$type<object>(),
  },
  (table) => [primaryKey({ columns: [table.round_id, table.name] })],
);

export const found_differences = pgTable(
  'found_differences',
  {
    round_id: round(),
    id: text('id').notNull(),
    difference: jsonb('difference')
      .$type<{
        readonly books: 'payments' | 'names';
        readonly subject: string;
        readonly ours: string;
        readonly theirs: string;
      }>()
      .notNull(),
    /** Our row has changed since the other side was queried, so only the next reconciliation can tell. */
    is_moving: boolean('is_moving').notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.id] }),
    index('found_differences_found').on(table.round_id, table.position),
  ],
);
