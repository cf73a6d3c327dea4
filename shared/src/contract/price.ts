import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { addedYears, askedDomain, countryCode, currencyCode, domainName, instant, wireAmount } from './wire';

/** Names of the three add-ons (BC-01). */
export const addOnService = z.enum(['contact_privacy', 'domain_forwarding', 'email_forwarding']);
export type AddOnService = z.infer<typeof addOnService>;

/** The services of a price check (BC-01). */
export const serviceType = z.enum([
  'domain_create',
  'domain_renew',
  'domain_transfer',
  'contact_privacy_create',
  'domain_forwarding_create',
  'email_forwarding_create',
]);
export type ServiceType = z.infer<typeof serviceType>;

/** One tax on one line. `tax_rate` is in percent, with at most three decimals. */
export const taxRate = z.object({
  tax_id: z.string(),
  tax_rule_name: z.string(),
  tax_rate: z.number().check(z.gte(0), z.lte(100)),
  tax_amount: wireAmount,
});
export type TaxRate = z.infer<typeof taxRate>;

/** `price`: one year; `cost`: the whole period; both before tax. */
export const subProductPrice = z.object({
  name: addOnService,
  price: wireAmount,
  cost: wireAmount,
  tax: wireAmount,
  tax_rates: z.array(taxRate),
});
export type SubProductPrice = z.infer<typeof subProductPrice>;

/** The extra fee of a renewal: for renewing after the expiry, or for a restore from redemption (LG-02). */
export const feeKind = z.enum(['late', 'restore']);
export type FeeKind = z.infer<typeof feeKind>;

/** A fee included in the cost of a renewal, before tax. */
export const renewalFee = z.object({ kind: feeKind, amount: wireAmount });

/** The country whose tax a guest is shown; a customer's own country takes precedence. Without it, a guest sees prices before tax. */
const guestCountry = z.optional(countryCode);

const priceQuestion = z.object({
  domain: askedDomain,
  /** 0 with `domain_renew`: the add-ons that can be bought now for a domain of the customer, until its expiry. */
  period: addedYears,
  service: serviceType,
  with_add_ons: z._default(z.boolean(), true),
  /** For a renewal: if the registry's minimum is longer than this period, the minimum is priced, and returned as `period`. */
  or_fewest: z.optional(z.boolean()),
  /** For a renewal, by the domain's customer: also returns `held_add_ons_cost`. */
  with_held: z.optional(z.boolean()),
});

/**
 * `price`: the first year; `cost`: the whole period with its `fee`; `tax`: on the cost; all for quantity 1. `quote` is the server's
 * signature over this response: if sent back at checkout before `quote_expires_at`, the price is honoured (PR-02).
 */
export const priceAnswer = z.object({
  domain: domainName,
  period: addedYears,
  service: serviceType,
  currency_code: currencyCode,
  price: wireAmount,
  cost: wireAmount,
  tax: wireAmount,
  tax_rates: z.array(taxRate),
  /** Part of the cost: the fee for renewing an expired domain; null if there is none. */
  fee: z.nullable(renewalFee),
  sub_products: z.array(subProductPrice),
  /** If requested: the cost of the add-ons that the domain has and renews, for the whole period, each address counted, before tax. */
  held_add_ons_cost: z.optional(wireAmount),
  /** Every later year, before tax; for add-ons alone, including those that the domain already has. */
  renewal_price: wireAmount,
  is_premium: z.boolean(),
  max_years: z.int(),
  /** For a transfer: how many years it adds to the domain's term. */
  years_added: z.optional(z.int()),
  /** For add-ons alone: the expiry of the domain, until which they are priced. */
  expiry_date: z.optional(instant),
  quote: z.string(),
  quote_expires_at: instant,
});
export type PriceAnswer = z.infer<typeof priceAnswer>;

export const checkPrice = endpoint({
  id: 'checkPrice',
  method: 'POST',
  path: '/api/tucowsbilling/1.0/service/price_check',
  summary: 'The current price of one service.',
  description:
    'Tax follows the country of the signed-in customer, or the country that a guest passes; without one, prices exclude tax. Only the owner of a domain gets its renewal price.',
  tag: 'prices',
  input: z.extend(priceQuestion, { currency_code: currencyCode, country: guestCountry }),
  output: priceAnswer,
  scopes: ['read', 'orders'],
  refusals: [400, 404, 409, 422, 429, 503],
});

/**
 * Why a line cannot be bought, or has no price; prices are never guessed (PR-03). For a renewal: `not_yours` is a domain that is not the
 * customer's, or the guest's; `not_renewable` one that its registry is releasing, so that nobody can renew it; `being_deleted` one whose
 * deletion was requested.
 */
export const lineProblem = z.enum([
  'taken',
  'not_sold',
  'registry_silent',
  'not_yours',
  'not_renewable',
  'being_deleted',
]);
export type LineProblem = z.infer<typeof lineProblem>;

/** A line without a price, with the reason. */
export const unpricedLine = z.object({ domain: domainName, reason: lineProblem });

export const checkCartPrice = endpoint({
  id: 'checkCartPrice',
  method: 'POST',
  path: '/api/tucowsbilling/1.0/service/cart_price_check',
  summary: 'The price check for many lines in one call.',
  description: 'Lines without a price are in `unpriced` with the reason.',
  tag: 'prices',
  input: z.object({
    currency_code: currencyCode,
    country: guestCountry,
    items: z.array(priceQuestion).check(z.minLength(1), z.maxLength(1000)),
  }),
  output: z.object({ lines: z.array(priceAnswer), unpriced: z.array(unpricedLine) }),
  scopes: ['read', 'orders'],
  refusals: [400, 413, 422, 429, 503],
});
