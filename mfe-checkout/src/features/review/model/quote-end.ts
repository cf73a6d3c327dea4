import type { CartItem } from '@storefront/shared/domain';

/** How long before its expiry a quote is replaced, in milliseconds, because paying takes a moment. */
const EARLY_MS = 15_000;
/** The shortest time between two checks, in milliseconds; otherwise a browser whose clock is ahead would check endlessly. */
const MIN_WAIT_MS = 60_000;
/** The longest time between two checks, in milliseconds, because timers have a maximum. */
const MAX_WAIT_MS = 3_600_000;

/** Returns when the first quote of a cart expires, in milliseconds since 1970; null if there are none. */
export function firstQuoteEnd(items: readonly Pick<CartItem, 'quote_expires_at'>[]): number | null {
  const ends = items.flatMap(({ quote_expires_at }) => (quote_expires_at ? [Date.parse(quote_expires_at)] : []));
  return ends.length === 0 ? null : Math.min(...ends);
}

/** Returns the milliseconds to wait before fetching prices again, for quotes that expire at `end` (PR-02). */
export function waitForCheck(end: number, now: number): number {
  return Math.min(Math.max(end - EARLY_MS - now, MIN_WAIT_MS), MAX_WAIT_MS);
}
