import { z } from 'zod/mini';
import { tldCategory } from './catalog';
import { endpoint } from './endpoint';
import { NAMES_AT_ONCE } from './names-at-once';
import { askedDomain, currencyCode, domainName, queryNumber, wireAmount } from './wire';

/** The three groups of the results page (SE-02). */
export const searchGroup = z.enum(['exact', 'popular', 'all']);
export type SearchGroup = z.infer<typeof searchGroup>;

/**
 * `pending`: the registry has not responded yet, repeat with the search key. `unknown`: it did not respond in time; never shown as taken
 * or available (SE-06). `reserved`: the registry does not sell it.
 */
export const availability = z.enum(['available', 'taken', 'premium', 'reserved', 'pending', 'unknown']);
export type Availability = z.infer<typeof availability>;

/** Amounts are for one year, before tax, and present if and only if the domain can be bought. */
export const searchResult = z.object({
  domain: domainName,
  /** The domain in its own script. */
  unicode: z.string(),
  tld: z.string(),
  status: availability,
  currency_code: currencyCode,
  price: z.optional(wireAmount),
  renewal_price: z.optional(wireAmount),
  transfer_price: z.optional(wireAmount),
  /** Domains of this TLD move by a change of the registrar's tag, which is not supported; they have no transfer price. */
  transfer_by_tag: z.boolean(),
  restore_price: z.optional(wireAmount),
  /** `price` is for the first year only: further years of a first term cost `renewal_price`. */
  first_year_only: z.boolean(),
  min_years: z.int(),
  max_years: z.int(),
  privacy_allowed: z.boolean(),
  categories: z.array(tldCategory),
  /** One line on who may register; empty for open TLDs (SE-07), such as `For residents of the European Union.`. */
  eligibility: z.string(),
  /** What the registry requires beyond the contact, with the labels of the form (SE-07), such as `Date of birth`. */
  extra_data: z.array(z.string()),
});
export type SearchResult = z.infer<typeof searchResult>;

/** One group of the results of a search. */
export const searchAnswer = z.object({
  group: searchGroup,
  /** Fetches later results; the same key may be used until the search is complete. */
  search_key: z.string(),
  is_search_completed: z.boolean(),
  /** Always the whole group, or the whole page of it, in its final order; only the status of rows changes. */
  results: z.array(searchResult),
  /** How many pages the group has, including this one, such as `4`; missing if it has one. */
  pages: z.optional(z.int()),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchAvailability = endpoint({
  id: 'searchAvailability',
  method: 'GET',
  path: '/api/domain/1.0/availability/{word}',
  summary: 'One group of search results.',
  description: 'The first response has the results that are already known; later ones wait up to `max_wait` seconds.',
  tag: 'search',
  params: z.object({ word: z.string().check(z.minLength(1), z.maxLength(253)) }),
  input: z.object({
    group: searchGroup,
    /** Seconds, 0 to 5. */
    max_wait: z._default(queryNumber.check(z.gte(0), z.lte(5)), 1),
    search_key: z.optional(z.string().check(z.maxLength(200))),
    currency_code: currencyCode,
    /** Limits the group `all` to one TLD (without its dot) or to a category (SE-05). */
    tld: z.optional(z.string().check(z.maxLength(63))),
    category: z.optional(tldCategory),
    /**
     * A page of the group `all`: 0 has the domains nearest to the word, the following pages the word under every other TLD
     * on sale (SE-02). Registries are queried for one page at a time.
     */
    page: z.optional(queryNumber.check(z.gte(0), z.lte(50))),
  }),
  output: searchAnswer,
  refusals: [400, 422, 429, 503],
});

const searchKey = z.string().check(z.maxLength(200));

export const followSearch = endpoint({
  id: 'followSearch',
  method: 'GET',
  path: '/api/domain/1.0/availability/{word}/events',
  summary: 'The results of a search, as registries respond.',
  description:
    'A stream of server-sent events. The data of each event is the response for one group, as returned by `searchAvailability`. A group is sent whenever it changes, until it is complete. The stream ends with the last group, or after ten seconds. If it breaks off, continue each group with the key of its last event.',
  tag: 'search',
  params: z.object({ word: z.string().check(z.minLength(1), z.maxLength(253)) }),
  input: z.object({
    /** Continues the group `exact` from this search key, such as `mg2vkq1c-0`; empty starts it. */
    exact: z.optional(searchKey),
    /** Continues the group `popular` from this search key, such as `mg2vkq1c-3`; empty starts it. */
    popular: z.optional(searchKey),
    /** Continues the group `all` from this search key, such as `mg2vkq1c-1`; empty starts it. */
    all: z.optional(searchKey),
    currency_code: currencyCode,
    tld: z.optional(z.string().check(z.maxLength(63))),
    category: z.optional(tldCategory),
    /** The language of registries' requirements, such as `de`; overrides `Accept-Language`, which a script cannot set for a stream. */
    language: z.optional(z.string().check(z.maxLength(35))),
  }),
  output: searchAnswer,
  media: 'text/event-stream',
  refusals: [400, 422, 429, 503],
});

// Built with calls only: reading a property of a schema, such as `shape`, would keep the schema and zod in every page that searches.
/** The results for the requested names. */
export const namesAnswer = z.extend(
  z.pick(searchAnswer, { search_key: true, is_search_completed: true, results: true }),
  {
    /** Requested names whose extension is not sold here. */
    not_sold: z.array(z.string()),
  },
);
export type NamesAnswer = z.infer<typeof namesAnswer>;

export const checkNames = endpoint({
  id: 'checkNames',
  method: 'POST',
  path: '/api/domain/1.0/availability',
  summary: 'Availability of many domains in one call, in the order given.',
  description: 'Poll it with its key, like a search. Changes nothing.',
  tag: 'search',
  input: z.object({
    names: z.array(askedDomain).check(z.minLength(1), z.maxLength(NAMES_AT_ONCE)),
    /** Seconds, 0 to 5. */
    max_wait: z._default(z.number().check(z.gte(0), z.lte(5)), 1),
    search_key: z.optional(z.string().check(z.maxLength(200))),
    currency_code: currencyCode,
  }),
  output: namesAnswer,
  refusals: [400, 413, 422, 429, 503],
});
