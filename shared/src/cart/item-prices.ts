import type { PriceAnswer, SubProductPrice, TaxRate } from '../contract/price';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { RENEWAL_YEARS_MAX } from '../domain/constants';
import { lineKind } from '../domain/line-kind';
import { toMinor } from '../domain/money';
import type { TaxLine } from '../domain/tax';
import { selectedAddOns } from '../domain/totals';
import { canonicalJson } from '../store/canonical-json';
import { findFee, toUnpricedAddOn } from './new-items';

function taxLines(rates: readonly TaxRate[], currency: string): TaxLine[] {
  return rates.map((rate) => ({ ...rate, tax_amount: toMinor(rate.tax_amount, currency) }));
}

function toPricedAddOn(
  answer: SubProductPrice,
  item: CartItem,
  currency: { code: string; symbol: string },
): SubProduct {
  const before = item.sub_products.find(({ type }) => type === answer.name);
  const price = toMinor(answer.price, currency.code);
  return {
    ...(before ?? { ...toUnpricedAddOn(answer.name, item.domain, currency), is_selected: false }),
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
    item.type === 'transfer' ? [] : answer.sub_products.map((addOn) => toPricedAddOn(addOn, item, currency));
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
export function mergeRecheck(
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
