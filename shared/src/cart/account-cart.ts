import type { CartEntryOnWire } from '../contract/cart';
import type { CartItem } from '../domain/cart-item';
import { toCartChoice, fromCartChoice } from './cart-choice';
import { findEntry, type CartEntry, type CartState } from './cart-state';
import type { Writer } from './cart-writes';

/** Converts an entry to the format of the account. */
export function onWire(domain: string, { at, by, since, item }: CartEntry): CartEntryOnWire {
  return { domain, at, by, since, choice: item && toCartChoice(item) };
}

/** The result of merging the account's entries into a cart. */
export interface JoinedCart {
  readonly state: CartState;
  /** Lines that were added or whose choices changed; their prices have to be fetched. */
  readonly changed: readonly string[];
  /** Domains of lines that are new in this browser. */
  readonly added: readonly string[];
  /** Lines that another device removed. */
  readonly removed: readonly CartItem[];
}

/** Whether the account's entry is newer than the one in this cart. */
const isNews = (mine: CartEntry | undefined, { at, by }: CartEntryOnWire): boolean =>
  mine === undefined || at > mine.at || (at === mine.at && by > mine.by);

/** Merges the account's entries into a cart. For each domain the later choice wins, as between tabs (CT-11). */
export function joinAccount(
  state: CartState,
  theirs: readonly CartEntryOnWire[],
  { now, by }: Writer,
  currency: { code: string; symbol: string },
): JoinedCart {
  const news = theirs.filter((entry) => isNews(findEntry(state, entry.domain), entry));
  const entries = news.map(({ domain, choice, ...entry }): [string, CartEntry] => {
    const item = choice && fromCartChoice(choice, findEntry(state, domain)?.item ?? undefined, currency);
    // Prices are local to this device, where two tabs may write one at the same time.
    return [domain, { at: entry.at, by: entry.by, since: entry.since, priced_at: now, priced_by: by, item }];
  });
  const wasThere = (domain: string): CartItem | null => findEntry(state, domain)?.item ?? null;
  return {
    state: news.length === 0 ? state : { ...state, entries: { ...state.entries, ...Object.fromEntries(entries) } },
    changed: news.flatMap(({ domain, choice }) => (choice ? [domain] : [])),
    added: news.flatMap(({ domain, choice }) => (choice && !wasThere(domain) ? [domain] : [])),
    removed: news.flatMap(({ domain, choice }) => (choice ? [] : (wasThere(domain) ?? []))),
  };
}
