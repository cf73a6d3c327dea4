import type { z } from 'zod/mini';
import { getDirection } from '../contract/languages';
import { CURRENCY_LOCALE, currencyDigits } from './currency';
import { isEnglish, pageLanguage } from './page-language';

/**
 * An amount in the smallest unit of its currency: cents for USD, yen for JPY. Always an integer. A number becomes an amount by `toMinor` or
 * `assertMinor`; the results of `+`, `*` and `Math.min` are plain numbers again. 0 is an amount in every unit.
 */
export type Minor = (number & z.core.$brand<'Minor'>) | 0;

/** The largest amount, sum or product; beyond it, products with a rate would exceed the safe integers. */
export const MINOR_MAX = 1e12;

/**
 * Returns an amount unchanged, or throws.
 * @throws RangeError when it is not an integer or its size is over 10^12 minor units.
 */
export function assertMinor(amount: number): Minor {
  if (!Number.isInteger(amount) || Math.abs(amount) > MINOR_MAX)
    throw new RangeError(`Not an amount in minor units: ${amount}`);
  return amount === 0 ? 0 : (amount as Minor);
}

/** A number that is not yet an amount in minor units. */
type NotMinor = number & { readonly [z.core.$brand]?: never };

/**
 * Converts an amount of the API, a decimal with at most two places.
 * @throws RangeError when it has more decimals than the wire or the currency allows, or is too large.
 */
export function toMinor(wire: NotMinor, currency: string): Minor {
  const scaled = wire * 10 ** currencyDigits(currency);
  const minor = Math.round(scaled);
  if (!(Math.abs(scaled - minor) < 1e-3) || wire !== Number(wire.toFixed(2))) {
    throw new RangeError(`Not an amount of ${currency}: ${wire}`);
  }
  return assertMinor(minor);
}

/**
 * Converts an amount for the API: a decimal with at most two places.
 * @throws RangeError when the currency has a third decimal and the amount uses it.
 */
export function toWire(minor: Minor, currency: string): number {
  const digits = currencyDigits(currency);
  const wire = assertMinor(minor) / 10 ** digits;
  if (digits > 2 && Number(wire.toFixed(2)) !== wire)
    throw new RangeError(`The wire carries two decimals, ${currency} ${wire} has more`);
  return wire;
}

/**
 * Adds up amounts.
 * @throws RangeError when a part or the sum is not an amount.
 */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum: Minor = 0;
  for (const amount of amounts) sum = assertMinor(sum + assertMinor(amount));
  return sum;
}

/**
 * Subtracts one amount from another; the result may be negative.
 * @throws RangeError when a part or the difference is not an amount.
 */
export function subtractMinor(amount: Minor, less: Minor): Minor {
  return assertMinor(assertMinor(amount) - assertMinor(less));
}

/**
 * Multiplies an amount by `count`.
 * @throws RangeError when the count is negative or not a whole number, or the product is too large.
 */
export function timesMinor(amount: Minor, count: number): Minor {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`Not a count: ${count}`);
  return assertMinor(assertMinor(amount) * count);
}

/**
 * Splits an amount into `parts` that add up to it; the first parts get the remainder.
 * @throws RangeError when `parts` is not a positive whole number.
 */
export function splitMinor(amount: Minor, parts: number): Minor[] {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`Not a number of parts: ${parts}`);
  const size = Math.abs(assertMinor(amount));
  const sign = amount < 0 ? -1 : 1;
  const share = Math.floor(size / parts);
  const odd = size - share * parts;
  return Array.from({ length: parts }, (_, index) => assertMinor(sign * (share + (index < odd ? 1 : 0))));
}

/**
 * Whether the shop sells in more than one dollar. Stored under a registered symbol, because it is one fact for the whole process or page,
 * and each remote bundles its own copy of this module.
 */
const SEVERAL_DOLLARS = Symbol.for('storefront.several-dollars');
const everywhere = globalThis as { [SEVERAL_DOLLARS]?: boolean };

/** Sets the currencies that the shop sells in. If several of them are dollars, amounts say which (CU-07). */
export function sellCurrencies(codes: readonly string[]): void {
  everywhere[SEVERAL_DOLLARS] = codes.filter((code) => code in DOLLAR_LOCALE).length > 1;
}

/** For each dollar, a locale of another country, which formats it as `US$`, `CA$` or `A$`. */
const DOLLAR_LOCALE: Readonly<Record<string, string>> = { USD: 'en-CA', CAD: 'en-US', AUD: 'en-US' };

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the locale to format a currency with. English is used in many countries, so there the currency decides; other languages
 * distinguish the dollars themselves.
 */
function getLocale(currency: string, language: string): string {
  if (!isEnglish(language)) return language;
  return (everywhere[SEVERAL_DOLLARS] && DOLLAR_LOCALE[currency]) || CURRENCY_LOCALE[currency] || 'en-US';
}

function getFormat(currency: string, language: string): Intl.NumberFormat {
  const locale = getLocale(currency, language);
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    // Two decimals, as in the specification, and three for currencies that have a third.
    const digits = Math.max(2, currencyDigits(currency));
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats an amount: in English as `$12.90`, in the locale of its currency, or as `CA$12.90` if the shop sells in several dollars (CU-07);
 * in other languages as usual there. Never `-0.00`. Right-to-left amounts are isolated from the surrounding text.
 * @param language BCP 47; by default, that of the page
 * @throws RangeError when the amount or the currency code is invalid.
 */
export function formatMoney(minor: Minor, currency: string, language = pageLanguage()): string {
  const amount = assertMinor(minor) / 10 ** currencyDigits(currency);
  const format = getFormat(currency, language);
  return getDirection(language) === 'rtl' ? isolate(format.formatToParts(amount)) : format.format(amount);
}

/**
 * Isolates a right-to-left amount, so that it looks the same in any text. The currency is in a left-to-right isolate of its own; otherwise
 * the sign of `US$` would be displayed before its letters (UAX 9).
 */
function isolate(parts: readonly Intl.NumberFormatPart[]): string {
  const text = parts.map(({ type, value }) => (type === 'currency' ? `\u2066${value}\u2069` : value)).join('');
  return `\u2067${text}\u2069`;
}
