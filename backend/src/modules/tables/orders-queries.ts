import type { OrderRow } from '@storefront/shared/contract';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { order_items, orders } from '../../db/schema/orders';
import { receipts } from '../../db/schema/receipts';
import { orderStates, toStatusName } from '../orders';
import type { Table } from './queries';

/** Converts cents to the decimals of the API; every currency on sale has two. */
const wire = (column: PgColumn): SQL => sql`(${column}::numeric / 100)`;

/** Aggregates over the items of the order. Columns are written with their table because drizzle omits it in a select from one table. */
const ofItems = (expression: SQL): SQL =>
  sql`(select ${expression} from ${order_items} as item where item.order_id = ${orders}.id)`;

const statusName: SQL = sql`case ${orders.state} ${sql.join(
  orderStates.map((state) => sql`when ${sql.raw(`'${state}'`)} then ${sql.raw(`'${toStatusName(state)}'`)}`),
  sql` `,
)} end`;

/** The numbers of refund notes, as displayed; includes notes that reverse another one. */
const refundNotes: SQL = sql`(select coalesce(json_agg('R-' || lpad(note.number::text, greatest(6, length(note.number::text)), '0') order by note.number), '[]')
  from ${receipts} as note where note.order_id = ${orders}.id and note.kind = 'refund')`;

const AMOUNTS = ['amount', 'tax', 'total', 'captured', 'voided', 'refunded', 'item_count'];

/** `/tables/orders`: the customer's orders, newest first. */
export const ordersTable: Table<Partial<OrderRow>> = {
  columns: {
    id: 'text',
    status_name: 'text',
    created_at: 'instant',
    currency_code: 'text',
    amount: 'number',
    tax: 'number',
    total: 'number',
    captured: 'number',
    voided: 'number',
    refunded: 'number',
    item_count: 'number',
    domain_names: 'texts',
    refund_notes: 'texts',
    partner_id: 'text',
  },
  sql: {
    id: sql`${orders.id}::text`,
    status_name: statusName,
    created_at: orders.created_at,
    currency_code: orders.currency_code,
    amount: wire(orders.amount),
    tax: wire(orders.tax),
    total: wire(orders.total),
    captured: wire(orders.captured),
    voided: wire(orders.voided),
    refunded: wire(orders.refunded),
    item_count: ofItems(sql`count(*)::int`),
    domain_names: ofItems(sql`coalesce(json_agg(item.domain_name order by item.position), '[]')`),
    refund_notes: refundNotes,
    partner_id: orders.partner_id,
  },
  from: orders,
  id: orders.id,
  ownedBy: (customerId) => eq(orders.customer_id, customerId),
  tieBreaker: asc(orders.id),
  firstOrder: desc(orders.created_at),
  // The driver returns numerics as text; they are whole cents, so that the number is exact.
  toRow: (found) =>
    Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, AMOUNTS.includes(name) ? Number(value) : value]),
    ),
};
