import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Contact, ContactId, CustomerId, RegistrantVerificationId } from '@storefront/shared/contract';
import { customers } from './accounts';
import { id, instant } from './columns';

/** Saved contacts, kept with the customer's consent (RG-07). */
export const contacts = pgTable(
  'contacts',
  {
    id: id<ContactId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    contact: jsonb('contact').$type<Contact>().notNull(),
    is_default: boolean('is_default').notNull().default(false),
    consented_at: instant('consented_at').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    index('contacts_newest').on(table.customer_id, table.updated_at.desc().nullsFirst()),
    uniqueIndex('contacts_one_default')
      .on(table.customer_id)
      .where(sql`${table.is_default}`),
  ],
);

/** A registrant's name and address, and whether the address was confirmed (LG-01). */
export const registrant_verifications = pgTable(
  'registrant_verifications',
  {
    id: id<RegistrantVerificationId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    /** SHA-256 of the token in the latest email; null once used. */
    token_hash: text('token_hash'),
    last_mail_at: instant('last_mail_at').notNull(),
    reminded_at: instant('reminded_at'),
    verified_at: instant('verified_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('registrant_verifications_tuple').on(table.customer_id, table.email, table.first_name, table.last_name),
    uniqueIndex('registrant_verifications_token').on(table.token_hash),
  ],
);
