import type { DomainInfo } from '../contract/domains';
import type { AddOnService, FeeKind } from '../contract/price';
import type { SearchResult } from '../contract/search';
import { ADD_ONS, ADD_ON_QUANTITY_MAX } from '../domain/add-ons';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { RENEWAL_YEARS_MAX } from '../domain/constants';
import { addYears } from '../domain/dates';
import { lineKind } from '../domain/line-kind';
import { termCost } from '../domain/cost-over-years';
import { subtractMinor, timesMinor, toMinor } from '../domain/money';
import { maxRenewalYears } from '../domain/periods';
import type { RenewalFee } from '../domain/renewal-fee';
import { selectedAddOns } from '../domain/totals';

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
  const currentAddOns = (Object.keys(flags) as AddOnService[]).filter((service) => flags[service]);
  // An add-on that the customer has cancelled is not bought again unasked.
  const renewed = currentAddOns.filter((service) => !subject.add_on_ends?.[service]);
  return {
    ...NO_TAX,
    type: 'renew',
    domain,
    period,
    quantity: 1,
    price: yearly,
    cost,
    ...(fee && { fee }),
    sub_products: renewed.map((service) => ({
      ...toUnpricedAddOn(service, domain, { code: currency_code, symbol: currency.symbol }),
      quantity:
        service === 'email_forwarding'
          ? Math.min(
              Math.max(1, subject.email_forwards_next?.max ?? subject.email_forwards_max ?? 1),
              ADD_ON_QUANTITY_MAX,
            )
          : 1,
    })),
    add_ons_now: currentAddOns,
    ...(renewed.includes('email_forwarding') &&
      subject.email_forwards_max !== undefined &&
      subject.email_forwards_max > 0 && { email_addresses_now: subject.email_forwards_max }),
    privacy: renewed.includes('contact_privacy'),
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
  const addOn = toUnpricedAddOn(service, domain, { code: currency_code, symbol: currency.symbol });
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
  const renewedAddOns = renewal.sub_products.map((addOn) => ({
    ...addOn,
    quantity: Math.min(addOn.quantity + more(addOn.type), Math.max(addOn.quantity, ADD_ON_QUANTITY_MAX)),
  }));
  return {
    ...renewal,
    privacy: renewal.privacy || chosen.some(({ type }) => type === 'contact_privacy'),
    sub_products: [
      ...renewedAddOns,
      ...chosen.map((addOn) => ({ ...addOn, cost: addOn.price, service_prorated: false })),
    ],
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

export function findFee(
  fee: { readonly kind: FeeKind; readonly amount: number } | null | undefined,
  currency: string,
): RenewalFee | undefined {
  return fee ? { kind: fee.kind, amount: toMinor(fee.amount, currency) } : undefined;
}

/** A selected add-on whose price is not known yet. */
export function toUnpricedAddOn(
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
