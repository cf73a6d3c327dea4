import type { NamesAnswer, SearchAnswer, SearchGroup, SearchResult } from '@storefront/shared/contract';
import { SEARCH_GROUPS, toAscii, tldRequirements, toUnicode, toWire, type DomainName } from '@storefront/shared/domain';
import { questionMessages } from '@storefront/shared/questions';
import type { Locale } from '../../core/locale';
import { getEligibility } from '../../core/catalog/tlds';
import type { Clock } from '../../core/clock';
import { findSoldName, splitSoldName, type SoldName } from '../../core/catalog/catalog';
import { unprocessable } from '../../http/errors';
import type { NameState } from '../../ports/registrar';
import type { PriceListCache, SaleCurrency } from '../price-list';
import { premiumIn, type Sale } from '../prices';
import type { AvailabilityCache, SuggestionQuery } from '../availability';
import { readSearchKey, writeSearchKey } from './search-key';
import { planSearch, type Narrowing, type SearchPlan } from './search-plan';

/** Milliseconds after which a registry without an answer is shown as unavailable (SE-06). */
export const SEARCH_DEADLINE_MS = 4_000;
/** Milliseconds for which first results are collected before a response. */
const GATHER_MS = 50;
/** Maximum duration of a streamed search in milliseconds; its registries have had `SEARCH_DEADLINE_MS`. */
const FOLLOWED_FOR_MS = 10_000;
/** Duration of one poll of a streamed group in seconds; a disconnected client is noticed after it. */
const FOLLOWED_WAIT_S = 1;
/** Rows shown as unavailable if the registrar returns no suggestions. */
const FALLBACK_ROWS = 5;
/** Names per page of the group `all` after the first: only names that are viewed are queried. */
export const PAGE_ROWS = 24;

/** Polling parameters, in the contract's terms. */
interface Polling {
  /** In seconds. */
  readonly max_wait: number;
  readonly search_key?: string;
}

interface ResultContext {
  readonly currency: SaleCurrency;
  readonly locale: Locale;
}

interface GroupQuestion extends Polling, Narrowing {
  readonly group: SearchGroup;
  /** Page of the group `all`; 0, the default, has the names closest to the word. */
  readonly page?: number;
}

/** Search keys of the streamed groups, empty for a new search. */
type FollowedGroups = Partial<Record<SearchGroup, string>> & Narrowing;

interface SourceRows {
  readonly names: readonly SoldName[];
  /** Set if the rows are suggestions that have not arrived yet. */
  readonly waitsFor: SuggestionQuery | null;
}

/** Provides the rows and queries their registries; both take the start time of the search. */
interface Source {
  readonly rows: (startedAt: number) => SourceRows;
  /** Resolves once the answers of other instances are loaded. */
  readonly ask: (startedAt: number) => Promise<void>;
  /** Suggestions arrive with their states, so that none of the rows is pending. */
  readonly suggested: boolean;
}

type PolledResults = Pick<SearchAnswer, 'search_key' | 'is_search_completed' | 'results'>;

/**
 * Runs searches by polling, or by streaming, which polls internally. The first response contains what is known already: the names, their
 * registrant requirements and recent registry answers. Each later one returns on news, at the latest after `max_wait`. Registries are
 * queried in the background, also between two calls.
 */
export class SearchService {
  readonly #availability: AvailabilityCache;
  readonly #clock: Clock;
  readonly #priceListCache: Pick<PriceListCache, 'current'>;

  constructor(availability: AvailabilityCache, clock: Clock, priceListCache: Pick<PriceListCache, 'current'>) {
    this.#availability = availability;
    this.#clock = clock;
    this.#priceListCache = priceListCache;
  }

  /** Returns one group of a search (SE-02). @param word as typed @throws HttpError 422 if no name can be made of the word */
  async search(word: string, question: GroupQuestion, shown: ResultContext): Promise<SearchAnswer> {
    return this.#queryGroup(this.#plan(word, question), question, shown);
  }

  /**
   * Streams several groups of a search: yields a group on each change until all are complete or `FOLLOWED_FOR_MS` have passed; undefined
   * means no news yet.
   * @throws HttpError 422 immediately if no name can be made of the word
   */
  follow(word: string, followed: FollowedGroups, shown: ResultContext): AsyncGenerator<SearchAnswer | undefined> {
    return this.#followGroups(this.#plan(word, followed), followed, shown);
  }

  async *#followGroups(
    plan: SearchPlan,
    followed: FollowedGroups,
    shown: ResultContext,
  ): AsyncGenerator<SearchAnswer | undefined> {
    const until = performance.now() + FOLLOWED_FOR_MS;
    const ask = (group: SearchGroup, search_key: string) =>
      this.#queryGroup(plan, { group, max_wait: FOLLOWED_WAIT_S, ...(search_key && { search_key }) }, shown);
    const pending = new Map<SearchGroup, Promise<SearchAnswer>>();
    for (const { id } of SEARCH_GROUPS) {
      const key = followed[id];
      if (key !== undefined) pending.set(id, ask(id, key));
    }
    const sent = new Map(SEARCH_GROUPS.map(({ id }) => [id, followed[id]]));
    while (pending.size > 0 && performance.now() < until) {
      const answer = await Promise.race(pending.values());
      const { group, search_key, is_search_completed } = answer;
      // The key counts the answers, so that an unchanged key means no news.
      const isNews = is_search_completed || search_key !== sent.get(group);
      yield isNews ? answer : undefined;
      sent.set(group, search_key);
      if (is_search_completed) pending.delete(group);
      else pending.set(group, ask(group, search_key));
    }
  }

  #plan(word: string, narrowing: Narrowing): SearchPlan {
    const plan = planSearch(word, this.#priceListCache.current(), narrowing);
    if (plan) return plan;
    throw unprocessable(
      'This is not a valid domain name. Use letters, digits and hyphens, at most 63 before the extension.',
      { code: 'no_name' },
    );
  }

  async #queryGroup(plan: SearchPlan, question: GroupQuestion, shown: ResultContext): Promise<SearchAnswer> {
    const { group, page = 0 } = question;
    if (group !== 'all') {
      const names = group === 'exact' ? [plan.exact] : plan.popular;
      return { group, ...(await this.#poll(this.#createNamedSource(names), question, shown)) };
    }
    const { others } = plan;
    const source =
      page === 0
        ? this.#createSuggestionSource(plan)
        : this.#createNamedSource(others.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS));
    const pages = 1 + Math.ceil(others.length / PAGE_ROWS);
    return { group, ...(await this.#poll(source, question, shown)), pages };
  }

  /** Checks a list of names in the given order, without duplicates or hosts (SE-05). */
  async check(names: readonly DomainName[], polling: Polling, shown: ResultContext): Promise<NamesAnswer> {
    const known = new Map<DomainName, SoldName>();
    const not_sold: DomainName[] = [];
    for (const name of names) {
      const sold = splitSoldName(name);
      if (sold && this.#isOnSale(sold) && toAscii(sold.domain) !== null) known.set(sold.domain, sold);
      else not_sold.push(name);
    }
    return { ...(await this.#poll(this.#createNamedSource([...known.values()]), polling, shown)), not_sold };
  }

  #createNamedSource(names: readonly SoldName[]): Source {
    return {
      rows: () => ({ names, waitsFor: null }),
      ask: (startedAt) => this.#availability.ask(names, startedAt),
      suggested: false,
    };
  }

  #createSuggestionSource(plan: SearchPlan): Source {
    const suggestionQuery = { label: plan.exact.label, tlds: plan.tlds };
    return {
      rows: (startedAt) => this.#getSuggestionRows(plan, suggestionQuery, startedAt),
      ask: async (startedAt) => {
        if (suggestionQuery.tlds?.length !== 0) await this.#availability.askSuggestions(suggestionQuery, startedAt);
      },
      suggested: true,
    };
  }

  #getSuggestionRows(plan: SearchPlan, suggestionQuery: SuggestionQuery, startedAt: number): SourceRows {
    if (suggestionQuery.tlds?.length === 0) return { names: [], waitsFor: null };
    const suggestions = this.#availability.findSuggestions(suggestionQuery, startedAt);
    if (suggestions) {
      const seen = new Set<string>([plan.exact, ...plan.popular].map(({ domain }) => domain));
      const names = suggestions.flatMap(({ name }) => (seen.has(name) ? [] : (findSoldName(name) ?? [])));
      return { names: names.filter((name) => this.#isOnSale(name)), waitsFor: null };
    }
    if (suggestions === undefined && !this.#isOver(startedAt)) return { names: [], waitsFor: suggestionQuery };
    // The registrar did not respond: offer a few names with the same label, which can be retried individually.
    return { names: plan.others.slice(0, FALLBACK_ROWS), waitsFor: null };
  }

  #isOnSale({ record }: SoldName): boolean {
    return this.#priceListCache.current().sellsTld(record.tld);
  }

  async #poll(source: Source, { max_wait, search_key }: Polling, shown: ResultContext): Promise<PolledResults> {
    const { startedAt, answered } = readSearchKey(search_key, this.#now());
    const wait = search_key === undefined ? 0 : Math.min(max_wait * 1000, startedAt + SEARCH_DEADLINE_MS - this.#now());
    const waitUntil = performance.now() + wait;
    await source.ask(startedAt);
    let gathering = false;
    for (;;) {
      const { names, waitsFor } = source.rows(startedAt);
      const open = names.filter(({ domain }) => this.#availability.find(domain, startedAt) === undefined);
      const left = waitUntil - performance.now();
      const isComplete = waitsFor === null && (source.suggested || open.length === 0);
      const hasNews = waitsFor === null && names.length - open.length > answered;
      if (isComplete || left <= 0 || (hasNews && gathering)) {
        const isOver = this.#isOver(startedAt) || (source.suggested && waitsFor === null);
        const priceList = this.#priceListCache.current();
        const results = names.map((name) =>
          toSearchResult(name, this.#availability.find(name.domain, startedAt), isOver, { priceList, ...shown }),
        );
        return this.#answer(results, waitsFor !== null, startedAt);
      }
      if (hasNews) {
        gathering = true;
        await new Promise((resolve) => setTimeout(resolve, Math.min(GATHER_MS, left)));
      } else {
        await this.#availability.waitForAnswer(open, waitsFor, left);
      }
    }
  }

  #answer(results: SearchResult[], namesMissing: boolean, startedAt: number): PolledResults {
    const answered = results.filter(({ status }) => status !== 'pending').length;
    return {
      search_key: writeSearchKey({ startedAt, answered }),
      is_search_completed: !namesMissing && answered === results.length,
      results,
    };
  }

  #isOver(startedAt: number): boolean {
    return this.#now() >= startedAt + SEARCH_DEADLINE_MS;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}

/** Returns the labels of the extra data that a TLD's registry requires. */
const extraData = (tld: string, { t }: Locale): string[] =>
  tldRequirements(tld)
    .fields.filter(({ required, kind }) => required && kind !== 'checkbox')
    .map(({ label }) => t(questionMessages[label]));

/** Builds a result row; it has a price exactly if the domain can be bought. @param isOver whether the registry's time is up */
export function toSearchResult(
  { domain, record }: SoldName,
  state: NameState | undefined,
  isOver: boolean,
  { priceList, currency, locale }: Omit<Sale, 'country'> & ResultContext,
): SearchResult {
  const list = priceList.findPrices(record.tld, currency);
  const base = {
    domain,
    unicode: toUnicode(domain),
    tld: record.tld,
    currency_code: currency,
    first_year_only: state?.status === 'premium' || list?.firstYearOnly === true,
    min_years: record.minYears,
    max_years: record.maxYears,
    privacy_allowed: record.privacyAllowed,
    categories: [...record.categories],
    eligibility: getEligibility(record.tld, locale),
    extra_data: extraData(record.tld, locale),
    transfer_by_tag: record.transferByTag,
  };
  if (!state) return { ...base, status: isOver ? 'unknown' : 'pending' };
  if (state.status !== 'available' && state.status !== 'premium') return { ...base, status: state.status };
  if (!list) return { ...base, status: 'reserved' };
  const { register, renew, transfer } =
    state.status === 'premium' ? premiumIn(state.premium, priceList, currency) : list;
  return {
    ...base,
    status: state.status,
    price: toWire(register, currency),
    renewal_price: toWire(renew, currency),
    ...(!record.transferByTag && { transfer_price: toWire(transfer, currency) }),
    restore_price: toWire(list.restore, currency),
  };
}
