import type { OrderItem, OrderId } from '@storefront/shared/contract';
import { lineKind, splitDomain, sumMinor, tldRequirements } from '@storefront/shared/domain';
import { failpoint } from '../../core/failpoints';
import { deriveLanguageTag } from '../../core/language-tag';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../db/uuid';
import { unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { readReferralPartner } from '../cart';
import { areReverseCharged } from '../prices';
import { lockCards } from '../payment';
import type { SellingDeps } from '../price-list';
import { codeToKeep } from '../transfers';
import { refuseDeleted, refuseSpentCard, refuseTwice, refuseUnwanted } from './checks-under-lock';
import { refuseBeingDeleted } from './names-held-here';
import type { AcceptedOrder, PricedItem } from './order-pricing';
import {
  findFormerLanguageTags,
  insertOrder,
  insertOrderItems,
  lockAgainstClosure,
  type NewOrderItem,
  type PayingCard,
} from './place-order-queries';

type Payer = Pick<PayingCard, 'id' | 'is_saved'>;
type WriteDeps = Pick<SellingDeps, 'config' | 'db' | 'clock' | 'tracing' | 'priceListCache'>;

/**
 * Writes an order, due for its first step, with its items and audit entry.
 * @returns its id, or null if the key is taken
 * @throws HttpError 409 if add-ons on their own can no longer be sold, a domain is being deleted or auto-renew is no longer wanted, 422 if
 * the account is closed or the card can no longer pay
 */
export const writeOrder = (deps: WriteDeps, order: AcceptedOrder, card: Payer): Promise<OrderId | null> =>
  inTransaction(deps.db, (tx) => write(tx, deps, order, card));

async function write(
  tx: Tx,
  deps: WriteDeps,
  { request, priced, priceListVersion, now }: AcceptedOrder,
  card: Payer,
): Promise<OrderId | null> {
  const { buyer, placedBy, consentVersion, currency } = request;
  // Locked until the order is written, so that the account cannot be closed meanwhile, and a closed one cannot order (LG-07).
  if (!(await lockAgainstClosure(tx, buyer.id)))
    throw unprocessable('This account is closed.', { code: 'account_closed' });
  // A card that is not saved pays for one order only, so concurrent orders with it are serialised (OR-12a).
  if (!card.is_saved) await lockCards(tx, buyer.id);
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
    payment_method_id: card.id,
    next_step_at: now,
    merchant_initiated: placedBy.merchantInitiated,
    partner_id: partnerId,
    request_id: placedBy.requestId,
    trace: deps.tracing.origin(),
    created_at: now,
    updated_at: now,
  });
  if (orderId === null) return null;
  if (!card.is_saved) await refuseSpentCard(tx, buyer.id, card.id, orderId);
  await refuseDeleted(tx, buyer.id, request.items);
  await refuseBeingDeleted(tx, request.items);
  if (placedBy.merchantInitiated) await refuseUnwanted(tx, buyer.id, request.items, deps.priceListCache.current());
  await refuseTwice(tx, buyer.id, priced.items, currency, now);
  const settings = new Map(request.renewalSettings.map(({ domain_name, auto_renew }) => [domain_name, auto_renew]));
  const rulesVersions = getRulesVersions(request.items);
  const languageTags = await getLanguageTags(tx, request.items);
  await insertOrderItems(
    tx,
    priced.items.map((item, position) => ({
      ...itemRow(deps, item),
      order_id: orderId,
      position,
      updated_at: now,
      language_tag: languageTags.get(item.item.domain_name) ?? null,
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
 * Returns the language tags of the internationalised domains that the order brings here, by domain. A domain that comes back from another
 * registrar keeps the tag with which it was registered, whatever would be derived from its letters today.
 */
async function getLanguageTags(tx: Tx, items: readonly OrderItem[]): Promise<ReadonlyMap<string, string>> {
  const tags = new Map<string, string>();
  for (const { type, domain_name } of items) {
    const tag = type === 'renew' ? null : deriveLanguageTag(domain_name);
    if (tag !== null) tags.set(domain_name, tag);
  }
  const transfers = items.filter(({ type, domain_name }) => type === 'transfer' && tags.has(domain_name));
  const former = await findFormerLanguageTags(
    tx,
    transfers.map(({ domain_name }) => domain_name),
  );
  for (const { name, language_tag } of former) if (language_tag !== null) tags.set(name, language_tag);
  return tags;
}

/** Returns the versions of the registry rules that the order was checked against, by TLD. */
function getRulesVersions(items: readonly OrderItem[]): Record<string, string> {
  const tlds = items.filter(({ type }) => type !== 'renew').map(({ domain_name }) => splitDomain(domain_name).tld);
  return Object.fromEntries(tlds.map((tld) => [tld, tldRequirements(tld).rulesVersion]));
}
