import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  BillingAddress,
  CustomerId,
  Language,
  RegistrationId,
  SessionId,
  StaffSessionId,
} from '@storefront/shared/contract';
import type { VatStatus } from '@storefront/shared/domain';
import type { VatEvidence } from '../../core/customer-vat';
import { id, instant } from './columns';
import { staff_sessions } from './staff';

/** The name by which staff search for a customer. */
export const fullName = (table: Record<'first_name' | 'last_name', AnyPgColumn>): SQL<string> =>
  sql<string>`lower(${table.first_name} || ' ' || ${table.last_name})`;

/** A customer; the address is in lower case. `name` and `image` are kept for the previous release; only first and last name are shown. */
export const customers = pgTable(
  'customers',
  {
    id: id<CustomerId>(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    email_verified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    /** ISO 3166-1 alpha-2; determines the tax. */
    country: text('country').notNull(),
    /** ISO 4217; null means the shop's default. */
    default_currency: text('default_currency'),
    /** Language of emails; null means English. */
    language: text('language').$type<Language>(),
    /** Addressee of receipts besides the name; null if not given. */
    company: text('company'),
    billing_address: jsonb('billing_address').$type<BillingAddress>(),
    /** VAT number of `country` with its prefix, the register's answer, and its evidence (SS-06). */
    vat_number: text('vat_number'),
    vat_status: text('vat_status').$type<VatStatus>(),
    vat_evidence: jsonb('vat_evidence').$type<VatEvidence>(),
    /** When the register is queried next; null if not needed. */
    vat_ask_at: instant('vat_ask_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    /** When the account was closed; from then on the row is anonymous and exists only for its orders (LG-07). */
    closed_at: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('customers_email_unique').on(table.email),
    index('customers_vat_due')
      .on(table.vat_ask_at)
      .where(sql`${table.vat_ask_at} is not null`),
    index('customers_unconfirmed')
      .on(table.updated_at)
      .where(sql`not ${table.email_verified} and ${table.closed_at} is null`),
    index('customers_closed')
      .on(table.id)
      .where(sql`${table.closed_at} is not null`),
    // Full names in staff searches; parts of names have an index by trigrams.
    index('customers_full_name').on(fullName(table)).concurrently(),
    check('customers_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** A sign-in method. `credential` rows contain an argon2id hash. */
export const sign_in_methods = pgTable(
  'sign_in_methods',
  {
    id: id(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    account_id: text('account_id').notNull(),
    provider_id: text('provider_id').notNull(),
    password_hash: text('password_hash'),
    access_token: text('access_token'),
    refresh_token: text('refresh_token'),
    id_token: text('id_token'),
    access_token_expires_at: instant('access_token_expires_at'),
    refresh_token_expires_at: instant('refresh_token_expires_at'),
    scope: text('scope'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('sign_in_methods_provider_unique').on(table.customer_id, table.provider_id)],
);

/**
 * A signed-in browser. `token` is the SHA-256 of the cookie's token, `former_token` that of the one before the last step-up, valid for
 * requests in progress until `former_token_until` (ADR 23); `updated_at` is the last use.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: id<SessionId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    former_token: text('former_token'),
    former_token_until: instant('former_token_until'),
    expires_at: instant('expires_at').notNull(),
    ip_address: text('ip_address'),
    user_agent: text('user_agent'),
    /** Where the visitor was at sign-in, as the proxy says (ISO 3166-1 alpha-2, `COUNTRY_HEADER`); null if unknown. */
    country: text('country'),
    /** When the customer was last authenticated in this session, by password and second factor or by passkey. */
    password_confirmed_at: instant('password_confirmed_at'),
    /** For a support session: the staff session of who acts for the customer, with which it ends. */
    staff_session_id: uuid('staff_session_id')
      .$type<StaffSessionId>()
      .references(() => staff_sessions.id, { onDelete: 'cascade' }),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token_unique').on(table.token),
    index('sessions_former_token')
      .on(table.former_token)
      .where(sql`${table.former_token} is not null`),
    index('sessions_customer').on(table.customer_id),
    index('sessions_staff_session')
      .on(table.staff_session_id)
      .where(sql`${table.staff_session_id} is not null`),
  ],
);

/**
 * A request to open an account with an unproven address. Anyone can make one for any address, so several may be pending: the one whose
 * password the reader of the address's email knows becomes the account, the others are deleted.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: id<RegistrationId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text('country').notNull(),
    /** Argon2id. */
    password_hash: text('password_hash').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('registrations_newest').on(table.customer_id, table.created_at.desc().nullsFirst()),
    index('registrations_created').on(table.created_at),
  ],
);

/** Unused; the previous release still queries it at startup. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** A single-use link sent by email, stored only as a SHA-256, with an expiry. */
export const mail_tokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: [
        'verify_email',
        'reset_password',
        'change_email',
        'restore_email',
        'correction_former',
        'correction_new',
        'begin_factor_removal',
        'stop_factor_removal',
      ],
    }).notNull(),
    token_hash: text('token_hash').notNull(),
    /** The address that the account changes to when the link is opened, in lower case. */
    email: text('email'),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('mail_tokens_hash_unique').on(table.token_hash),
    index('mail_tokens_customer').on(table.customer_id, table.purpose),
  ],
);

/** Attempt counts per limit and subject, shared by all instances. */
export const attempt_counts = pgTable('attempt_counts', {
  /** `<limit>:<hash of the account or address>`. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  window_ends_at: instant('window_ends_at').notNull(),
});
