import { millisecondsInDay } from 'date-fns/constants';
import type { CartItem } from '../domain/cart-item';
import { findEntry, getGeneration, type CartEntry, type CartState } from './cart-state';

/** How long a removal is stored, in milliseconds; longer than any tab stays open. */
const REMOVAL_KEPT_MS = 30 * millisecondsInDay;

/** Which tab writes and when; unique for each write, so that equal stamps mean the same write. */
export interface Writer {
  readonly now: number;
  readonly by: string;
}

export function findLine(state: CartState, domain: string): CartItem | undefined {
  return findEntry(state, domain)?.item ?? undefined;
}

/** Returns a time later than any stamp in the cart, even if this machine's clock was set back. */
function laterThanAll(state: CartState, now: number): number {
  return Object.values(state.entries).reduce(
    (latest, { at, priced_at = 0 }) => Math.max(latest, at + 1, priced_at + 1),
    now,
  );
}

/**
 * The kind of a write: `choice` changes what the shopper wants, `return` restores a removed line in its former place, `price` changes only
 * amounts.
 */
export type WriteKind = 'choice' | 'return' | 'price';

/** Writes lines, or removals as null, with stamps later than any in the cart. Old removals are dropped. */
export function writeLines(
  state: CartState,
  lines: ReadonlyMap<string, CartItem | null>,
  { now, by }: Writer,
  write: WriteKind = 'choice',
): CartState {
  if (lines.size === 0) return state;
  const at = laterThanAll(state, now);
  let since = Object.values(state.entries).reduce((latest, entry) => Math.max(latest, entry.since + 1), now);
  const entries: Record<string, CartEntry> = Object.fromEntries(
    Object.entries(state.entries).filter(([, entry]) => entry.item !== null || entry.at > now - REMOVAL_KEPT_MS),
  );
  for (const [domain, item] of lines) {
    const before = findEntry(state, domain);
    if (write === 'price' && before) entries[domain] = { ...before, priced_at: at, priced_by: by, item };
    else
      entries[domain] = { at, by, since: before && (before.item || write === 'return') ? before.since : since++, item };
  }
  return { ...state, entries };
}

/** Reduces a cart to the entries to keep, as a new generation, so that every tab drops the others. */
export function putAway(state: CartState, keep: (entry: CartEntry) => boolean): CartState {
  return {
    generation: getGeneration(state) + 1,
    entries: Object.fromEntries(Object.entries(state.entries).filter(([, entry]) => keep(entry))),
  };
}

/**
 * Returns the new state of a line: a line, null to remove it, undefined to leave it. Called with the current line of the domain, or
 * undefined.
 */
export type LineChange = (line: CartItem | undefined, domain: string) => CartItem | null | undefined;

/** Changes the lines of some domains at once. */
export function changeState(
  state: CartState,
  domains: readonly string[],
  change: LineChange,
  writer: Writer,
  write?: WriteKind,
): CartState {
  const lines = new Map<string, CartItem | null>();
  for (const domain of domains) {
    const before = findLine(state, domain);
    const after = change(before, domain);
    if (after !== undefined && after !== before && !(after === null && before === undefined)) lines.set(domain, after);
  }
  return writeLines(state, lines, writer, write);
}
