import { millisecondsInDay } from 'date-fns/constants';
import type { MethodType, PaymentMethod, CardId, CustomerId, SetupIntentId } from '@storefront/shared/contract';
import type { AuditAction } from '../../core/audit-actions';
import { PaymentProviderUnavailable, type PaymentProvider } from '../../ports/payment-provider';
import type { Tx } from '../../db/client';
import { methodName, toMethodDetails, methodRow } from '../../db/payment-method';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { conflict, notFound, unavailable, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import {
  canBeDefault,
  listCards,
  listForgettableCards,
  cardWithOpenOrder,
  changeCard,
  forgetUnsavedCard,
  insertCard,
  clearDefaultCard,
  lockCards,
  makeNewestDefault,
  type MethodRow,
  ownSetupIntent,
  type PaidOrder,
  recordSetupIntent,
  removeCard,
  findStoredCard,
} from './queries';

type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'payment'>;

interface CardOwner {
  readonly customerId: CustomerId;
  readonly requestId: string;
}

/** Calls the provider. @throws HttpError 503 if it is unavailable */
async function callProvider<T>(call: () => Promise<T>): Promise<T> {
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

export function toPaymentMethod(row: MethodRow & { readonly paysFrom?: Date | null }): PaymentMethod {
  const { id, is_default, is_saved, declined_at, created_at, paysFrom } = row;
  return {
    ...toMethodDetails(row),
    id,
    is_default,
    is_saved,
    declined_at: declined_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    ...(paysFrom && { pays_from: paysFrom.toISOString() }),
  };
}

/** Creates a setup intent, which only this customer can complete. */
export async function beginSetup(
  { db, clock, payment }: PaymentDeps,
  customerId: CustomerId,
  type: MethodType,
): ReturnType<PaymentProvider['createSetupIntent']> {
  const intent = await callProvider(() => payment.createSetupIntent(customerId, type));
  await recordSetupIntent(db, { id: intent.id, customer_id: customerId, created_at: clock.now() });
  return intent;
}

interface StoreOptions {
  /** Make it the default card. */
  readonly first: boolean;
  /** Keep the card for later purchases and renewals. Otherwise it pays one order and is then deleted. */
  readonly save: boolean;
}

/**
 * Stores the card of a confirmed setup intent. Idempotent per intent. It becomes the default at once only if its bank has confirmed it,
 * otherwise after its first payment (OR-12).
 * @throws HttpError 422 for an intent of another customer, 409 for one that is not confirmed
 */
export async function storeMethod(
  { db, clock, payment }: PaymentDeps,
  owner: CardOwner,
  intentId: SetupIntentId,
  options: StoreOptions,
): Promise<MethodRow> {
  const known = await ownSetupIntent(db, owner.customerId, intentId);
  if (!known)
    throw unprocessable('This card form no longer exists. Reload the page and enter the card again.', {
      code: 'no_such_setup_intent',
    });
  if (known.method && !known.method.deleted_at) return known.method;
  if (known.method) throw conflict('This card was removed. Enter it again to save it.', { code: 'card_removed' });

  const state = await callProvider(() => payment.getSetupIntent(intentId));
  if (state.status === 'missing')
    throw unprocessable('This card form no longer exists. Reload the page and enter the card again.', {
      code: 'no_such_setup_intent',
    });
  if (state.status === 'open') throw conflict('Enter the card first.', { code: 'card_not_entered' });
  const { method } = state;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockCards(tx, owner.customerId);
    const others = await listCards(tx, owner.customerId);
    const same = others.find(({ setup_intent_id }) => setup_intent_id === intentId);
    if (same) return same;
    const isWantedFirst = options.save && (options.first || !others.some(({ is_saved }) => is_saved));
    const is_default = isWantedFirst && method.verified;
    if (is_default) await clearDefaultCard(tx, owner.customerId);
    const row = await insertCard(tx, {
      customer_id: owner.customerId,
      provider_method_id: method.methodId,
      setup_intent_id: intentId,
      ...methodRow(method.details),
      is_default,
      is_saved: options.save,
      default_wanted: isWantedFirst && !is_default,
      verified_at: method.verified ? now : null,
      created_at: now,
    });
    await auditCard(tx, owner, options.save ? 'payment_method.added' : 'payment_method.entered', row, now);
    return row;
  });
}

/**
 * Makes a card the default card, which automatic renewals charge.
 * @throws HttpError 404 for another customer's card, 409 for one that no bank has confirmed yet
 */
export async function makeDefault({ db, clock }: PaymentDeps, owner: CardOwner, id: CardId): Promise<MethodRow> {
  return inTransaction(db, async (tx) => {
    await lockCards(tx, owner.customerId);
    const card = await findStoredCard(tx, owner.customerId, id);
    if (!card) throw notFound('Card not found.', { code: 'no_such_payment_method' });
    if (card.is_default) return card;
    if (!(await canBeDefault(tx, card)))
      throw conflict(
        'The bank has not confirmed this card yet. Once you have paid with it, you can make it the default card.',
        { code: 'card_not_verified' },
      );
    await clearDefaultCard(tx, owner.customerId);
    await changeCard(tx, card, { is_default: true });
    await auditCard(tx, owner, 'payment_method.made_default', card, clock.now());
    return { ...card, is_default: true };
  });
}

/**
 * Deletes a card here and at the provider.
 * @throws HttpError 404 for another customer's card, 409 while an order is being paid with it
 */
export async function removeMethod({ db, clock, payment }: PaymentDeps, owner: CardOwner, id: CardId): Promise<void> {
  const found = await cardWithOpenOrder(db, owner.customerId, id);
  if (!found) throw notFound('Card not found.', { code: 'no_such_payment_method' });
  if (found.openOrder)
    throw conflict('An order is being paid with this card. Remove it once the order is complete.', {
      code: 'card_in_use',
    });
  await callProvider(() => payment.forgetMethod(found.method.provider_method_id));
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await lockCards(tx, owner.customerId);
    // Read again under the lock: the customer may have made it the default card during the call to the provider.
    const card = await findStoredCard(tx, owner.customerId, id);
    const removed = card && (await removeCard(tx, card, now));
    if (!removed) return;
    if (card.is_default) await makeNewestDefault(tx, owner.customerId);
    await auditCard(tx, owner, 'payment_method.removed', removed, now);
  });
}

/** Marks a card as verified after a payment, and makes it the default if its customer asked for that (OR-12). */
export async function recordCardPaid(tx: Tx, { customer_id, payment_method_id }: PaidOrder, at: Date): Promise<void> {
  await lockCards(tx, customer_id);
  const card = await findStoredCard(tx, customer_id, payment_method_id);
  if (!card) return;
  const becomesDefault = card.default_wanted && card.is_saved;
  if (becomesDefault) await clearDefaultCard(tx, customer_id);
  await changeCard(tx, card, {
    verified_at: card.verified_at ?? at,
    declined_at: null,
    default_wanted: false,
    ...(becomesDefault && { is_default: true }),
  });
}

/** Milliseconds that a single-use card waits for its order. */
const UNUSED_MS = millisecondsInDay;

/** Deletes unsaved cards here and at the provider, once they are no longer needed or their order was never placed. @returns how many */
export async function forgetUnsavedCards(deps: PaymentDeps & Pick<Deps, 'log'>): Promise<number> {
  const { db, clock, payment, log } = deps;
  const now = clock.now();
  const due = await listForgettableCards(db, new Date(now.getTime() - UNUSED_MS));
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
      const removed = await forgetUnsavedCard(tx, card, now);
      if (removed)
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

const INTERVAL_SECONDS = 300;

const forgettingCards = defineQueue<Record<string, never>>({
  name: 'unsaved-cards',
  retryLimit: 3,
  retryDelay: 60,
  expireIn: 900,
  forget: true,
});

export function registerUnsavedCardJob(deps: PaymentDeps & Pick<Deps, 'log' | 'jobs'>): void {
  deps.jobs.handle(forgettingCards, async () => void (await forgetUnsavedCards(deps)));
  deps.jobs.every(INTERVAL_SECONDS, forgettingCards, {});
}

async function auditCard(
  tx: Tx,
  { customerId, requestId }: CardOwner,
  action: AuditAction,
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
