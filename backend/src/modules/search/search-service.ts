import type { NamesAnswer, SearchAnswer, SearchGroup, SearchResult } from '@storefront/shared/contract';
import { toAscii } from '@storefront/shared/domain';
import type { Clock } from '../../core/clock';
import { allTlds, findSoldName, splitSoldName } from '../../core/catalog/catalog';
import type { PriceListCache, SaleCurrency } from '../price-list';
import type { AvailabilityCache, SuggestionWish } from '../availability';
import { readSearchKey, writeSearchKey } from './search-key';
import type { SearchPlan } from './search-plan';
import { resultOf } from './search-result';

/** Milliseconds after which a registry that has not answered a search is shown as silent (SE-06). */
export const SEARCH_DEADLINE_MS = 4_000;
/** Milliseconds that the first news of a call waits for company. */
const GATHER_MS = 50;
/** Rows shown as silent when the registrar gives no suggestions. */
const FALLBACK_ROWS = 5;
/** Names on each page of all TLDs after the first: registries are asked about no more of them than somebody looks at. */
export const PAGE_ROWS = 24;

interface Asked {
  /** Seconds. */
  readonly maxWait: number;
  readonly searchKey: string | undefined;
  readonly currency: SaleCurrency;
}

interface SearchQuestion extends Asked {
  readonly plan: SearchPlan;
  readonly group: SearchGroup;
  /** Narrows the group `all`; null is every TLD. */
  readonly tlds: readonly string[] | null;
  /** Of the group `all`; 0, where it is absent, has the names nearest to the word. */
  readonly page?: number;
}

interface NamesQuestion extends Asked {
  readonly names: readonly string[];
}

/** The rows of an answer as far as they are known. */
interface Rows {
  readonly names: readonly string[];
  /** The names themselves are not known yet: these suggestions are waited for. */
  readonly waitsFor: SuggestionWish | null;
}

/** Where the rows come from, and how their registries are asked; both take the beginning of the search. */
interface Source {
  readonly rows: (startedAt: number) => Rows;
  readonly ask: (startedAt: number) => void;
  /** The rows are suggestions, whose states came with them: none of them is pending. */
  readonly suggested: boolean;
}

type Polled = Pick<SearchAnswer, 'search_key' | 'is_search_completed' | 'results'>;

/**
 * Searches by polling. The first answer comes at once with what is known here: the names, what they may ask of a registrant and
 * what registries have said lately. Each later one comes as soon as there is news, at the latest after `max_wait`. Registries
 * are asked in the background and keep coming in between two calls.
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

  /** One group of one search (SE-02). */
  async search({ plan, group, tlds, page = 0, ...asked }: SearchQuestion): Promise<SearchAnswer> {
    if (group !== 'all')
      return {
        group,
        ...(await this.#poll(this.#named(group === 'exact' ? [plan.exact.registrable] : plan.popular), asked)),
      };
    const everyTld = underEveryTld(plan, tlds).filter((name) => this.#isSold(name));
    const pages = 1 + Math.ceil(everyTld.length / PAGE_ROWS);
    const source =
      page === 0 ? this.#suggested(plan, tlds) : this.#named(everyTld.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS));
    return { group, ...(await this.#poll(source, asked)), pages };
  }

  /** Many full names at once, in the order given; each once (SE-05). */
  async check({ names, ...asked }: NamesQuestion): Promise<NamesAnswer> {
    const sold = names.map((name) => {
      const registrable = registrableOf(name);
      return registrable !== undefined && this.#isSold(registrable) ? registrable : undefined;
    });
    const known = [...new Set(sold.flatMap((name) => name ?? []))];
    const not_sold = names.filter((_, index) => sold[index] === undefined);
    return { ...(await this.#poll(this.#named(known), asked)), not_sold };
  }

  #named(names: readonly string[]): Source {
    return {
      rows: () => ({ names, waitsFor: null }),
      ask: (startedAt) => this.#availability.ask(names, startedAt),
      suggested: false,
    };
  }

  #suggested(plan: SearchPlan, tlds: readonly string[] | null): Source {
    const wish = { label: plan.exact.label, tlds };
    return {
      rows: (startedAt) => this.#suggestedRows(plan, wish, startedAt),
      ask: (startedAt) => tlds?.length !== 0 && this.#availability.askSuggestions(wish, startedAt),
      suggested: true,
    };
  }

  #suggestedRows(plan: SearchPlan, wish: SuggestionWish, startedAt: number): Rows {
    if (wish.tlds?.length === 0) return { names: [], waitsFor: null };
    const suggestions = this.#availability.findSuggestions(wish, startedAt);
    const shown = new Set([plan.exact.registrable, ...plan.popular]);
    const isRow = (name: string): boolean => !shown.has(name) && this.#isSold(name);
    if (suggestions) return { names: suggestions.map(({ name }) => name).filter(isRow), waitsFor: null };
    if (suggestions === undefined && !this.#isOver(startedAt)) return { names: [], waitsFor: wish };
    // The registrar is silent: a few names of the same word, each to be asked for again by hand.
    return {
      names: underEveryTld(plan, wish.tlds)
        .filter((name) => this.#isSold(name))
        .slice(0, FALLBACK_ROWS),
      waitsFor: null,
    };
  }

  #isSold(name: string): boolean {
    const sold = findSoldName(name);
    return sold !== null && this.#priceListCache.current().sellsTld(sold.record.tld);
  }

  async #poll(source: Source, { maxWait, searchKey, currency }: Asked): Promise<Polled> {
    const { startedAt, answered } = readSearchKey(searchKey, this.#now());
    const wait = searchKey === undefined ? 0 : Math.min(maxWait * 1000, startedAt + SEARCH_DEADLINE_MS - this.#now());
    const waitUntil = performance.now() + wait;
    source.ask(startedAt);
    let gathering = false;
    for (;;) {
      const { names, waitsFor } = source.rows(startedAt);
      const open = names.filter((name) => this.#availability.find(name, startedAt) === undefined);
      const left = waitUntil - performance.now();
      const isComplete = waitsFor === null && (source.suggested || open.length === 0);
      const hasNews = waitsFor === null && names.length - open.length > answered;
      if (isComplete || left <= 0 || (hasNews && gathering)) {
        const isOver = this.#isOver(startedAt) || (source.suggested && waitsFor === null);
        const priceList = this.#priceListCache.current();
        const results = names.map((name) =>
          resultOf(name, this.#availability.find(name, startedAt), isOver, { priceList, currency }),
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

/** The word under every TLD on sale, or of those asked for, without the names of the other groups; always in the same order. */
function underEveryTld({ exact, popular }: SearchPlan, tlds: readonly string[] | null): readonly string[] {
  const elsewhere = new Set([exact.registrable, ...popular]);
  return (tlds ?? allTlds().map(({ tld }) => tld))
    .map((tld) => `${exact.label}.${tld}`)
    .filter((name) => !elsewhere.has(name) && findSoldName(name) !== null);
}

/** The name under which one that was asked for would be registered, without any host before it; undefined where it cannot be. */
function registrableOf(name: string): string | undefined {
  const registrable = splitSoldName(name)?.registrable;
  return registrable !== undefined && toAscii(registrable) !== null ? registrable : undefined;
}
