import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomerId, StaffId } from '@storefront/shared/contract';
import { customers } from './accounts';
import { instant } from './columns';

/** Whether an entry is about a card; `subject` is the column. */
export const isAboutCard = (subject: AnyPgColumn): SQL => sql`left(${subject}, 15) = 'payment_method:'`;

/** Audit entries. Rows are only ever added: a trigger rejects updates and deletions. */
export const audit_entries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** `customer:<id>`, `staff:<id>`, `job:<queue>`, `import:<who>` or `system`. */
    actor: text('actor').notNull(),
    /** The member of staff who acted on behalf of the customer in `actor` (BO-03). */
    staff_id: uuid('staff_id').$type<StaffId>(),
    /** Prefix of the API key with which a program acted for the customer in `actor` (SS-07). */
    api_key: text('api_key'),
    /** A verb of the area, such as `order.captured`. */
    action: text('action').notNull(),
    /** `<kind>:<id>`, such as `order:<id>`. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    request_id: text('request_id'),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject, table.id),
    index('audit_entries_actor').on(table.actor, table.id),
    // A customer's card changes. Not `like`, for which the planner of a large shop reads the cards of all customers in the index by subject.
    index('audit_entries_about_cards').on(table.actor, table.id).concurrently().where(isAboutCard(table.subject)),
    // What the shop left for staff to decide: few of all entries.
    index('audit_entries_left_to_staff')
      .on(table.action, table.id)
      .concurrently()
      .where(sql`${table.action} in ('order.withdrawal_undecided', 'order.refund_failed')`),
    index('audit_entries_on_behalf')
      .on(table.actor, table.id)
      .where(sql`${table.staff_id} is not null`),
  ],
);

/**
 * The country of a sign-in, if it is known. Not in its audit entry, which outlives the account: this is erased with the account, and
 * deleted with the entry.
 */
export const sign_in_countries = pgTable(
  'sign_in_countries',
  {
    entry_id: bigint('entry_id', { mode: 'number' })
      .primaryKey()
      .references(() => audit_entries.id, { onDelete: 'cascade' }),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
  },
  (table) => [index('sign_in_countries_customer').on(table.customer_id)],
);
