import { and, eq, ne, sql } from 'drizzle-orm';
import type { OrderId } from '@storefront/shared/contract';
import type { AuditAction } from '../../core/audit-actions';
import type { PaymentRef } from '../../core/payment-ids';
import type { Db, Tx } from '../../db/client';
import { audit_entries, disputes, orders, provider_refunds } from '../../db/schema';

export type OrderRow = typeof orders.$inferSelect;
type DisputeRow = typeof disputes.$inferSelect;

export async function lockOrder(tx: Tx, orderId: OrderId): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

/** @returns null if the order has no payment yet */
export async function findPaymentRef(db: Db, orderId: OrderId): Promise<PaymentRef | null> {
  const [order] = await db.select({ ref: orders.payment_ref }).from(orders).where(eq(orders.id, orderId));
  return order?.ref ?? null;
}

export async function listDisputes(db: Pick<Db, 'select'>, orderId: OrderId): Promise<Map<string, DisputeRow>> {
  const rows = await db.select().from(disputes).where(eq(disputes.order_id, orderId));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function insertProviderRefund(tx: Tx, refund: typeof provider_refunds.$inferInsert): Promise<void> {
  await tx.insert(provider_refunds).values(refund);
}

export async function saveDispute(tx: Tx, dispute: typeof disputes.$inferInsert): Promise<void> {
  const { status, amount, closed_at } = dispute;
  await tx
    .insert(disputes)
    .values(dispute)
    .onConflictDoUpdate({ target: disputes.id, set: { status, amount, closed_at } });
}

export async function flagDisputed(tx: Tx, orderId: OrderId, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ disputed_at: sql`coalesce(${orders.disputed_at}, ${at.toISOString()}::timestamptz)` })
    .where(eq(orders.id, orderId));
}

export async function wasWarnedOfFraud(tx: Tx, orderId: OrderId): Promise<boolean> {
  const [entry] = await tx
    .select({ id: audit_entries.id })
    .from(audit_entries)
    .where(
      and(
        eq(audit_entries.subject, `order:${orderId}`),
        eq(audit_entries.action, 'order.fraud_warned' satisfies AuditAction),
      ),
    )
    .limit(1);
  return entry !== undefined;
}

/** Clears the flag unless a dispute of the order is open or lost. */
export async function clearDisputed(tx: Tx, orderId: OrderId): Promise<void> {
  const standing = tx
    .select({ one: sql`1` })
    .from(disputes)
    .where(and(eq(disputes.order_id, orderId), ne(disputes.status, 'won')));
  await tx
    .update(orders)
    .set({ disputed_at: null })
    .where(and(eq(orders.id, orderId), sql`not exists ${standing}`));
}
