import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { currencyCode, wireAmount } from './wire';

/** A category of TLDs. */
export const tldCategory = z.enum([
  'popular',
  'country',
  'business',
  'technology',
  'creative',
  'community',
  'lifestyle',
  'shopping',
  'place',
  'new',
]);
export type TldCategory = z.infer<typeof tldCategory>;

/** What one TLD costs and requires, in one currency. Amounts are for one year, before tax. */
export const tldOffer = z.object({
  /** Without its dot: `com`, `co.uk`. */
  tld: z.string(),
  categories: z.array(tldCategory),
  currency_code: currencyCode,
  register: wireAmount,
  renew: wireAmount,
  /** Null if domains move by a change of the registrar's tag instead of a transfer code, which is not supported (.uk). */
  transfer: z.nullable(wireAmount),
  restore: wireAmount,
  /** Added to the renewal of an expired domain while it can still be renewed; 0 for none. */
  late: wireAmount,
  /** `register` is for the first year only: further years of a first term cost `renew`. */
  first_year_only: z.boolean(),
  min_years: z.int(),
  max_years: z.int(),
  grace_days: z.int(),
  redemption_days: z.int(),
  privacy_allowed: z.boolean(),
  /** One line on who may register and what is required; empty for open TLDs (SE-07), such as `For residents of the European Union.`. */
  eligibility: z.string(),
});
export type TldOffer = z.infer<typeof tldOffer>;

export const listTlds = endpoint({
  id: 'listTlds',
  method: 'GET',
  path: '/api/domain/1.0/tlds',
  summary: 'All TLDs on sale, with prices in one currency.',
  description: 'Amounts are for one year, before tax. `category` filters the list.',
  tag: 'catalog',
  input: z.object({ currency_code: currencyCode, category: z.optional(tldCategory) }),
  output: z.array(tldOffer),
  refusals: [400, 422],
});
