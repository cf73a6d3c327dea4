import type { OrderConflict, OrderItem, CardId, CustomerId, OrderId } from '@storefront/shared/contract';
import { lineKind, splitDomain, sumMinor, tldRequirements, toUnicode, toWire } from '@storefront/shared/domain';
import { failpoint } from '../../core/failpoints';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../db/uuid';
import { conflict, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { readReferralPartner } from '../cart';
import { findOpenOrder } from '../orders';
import { countAddresses, areReverseCharged } from '../prices';
import type { SellingDeps } from '../price-list';
import { refuseWhileDeleted } from '../registrar-changes';
import { codeToKeep } from '../transfers';
import { whyNot } from './items/add-ons-alone';
import { lockedDomain } from './items/queries';
import type { AcceptedOrder, PricedItem } from './order-pricing';
import { insertOrder, insertOrderItems, keepAccountOpen, type NewOrderItem } from './place-order-queries';

type WriteDeps = Pick<SellingDeps, 'config' | 'db' | 'clock' | 'tracing'>;

/**
 * Writes an order that pays by a card, due for its first step, with its items and audit row.
 * @returns its id, or null when the key is taken
 * @throws HttpError 409 when add-ons alone cannot be sold any more or a domain is being deleted, 422 when the account is closed
 */
export const writeOrder = (deps: WriteDeps, order: AcceptedOrder, cardId: CardId): Promise<OrderId | null> =>
  inTransaction(deps.db, (tx) => write(tx, deps, order, cardId));

async function write(
  tx: Tx,
  deps: WriteDeps,
  { request, priced, priceListVersion, now }: AcceptedOrder,
  cardId: CardId,
): Promise<OrderId | null> {
  const { buyer, placedBy, consentVersion, currency } = request;
  // Held until the order is there: an account is not closed meanwhile, and none is ordered for that was (LG-07).
  if (!(await keepAccountOpen(tx, buyer.id)))
    throw unprocessable('This account is closed.', { code: 'account_closed' });
  const consent = consentVersion === null ? null : { text_version: consentVersion, given_at: now.toISOString() };
  const partnerId = readReferralPartner(request.referral, now, deps.config.secrets.acceptedSigningKeys('referral'));
  const total = sumMinor([priced.amount, priced.tax]);
  const orderId = await insertOrder(tx, {
    customer_id: buyer.id,
    idempotency_key: request.key,
    request_hash: request.hash,
    state: 'submitted',
    currency_code: currency,
    language: placedBy.language,
    amount: priced.amount,
    tax: priced.tax,
    total,
    tax_country: buyer.country,
    vat: buyer.vat && { ...buyer.vat, reverse_charge: priced.items.some(({ taxes }) => areReverseCharged(taxes)) },
    consent,
    payment_method_id: cardId,
    next_step_at: now,
    merchant_initiated: placedBy.merchantInitiated,
    partner_id: partnerId,
    request_id: placedBy.requestId,
    trace: deps.tracing.origin(),
    created_at: now,
    updated_at: now,
  });
  if (orderId === null) return null;
  await refuseDeleted(tx, buyer.id, request.items);
  await refuseTwice(tx, buyer.id, priced.items, currency, now);
  const settings = new Map(request.renewalSettings.map(({ domain_name, auto_renew }) => [domain_name, auto_renew]));
  const rulesVersions = getRulesVersions(request.items);
  await insertOrderItems(
    tx,
    priced.items.map((item, position) => ({
      ...itemRow(deps, item),
      order_id: orderId,
      position,
      updated_at: now,
      ...(lineKind(item.item) === 'renew' && { auto_renew_after: settings.get(item.item.domain_name) ?? null }),
    })),
  );
  await audit(tx, {
    at: now,
    actor: placedBy.actor,
    action: 'order.placed',
    subject: `order:${orderId}`,
    after: {
      state: 'submitted',
      total,
      currency_code: currency,
      price_list: priceListVersion,
      tld_rules: rulesVersions,
      ...(consent && { consent }),
      ...(partnerId && { partner: partnerId }),
    },
    requestId: placedBy.requestId,
  });
  failpoint('before-placed-commit');
  return orderId;
}

function itemRow(
  deps: Pick<SellingDeps, 'config' | 'clock'>,
  { item, cost, amount, tax, taxes, addOns, premium, fee }: PricedItem,
): Omit<NewOrderItem, 'order_id' | 'position' | 'updated_at'> {
  return {
    id: newId(),
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
    ...(item.type === 'new' && { enable_privacy: item.enable_privacy, auto_renew: item.auto_renew }),
    ...(item.type === 'renew'
      ? { current_expiry_date: new Date(item.current_expiry_date) }
      : { registrant: item.registrant, tld_data: item.tld_data }),
    ...(item.type === 'transfer' && { auth_info: codeToKeep(deps, item.domain_name, item.auth_info) }),
  };
}

/**
 * What is to be done with a domain waits for no deletion: a name that is renewed is kept from its deletion until the order is there, and one
 * that is being deleted is not renewed.
 * @throws HttpError 409
 */
async function refuseDeleted(tx: Tx, customerId: CustomerId, items: readonly OrderItem[]): Promise<void> {
  const names = items.filter(({ type }) => type === 'renew').map(({ domain_name }) => domain_name);
  // In one order, so that two orders do not wait for each other.
  for (const name of [...new Set(names)].sort()) {
    const held = await lockedDomain(tx, customerId, name);
    if (held) await refuseWhileDeleted(tx, held);
  }
}

/**
 * Whoever buys add-ons alone has the domain to themselves until the order is there: what it has got since it was looked at, and what
 * another order for it may still bring, is not sold to it again (DM-09).
 * @throws HttpError 409
 */
async function refuseTwice(
  tx: Tx,
  customerId: CustomerId,
  items: readonly PricedItem[],
  currency: string,
  now: Date,
): Promise<void> {
  const changes: OrderConflict['changes'] = [];
  const open: OrderId[] = [];
  for (const { item, amount, addOns, addresses } of items) {
    if (item.type !== 'renew' || lineKind(item) !== 'add_ons') continue;
    const held = await lockedDomain(tx, customerId, item.domain_name);
    const isSame =
      held && (!addOns.some(({ type }) => type === 'email_forwarding') || countAddresses(held, now) === addresses);
    const fits =
      isSame &&
      whyNot(held, { current_expiry_date: new Date(item.current_expiry_date), sub_items: [...addOns] }, now) === null;
    const other = await findOpenOrder(tx, customerId, item.domain_name);
    if (other) open.push(other);
    if (!fits || other)
      changes.push({ domain: item.domain_name, reason: 'not_sold', was: toWire(amount, currency), now: null });
  }
  if (changes.length === 0) return;
  const names = changes.map(({ domain }) => toUnicode(domain)).join(', ');
  throw conflict(`${names} has changed, or another order for it is in progress. Nothing was charged.`, {
    code: 'unavailable',
    params: { what: 'changed', domains: changes.map(({ domain }) => domain) },
    // Where its payment waits for the bank, it can be cancelled there.
    body: { changes, amount: null, tax: null, ...(open[0] && { order_id: open[0] }) },
  });
}

/** Which rules of the registries the order was checked by, by TLD. */
function getRulesVersions(items: readonly OrderItem[]): Record<string, string> {
  const tlds = items.filter(({ type }) => type !== 'renew').map(({ domain_name }) => splitDomain(domain_name).tld);
  return Object.fromEntries(tlds.map((tld) => [tld, tldRequirements(tld).rulesVersion]));
}
