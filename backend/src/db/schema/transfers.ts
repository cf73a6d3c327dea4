import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CopiedZone, CustomerId, OrderItemId } from '@storefront/shared/contract';
import { customers } from './accounts';
import { instant } from './columns';
import { order_items } from './orders';

/** Data of a transfer besides its order item: its stage at the registrar, and a copy of the former zone. */
export const transfers = pgTable(
  'transfers',
  {
    order_item_id: uuid('order_item_id')
      .$type<OrderItemId>()
      .primaryKey()
      .references(() => order_items.id),
    customer_id: uuid('customer_id')
      .$type<CustomerId>()
      .notNull()
      .references(() => customers.id),
    /** In A-labels. */
    domain: text('domain').notNull(),
    /** Who has to act: first the holder confirms, then the losing registrar may object. Null until the registrar has accepted it. */
    stage: text('stage', { enum: ['holder', 'registrar'] }),
    /** When the stage ends automatically. */
    stage_until: instant('stage_until'),
    asked_at: instant('asked_at'),
    confirmed_at: instant('confirmed_at'),
    cancel_asked_at: instant('cancel_asked_at'),
    resent_at: instant('resent_at'),
    /** As served by the nameservers before the transfer. */
    zone: jsonb('zone').$type<CopiedZone>(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [index('transfers_by_customer').on(table.customer_id, table.domain, table.created_at)],
);
