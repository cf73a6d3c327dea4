import type { CartItem } from '@storefront/shared/domain';

/** How long before a quote ends it is replaced, in milliseconds; paying takes a person a moment. */
const EARLY_MS = 15_000;
/** The shortest time between two checks, in milliseconds: a browser whose clock is ahead would ask without end. */
const MIN_WAIT_MS = 60_000;
/** The longest one, in milliseconds; a timer cannot count to far-off ends. */
const MAX_WAIT_MS = 3_600_000;

/** When the first quote of a cart expires, in milliseconds since 1970; null where there is none. */
export function firstQuoteEnd(items: readonly Pick<CartItem, 'quote_expires_at'>[]): number | null {
  const ends = items.flatMap(({ quote_expires_at }) => (quote_expires_at ? [Date.parse(quote_expires_at)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** How many milliseconds to wait before prices are asked for again, for quotes that end at `end` (PR-02). */
export function waitForCheck(end: number, now: number): number {
  return Math.min(Math.max(end - EARLY_MS - now, MIN_WAIT_MS), MAX_WAIT_MS);
}
