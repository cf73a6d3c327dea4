import type { OrderItem, OrderPayload } from '../contract/checkout';
import type { Contact } from '../contract/contact';
import type { AddOnService } from '../contract/price';
import type { CartItem } from './cart-item';
import { lineKind } from './line-kind';
import { toWire } from './money';
import { splitDomain } from './names';
import { registryKey } from './tld-requirements/registry-key';
import { tldAnswers } from './tld-requirements/requirements';
import type { TldAnswers } from './tld-requirements/types';
import { cartTotals, selectedAddOns } from './totals';
import { PERFORMANCE_CONSENT } from './withdrawal';

/** The registrant of a domain to be ordered. */
export interface OrderedRegistrant {
  readonly contact: Contact;
  /** Answers by TLD (`co.uk`) or by registry key (`uk`); the TLD's own take precedence. */
  readonly tldData: Readonly<Record<string, TldAnswers>>;
}

/** The data from which an order is built. */
export interface OrderInput {
  readonly items: readonly CartItem[];
  /** Returns the registrant of a new or transferred domain. Not called for renewals, which keep theirs. */
  readonly findRegistrant: (domain: string) => OrderedRegistrant | null;
  readonly paymentMethodId: string;
  readonly currencyCode: string;
  readonly idempotencyKey: string;
  /** The consumer has consented to immediate performance, in the current wording (LG-05). */
  readonly consented?: boolean;
  /** The customer was told that the registrar is not responding and the order may take longer. */
  readonly acceptsDelay?: boolean;
  /** Which partner sent the shopper for some of these domains (EM-02). */
  readonly referral?: string;
}

/** Lists the selected add-ons, each repeated as often as it is ordered. */
function subItems(item: CartItem): AddOnService[] {
  return selectedAddOns(item).flatMap(({ type, quantity }) => Array.from({ length: quantity }, () => type));
}

/**
 * Returns the contact to send. For a person, the organisation is removed, which would otherwise be the holder (ICANN Registration Data
 * Policy).
 */
function toSentContact(contact: Contact): Contact {
  const { org_name, ...person } = contact;
  return contact.kind === 'organization' && org_name ? { ...person, org_name } : person;
}

function orderItem(item: CartItem, { findRegistrant }: OrderInput): OrderItem {
  const { domain: domain_name, period, quote } = item;
  const base = { product: 'domain' as const, domain_name, period, ...(quote === undefined ? {} : { quote }) };
  if (item.type === 'renew') {
    if (!item.date) throw new RangeError(`The renewal of ${domain_name} has no expiry date`);
    return { ...base, type: 'renew', current_expiry_date: item.date, sub_items: subItems(item) };
  }
  const registrant = findRegistrant(domain_name);
  if (!registrant) throw new RangeError(`${domain_name} has no registrant`);
  const { contact, tldData } = registrant;
  const { tld } = splitDomain(domain_name);
  const answers = tldAnswers(tld, tldData[tld] ?? tldData[registryKey(tld)] ?? {}, contact);
  const holder = {
    registrant: toSentContact(contact),
    tld_data: Object.keys(answers).length > 0 ? { [tld]: answers } : {},
  };
  if (item.type === 'transfer') {
    if (!item.auth_info) throw new RangeError(`The transfer of ${domain_name} has no code`);
    return { ...base, ...holder, type: 'transfer', auth_info: item.auth_info };
  }
  return {
    ...base,
    ...holder,
    type: 'new',
    enable_privacy: item.privacy,
    auto_renew: item.autorenew,
    sub_items: subItems(item),
  };
}

/**
 * Builds the order of a cart, each item with only the fields of its type (OR-01). The amounts are the cart's totals before tax and of the
 * tax; the server only compares them with its own (OR-06).
 * @throws RangeError when a renewal lacks its expiry date, a transfer its code, or either a transfer or a new domain its registrant.
 */
export function orderPayload(input: OrderInput): OrderPayload {
  const totals = cartTotals(input.items);
  const renewed = input.items.filter((item) => lineKind(item) === 'renew');
  return {
    original_amount: toWire(totals.cost, input.currencyCode),
    original_tax: toWire(totals.tax, input.currencyCode),
    payment_method_id: input.paymentMethodId,
    currency_code: input.currencyCode,
    order_items: input.items.map((item) => orderItem(item, input)),
    idempotency_key: input.idempotencyKey,
    ...(renewed.length > 0 && {
      renewal_settings: renewed.map(({ domain, autorenew }) => ({ domain_name: domain, auto_renew: autorenew })),
    }),
    ...(input.acceptsDelay && { accepts_delay: true as const }),
    ...(input.referral !== undefined && { referral: input.referral }),
    ...(input.consented && {
      consent: { immediate_performance: true as const, text_version: PERFORMANCE_CONSENT.version },
    }),
  };
}
