import { randomUUID } from 'node:crypto';
import type { ErrorItem, OrderConflict, OrderItem, OrderPayload, OrderStatus } from '@storefront/shared/contract';
import {
  lineKind,
  splitDomain,
  sumMinor,
  tldRequirements,
  toMinor,
  toUnicode,
  toWire,
} from '@storefront/shared/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NameState } from '../../ports/registrar';
import type { Tx } from '../../db/client';
import { customers, domains, order_items, orders, payment_methods, type OrderState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import { type SellingDeps, saleCurrency } from '../price-list';
import { failpoint } from '../../core/failpoints';
import { conflict, problemAt, unprocessable } from '../../http/errors';
import { ORDER_REAUTH_MS, reauthNeeded } from '../../http/session';
import { audit } from '../audit';
import { heldAddOnsOf, type HeldAddOns, renewalStatusesOf } from '../portfolio';
import { canPay } from '../payment';
import { codeProblems, codeToKeep } from '../transfers';
import { areReverseCharged, taxPlaceOf, type TaxedCustomer, addressesOf } from '../prices';
import { REGISTRY_WAIT_MS, type AvailabilityCache } from '../availability';
import { partnerOfReferral } from '../cart';
import { orderProblems, settingProblems, type OwnDomain } from './order-checks';
import { lockedDomain, tooManyAddresses, whyNot } from './items/add-ons-alone';
import { isFinalItem, itemMessage, itemStates, statusNameOf, type Actor } from '../orders';
import { priceOrder, type PricedItem, type PricedOrder } from './order-pricing';
import { requestHash } from './request-hash';

export type PlaceOrderDeps = Pick<SellingDeps, 'config' | 'db' | 'clock' | 'registrar' | 'priceListCache'> & {
  readonly availabilityCache: AvailabilityCache;
};

/** Whose order it is, and what its tax depends on. */
export interface Buyer extends TaxedCustomer {
  readonly id: string;
}

/** Who places an order, for the audit row. */
export interface PlacingActor extends Actor {
  /** The customer is not present: a bank that asks for a confirmation declines. */
  readonly merchantInitiated: boolean;
  /** The customer signed in or stepped up within `ORDER_REAUTH_MS`. Else only a card entered within it is charged (ADR 23). */
  readonly signedInRecently: boolean;
}

interface PlacedOrder {
  readonly order_id: string;
  readonly status_name: OrderStatus;
}

/**
 * Places an order, once for each key (OR-05). The shop prices it itself; what differs from what the customer saw refuses the
 * order with the new figures (OR-06, OR-07). Registries are asked before the transaction, which is the same few statements for
 * any number of items.
 * @throws HttpError 409 with an order conflict or `password_needed`, 422 with what cannot be carried out
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  customer: Buyer,
  payload: OrderPayload,
  placedBy: PlacingActor,
): Promise<PlacedOrder & { isNew: boolean }> {
  // Whether a delay is accepted is no part of what is ordered: the same key stays the same order when the registrar stops answering in between.
  // Nor is where the customer came from, which may have been forgotten meanwhile.
  const { idempotency_key, accepts_delay: acceptsDelay, referral: _referral, ...content } = payload;
  const hash = requestHash(content);
  const currency = saleCurrency(payload.currency_code, deps.config);

  const { earlier, methodId, cardSince } = await beforehand(deps, customer.id, payload);
  if (earlier) return repeated(earlier, hash);
  if (!methodId) throw unprocessable('This card is no longer saved. Choose another one.', { code: 'no_such_card' });

  // A card is stored only after step-up, so one that was entered during this checkout needs no other.
  const isCardNew = cardSince !== null && deps.clock.now().getTime() - cardSince.getTime() <= ORDER_REAUTH_MS;
  if (!placedBy.signedInRecently && !placedBy.merchantInitiated && !isCardNew) throw reauthNeeded();

  // An order that waits for hours is taken only from somebody who was told so before paying; nobody pays an autorenewal at a page (R6).
  if (!deps.registrar.isAvailable() && !acceptsDelay && !placedBy.merchantInitiated) {
    throw conflict('The registrar is not responding, so this order may take longer. Nothing was charged.', {
      code: 'may_take_longer',
      body: { changes: [], amount: null, tax: null },
    });
  }

  const own = await ownDomains(deps, customer.id, payload.order_items);
  const problems = [
    ...orderProblems(payload.order_items, own, { now: deps.clock.now(), priceList: deps.priceListCache.current() }),
    ...settingProblems(payload),
    ...codeProblems(deps, payload.order_items),
  ];
  if (problems.length > 0)
    throw unprocessable('Part of the order cannot be fulfilled.', { code: 'invalid_order', detail: problems });

  const answers = {
    states: await askAnew(deps, payload.order_items),
    premiums: await deps.availabilityCache.premiumsOf(
      payload.order_items.filter(({ type }) => type !== 'new').map(({ domain_name }) => domain_name),
      REGISTRY_WAIT_MS,
    ),
    renewalStatuses: await renewalStatusesOf(deps, [...own.values()]),
    held: await heldAddOnsOf(
      deps,
      customer.id,
      payload.order_items.filter((item) => lineKind(item) === 'add_ons').map(({ domain_name }) => domain_name),
    ),
  };
  const now = deps.clock.now();
  const crowded = addressProblems(payload.order_items, answers.held, now);
  if (crowded.length > 0)
    throw unprocessable('Part of the order cannot be fulfilled.', { code: 'invalid_order', detail: crowded });
  const priceList = deps.priceListCache.current();
  const priced = priceOrder(payload.order_items, {
    answers,
    priceList,
    currency,
    ...taxPlaceOf(customer, deps.config),
    quoteKey: deps.config.secrets.signingKey('quote'),
    now,
  });
  refuseWhatChanged(payload, priced);

  const placed = await inTransaction(deps.db, (tx) =>
    write(tx, deps, { customer, payload, hash, methodId, priced, priceList: priceList.version, now, placedBy }),
  );
  failpoint('after-placed');
  if (placed) return { order_id: placed, status_name: statusNameOf('submitted'), isNew: true };
  // The same key came twice at once and the other was first.
  const winner = await beforehand(deps, customer.id, payload);
  if (!winner.earlier) throw new Error(`Order key ${idempotency_key} belongs to a missing order`);
  return repeated(winner.earlier, hash);
}

/** Email addresses beyond those that a domain can have, each with its place in the order. */
function addressProblems(items: readonly OrderItem[], held: ReadonlyMap<string, HeldAddOns>, now: Date): ErrorItem[] {
  return items.flatMap((item, index) => {
    const domain = lineKind(item) === 'add_ons' && item.type === 'renew' ? held.get(item.domain_name) : undefined;
    const more = item.type === 'renew' ? item.sub_items.filter((addOn) => addOn === 'email_forwarding').length : 0;
    const problem = domain && tooManyAddresses(domain, more, now);
    return problem
      ? [
          problemAt(
            ['order_items', index, 'sub_items'],
            { code: problem.code, params: { domain: item.domain_name, ...problem.params } },
            `${item.domain_name}: ${itemMessage(problem)}`,
          ),
        ]
      : [];
  });
}

interface EarlierOrder {
  readonly id: string;
  readonly request_hash: string;
  readonly state: OrderState;
}

/** The order that the key already has, and the card, in one statement. */
async function beforehand(
  { db }: PlaceOrderDeps,
  customerId: string,
  { idempotency_key, payment_method_id }: OrderPayload,
): Promise<{ earlier: EarlierOrder | null; methodId: string | null; cardSince: Date | null }> {
  const card = and(
    eq(payment_methods.customer_id, customers.id),
    isNull(payment_methods.deleted_at),
    canPay,
    isUuid(payment_method_id) ? eq(payment_methods.id, payment_method_id) : sql`false`,
  );
  const [row] = await db
    .select({
      earlier: { id: orders.id, request_hash: orders.request_hash, state: orders.state },
      methodId: payment_methods.id,
      cardSince: payment_methods.created_at,
    })
    .from(customers)
    .leftJoin(orders, and(eq(orders.customer_id, customers.id), eq(orders.idempotency_key, idempotency_key)))
    .leftJoin(payment_methods, card)
    .where(eq(customers.id, customerId));
  return { earlier: row?.earlier ?? null, methodId: row?.methodId ?? null, cardSince: row?.cardSince ?? null };
}

/** @throws HttpError 409 when the key belongs to another order */
function repeated(earlier: EarlierOrder, hash: string): PlacedOrder & { isNew: false } {
  if (earlier.request_hash !== hash) {
    throw conflict('This order was already placed with different contents. Reload the page to see it.', {
      code: 'key_reused',
      body: { changes: [], amount: null, tax: null, order_id: earlier.id },
    });
  }
  return { order_id: earlier.id, status_name: statusNameOf(earlier.state), isNew: false };
}

async function ownDomains(
  { db }: PlaceOrderDeps,
  customerId: string,
  items: readonly OrderItem[],
): Promise<Map<string, OwnDomain>> {
  const names = items.filter(({ type }) => type === 'renew').map(({ domain_name }) => domain_name);
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: domains.name, expiry_date: domains.expiry_date })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), inArray(domains.name, names), isNull(domains.ended_at)));
  return new Map(rows.map((row) => [row.name, row]));
}

/** What registries say of the new names now: an order does not rely on what was said a minute ago. */
async function askAnew({ registrar }: PlaceOrderDeps, items: readonly OrderItem[]): Promise<Map<string, NameState>> {
  const names = items.filter(({ type }) => type === 'new').map(({ domain_name }) => domain_name);
  const states = new Map<string, NameState>();
  if (names.length > 0)
    await registrar.check(names, (state) => states.set(state.name, state), {
      signal: AbortSignal.timeout(REGISTRY_WAIT_MS),
    });
  return states;
}

/**
 * Sums alone do not tell: one line may cost more by what another costs less.
 * @throws HttpError 409: names that cannot be had come first, then prices
 */
function refuseWhatChanged(payload: OrderPayload, { changes, isAsQuoted, amount, tax }: PricedOrder): void {
  const currency = payload.currency_code;
  const figures = { amount: toWire(amount, currency), tax: toWire(tax, currency) };
  const gone = changes.filter(({ now }) => now === null);
  if (gone.length > 0) {
    const names = gone.map(({ domain }) => domain).join(', ');
    throw conflict(`${names} ${gone.length === 1 ? 'is' : 'are'} no longer available. Nothing was charged.`, {
      code: 'unavailable',
      params: { what: 'gone', domains: gone.map(({ domain }) => domain) },
      body: { changes: [...changes], ...figures },
    });
  }
  if (
    isAsQuoted &&
    amount === toMinor(payload.original_amount, currency) &&
    tax === toMinor(payload.original_tax, currency)
  )
    return;
  throw conflict('The price has changed since you saw it. Nothing was charged.', {
    code: 'price_changed',
    body: { changes: [...changes], ...figures },
  });
}

interface NewOrder {
  readonly customer: Buyer;
  readonly payload: OrderPayload;
  readonly hash: string;
  readonly methodId: string;
  readonly priced: PricedOrder;
  /** Which prices it was worked out by, for the books. */
  readonly priceList: string;
  readonly now: Date;
  readonly placedBy: PlacingActor;
}

/** Writes the order, due for its first step, with its items and audit row. @returns its id, or null when the key is taken */
async function write(
  tx: Tx,
  deps: PlaceOrderDeps,
  { customer, payload, hash, methodId, priced, priceList, now, placedBy }: NewOrder,
): Promise<string | null> {
  // Held until the order is there: an account is not closed meanwhile, and none is ordered for that was (LG-07).
  const [open] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customer.id), isNull(customers.closed_at)))
    .for('key share');
  if (!open) throw unprocessable('This account is closed.', { code: 'account_closed' });
  const consent = payload.consent ? { text_version: payload.consent.text_version, given_at: now.toISOString() } : null;
  const partnerId = partnerOfReferral(payload.referral, now, deps.config.secrets.signingKey('referral'));
  const [order] = await tx
    .insert(orders)
    .values({
      customer_id: customer.id,
      idempotency_key: payload.idempotency_key,
      request_hash: hash,
      state: 'submitted',
      currency_code: payload.currency_code,
      amount: priced.amount,
      tax: priced.tax,
      total: sumMinor([priced.amount, priced.tax]),
      tax_country: customer.country,
      vat: customer.vat && {
        ...customer.vat,
        reverse_charge: priced.items.some(({ taxes }) => areReverseCharged(taxes)),
      },
      consent,
      payment_method_id: methodId,
      next_step_at: now,
      merchant_initiated: placedBy.merchantInitiated,
      partner_id: partnerId,
      request_id: placedBy.requestId,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoNothing({ target: [orders.customer_id, orders.idempotency_key] })
    .returning({ id: orders.id });
  if (!order) return null;
  await refuseTwice(tx, customer.id, priced.items, { ...payload, now });
  const settings = new Map(payload.renewal_settings?.map(({ domain_name, auto_renew }) => [domain_name, auto_renew]));
  await tx
    .insert(order_items)
    .values(
      priced.items.map((item, position) => ({
        ...itemRow(deps, item, order.id, position, now),
        ...(lineKind(item.item) === 'renew' && { auto_renew_after: settings.get(item.item.domain_name) ?? null }),
      })),
    );
  await audit(tx, {
    at: now,
    actor: placedBy.actor,
    action: 'order.placed',
    subject: `order:${order.id}`,
    after: {
      state: 'submitted',
      total: sumMinor([priced.amount, priced.tax]),
      currency_code: payload.currency_code,
      price_list: priceList,
      tld_rules: rulesVersions(payload.order_items),
      ...(consent && { consent }),
      ...(partnerId && { partner: partnerId }),
    },
    requestId: placedBy.requestId,
  });
  failpoint('before-placed-commit');
  return order.id;
}

function itemRow(
  deps: Pick<SellingDeps, 'config' | 'clock'>,
  { item, cost, amount, tax, taxes, addOns, premium, fee }: PricedItem,
  order_id: string,
  position: number,
  now: Date,
): typeof order_items.$inferInsert {
  return {
    id: randomUUID(),
    order_id,
    position,
    type: item.type,
    domain_name: item.domain_name,
    period: item.period,
    state: 'waiting',
    cost,
    amount,
    tax,
    tax_rates: [...taxes],
    sub_items: [...addOns],
    premium,
    fee,
    updated_at: now,
    ...(item.type === 'new' && { enable_privacy: item.enable_privacy, auto_renew: item.auto_renew }),
    ...(item.type === 'renew'
      ? { current_expiry_date: new Date(item.current_expiry_date) }
      : { registrant: item.registrant, tld_data: item.tld_data }),
    ...(item.type === 'transfer' && { auth_info: codeToKeep(deps, item.domain_name, item.auth_info) }),
  };
}

/**
 * Whoever buys add-ons alone has the domain to themselves until the order is there: what it has got since it was looked at, and what
 * another order for it may still bring, is not sold to it again (DM-09).
 * @throws HttpError 409
 */
async function refuseTwice(
  tx: Tx,
  customerId: string,
  items: readonly PricedItem[],
  { currency_code, now }: Pick<OrderPayload, 'currency_code'> & { readonly now: Date },
): Promise<void> {
  const changes: OrderConflict['changes'] = [];
  for (const { item, amount, addOns, addresses } of items) {
    if (item.type !== 'renew' || lineKind(item) !== 'add_ons') continue;
    const held = await lockedDomain(tx, customerId, item.domain_name);
    const isSame =
      held && (!addOns.some(({ type }) => type === 'email_forwarding') || addressesOf(held, now) === addresses);
    const fits =
      isSame &&
      whyNot(
        held,
        { id: item.domain_name, current_expiry_date: new Date(item.current_expiry_date), sub_items: [...addOns] },
        now,
      ) === null;
    const [open] = await tx
      .select({ id: order_items.id })
      .from(order_items)
      .innerJoin(orders, eq(orders.id, order_items.order_id))
      .where(
        and(
          eq(order_items.domain_name, item.domain_name),
          eq(orders.customer_id, customerId),
          inArray(
            order_items.state,
            itemStates.filter((state) => !isFinalItem(state)),
          ),
        ),
      )
      .limit(1);
    if (!fits || open)
      changes.push({ domain: item.domain_name, reason: 'not_sold', was: toWire(amount, currency_code), now: null });
  }
  if (changes.length === 0) return;
  const names = changes.map(({ domain }) => toUnicode(domain)).join(', ');
  throw conflict(`${names} has changed, or another order for it is in progress. Nothing was charged.`, {
    code: 'unavailable',
    params: { what: 'changed', domains: changes.map(({ domain }) => domain) },
    body: { changes, amount: null, tax: null },
  });
}

/** Which rules of the registries the order was checked by, by TLD. */
function rulesVersions(items: readonly OrderItem[]): Record<string, string> {
  const tlds = items.filter(({ type }) => type !== 'renew').map(({ domain_name }) => splitDomain(domain_name).tld);
  return Object.fromEntries(tlds.map((tld) => [tld, tldRequirements(tld).rulesVersion]));
}
