import { useCallback, useMemo, useState } from 'react';
import { cartAtom, removeItem, resetCart, undo, useCart } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { store } from '@storefront/shared/store';
import * as messages from '../messages';

interface Removed {
  readonly domains: readonly string[];
  /** The place in the cart that it left. */
  readonly index: number;
  readonly text: string;
}

export interface Removals {
  /** The last removals on this page, which can be undone. */
  readonly removed: Removed | undefined;
  /** What was last put back, until something else is done. */
  readonly returned: string | undefined;
  readonly remove: (domain: string) => void;
  readonly reset: () => void;
  readonly putBack: () => void;
}

/** Taking out with a way back on the page itself (CT-12); the notice of the cart offers the same. */
export function useRemovals(): Removals {
  const t = useTranslate();
  const { items, canUndo } = useCart();
  const [last, setLast] = useState<Removed>();
  const [returned, setReturned] = useState<string>();

  const takeOut = useCallback(
    (domains: readonly string[], index: number) => {
      setReturned(undefined);
      const name = toUnicode(domains[0] ?? '');
      setLast({ domains, index, text: t(messages.leftCart, { count: domains.length, name }) });
    },
    [t],
  );
  const remove = useCallback(
    (domain: string) => {
      const index = store.get(cartAtom).items.findIndex((item) => item.domain === domain);
      removeItem(domain);
      takeOut([domain], index);
    },
    [takeOut],
  );
  const reset = useCallback(() => {
    const domains = store.get(cartAtom).items.map((item) => item.domain);
    resetCart();
    // The page gets so short that its head would stay under the header of the site.
    window.scrollTo(0, 0);
    takeOut(domains, 0);
  }, [takeOut]);
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
