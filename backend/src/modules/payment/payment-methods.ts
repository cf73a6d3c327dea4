import { millisecondsInDay } from 'date-fns/constants';
import type { MethodType, PaymentMethod } from '@storefront/shared/contract';
import { and, desc, eq, isNull, lt, notExists, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { PaymentProviderUnavailable, type PaymentProvider } from '../../ports/payment-provider';
import type { Tx } from '../../db/client';
import { methodName, methodOf, methodRow } from '../../db/payment-method';
import { customers, orders, payment_methods, setup_intents } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { conflict, notFound, unavailable, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { isFinalState, orderStates } from '../orders';

type MethodRow = typeof payment_methods.$inferSelect;
type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'payment'>;

/** Whose order was paid with which card. */
type PaidOrder = Pick<typeof orders.$inferSelect, 'customer_id' | 'payment_method_id'>;

/** Whose card, and in which request. */
interface CardOwner {
  readonly customerId: string;
  readonly requestId: string;
}

/** States in which nothing more is asked of the card: a refund goes by the payment. */
const donePaying = orderStates.filter(
  (state) => isFinalState(state) || state === 'awaiting_registry' || state === 'refund_pending',
);

/** Runs a call of the provider; one that cannot be made is a 503. */
async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable)
      throw unavailable('The payment provider is not responding. Nothing was changed; try again.', 5, {
        code: 'payment_provider_silent',
      });
    throw error;
  }
}

export function shownMethod(row: MethodRow): PaymentMethod {
  const { id, is_default, is_saved, declined_at, created_at } = row;
  return {
    ...methodOf(row),
    id,
    is_default,
    is_saved,
    declined_at: declined_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  };
}

/** An order that was to be paid with a card of the outer statement. */
const orderWith = sql`select 1 from ${orders} where ${orders.payment_method_id} = ${payment_methods.id}`;

/** Cards that can pay: those that are kept, and one that is not until its one order. */
export const canPay: SQL = sql`(${payment_methods.is_saved} or not exists (${orderWith}))`;

/** Cards that a bank has confirmed, as they were entered or by a payment. */
const isProven: SQL = sql`(${payment_methods.verified_at} is not null or exists (${orderWith} and ${orders.captured} > 0))`;

/** The cards that a customer can pay with, default first, then the newest. */
export async function listMethods({ db }: Pick<PaymentDeps, 'db'>, customerId: string): Promise<MethodRow[]> {
  return db
    .select()
    .from(payment_methods)
    .where(and(eq(payment_methods.customer_id, customerId), isNull(payment_methods.deleted_at), canPay))
    .orderBy(desc(payment_methods.is_default), desc(payment_methods.created_at));
}

/** Begins to store a payment method: only this customer can finish it. */
export async function beginSetup(
  { db, clock, payment }: PaymentDeps,
  customerId: string,
  type: MethodType,
): ReturnType<PaymentProvider['createSetupIntent']> {
  const intent = await asking(() => payment.createSetupIntent(customerId, type));
  await db.insert(setup_intents).values({ id: intent.id, customer_id: customerId, created_at: clock.now() });
  return intent;
}

interface Wish {
  /** To be the default card. */
  readonly first: boolean;
  /** To be kept for the next purchase and for renewals; another card pays one order and is forgotten. */
  readonly save: boolean;
}

/**
 * Takes in the card of a confirmed intent, once: the same intent gives the same card. It is the default from now on only where its
 * bank has confirmed it; otherwise once it has paid (OR-12).
 * @throws HttpError 422 for an intent that is not the customer's, 409 for one that is not confirmed
 */
export async function storeMethod(
  { db, clock, payment }: PaymentDeps,
  owner: CardOwner,
  intentId: string,
  wish: Wish,
): Promise<MethodRow> {
  const [known] = await db
    .select({ intent: setup_intents.id, method: payment_methods })
    .from(setup_intents)
    .leftJoin(payment_methods, eq(payment_methods.setup_intent_id, setup_intents.id))
    .where(and(eq(setup_intents.id, intentId), eq(setup_intents.customer_id, owner.customerId)));
  if (!known)
    throw unprocessable('This card form no longer exists. Reload the page and enter the card again.', {
      code: 'no_such_setup_intent',
    });
  if (known.method && !known.method.deleted_at) return known.method;
  if (known.method) throw conflict('This card was removed. Enter it again to save it.', { code: 'card_removed' });

  const state = await asking(() => payment.getSetupIntent(intentId));
  if (state.status === 'missing')
    throw unprocessable('This card form no longer exists. Reload the page and enter the card again.', {
      code: 'no_such_setup_intent',
    });
  if (state.status === 'open') throw conflict('The card has not been entered yet.', { code: 'card_not_entered' });
  const { method } = state;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockCards(tx, owner.customerId);
    const others = await tx
      .select()
      .from(payment_methods)
      .where(and(eq(payment_methods.customer_id, owner.customerId), isNull(payment_methods.deleted_at)));
    const same = others.find(({ setup_intent_id }) => setup_intent_id === intentId);
    if (same) return same;
    const isWantedFirst = wish.save && (wish.first || !others.some(({ is_saved }) => is_saved));
    const is_default = isWantedFirst && method.verified;
    if (is_default) await leaveNoDefault(tx, owner.customerId);
    const [row] = await tx
      .insert(payment_methods)
      .values({
        customer_id: owner.customerId,
        provider_method_id: method.methodId,
        setup_intent_id: intentId,
        ...methodRow(method.details),
        is_default,
        is_saved: wish.save,
        default_wanted: isWantedFirst && !is_default,
        verified_at: method.verified ? now : null,
        created_at: now,
      })
      .returning();
    if (!row) throw new Error('Card insert returned no row');
    await auditCard(tx, owner, 'payment_method.added', row, now);
    return row;
  });
}

/**
 * Makes a card the default card, which auto-renewal charges.
 * @throws HttpError 404 for a card that is not the customer's, 409 for one that no bank has confirmed yet
 */
export async function makeDefault({ db, clock }: PaymentDeps, owner: CardOwner, id: string): Promise<MethodRow> {
  return inTransaction(db, async (tx) => {
    await lockCards(tx, owner.customerId);
    const [card] = isUuid(id) ? await tx.select().from(payment_methods).where(stored(owner.customerId, id)) : [];
    if (!card) throw notFound('Card not found.', { code: 'no_such_payment_method' });
    if (card.is_default) return card;
    const [proven] = await tx
      .select({ id: payment_methods.id })
      .from(payment_methods)
      .where(and(stored(owner.customerId, id), isProven, eq(payment_methods.is_saved, true)));
    if (!proven)
      throw conflict(
        'The bank has not confirmed this card yet. Once you have paid with it, you can make it the default card.',
        { code: 'card_not_verified' },
      );
    await leaveNoDefault(tx, owner.customerId);
    await tx.update(payment_methods).set({ is_default: true }).where(eq(payment_methods.id, id));
    await auditCard(tx, owner, 'payment_method.made_default', card, clock.now());
    return { ...card, is_default: true };
  });
}

/**
 * Forgets a card, here and at the provider.
 * @throws HttpError 404 for a card that is not the customer's, 409 while an order is being paid with it
 */
export async function removeMethod({ db, clock, payment }: PaymentDeps, owner: CardOwner, id: string): Promise<void> {
  const mine = isUuid(id) ? stored(owner.customerId, id) : undefined;
  const [found] = mine
    ? await db
        .select({ method: payment_methods, openOrder: orders.id })
        .from(payment_methods)
        .leftJoin(orders, and(eq(orders.payment_method_id, payment_methods.id), notInArray(orders.state, donePaying)))
        .where(mine)
        .limit(1)
    : [];
  if (!found) throw notFound('Card not found.', { code: 'no_such_payment_method' });
  if (found.openOrder)
    throw conflict('An order is being paid with this card. Remove it once the order has completed.', {
      code: 'card_in_use',
    });
  await asking(() => payment.forgetMethod(found.method.provider_method_id));
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockCards(tx, owner.customerId);
    const [gone] = await tx.update(payment_methods).set({ deleted_at: now, is_default: false }).where(mine).returning();
    if (!gone) return;
    if (found.method.is_default) await makeNewestDefault(tx, owner.customerId);
    await auditCard(tx, owner, 'payment_method.removed', gone, now);
  });
}

/** A card has paid: its bank knows it, and it becomes the default card where its customer asked for that (OR-12). */
export async function noteCardPaid(tx: Tx, { customer_id, payment_method_id }: PaidOrder, at: Date): Promise<void> {
  await lockCards(tx, customer_id);
  const [card] = await tx.select().from(payment_methods).where(stored(customer_id, payment_method_id));
  if (!card) return;
  const becomesDefault = card.default_wanted && card.is_saved;
  if (becomesDefault) await leaveNoDefault(tx, customer_id);
  await tx
    .update(payment_methods)
    .set({
      verified_at: card.verified_at ?? at,
      declined_at: null,
      default_wanted: false,
      ...(becomesDefault && { is_default: true }),
    })
    .where(eq(payment_methods.id, card.id));
}

/** A bank has declined a card. One that no bank ever confirmed is not kept; another stays, and its lists say what happened. */
export async function noteCardDeclined(tx: Tx, { customer_id, payment_method_id }: PaidOrder, at: Date): Promise<void> {
  await tx.update(payment_methods).set({ declined_at: at }).where(stored(customer_id, payment_method_id));
  await tx
    .update(payment_methods)
    .set({ is_saved: false, default_wanted: false })
    .where(and(stored(customer_id, payment_method_id), eq(payment_methods.is_default, false), sql`not ${isProven}`));
}

/** How long a card waits for the order that it was entered for, in milliseconds. */
const UNUSED_MS = millisecondsInDay;

/**
 * Forgets, here and at the provider, the cards that nobody asked to keep, once nothing more is asked of them or their order never
 * came. @returns how many
 */
export async function forgetUnsavedCards(deps: PaymentDeps & Pick<Deps, 'log'>): Promise<number> {
  const { db, clock, payment, log } = deps;
  const now = clock.now();
  const ordersOf = db.select({ id: orders.id }).from(orders).where(eq(orders.payment_method_id, payment_methods.id));
  const openOrders = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.payment_method_id, payment_methods.id), notInArray(orders.state, donePaying)));
  const due = await db
    .select()
    .from(payment_methods)
    .where(
      and(
        eq(payment_methods.is_saved, false),
        isNull(payment_methods.deleted_at),
        notExists(openOrders),
        or(sql`exists ${ordersOf}`, lt(payment_methods.created_at, new Date(now.getTime() - UNUSED_MS))),
      ),
    );
  let forgotten = 0;
  for (const card of due) {
    try {
      await payment.forgetMethod(card.provider_method_id);
    } catch (error) {
      if (!(error instanceof PaymentProviderUnavailable)) throw error;
      log.warn(
        { event: 'card.removal_pending', payment_method: card.id },
        'Payment provider did not respond to removal of a single-use card; will retry',
      );
      continue;
    }
    await inTransaction(db, async (tx) => {
      const [gone] = await tx
        .update(payment_methods)
        .set({ deleted_at: now })
        .where(and(stored(card.customer_id, card.id), eq(payment_methods.is_saved, false)))
        .returning();
      if (gone)
        await audit(tx, {
          at: now,
          actor: `job:${forgettingCards.name}`,
          action: 'payment_method.forgotten',
          subject: `payment_method:${card.id}`,
          after: methodName(card),
        });
    });
    forgotten += 1;
  }
  return forgotten;
}

/** Seconds between two looks for cards to forget. */
const LOOK_SECONDS = 300;

const forgettingCards = defineQueue<Record<string, never>>({
  name: 'unsaved-cards',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

/** Registers the job that forgets cards that were not to be kept. */
export function registerUnsavedCardJob(deps: PaymentDeps & Pick<Deps, 'log' | 'jobs'>): void {
  deps.jobs.handle(forgettingCards, async () => void (await forgetUnsavedCards(deps)));
  deps.jobs.every(LOOK_SECONDS, forgettingCards, {});
}

/** A card that the customer has and has not removed. */
const stored = (customerId: string, id: string) =>
  and(eq(payment_methods.id, id), eq(payment_methods.customer_id, customerId), isNull(payment_methods.deleted_at));

async function leaveNoDefault(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(payment_methods)
    .set({ is_default: false })
    .where(and(eq(payment_methods.customer_id, customerId), eq(payment_methods.is_default, true)));
}

/** Makes changes of a customer's cards take turns: two first cards at once would both be the default. */
async function lockCards(tx: Tx, customerId: string): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

async function makeNewestDefault(tx: Tx, customerId: string): Promise<void> {
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

async function auditCard(
  tx: Tx,
  { customerId, requestId }: CardOwner,
  action: string,
  card: MethodRow,
  at: Date,
): Promise<void> {
  await audit(tx, {
    at,
    actor: `customer:${customerId}`,
    action,
    subject: `payment_method:${card.id}`,
    after: methodName(card),
    requestId,
  });
}
