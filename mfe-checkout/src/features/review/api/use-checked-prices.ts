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

export interface CheckedPrices {
  /** Lines that are not as this person saw them, with what can be done about each. */
  changes: readonly LineChange[];
  accept: (domain: string) => void;
  /** Asks for prices again: of one line, or of all. */
  recheck: (domain?: string) => void;
  /** Takes in what the server named when it refused the order. */
  refuse: (lines: RefusedLines) => void;
}

/**
 * Keeps the prices of the review true: they are asked for when it opens and again when a quote ends (PR-02). Whatever differs
 * from `seenBefore`, the prices this person came with, is shown until it is accepted or taken out (OR-06).
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
