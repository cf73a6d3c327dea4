import { z } from 'zod/mini';
import { cartTransferId } from './cart';
import { endpoint } from './endpoint';
import { unpricedLine } from './price';
import { searchAnswer, searchGroup } from './search';
import { askedDomain, currencyCode, domainName, instant, periodYears, queryNumber, wireAmount } from './wire';

/** Prefix of the calls for partners' pages: no cookie is read or set below it. */
export const EMBED_PATH = '/api/embed/1.0';

/** The most domains of a cart on a partner's page. */
export const EMBED_LINES_MAX = 100;

const tag = 'embed';

/** The partner's key; it is on a public page, so it is not secret, such as `pk_playground`. */
export const partnerKey = z.string().check(z.regex(/^pk_[\w-]{4,60}$/));

const ofPartner = z.object({ partner_key: partnerKey });

export const getEmbedSettings = endpoint({
  id: 'getEmbedSettings',
  method: 'GET',
  path: `${EMBED_PATH}/{partner_key}/settings`,
  summary: "Configuration for a partner's page.",
  description: 'Rejected if key and origin do not match.',
  tag,
  params: ofPartner,
  output: z.object({ shop_name: z.string(), currencies: z.array(currencyCode) }),
  refusals: [400, 429, 503],
});

export const getEmbedFrame = endpoint({
  id: 'getEmbedFrame',
  method: 'GET',
  path: `${EMBED_PATH}/{partner_key}/frame`,
  summary: 'Origins allowed to frame `/embed/frame.html` with this key, for the `frame-ancestors` of the gateway.',
  description: '404 `unknown_partner` for a key that is not registered.',
  tag,
  params: ofPartner,
  output: z.object({ origins: z.array(z.string()) }),
  refusals: [400, 429, 503],
});

export const searchFromEmbed = endpoint({
  id: 'searchFromEmbed',
  method: 'GET',
  path: `${EMBED_PATH}/{partner_key}/availability/{word}`,
  summary: "One group of search results for a partner's page.",
  description: 'Poll it with its key, as `searchAvailability`.',
  tag,
  params: z.extend(ofPartner, { word: z.string().check(z.minLength(1), z.maxLength(253)) }),
  input: z.object({
    group: searchGroup,
    /** Seconds, 0 to 5. */
    max_wait: z._default(queryNumber.check(z.gte(0), z.lte(5)), 1),
    search_key: z.optional(z.string().check(z.maxLength(200))),
    currency_code: currencyCode,
  }),
  output: searchAnswer,
  refusals: [400, 422, 429, 503],
});

/** Amounts are before tax: `cost` for the whole term, `renewal_price` for every year after it. */
export const embedPrice = z.object({
  domain: domainName,
  period: periodYears,
  currency_code: currencyCode,
  cost: wireAmount,
  renewal_price: wireAmount,
  max_years: z.int(),
});
export type EmbedPrice = z.infer<typeof embedPrice>;

export const checkEmbedPrices = endpoint({
  id: 'checkEmbedPrices',
  method: 'POST',
  path: `${EMBED_PATH}/{partner_key}/prices`,
  summary: "Current prices of a cart on a partner's page, before tax.",
  description: 'Changes nothing.',
  tag,
  params: ofPartner,
  input: z.strictObject({
    currency_code: currencyCode,
    items: z
      .array(z.strictObject({ domain: askedDomain, period: periodYears }))
      .check(z.minLength(1), z.maxLength(EMBED_LINES_MAX)),
  }),
  output: z.object({ lines: z.array(embedPrice), unpriced: z.array(unpricedLine) }),
  refusals: [400, 413, 422, 429, 503],
});

const seenPrice = z.strictObject({ currency_code: currencyCode, cost: wireAmount });

export const transferEmbedCart = endpoint({
  id: 'transferEmbedCart',
  method: 'POST',
  path: `${EMBED_PATH}/{partner_key}/handover`,
  summary: "Stores the cart of a partner's page for the shop, for 15 minutes and one use.",
  description: 'The shopper continues at `url`.',
  tag,
  params: ofPartner,
  input: z.strictObject({
    items: z
      .array(z.strictObject({ domain: domainName, period: periodYears, seen: z.optional(seenPrice) }))
      .check(z.minLength(1), z.maxLength(EMBED_LINES_MAX)),
  }),
  status: 201,
  output: z.object({ id: cartTransferId, url: z.string(), expires_at: instant }),
  refusals: [400, 413, 422, 429, 503],
});
