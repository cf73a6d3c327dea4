import type { CartItem } from '../domain/cart-item';

/**
 * The last write for one domain. `at` orders choices, and `by`, the tab, breaks ties within the same instant; `priced_at` and `priced_by`
 * order the price updates since then. `since` is when the domain was added, which orders the lines. A null item marks a removal, so that a
 * tab that still has the line does not restore it.
 */
export interface CartEntry {
  readonly at: number;
  readonly by: string;
  readonly priced_at?: number | undefined;
  readonly priced_by?: string | undefined;
  readonly since: number;
  readonly item: CartItem | null;
}

/** The cart as it is stored: entries by domain name (CT-01). */
export interface CartState {
  /** Incremented when the whole cart is cleared, as at sign-out; a tab with an older generation discards its own cart. */
  readonly generation?: number | undefined;
  readonly entries: Readonly<Record<string, CartEntry>>;
}

export const EMPTY_CART: CartState = { entries: {} };

const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares two entries of one domain, with the same result in every tab; 0 for the same write. A choice outranks any price. */
function compareEntries(a: CartEntry, b: CartEntry): number {
  return (
    compare(a.at, b.at) ||
    compare(a.by, b.by) ||
    compare(a.priced_at ?? -1, b.priced_at ?? -1) ||
    compare(a.priced_by ?? '', b.priced_by ?? '')
  );
}

/** How often the whole cart was cleared. */
export const getGeneration = ({ generation = 0 }: CartState): number => generation;

export function findEntry(state: CartState, domain: string): CartEntry | undefined {
  return Object.hasOwn(state.entries, domain) ? state.entries[domain] : undefined;
}

/**
 * Merges the carts of two tabs. For each domain the last write wins, whichever tab it came from (CT-10). Commutative, associative and
 * idempotent, so that all tabs arrive at the same cart.
 */
export function mergeCarts(a: CartState, b: CartState): CartState {
  if (a === b) return a;
  if (getGeneration(a) !== getGeneration(b)) return getGeneration(a) > getGeneration(b) ? a : b;
  const entries: Record<string, CartEntry> = { ...a.entries };
  for (const [domain, entry] of Object.entries(b.entries)) {
    const mine = findEntry(a, domain);
    if (!mine || compareEntries(mine, entry) < 0) entries[domain] = entry;
  }
  return { ...a, entries };
}

export function sameCart(a: CartState, b: CartState): boolean {
  const names = Object.keys(a.entries);
  return (
    getGeneration(a) === getGeneration(b) &&
    names.length === Object.keys(b.entries).length &&
    names.every((name) => {
      const [mine, theirs] = [findEntry(a, name), findEntry(b, name)];
      return mine !== undefined && theirs !== undefined && compareEntries(mine, theirs) === 0;
    })
  );
}

/** The lines in the order in which they were added. */
export function getLines(state: CartState): CartItem[] {
  return Object.values(state.entries)
    .filter((entry): entry is CartEntry & { item: CartItem } => entry.item !== null)
    .sort((a, b) => a.since - b.since || (a.item.domain < b.item.domain ? -1 : 1))
    .map(({ item }) => item);
}
