import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  Contact,
  CustomerId,
  DomainId,
  LifeStage,
  RegistrantVerificationId,
  TldData,
} from '@storefront/shared/contract';
import type { EmailForward } from '@storefront/shared/domain';
import { customers } from './accounts';
import { registrant_verifications } from './contacts';
import { id, instant } from './columns';

/** A domain of a customer. A deleted or moved-away domain keeps its row for the history, with `ended_at`; only one row per name is live. */
export const domains = pgTable(
  'domains',
  {
    id: id<DomainId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    /** In A-labels. */
    name: text('name').notNull(),
    unicode_name: text('unicode_name').notNull(),
    /** Without its leading dot. */
    tld: text('tld').notNull(),
    /** The language tag (RFC 5646) with which an internationalised domain is registered; null for other domains. */
    language_tag: text('language_tag'),
    /** `ok` is shown as Active, anything else as Expired (DM-02). */
    status: text('status').notNull().default('ok'),
    registered_at: instant('registered_at').notNull(),
    expiry_date: instant('expiry_date').notNull(),
    /** Life stage at the last check. */
    stage: text('stage').$type<LifeStage>().notNull().default('active'),
    /** When a stage after the expiry ends; null for an active domain. */
    late_stage_ends: instant('late_stage_ends'),
    stage_ends: instant('stage_ends')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(late_stage_ends, expiry_date)`),
    is_auto_renew: boolean('is_auto_renew').notNull().default(true),
    has_whois_privacy: boolean('has_whois_privacy').notNull().default(false),
    domain_forwarding: boolean('domain_forwarding').notNull().default(false),
    email_forwarding: boolean('email_forwarding').notNull().default(false),
    is_locked: boolean('is_locked').notNull().default(true),
    nameservers: jsonb('nameservers').$type<string[]>().notNull().default([]),
    /** When a change of nameservers may take effect at the latest; recorded before the registrar is called. */
    nameservers_at: instant('nameservers_at'),
    /** Glue at the registry, by host. */
    nameserver_addresses: jsonb('nameserver_addresses').$type<Record<string, string[]>>().notNull().default({}),
    forwarding_url: text('forwarding_url'),
    /** 301 instead of 302. */
    forwarding_permanent: boolean('forwarding_permanent').notNull().default(false),
    /** Whether path and query of the request are kept. */
    forwarding_keeps_path: boolean('forwarding_keeps_path').notNull().default(false),
    email_forwards: jsonb('email_forwards').$type<EmailForward[]>().notNull().default([]),
    /** Number of email addresses paid for now. */
    email_forwards_max: integer('email_forwards_max').notNull().default(0),
    /** Number paid for from `email_forwards_next_at` on, if a renewal reduced it. */
    email_forwards_next: integer('email_forwards_next'),
    email_forwards_next_at: instant('email_forwards_next_at'),
    /** The registrant as the registrar last returned it, and when; shown while it does not respond. */
    registrant: jsonb('registrant').$type<Contact>(),
    tld_data: jsonb('tld_data').$type<TldData[string]>().notNull().default({}),
    registrant_at: instant('registrant_at'),
    registrar_ref: text('registrar_ref'),
    /** Whose address has to be confirmed, and until when; null if no rule requires it (LG-01). */
    registrant_verification_id: uuid('registrant_verification_id')
      .$type<RegistrantVerificationId>()
      .references(() => registrant_verifications.id),
    verify_by: instant('verify_by'),
    /** When an add-on ends, because it was cancelled or left out of a renewal; null if it continues with the domain. */
    privacy_ends_at: instant('privacy_ends_at'),
    domain_forwarding_ends_at: instant('domain_forwarding_ends_at'),
    email_forwarding_ends_at: instant('email_forwarding_ends_at'),
    ended_at: instant('ended_at'),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('domains_live_name_unique')
      .on(table.name)
      .where(sql`${table.ended_at} is null`),
    // Domains that have ended.
    index('domains_ended')
      .on(table.name)
      .concurrently()
      .where(sql`${table.ended_at} is not null`),
    // Used by the previous release, for which `domains_listed` comes too late; to be dropped by the next.
    index('domains_by_name')
      .on(table.customer_id, table.name, table.id)
      .where(sql`${table.ended_at} is null`),
    // Covers the list's filters too, so that filtered rows are counted from the index alone.
    index('domains_listed')
      .on(
        table.customer_id,
        table.name,
        table.id,
        table.unicode_name,
        table.stage,
        table.status,
        table.expiry_date,
        table.is_auto_renew,
      )
      .concurrently()
      .where(sql`${table.ended_at} is null`),
    index('domains_unverified')
      .on(table.verify_by)
      .where(sql`${table.verify_by} is not null and ${table.ended_at} is null`),
    // Indexes of jobs that page through domains.
    index('domains_by_stage_end')
      .on(table.stage_ends, table.id)
      .where(sql`${table.ended_at} is null`),
    index('domains_expiring')
      .on(table.expiry_date, table.id)
      .where(sql`${table.ended_at} is null`),
    index('domains_privacy_ending')
      .on(table.privacy_ends_at, table.id)
      .where(sql`${table.privacy_ends_at} is not null and ${table.has_whois_privacy} and ${table.ended_at} is null`),
    index('domains_forwarding_ending')
      .on(table.domain_forwarding_ends_at, table.id)
      .where(
        sql`${table.domain_forwarding_ends_at} is not null and ${table.domain_forwarding} and ${table.ended_at} is null`,
      ),
    index('domains_mail_ending')
      .on(table.email_forwarding_ends_at, table.id)
      .where(
        sql`${table.email_forwarding_ends_at} is not null and ${table.email_forwarding} and ${table.ended_at} is null`,
      ),
    index('domains_fewer_addresses')
      .on(table.email_forwards_next_at, table.id)
      .concurrently()
      .where(sql`${table.email_forwards_next_at} is not null and ${table.ended_at} is null`),
    index('domains_suspended')
      .on(table.id)
      .where(sql`${table.status} = 'suspended' and ${table.ended_at} is null`),
    index('domains_registrant_kept')
      .on(table.ended_at)
      .where(sql`${table.ended_at} is not null and ${table.registrant} is not null`),
    index('domains_forwarded')
      .on(table.name)
      .where(sql`(${table.domain_forwarding} or ${table.email_forwarding}) and ${table.ended_at} is null`),
    index('domains_customer').on(table.customer_id, table.id),
    index('domains_registrant_verification')
      .on(table.registrant_verification_id)
      .where(sql`${table.registrant_verification_id} is not null`),
    index('domains_by_expiry')
      .on(table.customer_id, table.expiry_date, table.id)
      .where(sql`${table.ended_at} is null`),
  ],
);
