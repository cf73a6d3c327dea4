import { acceptLinePrice, repriceCart } from '@storefront/shared/cart';
import type { CartItem } from '@storefront/shared/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  findPriceChanges,
  withAccepted,
  type LineChange,
  type RefusedLines,
  type SeenPrices,
} from '../model/price-changes';
import { firstQuoteEnd, waitForCheck } from '../model/quote-end';

interface CheckedPrices {
  /** Lines that differ from what the customer saw. */
  changes: readonly LineChange[];
  accept: (domain: string) => void;
  /** Fetches prices again: of one line, or of all. */
  recheck: (domain?: string) => void;
  /** Adds the lines for which the server refused the order. */
  refuse: (lines: RefusedLines) => void;
}

/**
 * Keeps the prices of the review current: they are fetched when it opens and again when a quote expires (PR-02). Lines that differ from
 * `seenBefore`, the prices that the customer last saw, are listed until they are accepted or removed (OR-06).
 */
export function useCheckedPrices(items: readonly CartItem[], seenBefore: SeenPrices): CheckedPrices {
  const [seen, setSeen] = useState(seenBefore);
  const [refused, setRefused] = useState<RefusedLines>([]);
  const recheck = (domain?: string): void => {
    setRefused((before) => before.filter((line) => domain !== undefined && line.domain !== domain));
    void repriceCart(domain === undefined ? undefined : [domain]);
  };

  useEffect(() => void repriceCart(), []);

  const end = firstQuoteEnd(items);
  const check = useEffectEvent(() => recheck());
  useEffect(() => {
    if (end === null) return;
    const timer = setTimeout(check, waitForCheck(end, Date.now()));
    return () => clearTimeout(timer);
  }, [end]);

  return {
    changes: findPriceChanges(items, seen, refused),
    accept: (domain) => {
      const item = items.find((line) => line.domain === domain);
      if (item) {
        acceptLinePrice(item);
        setSeen((before) => withAccepted(before, item));
      }
      setRefused((before) => before.filter((line) => line.domain !== domain));
    },
    recheck,
    refuse: (lines) => {
      setRefused(lines);
      void repriceCart();
    },
  };
}
