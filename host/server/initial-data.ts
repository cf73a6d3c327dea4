import type { Cookies } from 'cookie';
import type { FastifyRequest } from 'fastify';
import {
  callAddress,
  getSettings,
  listCurrencies,
  listTlds,
  searchAvailability,
  sessionActive,
  type Language,
  type OutputOf,
  type Settings,
} from '@storefront/shared/contract';
import { MAX_WAIT_S, SEARCH_GROUPS, sanitizeWord } from '@storefront/shared/domain';
import type { AskBackend } from './backends';
import type { DocumentRoute } from './route-of';
import { findCountry } from './visitor-country';

/** Maps addresses of calls to their responses, for `shared/src/api/initial-data.ts`. */
export type InitialData = Readonly<Record<string, unknown>>;

const SESSION = callAddress(sessionActive, {}, {});

/** Removes the session from the data that a page is rendered with: the HTML is the same whoever is signed in. */
export function withoutSession(initialData: InitialData): InitialData {
  const { [SESSION]: _session, ...data } = initialData;
  return data;
}

/** How long responses that are the same for all visitors are cached. Milliseconds. */
const FRESH_FOR_MS = 5000;

/** Time limit for the initial data of a document; the page then makes the calls itself. Milliseconds. */
const TIMEOUT_MS = 300;

/** Cookies that do not identify a visitor. With any other cookie the visitor may have a session. */
const HARMLESS_COOKIES = new Set(['sf-theme', 'sf-bucket', 'sf-language']);

const isGuest = (cookies: Cookies): boolean => Object.keys(cookies).every((name) => HARMLESS_COOKIES.has(name));

const getHeaders = ({ id, ip }: FastifyRequest, language: Language): Record<string, string> => ({
  'x-request-id': String(id),
  'x-forwarded-for': ip,
  'accept-language': language,
});

interface Visit {
  readonly request: FastifyRequest;
  readonly route: DocumentRoute;
  readonly pathname: string;
  readonly cookies: Cookies;
  /** The language of the responses. */
  readonly language: Language;
}

/**
 * Returns a function that collects the initial data of a page: responses to its first calls, sent with its document. These are settings and
 * currencies, the prices on the home page, the price list, the first results of a search, and that a visitor without a session is a guest,
 * with the country they seem to come from. Nothing else personal, since documents stay in the browser's history. Calls that the backend
 * does not answer in time are left out, except settings and currencies, for which the last known response is sent.
 */
export function initialDataFrom(
  askBackend: AskBackend,
  countryHeader: string | undefined,
): (visit: Visit) => Promise<InitialData> {
  const cache = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();
  const lastOfShop = new Map<string, unknown>();

  async function ask(address: string, headers: Record<string, string> = {}): Promise<unknown> {
    try {
      const response = await askBackend(address, {
        headers: { accept: 'application/json', ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.ok ? await response.json() : undefined;
    } catch {
      // The page makes the call itself and reports the error.
      return undefined;
    }
  }

  /** Caches responses that depend only on their address and language. Failures are not cached. */
  async function fetchCached(address: string, language: Language): Promise<unknown> {
    const key = `${language} ${address}`;
    const known = cache.get(key);
    if (known && known.until > Date.now()) return known.answer;
    const answer = ask(address, { 'accept-language': language });
    cache.set(key, { until: Date.now() + FRESH_FOR_MS, answer });
    if ((await answer) === undefined) cache.delete(key);
    return answer;
  }

  /**
   * Returns the shop's settings, or the last known ones while the backend is busy: without them a page might request a currency that is not
   * sold (CU-05).
   */
  async function fetchShopSettings(address: string, language: Language): Promise<unknown> {
    const answer = await fetchCached(address, language);
    if (answer !== undefined) lastOfShop.set(address, answer);
    return answer ?? lastOfShop.get(address);
  }

  async function popularPrices({ language }: Visit, currency_code: string): Promise<[string, unknown][]> {
    const address = callAddress(listTlds, {}, { currency_code, category: 'popular' });
    return [[address, await fetchCached(address, language)]];
  }

  /** Requested for each document: the page caches prices for a minute, and an import must take effect for the next visitor. */
  async function prices({ request, language }: Visit, currency_code: string): Promise<[string, unknown][]> {
    const address = callAddress(listTlds, {}, { currency_code });
    return [[address, await ask(address, getHeaders(request, language))]];
  }

  function search({ request, pathname, language }: Visit, currency_code: string): Promise<[string, unknown][]> {
    const word = decodeWord(pathname);
    // Any other word redirects to its own address first.
    if (word === '' || sanitizeWord(word) !== word) return Promise.resolve([]);
    const address = (group: string, max_wait: number) =>
      callAddress(searchAvailability, { word }, { group, max_wait, currency_code });
    const headers = getHeaders(request, language);
    // The page requests the registries' slower results afterwards, with the search key.
    return Promise.all(
      SEARCH_GROUPS.map(async ({ id }): Promise<[string, unknown]> => [
        address(id, MAX_WAIT_S),
        await ask(address(id, 0), headers),
      ]),
    );
  }

  async function fetchOfPage(visit: Visit, currency: string): Promise<[string, unknown][]> {
    const { host, page } = visit.route;
    if (host === 'home' || page?.id === 'checkout.transfer') return popularPrices(visit, currency);
    if (page?.id === 'search.pricing') return prices(visit, currency);
    return page?.id === 'search.availability' ? search(visit, currency) : [];
  }

  /** Returns what the backend would say of a visitor without a session. */
  function describeGuest(request: FastifyRequest): OutputOf<typeof sessionActive> {
    const country = findCountry(request, countryHeader);
    return { is_authenticated: false, ...(country !== undefined && { visitor_country: country }) };
  }

  return async (visit) => {
    const shop = [callAddress(getSettings, {}, {}), callAddress(listCurrencies, {}, {})] as const;
    const [settings, currencies] = await Promise.all(shop.map((address) => fetchShopSettings(address, visit.language)));
    const currency = (settings as Settings | undefined)?.default_currency.code;
    const own = currency === undefined ? [] : await fetchOfPage(visit, currency);
    const session: [string, unknown][] = isGuest(visit.cookies) ? [[SESSION, describeGuest(visit.request)]] : [];
    const all: [string, unknown][] = [...session, [shop[0], settings], [shop[1], currencies], ...own];
    return Object.fromEntries(all.filter(([, answer]) => answer !== undefined));
  };
}

function decodeWord(pathname: string): string {
  try {
    return decodeURIComponent(pathname.split('/').at(-1) ?? '');
  } catch {
    // Invalid percent-encoding; no page has such a word.
    return '';
  }
}
