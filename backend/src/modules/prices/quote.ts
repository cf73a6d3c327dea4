import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { AddOnService, FeeKind, ServiceType } from '@storefront/shared/contract';
import type { Minor } from '@storefront/shared/domain';
import { type TaxRule, isSaleCurrency, type SaleCurrency } from '../price-list';
import { withTax, type PricedService } from './price-engine';
import type { PremiumPrices } from '../../core/premium-prices';

/** How long a quote is honoured (PR-02). */
export const QUOTE_LIFETIME_SECONDS = 30 * 60;

/** What a quote is for; it is valid for nothing else. */
interface QuoteSubject {
  readonly domain: string;
  readonly service: ServiceType;
  readonly period: number;
  readonly currency: SaleCurrency;
  /** The country whose taxes were applied; null for a price before tax. */
  readonly country: string | null;
}

/** A price signed by this shop, valid until `expiresAt` (seconds since the epoch). */
export interface Quote extends QuoteSubject {
  readonly line: PricedService;
  readonly taxRules: readonly TaxRule[];
  readonly expiresAt: number;
}

/** The signed text. Keys are short because each cart line carries it. */
interface QuoteText {
  v: 2;
  d: string;
  s: ServiceType;
  y: number;
  c: string;
  t: string | null;
  e: number;
  /** price, cost, renewal, max years */
  a: [Minor, Minor, Minor, number];
  /** fee: its kind and amount */
  f: readonly [FeeKind, Minor] | null;
  p: PremiumPrices | null;
  r: readonly TaxRule[];
  /** add-on, price, cost */
  o: (readonly [AddOnService, Minor, Minor])[];
  /** For add-ons on their own: the expiry until which they are priced, in ISO 8601. */
  u?: string;
  /** For add-ons on their own: how many email addresses the domain already has. */
  n?: number;
}

function signature(body: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(`quote.v2.${body}`).digest();
}

/** Signs a quote with the shop's key (HMAC-SHA-256, RFC 2104). */
export function signQuote(quote: Quote, key: KeyObject): string {
  const { line } = quote;
  const text: QuoteText = {
    v: 2,
    d: quote.domain,
    s: quote.service,
    y: quote.period,
    c: quote.currency,
    t: quote.country,
    e: quote.expiresAt,
    a: [line.price, line.cost, line.renewal, line.maxYears],
    f: line.fee && [line.fee.kind, line.fee.amount],
    p: line.premium,
    r: quote.taxRules,
    o: line.addOns.map((addOn) => [addOn.name, addOn.price, addOn.cost]),
    ...(line.until && { u: line.until.toISOString() }),
    ...(line.addresses !== undefined && { n: line.addresses }),
  };
  const body = Buffer.from(JSON.stringify(text)).toString('base64url');
  return `${body}.${signature(body, key).toString('base64url')}`;
}

/** Reads a quote; null if it was signed with none of these keys. Checks neither expiry nor subject. */
export function readQuote(token: string, keys: readonly KeyObject[]): Quote | null {
  const [body, mark, ...rest] = token.split('.');
  if (!body || !mark || rest.length > 0) return null;
  const actual = Buffer.from(mark, 'base64url');
  const isOurs = keys.some((key) => {
    const expected = signature(body, key);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  if (!isOurs) return null;
  const text = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as QuoteText;
  if (!isSaleCurrency(text.c)) return null;
  const [price, cost, renewal, maxYears] = text.a;
  return {
    domain: text.d,
    service: text.s,
    period: text.y,
    currency: text.c,
    country: text.t,
    taxRules: text.r,
    expiresAt: text.e,
    line: {
      ...withTax(price, cost, text.r),
      addOns: text.o.map(([name, addOnPrice, addOnCost]) => ({ name, ...withTax(addOnPrice, addOnCost, text.r) })),
      fee: text.f && { kind: text.f[0], amount: text.f[1] },
      renewal,
      premium: text.p,
      maxYears,
      ...(text.u !== undefined && { until: new Date(text.u) }),
      ...(text.n !== undefined && { addresses: text.n }),
    },
  };
}

/** Whether a quote is valid for this subject now. The country affects only its tax. */
export function quoteHolds(quote: Quote, subject: Omit<QuoteSubject, 'country'>, now: Date): boolean {
  return (
    quote.expiresAt * 1000 > now.getTime() &&
    quote.domain === subject.domain &&
    quote.service === subject.service &&
    quote.period === subject.period &&
    quote.currency === subject.currency
  );
}
