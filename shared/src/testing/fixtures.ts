import type { BillingDetails } from '../contract/billing-details';
import type { Currency, Profile, Settings } from '../contract/billing';
import type { TldOffer } from '../contract/catalog';
import type { Order, OrderedItem } from '../contract/checkout';
import type { Contact } from '../contract/contact';
import type { DomainInfo } from '../contract/domains';
import type { PaymentMethod } from '../contract/payment';
import type { AddOnService, PriceAnswer } from '../contract/price';
import type { SearchResult } from '../contract/search';
import type { DomainRow } from '../contract/tables';
import { ADD_ONS, ADD_ON_SERVICES } from '../domain/add-ons';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { termCost } from '../domain/cost-over-years';
import { assertMinor, sumMinor, toWire } from '../domain/money';
import { splitDomain } from '../domain/names';
import { toUnicode } from '../domain/to-unicode';
import { computeTax, type TaxLine } from '../domain/tax';
import { branded, type Plain } from './plain';

// Every fixture is complete and valid; a test sets only the fields it is about.

export const usd: Currency = {
  code: 'USD',
  name: 'US Dollar',
  symbol: '$',
  is_default: true,
  label: 'USD - US Dollar',
};
export const eur: Currency = { code: 'EUR', name: 'Euro', symbol: '€', is_default: false, label: 'EUR - Euro' };

export function settings(given: Partial<Settings> = {}): Settings {
  return {
    shop_name: 'Onymeter',
    default_currency: usd,
    currency_priority: ['USD', 'EUR'],
    payment_provider: 'sandbox',
    payment_origin: 'http://localhost:4010',
    support_email: 'help@onymeter.example',
    is_sandbox: true,
    ...given,
  };
}

export function profile(given: Partial<Profile> = {}): Profile {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    email_verified: true,
    country: 'US',
    created_at: '2026-01-10T09:00:00Z',
    ...given,
  };
}

export function billingDetails(given: Partial<BillingDetails> = {}): BillingDetails {
  return {
    first_name: 'Mara',
    last_name: 'Lindqvist',
    country: 'NO',
    company: '',
    address: { address1: '', address2: '', city: '', state: '', postal_code: '' },
    vat_number: '',
    vat: null,
    ...given,
  };
}

export function contact(given: Partial<Contact> = {}): Contact {
  return {
    kind: 'individual',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: 'ada@example.com',
    phone: '+1.2125550142',
    address1: '5 Ellis Street',
    city: 'Boston',
    state: 'MA',
    postal_code: '02101',
    country: 'US',
    ...given,
  };
}

export function searchResult(given: Partial<SearchResult> = {}): SearchResult {
  const domain = given.domain ?? 'brindlewharf.com';
  return {
    domain,
    unicode: toUnicode(domain),
    tld: splitDomain(domain).tld,
    status: 'available',
    currency_code: 'USD',
    price: 12.9,
    renewal_price: 14.9,
    transfer_price: 12.9,
    restore_price: 80,
    first_year_only: false,
    min_years: 1,
    max_years: 10,
    privacy_allowed: true,
    categories: ['popular'],
    eligibility: '',
    extra_data: [],
    transfer_by_tag: false,
    ...given,
  };
}

export function tldOffer(given: Partial<TldOffer> = {}): TldOffer {
  return {
    tld: 'com',
    categories: ['popular'],
    currency_code: 'USD',
    register: 12.9,
    renew: 14.9,
    transfer: 12.9,
    restore: 80,
    late: 0,
    first_year_only: false,
    min_years: 1,
    max_years: 10,
    grace_days: 40,
    redemption_days: 30,
    privacy_allowed: true,
    eligibility: '',
    ...given,
  };
}

/** The tax line of a cost in minor units, by the shop's rules. */
export function taxLine(cost: number, tax_rate: number, given: Partial<Plain<TaxLine>> = {}): TaxLine {
  const tax_amount = computeTax(assertMinor(cost), tax_rate);
  return branded<TaxLine>({ tax_id: 'vat', tax_rule_name: 'VAT', tax_rate, tax_amount, ...given });
}

/** An add-on of a line; `tax` follows from the tax lines. Amounts in minor units. */
export function subProduct(given: Partial<Plain<SubProduct>> = {}): SubProduct {
  const type: AddOnService = given.type ?? 'contact_privacy';
  const tax_rates = given.tax_rates ?? [];
  return branded<SubProduct>({
    type,
    domain: 'brindlewharf.com',
    name: ADD_ONS[type].label,
    price: 300,
    cost: 300,
    costPerYear: 300,
    quantity: 1,
    is_selected: false,
    service: ADD_ONS[type].service,
    service_prorated: false,
    currency_code: 'USD',
    currency_symbol: '$',
    ...given,
    tax_rates,
    tax: given.tax ?? sumMinor(tax_rates.map(({ tax_amount }) => assertMinor(tax_amount))),
  });
}

/** A line of the cart; `tax` follows from the tax lines. Amounts in minor units. */
export function cartItem(given: Partial<Plain<CartItem>> = {}): CartItem {
  const domain = given.domain ?? 'brindlewharf.com';
  const tax_rates = given.tax_rates ?? [];
  return branded<CartItem>({
    type: 'new',
    domain,
    period: 1,
    quantity: 1,
    price: 1290,
    cost: 1290,
    sub_products: ADD_ON_SERVICES.map((type) => subProduct({ type, domain })),
    privacy: false,
    autorenew: true,
    currency_code: 'USD',
    renewal_price: 1490,
    priced: 'priced',
    ...given,
    tax_rates,
    tax: given.tax ?? sumMinor(tax_rates.map(({ tax_amount }) => assertMinor(tax_amount))),
  });
}

/** A line with add-ons alone, for an owned domain: $3.42 until March 1st, 2027, then $8.00 a year. Amounts in minor units. */
export function addOnLine(given: Partial<Plain<CartItem>> = {}): CartItem {
  const domain = given.domain ?? 'brindlewharf.com';
  return cartItem({
    type: 'renew',
    period: 0,
    price: 0,
    cost: 0,
    privacy: true,
    isUpdate: true,
    date: '2027-03-01T12:00:00Z',
    expiry_date: '2027-03-01T12:00:00Z',
    quote: 'quote',
    quote_expires_at: '2099-01-01T00:00:00Z',
    sub_products: [
      subProduct({ domain, price: 800, costPerYear: 800, cost: 342, is_selected: true, service_prorated: true }),
    ],
    ...given,
  });
}

/** The price response for an add-ons-only line. */
export function addOnAnswer(given: Partial<PriceAnswer> = {}): PriceAnswer {
  return priceAnswer({
    period: 0,
    service: 'domain_renew',
    price: 0,
    cost: 0,
    expiry_date: '2027-03-01T12:00:00Z',
    sub_products: [{ name: 'contact_privacy', price: 8, cost: 3.42, tax: 0, tax_rates: [] }],
    ...given,
  });
}

/** A price response: 12.90 for each year of the term and 14.90 for each after, add-ons 3.00 a year, before tax. */
export function priceAnswer(given: Partial<PriceAnswer> = {}): PriceAnswer {
  const period = given.period ?? 1;
  return {
    domain: 'brindlewharf.com',
    period,
    service: 'domain_create',
    currency_code: 'USD',
    price: 12.9,
    cost: toWire(
      termCost({ first: assertMinor(1290), renewal: assertMinor(1490), firstYearOnly: false }, period),
      'USD',
    ),
    tax: 0,
    tax_rates: [],
    fee: null,
    sub_products: ADD_ON_SERVICES.map((name) => ({ name, price: 3, cost: 3 * period, tax: 0, tax_rates: [] })),
    renewal_price: 14.9,
    is_premium: false,
    max_years: 10,
    quote: `quote-${given.domain ?? 'brindlewharf.com'}-${period}`,
    quote_expires_at: '2099-01-01T00:00:00Z',
    ...given,
  };
}

export function paymentMethod(given: Partial<Plain<PaymentMethod>> = {}): PaymentMethod {
  return branded<PaymentMethod>({
    id: 'pm_1',
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2030,
    is_default: true,
    created_at: '2026-02-01T12:00:00Z',
    ...given,
  });
}

export function orderedItem(given: Partial<Plain<OrderedItem>> = {}): OrderedItem {
  return branded<OrderedItem>({
    id: 'item-1',
    type: 'new',
    domain_name: 'brindlewharf.com',
    period: 1,
    status: 'completed',
    message: '',
    cost: 12.9,
    amount: 12.9,
    fee: null,
    tax: 0,
    tax_rates: [],
    sub_items: [],
    expiry_date: '2027-03-01T12:00:00Z',
    ...given,
  });
}

export function order(given: Partial<Plain<Order>> = {}): Order {
  return branded<Order>({
    order_id: 'order-1',
    status_name: 'completed',
    created_at: '2026-03-01T12:00:00Z',
    updated_at: '2026-03-01T12:00:05Z',
    currency_code: 'USD',
    amount: 12.9,
    tax: 0,
    total: 12.9,
    captured: 12.9,
    voided: 0,
    refunded: 0,
    may_take_longer: false,
    payment: { brand: 'visa', last4: '4242', challenge_url: null, message: '' },
    order_items: [orderedItem()],
    ...given,
  });
}

export function domainInfo(given: Partial<DomainInfo> = {}): DomainInfo {
  return {
    domain: 'brindlewharf.com',
    status: 'ok',
    expiry_date: '2027-03-01T12:00:00Z',
    stage: 'active',
    stage_ends: given.expiry_date ?? '2027-03-01T12:00:00Z',
    registered_at: '2026-03-01T12:00:00Z',
    has_whois_privacy: false,
    domain_forwarding: false,
    email_forwarding: false,
    forwarding_url: null,
    email_forwards: [],
    email_forwards_max: 0,
    is_auto_renew: true,
    is_locked: true,
    nameservers: ['ns1.onymeter.example', 'ns2.onymeter.example'],
    nameserver_addresses: {},
    default_nameservers: ['ns1.onymeter.example', 'ns2.onymeter.example'],
    privacy_allowed: true,
    transfers_by: 'code',
    grace_until: '2027-03-31T12:00:00Z',
    redemption_until: '2027-04-30T12:00:00Z',
    released_at: '2027-05-05T12:00:00Z',
    price: 14.9,
    late_price: 0,
    restore_price: 89,
    fee: null,
    currency_code: 'USD',
    tld_renewal_years: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((period) => ({
      period,
      cost: Number((14.9 * period).toFixed(2)),
    })),
    updated_at: '2026-03-01T12:00:00Z',
    ...given,
  };
}

export function domainRow(given: Partial<Plain<DomainRow>> = {}): DomainRow {
  const name = given.name ?? 'brindlewharf.com';
  return branded<DomainRow>({
    id: `domain-${name}`,
    name,
    unicode_name: toUnicode(name),
    tld: splitDomain(name).tld,
    status: 'ok',
    registered_at: '2026-03-01T12:00:00Z',
    expiry_date: '2027-03-01T12:00:00Z',
    stage_ends: given.expiry_date ?? '2027-03-01T12:00:00Z',
    is_auto_renew: true,
    has_whois_privacy: false,
    domain_forwarding: false,
    email_forwarding: false,
    is_locked: true,
    ...given,
  });
}
