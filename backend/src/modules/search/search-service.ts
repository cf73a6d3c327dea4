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
import type { AvailabilityCache, SuggestionWish } from '../availability';
import { readSearchKey, writeSearchKey } from './search-key';
import { planSearch, type Narrowing, type SearchPlan } from './search-plan';

/** Milliseconds after which a registry that has not answered a search is shown as silent (SE-06). */
export const SEARCH_DEADLINE_MS = 4_000;
/** Milliseconds that the first news of a call waits for company. */
const GATHER_MS = 50;
/** A followed search is over by then: its registries have had `SEARCH_DEADLINE_MS`. Milliseconds. */
const FOLLOWED_FOR_MS = 10_000;
/** Seconds for which a followed group waits for news at a time; only then is a client that has disconnected noticed. */
const FOLLOWED_WAIT_S = 1;
/** Rows shown as silent when the registrar gives no suggestions. */
const FALLBACK_ROWS = 5;
/** Domains on each page of all TLDs after the first: registries are asked only about what somebody looks at. */
export const PAGE_ROWS = 24;

/** How a search is polled, in the words of the contract. */
interface Polling {
  /** Seconds. */
  readonly max_wait: number;
  readonly search_key?: string;
}

/** In what prices and notes are written. */
interface Shown {
  readonly currency: SaleCurrency;
  readonly locale: Locale;
}

interface GroupQuestion extends Polling, Narrowing {
  readonly group: SearchGroup;
  /** Page of the group `all`; 0, the default, has the domains closest to the word. */
  readonly page?: number;
}

/** The search keys of the groups to follow, empty for one that begins. */
type FollowedGroups = Partial<Record<SearchGroup, string>> & Narrowing;

/** The rows of an answer as far as they are known. */
interface Rows {
  readonly names: readonly SoldName[];
  /** The names themselves are not known yet: these suggestions are waited for. */
  readonly waitsFor: SuggestionWish | null;
}

/** Where the rows come from, and how their registries are asked; both take the start time of the search. */
interface Source {
  readonly rows: (startedAt: number) => Rows;
  /** Resolves once it is known what other instances know. */
  readonly ask: (startedAt: number) => Promise<void>;
  /** The rows are suggestions, whose states came with them: none of them is pending. */
  readonly suggested: boolean;
}

type Polled = Pick<SearchAnswer, 'search_key' | 'is_search_completed' | 'results'>;

/**
 * Searches by polling, or by following, which polls here. The first answer comes immediately with what is known: the domains, the questions
 * for registrants and the registries' recent answers. Each later one comes as soon as there is news, after `max_wait` at the latest.
 * Registries are asked in the background, and their answers keep arriving between two calls.
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

  /**
   * One group of one search (SE-02).
   * @param word as it was typed
   * @throws HttpError 422 where no domain can be made of the word
   */
  async search(word: string, question: GroupQuestion, shown: Shown): Promise<SearchAnswer> {
    return this.#askGroup(this.#plan(word, question), question, shown);
  }

  /**
   * Several groups of one search: each is yielded whenever there is news of it, until all are complete or `FOLLOWED_FOR_MS` have passed.
   * Undefined means that there is no news yet.
   * @throws HttpError 422, immediately, where no domain can be made of the word
   */
  follow(word: string, followed: FollowedGroups, shown: Shown): AsyncGenerator<SearchAnswer | undefined> {
    return this.#followGroups(this.#plan(word, followed), followed, shown);
  }

  async *#followGroups(
    plan: SearchPlan,
    followed: FollowedGroups,
    shown: Shown,
  ): AsyncGenerator<SearchAnswer | undefined> {
    const until = performance.now() + FOLLOWED_FOR_MS;
    const ask = (group: SearchGroup, search_key: string) =>
      this.#askGroup(plan, { group, max_wait: FOLLOWED_WAIT_S, ...(search_key && { search_key }) }, shown);
    const asked = new Map<SearchGroup, Promise<SearchAnswer>>();
    for (const { id } of SEARCH_GROUPS) {
      const key = followed[id];
      if (key !== undefined) asked.set(id, ask(id, key));
    }
    const sent = new Map(SEARCH_GROUPS.map(({ id }) => [id, followed[id]]));
    while (asked.size > 0 && performance.now() < until) {
      const answer = await Promise.race(asked.values());
      const { group, search_key, is_search_completed } = answer;
      // The key counts the answers: the same one again has nothing new.
      const isNews = is_search_completed || search_key !== sent.get(group);
      yield isNews ? answer : undefined;
      sent.set(group, search_key);
      if (is_search_completed) asked.delete(group);
      else asked.set(group, ask(group, search_key));
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

  async #askGroup(plan: SearchPlan, question: GroupQuestion, shown: Shown): Promise<SearchAnswer> {
    const { group, page = 0 } = question;
    if (group !== 'all') {
      const names = group === 'exact' ? [plan.exact] : plan.popular;
      return { group, ...(await this.#poll(this.#named(names), question, shown)) };
    }
    const source =
      page === 0 ? this.#suggested(plan) : this.#named(plan.others.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS));
    const pages = 1 + Math.ceil(plan.others.length / PAGE_ROWS);
    return { group, ...(await this.#poll(source, question, shown)), pages };
  }

  /** Many full names at once, in the order given; each once, without any host before it (SE-05). */
  async check(names: readonly DomainName[], polling: Polling, shown: Shown): Promise<NamesAnswer> {
    const known = new Map<DomainName, SoldName>();
    const not_sold: DomainName[] = [];
    for (const name of names) {
      const sold = splitSoldName(name);
      if (sold && this.#isOnSale(sold) && toAscii(sold.domain) !== null) known.set(sold.domain, sold);
      else not_sold.push(name);
    }
    return { ...(await this.#poll(this.#named([...known.values()]), polling, shown)), not_sold };
  }

  #named(names: readonly SoldName[]): Source {
    return {
      rows: () => ({ names, waitsFor: null }),
      ask: (startedAt) => this.#availability.ask(names, startedAt),
      suggested: false,
    };
  }

  #suggested(plan: SearchPlan): Source {
    const wish = { label: plan.exact.label, tlds: plan.tlds };
    return {
      rows: (startedAt) => this.#suggestedRows(plan, wish, startedAt),
      ask: async (startedAt) => {
        if (wish.tlds?.length !== 0) await this.#availability.askSuggestions(wish, startedAt);
      },
      suggested: true,
    };
  }

  #suggestedRows({ exact, popular, others }: SearchPlan, wish: SuggestionWish, startedAt: number): Rows {
    if (wish.tlds?.length === 0) return { names: [], waitsFor: null };
    const suggestions = this.#availability.findSuggestions(wish, startedAt);
    if (suggestions) {
      const seen = new Set<string>([exact, ...popular].map(({ domain }) => domain));
      const names = suggestions.flatMap(({ name }) => (seen.has(name) ? [] : (findSoldName(name) ?? [])));
      return { names: names.filter((name) => this.#isOnSale(name)), waitsFor: null };
    }
    if (suggestions === undefined && !this.#isOver(startedAt)) return { names: [], waitsFor: wish };
    // The registrar is silent: a few names of the same word, each to be asked for again by hand.
    return { names: others.slice(0, FALLBACK_ROWS), waitsFor: null };
  }

  #isOnSale({ record }: SoldName): boolean {
    return this.#priceListCache.current().sellsTld(record.tld);
  }

  async #poll(source: Source, { max_wait, search_key }: Polling, shown: Shown): Promise<Polled> {
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

  #answer(results: SearchResult[], namesMissing: boolean, startedAt: number): Polled {
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

/** What the registry of a TLD asks in addition to the contact, in the words of the form. */
const extraData = (tld: string, { t }: Locale): string[] =>
  tldRequirements(tld)
    .fields.filter(({ required, kind }) => required && kind !== 'checkbox')
    .map(({ label }) => t(questionMessages[label]));

/** A row of results: it has a price exactly when the domain can be bought. @param isOver whether the registry's time is up */
export function toSearchResult(
  { domain, record }: SoldName,
  state: NameState | undefined,
  isOver: boolean,
  { priceList, currency, locale }: Omit<Sale, 'country'> & Shown,
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
