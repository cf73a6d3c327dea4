import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Contact, ContactRole, TldData } from '@storefront/shared/contract';
import type { DsRecord, EmailForward } from '@storefront/shared/domain';
import { instant } from './columns';

/** The sandbox registrar's own books: names that were registered or brought in through it. */
export const registrar_sandbox_names = pgTable('registrar_sandbox_names', {
  name: text('name').primaryKey(),
  registered_at: instant('registered_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  auto_renew: boolean('auto_renew').notNull(),
  privacy: boolean('privacy').notNull(),
  locked: boolean('locked').notNull(),
  nameservers: jsonb('nameservers').$type<string[]>().notNull(),
  nameserver_addresses: jsonb('nameserver_addresses').$type<Record<string, string[]>>().notNull().default({}),
  /** At the registry; those of a name with DNSSEC. */
  ds_records: jsonb('ds_records').$type<DsRecord[]>().notNull().default([]),
  registrant: jsonb('registrant').$type<Contact>(),
  tld_data: jsonb('tld_data').$type<TldData[string]>().notNull().default({}),
  /** The contacts that are not the registrant, by role. */
  contacts: jsonb('contacts').$type<Partial<Record<ContactRole, Contact>>>().notNull().default({}),
  /** After which a generic name cannot be transferred for a while. */
  holder_changed_at: instant('holder_changed_at'),
  /** When it was deleted after its add grace period: it is in redemption, and nobody's to manage. */
  deleted_at: instant('deleted_at'),
  /** Both unused since the shop does the forwarding itself; instances of the previous version still write them. */
  forwarding_url: text('forwarding_url'),
  email_forwards: jsonb('email_forwards').$type<EmailForward[]>().notNull().default([]),
});

/** The sandbox registrar's own books: every order that it carried out, once for each reference. */
export const registrar_sandbox_orders = pgTable('registrar_sandbox_orders', {
  reference: text('reference').primaryKey(),
  kind: text('kind', { enum: ['new', 'renew', 'transfer'] }).notNull(),
  name: text('name').notNull(),
  years: integer('years').notNull(),
  created_at: instant('created_at').notNull(),
  /** In the future while a transfer is under way. */
  completes_at: instant('completes_at').notNull(),
  /** A transfer that was called off. */
  cancelled_at: instant('cancelled_at'),
  /** The registrant of a transfer in. */
  registrant: jsonb('registrant').$type<Contact>(),
});
