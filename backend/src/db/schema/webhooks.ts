import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEndpointId, WebhookEventId } from '@storefront/shared/contract';
import { id, instant } from './columns';

/** Addresses of other systems that hear of events of the shop. The webhook of the payment provider is not here: it calls the shop. */
export const webhook_endpoints = pgTable('webhook_endpoints', {
  id: id<WebhookEndpointId>(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  /** The types of the events that it gets. */
  events: text('events').array().notNull(),
  /** The secrets that sign, each former one with its end, sealed together. */
  sealed_secrets: text('sealed_secrets').notNull(),
  /** When the last former secret stops signing; null if there never was one. */
  former_secret_until: instant('former_secret_until'),
  /** Incremented with each change by staff, so that none overwrites an unseen one. */
  version: integer('version').notNull().default(1),
  created_at: instant('created_at').notNull(),
  disabled_at: instant('disabled_at'),
  disabled_because: text('disabled_because', { enum: ['staff', 'gone', 'failing'] }),
  /** Since when every attempt has failed; null after a success. */
  failing_since: instant('failing_since'),
  /** Nothing is sent before, because it does not respond or asked to wait. */
  paused_until: instant('paused_until'),
  /** The process that delivers to it now. */
  lease_owner: uuid('lease_owner'),
  lease_until: instant('lease_until'),
});

/** What happened, as it is sent: the signature covers these very characters at every attempt. */
export const webhook_events = pgTable(
  'webhook_events',
  {
    id: id<WebhookEventId>(),
    type: text('type').notNull(),
    body: text('body').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [index('webhook_events_created').on(table.created_at)],
);

/** An event for one endpoint. */
export const webhook_deliveries = pgTable(
  'webhook_deliveries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    event_id: uuid('event_id')
      .$type<WebhookEventId>()
      .notNull()
      .references(() => webhook_events.id, { onDelete: 'cascade' }),
    endpoint_id: uuid('endpoint_id')
      .$type<WebhookEndpointId>()
      .notNull()
      .references(() => webhook_endpoints.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Since it was created, or since staff had it sent again. */
    attempts: integer('attempts').notNull().default(0),
    due_at: instant('due_at').notNull(),
    attempted_at: instant('attempted_at'),
    /** Of the last attempt: the status of the response, or why there was none. */
    response_status: integer('response_status'),
    problem: text('problem', { enum: ['timeout', 'no_connection', 'private_address', 'insecure'] }),
  },
  (table) => [
    index('webhook_deliveries_event').on(table.event_id),
    index('webhook_deliveries_endpoint').on(table.endpoint_id, table.id),
    index('webhook_deliveries_due')
      .on(table.endpoint_id, table.due_at, table.id)
      .where(sql`${table.status} = 'waiting'`),
  ],
);
