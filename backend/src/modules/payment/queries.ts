import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  isNull,
  lt,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { CardId, CustomerId, OrderId, SetupIntentId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, mail_tokens, orders, payment_methods, setup_intents } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { isFinalState, orderStates } from '../orders';

export type MethodRow = typeof payment_methods.$inferSelect;
type Card = Pick<MethodRow, 'id' | 'customer_id'>;

export type PaidOrder = Pick<typeof orders.$inferSelect, 'customer_id' | 'payment_method_id'>;

/** Order states that no longer need the card: refunds refer to the payment. */
const donePaying = orderStates.filter(
  (state) => isFinalState(state) || state === 'awaiting_registry' || state === 'refund_pending',
);

/** Subquery: orders with a card of the outer statement. */
const orderWith = sql`select 1 from ${orders} where ${orders.payment_method_id} = ${payment_methods.id}`;

/** Condition for cards that can pay: saved ones, and unsaved ones until their one order. */
export const canPay: SQL = sql`(${payment_methods.is_saved} or not exists (${orderWith}))`;

/** Condition for cards that a bank has confirmed, on entry or by a payment. */
const isProven: SQL = sql`(${payment_methods.verified_at} is not null or exists (${orderWith} and ${orders.captured} > 0))`;

/**
 * From when the customer can pay with a card; null if now. A card stored before the account's email address changed is blocked while the
 * former address can still take the account back. Automatic renewals can still charge it.
 */
export const paysFrom = (now: Date): SQL<Date | null> =>
  sql`(select max(${mail_tokens.expires_at}) from ${mail_tokens} where ${and(
    eq(mail_tokens.customer_id, payment_methods.customer_id),
    eq(mail_tokens.purpose, 'restore_email'),
    isNull(mail_tokens.used_at),
    gt(mail_tokens.expires_at, now),
    gte(mail_tokens.created_at, payment_methods.created_at),
  )})`.mapWith(mail_tokens.expires_at);

/** Lists the cards that a customer can pay with: the default first, then by newest. */
export async function listMethods(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: CustomerId,
): Promise<(MethodRow & { readonly paysFrom: Date | null })[]> {
  return db
    .select({ ...getTableColumns(payment_methods), paysFrom: paysFrom(clock.now()) })
    .from(payment_methods)
    .where(and(eq(payment_methods.customer_id, customerId), isNull(payment_methods.deleted_at), canPay))
    .orderBy(desc(payment_methods.is_default), desc(payment_methods.created_at));
}

/** Condition for a card of this customer that is not deleted. */
const isStoredCard = (customerId: CustomerId, id: CardId) =>
  and(
    isUuid(id) ? eq(payment_methods.id, id) : sql`false`,
    eq(payment_methods.customer_id, customerId),
    isNull(payment_methods.deleted_at),
  );

export async function recordSetupIntent(db: Db, intent: typeof setup_intents.$inferInsert): Promise<void> {
  await db.insert(setup_intents).values(intent);
}

/** Finds a setup intent of this customer, with the card that came of it. */
export async function ownSetupIntent(db: Db, customerId: CustomerId, intentId: SetupIntentId) {
  const [known] = await db
    .select({ intent: setup_intents.id, method: payment_methods })
    .from(setup_intents)
    .leftJoin(payment_methods, eq(payment_methods.setup_intent_id, setup_intents.id))
    .where(and(eq(setup_intents.id, intentId), eq(setup_intents.customer_id, customerId)));
  return known;
}

/** Lists a customer's cards that are not deleted, including unsaved ones. */
export const listCards = (tx: Tx, customerId: CustomerId) =>
  tx
    .select()
    .from(payment_methods)
    .where(and(eq(payment_methods.customer_id, customerId), isNull(payment_methods.deleted_at)));

export async function findStoredCard(tx: Tx, customerId: CustomerId, id: CardId): Promise<MethodRow | undefined> {
  const [card] = await tx.select().from(payment_methods).where(isStoredCard(customerId, id));
  return card;
}

export async function cardWithOpenOrder(db: Db, customerId: CustomerId, id: CardId) {
  const [found] = await db
    .select({ method: payment_methods, openOrder: orders.id })
    .from(payment_methods)
    .leftJoin(orders, and(eq(orders.payment_method_id, payment_methods.id), notInArray(orders.state, donePaying)))
    .where(isStoredCard(customerId, id))
    .limit(1);
  return found;
}

/** Whether a card can pay for an order just inserted: it is saved, or no other order uses it. */
export async function canPayBeside(tx: Tx, { customer_id, id }: Card, orderId: OrderId): Promise<boolean> {
  const [card] = await tx
    .select({ id: payment_methods.id })
    .from(payment_methods)
    .where(
      and(
        isStoredCard(customer_id, id),
        sql`(${payment_methods.is_saved} or not exists (${orderWith} and ${orders.id} <> ${orderId}))`,
      ),
    );
  return card !== undefined;
}

/** Whether a card is saved and confirmed by a bank. */
export async function canBeDefault(tx: Tx, { customer_id, id }: Card): Promise<boolean> {
  const [proven] = await tx
    .select({ id: payment_methods.id })
    .from(payment_methods)
    .where(and(isStoredCard(customer_id, id), isProven, eq(payment_methods.is_saved, true)));
  return proven !== undefined;
}

export async function insertCard(tx: Tx, card: typeof payment_methods.$inferInsert): Promise<MethodRow> {
  const [row] = await tx.insert(payment_methods).values(card).returning();
  if (!row) throw new Error('Card insert returned no row');
  return row;
}

export async function changeCard(tx: Tx, { id }: Card, set: Partial<MethodRow>): Promise<void> {
  await tx.update(payment_methods).set(set).where(eq(payment_methods.id, id));
}

/** @returns the card; undefined if it is already deleted */
export async function removeCard(tx: Tx, { customer_id, id }: Card, at: Date): Promise<MethodRow | undefined> {
  const [removed] = await tx
    .update(payment_methods)
    .set({ deleted_at: at, is_default: false })
    .where(isStoredCard(customer_id, id))
    .returning();
  return removed;
}

/** Records a decline. A card that no bank has ever confirmed is no longer saved; any other stays, with the decline shown in lists. */
export async function recordCardDeclined(
  tx: Tx,
  { customer_id, payment_method_id }: PaidOrder,
  at: Date,
): Promise<void> {
  await tx.update(payment_methods).set({ declined_at: at }).where(isStoredCard(customer_id, payment_method_id));
  await tx
    .update(payment_methods)
    .set({ is_saved: false, default_wanted: false })
    .where(
      and(isStoredCard(customer_id, payment_method_id), eq(payment_methods.is_default, false), sql`not ${isProven}`),
    );
}

/** Lists unsaved cards that are no longer needed, or were stored before `unusedSince` without an order. */
export function listForgettableCards(db: Db, unusedSince: Date): Promise<MethodRow[]> {
  const ordersOnCard = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.payment_method_id, payment_methods.id));
  const openOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.payment_method_id, payment_methods.id), notInArray(orders.state, donePaying)));
  return db
    .select()
    .from(payment_methods)
    .where(
      and(
        sql`not ${payment_methods.is_saved}`,
        isNull(payment_methods.deleted_at),
        notExists(openOrders),
        or(sql`exists ${ordersOnCard}`, lt(payment_methods.created_at, unusedSince)),
      ),
    );
}

/** @returns the card; undefined if it was deleted or saved meanwhile */
export async function forgetUnsavedCard(tx: Tx, { customer_id, id }: Card, at: Date): Promise<MethodRow | undefined> {
  const [removed] = await tx
    .update(payment_methods)
    .set({ deleted_at: at })
    .where(and(isStoredCard(customer_id, id), eq(payment_methods.is_saved, false)))
    .returning();
  return removed;
}

export async function clearDefaultCard(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx
    .update(payment_methods)
    .set({ is_default: false })
    .where(and(eq(payment_methods.customer_id, customerId), eq(payment_methods.is_default, true)));
}

/** Serialises changes to a customer's cards: two first cards at once would both become the default. */
export async function lockCards(tx: Tx, customerId: CustomerId): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

export async function makeNewestDefault(tx: Tx, customerId: CustomerId): Promise<void> {
  const [newest] = await tx
    .select({ id: payment_methods.id })
    .from(payment_methods)
    .where(
      and(
        eq(payment_methods.customer_id, customerId),
        isNull(payment_methods.deleted_at),
        eq(payment_methods.is_saved, true),
        isProven,
      ),
    )
    .orderBy(desc(payment_methods.created_at))
    .limit(1);
  if (newest) await tx.update(payment_methods).set({ is_default: true }).where(eq(payment_methods.id, newest.id));
}
