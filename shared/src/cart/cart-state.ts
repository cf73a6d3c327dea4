import type { CartItem } from '../domain/cart-item';

/**
 * The last word about one name. `at` orders what was chosen for it, and `by`, the tab, the choices of the same instant;
 * `priced_at` and `priced_by` order what was written of its price since. `since` is when it was put in, which orders the lines.
 * A null item says that it was taken out, so that a tab that still has it does not bring it back.
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
  /** Goes up when a cart is put away as a whole, as at logout; a tab that holds an older one gives it up. */
  readonly generation?: number | undefined;
  readonly entries: Readonly<Record<string, CartEntry>>;
}

export const EMPTY_CART: CartState = { entries: {} };

const compare = <T extends number | string>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Which of two entries of one name is the later one, the same in every tab; 0 for the same write. A choice outweighs every price. */
export function compareEntries(a: CartEntry, b: CartEntry): number {
  return (
    compare(a.at, b.at) ||
    compare(a.by, b.by) ||
    compare(a.priced_at ?? -1, b.priced_at ?? -1) ||
    compare(a.priced_by ?? '', b.priced_by ?? '')
  );
}

/** How often a cart was put away as a whole. */
export const getGeneration = ({ generation = 0 }: CartState): number => generation;

/** The entry of a name, or undefined. */
export function findEntry(state: CartState, domain: string): CartEntry | undefined {
  return Object.hasOwn(state.entries, domain) ? state.entries[domain] : undefined;
}

/**
 * Merges the carts of two tabs: for each domain the last write wins, whichever tab it came from (CT-10). Commutative, associative and
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

/** Whether two carts say the same of every name. */
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

/** The lines in the order in which they were put in. */
export function getLines(state: CartState): CartItem[] {
  return Object.values(state.entries)
    .filter((entry): entry is CartEntry & { item: CartItem } => entry.item !== null)
    .sort((a, b) => a.since - b.since || (a.item.domain < b.item.domain ? -1 : 1))
    .map(({ item }) => item);
}
