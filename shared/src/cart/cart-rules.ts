import type { DomainInfo } from '../contract/domains';
import type { AddOnService, FeeKind, PriceAnswer, SubProductPrice, TaxRate } from '../contract/price';
import type { SearchResult } from '../contract/search';
import { ADD_ONS, ADD_ON_QUANTITY_MAX } from '../domain/add-ons';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { RENEWAL_YEARS_MAX } from '../domain/constants';
import { addYears } from '../domain/dates';
import { lineKind } from '../domain/line-kind';
import { termCost } from '../domain/cost-over-years';
import { subtractMinor, timesMinor, toMinor } from '../domain/money';
import { maxRenewalYears, nearestPeriod } from '../domain/periods';
import type { RenewalFee } from '../domain/renewal-fee';
import type { TaxLine } from '../domain/tax';
import { selectedAddOns } from '../domain/totals';
import { canonicalJson } from '../store/canonical-json';

/** The data of the customer's domain that a renewal needs. */
export type RenewalSubject = Pick<
  DomainInfo,
  'domain' | 'expiry_date' | 'has_whois_privacy' | 'domain_forwarding' | 'email_forwarding'
> &
  Partial<
    Pick<
      DomainInfo,
      | 'is_auto_renew'
      | 'price'
      | 'currency_code'
      | 'fee'
      | 'tld_renewal_years'
      | 'min_renewal_years'
      | 'add_on_ends'
      | 'email_forwards_max'
      | 'email_forwards_next'
    >
  >;

/** The data that a transfer needs. Amounts are those of the search result or the price list, if one was shown. */
export interface TransferSubject {
  readonly domain: string;
  readonly auth_info: string;
  readonly price?: number;
  readonly renewal_price?: number;
  readonly currency_code?: string;
  readonly years_added?: number;
}

const NO_TAX: Pick<CartItem, 'tax' | 'tax_rates'> = { tax: 0, tax_rates: [] };

/**
 * Builds the line of a search result: one year (or the registry's minimum), auto-renew on, no add-on selected (CT-02, LG-04). Returns null
 * if the domain cannot be bought or its price is not known (PR-03).
 */
export function newItem(result: SearchResult): CartItem | null {
  const { domain, price, renewal_price, currency_code, first_year_only, min_years, max_years, status } = result;
  if ((status !== 'available' && status !== 'premium') || price === undefined) return null;
  const first = Math.max(1, min_years);
  const last = Math.min(Math.max(first, max_years), RENEWAL_YEARS_MAX);
  const yearly = toMinor(price, currency_code);
  const renewal = toMinor(renewal_price ?? price, currency_code);
  return {
    ...NO_TAX,
    type: 'new',
    domain,
    period: first,
    quantity: 1,
    price: yearly,
    cost: termCost({ first: yearly, renewal, firstYearOnly: first_year_only }, first),
    sub_products: [],
    privacy: false,
    autorenew: true,
    currency_code,
    renewal_price: renewal,
    is_premium: status === 'premium',
    priced: 'checking',
    tld_registration_years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    max_year: last,
  };
}

/**
 * Builds the renewal of the customer's domain by one year, or the registry's minimum, with its add-ons (CT-03). Returns null if it cannot
 * be renewed further (CT-09).
 */
export function renewalItem(
  subject: RenewalSubject,
  currency: { code: string; symbol: string },
  now: Date,
): CartItem | null {
  const { domain, expiry_date, has_whois_privacy } = subject;
  const most = maxRenewalYears(expiry_date, now);
  const period = subject.min_renewal_years ?? 1;
  if (most < period) return null;
  const currency_code = subject.currency_code ?? currency.code;
  const offered = subject.tld_renewal_years;
  const listed = offered?.find((term) => term.period === period)?.cost;
  const price = subject.price === undefined ? undefined : toMinor(subject.price, currency_code);
  const cost = listed === undefined ? timesMinor(price ?? 0, period) : toMinor(listed, currency_code);
  const fee = findFee(subject.fee, currency_code);
  // The fee is paid once: later renewals cost only the years.
  const yearly = period > 1 && price !== undefined ? price : subtractMinor(cost, fee?.amount ?? 0);
  const flags: Readonly<Record<AddOnService, boolean>> = {
    contact_privacy: has_whois_privacy,
    domain_forwarding: subject.domain_forwarding,
    email_forwarding: subject.email_forwarding,
  };
  const had = (Object.keys(flags) as AddOnService[]).filter((service) => flags[service]);
  // An add-on that the customer has cancelled is not bought again unasked.
  const kept = had.filter((service) => !subject.add_on_ends?.[service]);
  return {
    ...NO_TAX,
    type: 'renew',
    domain,
    period,
    quantity: 1,
    price: yearly,
    cost,
    ...(fee && { fee }),
    sub_products: kept.map((service) => ({
      ...unpricedAddOn(service, domain, { code: currency_code, symbol: currency.symbol }),
      quantity:
        service === 'email_forwarding'
          ? Math.min(
              Math.max(1, subject.email_forwards_next?.max ?? subject.email_forwards_max ?? 1),
              ADD_ON_QUANTITY_MAX,
            )
          : 1,
    })),
    add_ons_now: had,
    ...(kept.includes('email_forwarding') &&
      subject.email_forwards_max !== undefined &&
      subject.email_forwards_max > 0 && { email_addresses_now: subject.email_forwards_max }),
    privacy: kept.includes('contact_privacy'),
    originalPrivacy: has_whois_privacy,
    autorenew: subject.is_auto_renew ?? false,
    currency_code,
    renewal_price: yearly,
    priced: 'checking',
    date: expiry_date,
    expiry_date: addYears(expiry_date, period).toISOString(),
    max_year: most,
    ...(offered ? { renewalPeriods: offered.map((term) => term.period).filter((years) => years <= most) } : {}),
  };
}

/** The data of an existing domain that an add-on needs; the amount is the one that was shown. */
export type AddOnSubject = Pick<
  DomainInfo,
  'domain' | 'expiry_date' | 'is_auto_renew' | 'price' | 'currency_code' | 'add_on_prices' | 'add_on_offers'
>;

/**
 * Builds an add-on for a customer's domain from now until its expiry: a renewal of 0 years (DM-09). Returns null if it is not offered now.
 */
export function addOnItem(subject: AddOnSubject, service: AddOnService, currency: { symbol: string }): CartItem | null {
  const { domain, expiry_date, currency_code } = subject;
  const offer = subject.add_on_offers?.[service];
  const yearly = subject.add_on_prices?.[service];
  if (!offer || yearly === undefined) return null;
  const price = toMinor(yearly, currency_code);
  const addOn = unpricedAddOn(service, domain, { code: currency_code, symbol: currency.symbol });
  return {
    ...NO_TAX,
    type: 'renew',
    domain,
    period: 0,
    quantity: 1,
    price: 0,
    cost: 0,
    sub_products: [
      { ...addOn, price, costPerYear: price, cost: toMinor(offer.cost, currency_code), service_prorated: true },
    ],
    privacy: service === 'contact_privacy',
    autorenew: subject.is_auto_renew,
    currency_code,
    renewal_price: toMinor(subject.price, currency_code),
    priced: 'checking',
    date: expiry_date,
    expiry_date,
    isUpdate: true,
  };
}

/** Adds to a renewal the add-ons selected on the add-ons-only line that it replaces, so that no choice is lost. */
export function withChosenAddOns(renewal: CartItem, before: CartItem | undefined): CartItem {
  if (!before || lineKind(before) !== 'add_ons' || lineKind(renewal) !== 'renew') return renewal;
  const all = selectedAddOns(before);
  const chosen = all.filter(({ type }) => !renewal.sub_products.some((addOn) => addOn.type === type));
  // The chosen addresses come on top of those that the domain has.
  const more = (type: AddOnService): number =>
    ADD_ONS[type].repeatable ? (all.find((addOn) => addOn.type === type)?.quantity ?? 0) : 0;
  const had = renewal.sub_products.map((addOn) => ({
    ...addOn,
    quantity: Math.min(addOn.quantity + more(addOn.type), Math.max(addOn.quantity, ADD_ON_QUANTITY_MAX)),
  }));
  return {
    ...renewal,
    privacy: renewal.privacy || chosen.some(({ type }) => type === 'contact_privacy'),
    sub_products: [...had, ...chosen.map((addOn) => ({ ...addOn, cost: addOn.price, service_prorated: false }))],
  };
}

/** Builds a transfer: one year, no add-ons, auto-renew off (CT-04). */
export function transferItem(subject: TransferSubject, currency: { code: string }): CartItem {
  const currency_code = subject.currency_code ?? currency.code;
  const cost = subject.price === undefined ? 0 : toMinor(subject.price, currency_code);
  return {
    ...NO_TAX,
    type: 'transfer',
    domain: subject.domain,
    period: 1,
    years_added: subject.years_added,
    quantity: 1,
    price: cost,
    cost,
    sub_products: [],
    privacy: false,
    autorenew: false,
    currency_code,
    renewal_price: subject.renewal_price === undefined ? cost : toMinor(subject.renewal_price, currency_code),
    priced: 'checking',
    auth_info: subject.auth_info,
  };
}

/** Reduces the quantity by one; null at zero (CT-05). */
export function withoutOne(item: CartItem): CartItem | null {
  return item.quantity > 1 ? { ...item, quantity: item.quantity - 1 } : null;
}

/** Sets the period of a line, as close as possible to the requested one. Its amounts stay until new ones are fetched (CT-09). */
export function withPeriod(item: CartItem, years: number): CartItem {
  const period = nearestPeriod(item, years);
  if (period === item.period) return item;
  const { quote: _quote, quote_expires_at: _expiry, ...rest } = item;
  return {
    ...rest,
    period,
    priced: 'checking',
    ...(item.date ? { expiry_date: addYears(item.date, period).toISOString() } : {}),
  };
}

/** Changes one add-on of a line; no change if the line does not offer it. Privacy is mirrored on the line. */
function changeAddOn(item: CartItem, service: AddOnService, change: (addOn: SubProduct) => SubProduct): CartItem {
  const sub_products = item.sub_products.map((addOn) => (addOn.type === service ? change(addOn) : addOn));
  const privacy = sub_products.some(({ type, is_selected }) => type === 'contact_privacy' && is_selected);
  return { ...item, sub_products, privacy };
}

/** Selects an add-on. Privacy and domain forwarding are selected once; email forwarding counts up (CT-07). Transfers have none (CT-04). */
export function withAddOn(item: CartItem, service: AddOnService): CartItem {
  if (item.type === 'transfer') return item;
  return changeAddOn(item, service, (addOn) => {
    if (!addOn.is_selected) return { ...addOn, is_selected: true, quantity: 1 };
    return ADD_ONS[service].repeatable
      ? { ...addOn, quantity: Math.min(addOn.quantity + 1, ADD_ON_QUANTITY_MAX) }
      : addOn;
  });
}

/** Deselects an add-on. Email forwarding counts down and is deselected at zero. */
export function withoutAddOn(item: CartItem, service: AddOnService): CartItem {
  return changeAddOn(item, service, (addOn) =>
    addOn.is_selected && addOn.quantity > 1
      ? { ...addOn, quantity: addOn.quantity - 1 }
      : { ...addOn, is_selected: false, quantity: 1 },
  );
}

function findFee(
  fee: { readonly kind: FeeKind; readonly amount: number } | null | undefined,
  currency: string,
): RenewalFee | undefined {
  return fee ? { kind: fee.kind, amount: toMinor(fee.amount, currency) } : undefined;
}

function taxLines(rates: readonly TaxRate[], currency: string): TaxLine[] {
  return rates.map((rate) => ({ ...rate, tax_amount: toMinor(rate.tax_amount, currency) }));
}

/** A selected add-on whose price is not known yet. */
export function unpricedAddOn(
  type: AddOnService,
  domain: string,
  currency: { code: string; symbol: string },
): SubProduct {
  return {
    ...NO_TAX,
    type,
    domain,
    name: ADD_ONS[type].label,
    price: 0,
    cost: 0,
    costPerYear: 0,
    quantity: 1,
    is_selected: true,
    service: ADD_ONS[type].service,
    service_prorated: false,
    currency_code: currency.code,
    currency_symbol: currency.symbol,
  };
}

function pricedAddOn(answer: SubProductPrice, item: CartItem, currency: { code: string; symbol: string }): SubProduct {
  const before = item.sub_products.find(({ type }) => type === answer.name);
  const price = toMinor(answer.price, currency.code);
  return {
    ...(before ?? { ...unpricedAddOn(answer.name, item.domain, currency), is_selected: false }),
    service_prorated: lineKind(item) === 'add_ons',
    price,
    cost: toMinor(answer.cost, currency.code),
    costPerYear: price,
    tax: toMinor(answer.tax, currency.code),
    tax_rates: taxLines(answer.tax_rates, currency.code),
    currency_code: currency.code,
    currency_symbol: currency.symbol,
  };
}

/**
 * Applies a price response to a line, taxed by the rules of a country (null: before tax). Choices stay, except an add-on that is no longer
 * offered.
 * @throws RangeError when an amount in the response is invalid.
 */
export function withAnswer(
  item: CartItem,
  answer: PriceAnswer,
  symbol: string,
  taxCountry: string | null = null,
): CartItem {
  const { problem: _problem, fee: _fee, tax_country: _country, ...rest } = item;
  const fee = findFee(answer.fee, answer.currency_code);
  const currency = { code: answer.currency_code, symbol };
  const sub_products =
    item.type === 'transfer' ? [] : answer.sub_products.map((addOn) => pricedAddOn(addOn, item, currency));
  return {
    ...rest,
    price: toMinor(answer.price, currency.code),
    cost: toMinor(answer.cost, currency.code),
    ...(fee && { fee }),
    tax: toMinor(answer.tax, currency.code),
    tax_rates: taxLines(answer.tax_rates, currency.code),
    sub_products,
    privacy: sub_products.some(({ type, is_selected }) => type === 'contact_privacy' && is_selected),
    currency_code: currency.code,
    renewal_price: toMinor(answer.renewal_price, currency.code),
    quote: answer.quote,
    quote_expires_at: answer.quote_expires_at,
    is_premium: answer.is_premium,
    years_added: answer.years_added,
    max_year: Math.min(item.max_year ?? RENEWAL_YEARS_MAX, Math.max(answer.max_years, item.period)),
    ...(taxCountry !== null && { tax_country: taxCountry }),
    // If the domain was renewed in the meantime, the add-ons run until its new expiry and cost accordingly.
    ...(lineKind(item) === 'add_ons' &&
      answer.expiry_date !== undefined && { date: answer.expiry_date, expiry_date: answer.expiry_date }),
    priced: 'priced',
  };
}

/** A new quote for the same price replaces the current one only if it is valid for this many milliseconds longer. */
const LONGER_MS = 10 * 60_000;

/**
 * Returns the line after a price check: the same object if nothing changed and its quote stays valid long enough, so that nothing is
 * written or rendered. Only times stated by the server are compared.
 */
export function recheckedLine(
  line: CartItem,
  answer: PriceAnswer,
  symbol: string,
  taxCountry: string | null = null,
): CartItem {
  const after = withAnswer(line, answer, symbol, taxCountry);
  // An add-ons-only line without add-ons would be empty.
  if (lineKind(line) === 'add_ons' && selectedAddOns(after).length === 0) return withoutPrice(line, 'not_sold');
  const longer = Date.parse(answer.quote_expires_at) - Date.parse(line.quote_expires_at ?? '');
  const { quote, quote_expires_at } = line;
  return longer < LONGER_MS && canonicalJson({ ...after, quote, quote_expires_at }) === canonicalJson(line)
    ? line
    : after;
}

/** Sets the price of a line to unknown (NT-12), with the server's reason, if it gave one. */
export function withoutPrice(item: CartItem, problem?: CartItem['problem']): CartItem {
  const { problem: _before, quote: _quote, quote_expires_at: _expiry, ...rest } = item;
  return { ...rest, priced: 'unknown', ...(problem ? { problem } : {}) };
}
