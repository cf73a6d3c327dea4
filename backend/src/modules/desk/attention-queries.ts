import { and, asc, eq, exists, inArray, isNotNull, isNull, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { CustomerId, OrderId } from '@storefront/shared/contract';
import { subDays } from '../../core/days';
import type { ReadDb } from '../../db/client';
import {
  address_corrections,
  audit_entries,
  customers,
  disputes,
  domains,
  factor_removals,
  missing_domains,
  order_items,
  orders,
  transfers,
} from '../../db/schema';
import { UNPAID_DECIDED } from '../checkout';

/** Something that waits for staff, whose it is, and since when. */
export interface WaitingRow {
  readonly since: Date;
  readonly customer: {
    readonly id: CustomerId;
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
  };
  readonly order_id?: OrderId;
  readonly domain?: string;
}

/** The columns of `customer`. */
export const personColumns = {
  id: customers.id,
  first_name: customers.first_name,
  last_name: customers.last_name,
  email: customers.email,
};

type Listed = PromiseLike<readonly WaitingRow[]>;

/**
 * When an order last moved on. An attempt without an answer from the registrar changes the state of the order back and forth, but none of its
 * items. Of an order that has been captured, only items that the registrar has not accepted count: the others may take days, as transfers do.
 */
const movedOnAt = sql`case
  when ${orders.state} in ('provisioning', 'registrar_unknown') then (select max(line.updated_at) from ${order_items} line where line.order_id = ${orders.id})
  when ${orders.state} = 'awaiting_registry' then (select min(line.updated_at) from ${order_items} line where line.order_id = ${orders.id} and line.state in ('waiting', 'registering', 'unknown'))
  else ${orders.updated_at} end`;

/**
 * Lists orders that should have moved on since `before`. Orders that wait for a registry, or for a dispute, before which nothing is refunded,
 * are as they should be. The customer's bank has a quarter of an hour.
 */
export const listStuckOrders = (db: ReadDb, before: Date, limit: number): Listed =>
  db
    .select({ since: sql<Date>`${movedOnAt}`.mapWith(orders.updated_at), customer: personColumns, order_id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        isNotNull(orders.next_step_at),
        sql`${movedOnAt} < ${before.toISOString()}::timestamptz`,
        or(
          ne(orders.state, 'refund_pending'),
          notExists(
            db
              .select({ id: disputes.id })
              .from(disputes)
              .where(and(eq(disputes.order_id, orders.id), eq(disputes.status, 'open'))),
          ),
        ),
      ),
    )
    .orderBy(asc(movedOnAt), asc(orders.id))
    .limit(limit);

/** Days after which an item that the registrar has accepted is overdue. Without a known end, a transfer has ten: by then any has ended. */
const OVERDUE_DAYS = { stage: 1, transfer: 10, other: 3 } as const;

/** When the registrar last said something new about an accepted item; of a transfer, when its stage ended if that is known and past. */
const acceptedSince = sql`case
  when ${order_items.type} = 'transfer' then coalesce(${transfers.stage_until}, greatest(${order_items.updated_at}, ${transfers.updated_at}))
  else ${order_items.updated_at} end`;

/**
 * Lists domains that the registrar has accepted and neither completed nor refused in time, whether it says that they are in progress or
 * nothing at all. A transfer whose customer withdrew waits for another answer, see `listUnansweredWithdrawals`, unless it is too late.
 */
export const listOverdueItems = (db: ReadDb, now: Date, limit: number): Listed => {
  const isBefore = (days: number): SQL => sql`${acceptedSince} < ${subDays(now, days).toISOString()}::timestamptz`;
  return db
    .select({
      since: sql<Date>`${acceptedSince}`.mapWith(order_items.updated_at),
      customer: personColumns,
      order_id: orders.id,
      domain: order_items.domain_name,
    })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .leftJoin(transfers, eq(transfers.order_item_id, order_items.id))
    .where(
      and(
        isNotNull(orders.next_step_at),
        // A literal value, so that the partial index is used.
        sql`${order_items.state} = 'pending'`,
        sql`case
          when ${order_items.type} <> 'transfer' then ${isBefore(OVERDUE_DAYS.other)}
          when ${orders.withdrawn_at} is not null and ${order_items.message_code} is distinct from 'withdrawal_too_late' then false
          when ${transfers.stage_until} is not null then ${isBefore(OVERDUE_DAYS.stage)}
          else ${isBefore(OVERDUE_DAYS.transfer)} end`,
      ),
    )
    .orderBy(asc(acceptedSince), asc(order_items.id))
    .limit(limit);
};

/** Lists orders that were delivered although their hold had lapsed, so that nothing was captured, until staff have decided about all of it. */
export const listUnpaidOrders = (db: ReadDb, limit: number): Listed =>
  db
    .select({ since: orders.updated_at, customer: personColumns, order_id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(
      and(
        isNotNull(orders.next_step_at),
        eq(orders.state, 'awaiting_registry'),
        eq(orders.captured, 0),
        exists(
          db
            .select({ id: order_items.id })
            .from(order_items)
            .where(
              and(
                eq(order_items.order_id, orders.id),
                eq(order_items.state, 'completed'),
                notExists(
                  db
                    .select({ id: audit_entries.id })
                    .from(audit_entries)
                    .where(
                      and(
                        sql`${audit_entries.subject} = 'order:' || ${orders.id}`,
                        eq(audit_entries.action, UNPAID_DECIDED),
                        // A decision from before it named items was about all of them.
                        sql`coalesce(jsonb_exists(${audit_entries.after} -> 'order_items', ${order_items.id}::text), true)`,
                      ),
                    ),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(orders.updated_at), asc(orders.id))
    .limit(limit);

export const listOpenDisputes = (db: ReadDb, limit: number): Listed =>
  db
    .select({ since: disputes.opened_at, customer: personColumns, order_id: disputes.order_id })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.order_id))
    .innerJoin(customers, eq(customers.id, orders.customer_id))
    .where(inArray(disputes.status, ['open', 'inquiry']))
    .orderBy(asc(disputes.opened_at), asc(disputes.id))
    .limit(limit);

export const listOpenCorrections = (db: ReadDb, limit: number): Listed =>
  db
    .select({ since: address_corrections.opened_at, customer: personColumns })
    .from(address_corrections)
    .innerJoin(customers, eq(customers.id, address_corrections.customer_id))
    .where(isNull(address_corrections.ended_at))
    .orderBy(asc(address_corrections.opened_at), asc(address_corrections.id))
    .limit(limit);

export const listOpenFactorRemovals = (db: ReadDb, limit: number): Listed =>
  db
    .select({ since: factor_removals.opened_at, customer: personColumns })
    .from(factor_removals)
    .innerJoin(customers, eq(customers.id, factor_removals.customer_id))
    .where(isNull(factor_removals.ended_at))
    .orderBy(asc(factor_removals.opened_at), asc(factor_removals.id))
    .limit(limit);

/** Lists domains of which the registrar has said at least once that it does not hold them. */
export async function listMissingDomains(db: ReadDb, limit: number): Promise<readonly WaitingRow[]> {
  const rows = await db
    .select({ since: missing_domains.since, customer: personColumns, domain: domains.name })
    .from(missing_domains)
    .innerJoin(domains, eq(domains.id, missing_domains.domain_id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .where(and(isNotNull(missing_domains.since), isNull(domains.ended_at)))
    .orderBy(asc(missing_domains.since), asc(missing_domains.domain_id))
    .limit(limit);
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ since, ...row }]));
}
