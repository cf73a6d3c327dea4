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

/**
 * A name that a customer holds with us. A name that was deleted, or moved to another registrar, keeps its row for the
 * history and gets `ended_at`; only one row of a name is live.
 */
export const domains = pgTable(
  'domains',
  {
    id: id<DomainId>(),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    /** ASCII form. */
    name: text('name').notNull(),
    unicode_name: text('unicode_name').notNull(),
    /** Without its dot. */
    tld: text('tld').notNull(),
    /** `ok` is Active; anything else is shown as Expired (DM-02). */
    status: text('status').notNull().default('ok'),
    registered_at: instant('registered_at').notNull(),
    expiry_date: instant('expiry_date').notNull(),
    /** Its life stage at the last check. */
    stage: text('stage').$type<LifeStage>().notNull().default('active'),
    /** When a stage after the expiry ends; null with an active name. */
    late_stage_ends: instant('late_stage_ends'),
    /** When the stage ends, whichever it is. */
    stage_ends: instant('stage_ends')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(late_stage_ends, expiry_date)`),
    is_auto_renew: boolean('is_auto_renew').notNull().default(true),
    has_whois_privacy: boolean('has_whois_privacy').notNull().default(false),
    domain_forwarding: boolean('domain_forwarding').notNull().default(false),
    email_forwarding: boolean('email_forwarding').notNull().default(false),
    is_locked: boolean('is_locked').notNull().default(true),
    nameservers: jsonb('nameservers').$type<string[]>().notNull().default([]),
    /** When they were last requested to change; set before the registrar is told, so that it is never too late. */
    nameservers_at: instant('nameservers_at'),
    /** The addresses that the registry keeps for servers inside the name itself, by host. */
    nameserver_addresses: jsonb('nameserver_addresses').$type<Record<string, string[]>>().notNull().default({}),
    /** Where visitors are sent, where the service was bought and something is set. */
    forwarding_url: text('forwarding_url'),
    /** 301 instead of 302. */
    forwarding_permanent: boolean('forwarding_permanent').notNull().default(false),
    /** Whether path and query of what a visitor asked for go along. */
    forwarding_keeps_path: boolean('forwarding_keeps_path').notNull().default(false),
    email_forwards: jsonb('email_forwards').$type<EmailForward[]>().notNull().default([]),
    /** How many email addresses are paid for now. */
    email_forwards_max: integer('email_forwards_max').notNull().default(0),
    /** How many of them are paid for from `email_forwards_next_at` on, where a renewal was for fewer. */
    email_forwards_next: integer('email_forwards_next'),
    email_forwards_next_at: instant('email_forwards_next_at'),
    /** The registrant as the registrar last reported it, and when; shown while it gives no answer. */
    registrant: jsonb('registrant').$type<Contact>(),
    tld_data: jsonb('tld_data').$type<TldData[string]>().notNull().default({}),
    registrant_at: instant('registrant_at'),
    /** The registrar's own id of the name. */
    registrar_ref: text('registrar_ref'),
    /** Whose address has to be confirmed, and until when; null where no rule asks for it (LG-01). */
    registrant_verification_id: uuid('registrant_verification_id')
      .$type<RegistrantVerificationId>()
      .references(() => registrant_verifications.id),
    verify_by: instant('verify_by'),
    /** When an add-on ends because it was cancelled or not renewed with the domain; null while it continues. */
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
    // Names that were held once.
    index('domains_ended')
      .on(table.name)
      .concurrently()
      .where(sql`${table.ended_at} is not null`),
    // One per sort order of the list, each ending in the id so that paging is stable. Used by the previous version, which does not know
    // `domains_listed`; to be dropped by the next.
    index('domains_by_name')
      .on(table.customer_id, table.name, table.id)
      .where(sql`${table.ended_at} is null`),
    // It has what the list filters by, too, so that the rows of a filter are counted by it alone.
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
    // What jobs go through, a page at a time.
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
