import { useCallback, useEffect, useMemo } from 'react';
import { useCurrencies } from '../currency';
import type { CartItem } from '../domain/cart-item';
import { store, useSetAtom, useStored } from '../store';
import {
  acceptPrice,
  asLastSeen,
  recordPrices,
  priceDifference,
  type OfferedCurrencies,
  type PriceDifference,
} from './seen-prices';
import { seenPricesAtom } from './seen-prices-atom';
import { useCart } from './use-cart';

export interface PriceChanges {
  /** Prices that differ from those this visitor saw, by domain. */
  readonly changes: ReadonlyMap<string, PriceDifference>;
  /** Records the current price of a line as seen. */
  readonly accept: (item: CartItem) => void;
}

const NOTHING_SEEN = {};

function useOffered(): OfferedCurrencies {
  const { prioritizedCurrencies } = useCurrencies();
  return useMemo(() => new Set(prioritizedCurrencies.map(({ code }) => code)), [prioritizedCurrencies]);
}

/** Records each price of the cart when it is first shown; called by every page that shows one (CT-14). */
export function useNotePrices(): void {
  const { items } = useCart();
  const offered = useOffered();
  const setSeen = useSetAtom(seenPricesAtom);
  useEffect(() => {
    // The cart of a first render is always empty, so nothing is recorded for it.
    if (items.length > 0) setSeen((before) => recordPrices(before, items, offered));
  }, [items, offered, setSeen]);
}

/** The prices of the cart that differ from those this visitor saw (CT-14). */
export function usePriceChanges(): PriceChanges {
  const { items } = useCart();
  const offered = useOffered();
  const seen = useStored(seenPricesAtom, NOTHING_SEEN);
  const setSeen = useSetAtom(seenPricesAtom);

  useNotePrices();

  const changes = useMemo(
    () =>
      new Map(
        items.flatMap((item) => {
          const difference = priceDifference(seen, item, offered);
          return difference ? [[item.domain, difference] as const] : [];
        }),
      ),
    [items, seen, offered],
  );
  const accept = useCallback((item: CartItem) => setSeen((before) => acceptPrice(before, item)), [setSeen]);
  return { changes, accept };
}

/**
 * Returns the lines with the costs that this visitor last saw or accepted, on any page and however long ago, to be compared with the
 * current ones (CT-14, OR-06).
 */
export function linesAsLastSeen(items: readonly CartItem[]): CartItem[] {
  const seen = store.get(seenPricesAtom);
  return items.map((item) => asLastSeen(seen, item));
}

/** Records the current price of a line as seen, for pages other than the cart. */
export function acceptLinePrice(item: CartItem): void {
  store.set(seenPricesAtom, (before) => acceptPrice(before, item));
}
