import { useCallback, useEffect, useMemo } from 'react';
import { useCurrencies } from '../currency';
import type { CartItem } from '../domain/cart-item';
import { store, useSetAtom, useStored } from '../store';
import {
  acceptPrice,
  asLastSeen,
  notePrices,
  priceDifference,
  type OfferedCurrencies,
  type PriceDifference,
} from './seen-prices';
import { seenPricesAtom } from './seen-prices-atom';
import { useCart } from './use-cart';

export interface PriceChanges {
  /** By domain name: prices that are not those this person saw. */
  readonly changes: ReadonlyMap<string, PriceDifference>;
  /** Takes the present price of a line as seen. */
  readonly accept: (item: CartItem) => void;
}

const NOTHING_SEEN = {};

function useOffered(): OfferedCurrencies {
  const { prioritizedCurrencies } = useCurrencies();
  return useMemo(() => new Set(prioritizedCurrencies.map(({ code }) => code)), [prioritizedCurrencies]);
}

/** Notes each price of the cart when it is first shown; every page that shows one calls it (CT-14). */
export function useNotePrices(): void {
  const { items } = useCart();
  const offered = useOffered();
  const setSeen = useSetAtom(seenPricesAtom);
  useEffect(() => {
    // An empty first render is not an empty cart: nothing is noted before there is something to note.
    if (items.length > 0) setSeen((before) => notePrices(before, items, offered));
  }, [items, offered, setSeen]);
}

/** The prices of the cart that differ from what this person saw (CT-14). */
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
 * The lines with the costs at which this person last saw or accepted them, on whichever page and however long ago, to be compared
 * with what they cost now (CT-14, OR-06).
 */
export function linesAsLastSeen(items: readonly CartItem[]): CartItem[] {
  const seen = store.get(seenPricesAtom);
  return items.map((item) => asLastSeen(seen, item));
}

/** Takes the present price of a line as seen, outside of the cart's own page. */
export function acceptLinePrice(item: CartItem): void {
  store.set(seenPricesAtom, (before) => acceptPrice(before, item));
}
