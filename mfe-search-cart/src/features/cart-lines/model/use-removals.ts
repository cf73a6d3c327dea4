import { useCallback, useMemo, useState } from 'react';
import { cartAtom, removeItem, resetCart, undo, useCart } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { store } from '@storefront/shared/store';

interface Removed {
  readonly domains: readonly string[];
  /** The place in the cart that it left. */
  readonly index: number;
  readonly text: string;
}

export interface Removals {
  /** What was taken out last on this page and can be put back. */
  readonly removed: Removed | undefined;
  /** What was put back last, as long as nothing else was done. */
  readonly returned: string | undefined;
  readonly remove: (domain: string) => void;
  readonly reset: () => void;
  readonly putBack: () => void;
}

/** Taking out with a way back on the page itself (CT-12); the notice of the cart offers the same. */
export function useRemovals(): Removals {
  const { items, canUndo } = useCart();
  const [last, setLast] = useState<Removed>();
  const [returned, setReturned] = useState<string>();

  const remove = useCallback((domain: string) => {
    const index = store.get(cartAtom).items.findIndex((item) => item.domain === domain);
    removeItem(domain);
    setReturned(undefined);
    setLast({ domains: [domain], index, text: `${toUnicode(domain)} left the cart.` });
  }, []);
  const reset = useCallback(() => {
    const domains = store.get(cartAtom).items.map((item) => item.domain);
    resetCart();
    // The page gets so short that its head would stay under the header of the site.
    window.scrollTo(0, 0);
    const [only = ''] = domains;
    setLast({
      domains,
      index: 0,
      text: domains.length === 1 ? `${toUnicode(only)} left the cart.` : `${domains.length} names left the cart.`,
    });
  }, []);
  const putBack = useCallback(() => {
    undo();
    setReturned(last?.domains[0]);
    setLast(undefined);
  }, [last]);

  // The notice may have put it back, or another tab the same name in again.
  const gone = useMemo(() => {
    const there = new Set(items.map((item) => item.domain));
    return last !== undefined && canUndo && !last.domains.some((domain) => there.has(domain));
  }, [items, canUndo, last]);

  return { removed: gone ? last : undefined, returned, remove, reset, putBack };
}
