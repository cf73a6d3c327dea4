import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CustomerId, OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { domains, order_items, orders, transfers } from '../../db/schema';
import type { OrderItemRow, OrderRow } from '../orders';

type TransferRow = typeof transfers.$inferSelect;

/** A customer's transfer: its order item and order, and its saved progress, if any. */
export interface OwnTransfer {
  readonly item: OrderItemRow;
  readonly order: Pick<OrderRow, 'id' | 'created_at' | 'captured' | 'voided'>;
  readonly known: TransferRow | null;
}

const selectTransfers = (db: Db) =>
  db
    .select({
      item: order_items,
      order: { id: orders.id, created_at: orders.created_at, captured: orders.captured, voided: orders.voided },
      known: transfers,
    })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .leftJoin(transfers, eq(transfers.order_item_id, order_items.id));

export async function newestTransfer(db: Db, customerId: CustomerId, domain: string): Promise<OwnTransfer | undefined> {
  const [found] = await selectTransfers(db)
    .where(
      and(eq(order_items.domain_name, domain), eq(order_items.type, 'transfer'), eq(orders.customer_id, customerId)),
    )
    .orderBy(desc(orders.created_at))
    .limit(1);
  return found;
}

export async function findTransferItem(
  db: Db,
  orderId: OrderId,
  itemId: OrderItemId,
): Promise<OwnTransfer | undefined> {
  const [found] = await selectTransfers(db).where(and(eq(order_items.id, itemId), eq(orders.id, orderId)));
  return found;
}

/** Returns the ids of order items whose transfer is at the registrar and not cancelled. */
export async function listCallable(db: Db, orderId: OrderId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: order_items.id })
    .from(order_items)
    .leftJoin(transfers, eq(transfers.order_item_id, order_items.id))
    .where(
      and(
        eq(order_items.order_id, orderId),
        eq(order_items.type, 'transfer'),
        eq(order_items.state, 'pending'),
        isNull(transfers.cancel_asked_at),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Returns a customer's running transfers, oldest first. */
export const listWaitingTransfers = (db: Db, customerId: CustomerId) =>
  db
    .select({
      domain: order_items.domain_name,
      order_id: orders.id,
      ordered_at: orders.created_at,
      stage: transfers.stage,
      until: transfers.stage_until,
    })
    .from(order_items)
    .innerJoin(orders, eq(orders.id, order_items.order_id))
    .leftJoin(transfers, eq(transfers.order_item_id, order_items.id))
    .where(
      and(
        eq(order_items.type, 'transfer'),
        eq(orders.customer_id, customerId),
        // Literal values, so that the partial index is used.
        sql`${order_items.state} in ('registering', 'unknown', 'pending')`,
      ),
    )
    .orderBy(asc(orders.created_at), asc(order_items.position));

/** Returns those of the domains that any customer has here. */
export async function namesHeldHere(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: domains.name })
    .from(domains)
    .where(and(inArray(domains.name, [...names]), isNull(domains.ended_at)));
  return new Set(rows.map(({ name }) => name));
}

export async function findCopiedZone(db: Db, itemId: OrderItemId): Promise<TransferRow['zone'] | undefined> {
  const [known] = await db.select({ zone: transfers.zone }).from(transfers).where(eq(transfers.order_item_id, itemId));
  return known?.zone;
}

/** Does nothing if the transfer exists. */
export async function insertTransfer(db: Db, transfer: typeof transfers.$inferInsert): Promise<void> {
  await db.insert(transfers).values(transfer).onConflictDoNothing();
}

export async function transferRow(db: Db, itemId: OrderItemId): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(transfers).where(eq(transfers.order_item_id, itemId));
  return row;
}

export async function lockStage(tx: Tx, itemId: OrderItemId): Promise<TransferRow['stage'] | undefined> {
  const [current] = await tx
    .select({ stage: transfers.stage })
    .from(transfers)
    .where(eq(transfers.order_item_id, itemId))
    .for('update');
  return current?.stage;
}

export async function changeTransfer(tx: Tx, itemId: OrderItemId, set: Partial<TransferRow>): Promise<void> {
  await tx.update(transfers).set(set).where(eq(transfers.order_item_id, itemId));
}

/** @returns false if it was already cancelled */
export async function recordCancelAsked(tx: Tx, itemId: OrderItemId, at: Date): Promise<boolean> {
  const updated = await tx
    .update(transfers)
    .set({ cancel_asked_at: at, updated_at: at })
    .where(and(eq(transfers.order_item_id, itemId), isNull(transfers.cancel_asked_at)))
    .returning({ id: transfers.order_item_id });
  return updated.length > 0;
}

/** @returns false if another request has sent the email since `before` */
export async function claimResend(db: Db, itemId: OrderItemId, before: Date | null, at: Date): Promise<boolean> {
  const claimed = await db
    .update(transfers)
    .set({ resent_at: at })
    .where(
      and(eq(transfers.order_item_id, itemId), before ? eq(transfers.resent_at, before) : isNull(transfers.resent_at)),
    )
    .returning({ id: transfers.order_item_id });
  return claimed.length > 0;
}

/** Makes an order that waits for the registry due at once. */
export async function wakeOrder(tx: Tx, orderId: OrderId, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ next_step_at: at })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'awaiting_registry')));
}
