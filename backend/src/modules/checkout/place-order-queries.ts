import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CardId, CustomerId, OrderId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, domains, order_items, orders, payment_methods } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { OrderRow } from '../orders';
import { canPay, paysFrom } from '../payment';

export interface PayingCard {
  readonly id: CardId;
  /** If false, the card pays for this one order only. */
  readonly is_saved: boolean;
  readonly created_at: Date;
  /** Null if it can pay now. */
  readonly paysFrom: Date | null;
}

export type EarlierOrder = Pick<OrderRow, 'id' | 'request_hash' | 'state'>;

const findCard = (cardId: string) => {
  if (cardId === 'default') return eq(payment_methods.is_default, true);
  return isUuid<CardId>(cardId) ? eq(payment_methods.id, cardId) : sql`false`;
};

/** Finds the order that already has this key, and the card, in one statement. */
export async function earlierOrderAndCard(
  db: Db,
  customerId: CustomerId,
  key: string,
  cardId: string,
  now: Date,
): Promise<{ earlier: EarlierOrder | null; card: PayingCard | null }> {
  const card = and(
    eq(payment_methods.customer_id, customers.id),
    isNull(payment_methods.deleted_at),
    canPay,
    findCard(cardId),
  );
  const [row] = await db
    .select({
      earlier: { id: orders.id, request_hash: orders.request_hash, state: orders.state },
      card: {
        id: payment_methods.id,
        is_saved: payment_methods.is_saved,
        created_at: payment_methods.created_at,
        paysFrom: paysFrom(now),
      },
    })
    .from(customers)
    .leftJoin(orders, and(eq(orders.customer_id, customers.id), eq(orders.idempotency_key, key)))
    .leftJoin(payment_methods, card)
    .where(eq(customers.id, customerId));
  return row ?? { earlier: null, card: null };
}

/** Locks an account against closure until the transaction ends. @returns false if it is closed */
export async function lockAgainstClosure(tx: Tx, customerId: CustomerId): Promise<boolean> {
  const [open] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.closed_at)))
    .for('key share');
  return open !== undefined;
}

/** @returns the order's id, or null if the customer already has an order with this key */
export async function insertOrder(tx: Tx, order: typeof orders.$inferInsert): Promise<OrderId | null> {
  const [inserted] = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: [orders.customer_id, orders.idempotency_key] })
    .returning({ id: orders.id });
  return inserted?.id ?? null;
}

export type NewOrderItem = typeof order_items.$inferInsert;

export const insertOrderItems = (tx: Tx, items: NewOrderItem[]) => tx.insert(order_items).values(items);

/** Returns the language tags with which domains were held here before, the latest last. */
export const findFormerLanguageTags = async (tx: Tx, names: readonly string[]) =>
  names.length === 0
    ? []
    : tx
        .select({ name: domains.name, language_tag: domains.language_tag })
        .from(domains)
        .where(and(inArray(domains.name, [...names]), isNotNull(domains.ended_at), isNotNull(domains.language_tag)))
        .orderBy(asc(domains.ended_at));
