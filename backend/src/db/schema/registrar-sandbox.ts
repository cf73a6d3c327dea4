import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Contact, ContactRole, TldData } from '@storefront/shared/contract';
import type { DsRecord, EmailForward } from '@storefront/shared/domain';
import { instant } from './columns';

/** The sandbox registrar's own data: domains registered or transferred through it. */
export const registrar_sandbox_names = pgTable('registrar_sandbox_names', {
  name: text('name').primaryKey(),
  registered_at: instant('registered_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  auto_renew: boolean('auto_renew').notNull(),
  privacy: boolean('privacy').notNull(),
  locked: boolean('locked').notNull(),
  nameservers: jsonb('nameservers').$type<string[]>().notNull(),
  nameserver_addresses: jsonb('nameserver_addresses').$type<Record<string, string[]>>().notNull().default({}),
  ds_records: jsonb('ds_records').$type<DsRecord[]>().notNull().default([]),
  registrant: jsonb('registrant').$type<Contact>(),
  tld_data: jsonb('tld_data').$type<TldData[string]>().notNull().default({}),
  /** Contacts other than the registrant, by role. */
  contacts: jsonb('contacts').$type<Partial<Record<ContactRole, Contact>>>().notNull().default({}),
  /** Change of registrant, after which a generic domain cannot be transferred for a while. */
  holder_changed_at: instant('holder_changed_at'),
  /** When it was deleted after its add grace period: it is in redemption and cannot be managed. */
  deleted_at: instant('deleted_at'),
  /** Both unused since the shop provides forwarding itself; instances of the previous release still write them. */
  forwarding_url: text('forwarding_url'),
  email_forwards: jsonb('email_forwards').$type<EmailForward[]>().notNull().default([]),
});

/** The sandbox registrar's own data: every order that it carried out, once per reference. */
export const registrar_sandbox_orders = pgTable('registrar_sandbox_orders', {
  reference: text('reference').primaryKey(),
  kind: text('kind', { enum: ['new', 'renew', 'transfer'] }).notNull(),
  name: text('name').notNull(),
  years: integer('years').notNull(),
  created_at: instant('created_at').notNull(),
  /** In the future while a transfer is in progress. */
  completes_at: instant('completes_at').notNull(),
  cancelled_at: instant('cancelled_at'),
  /** The registrant of a transferred domain. */
  registrant: jsonb('registrant').$type<Contact>(),
});
