import { useCallback, useMemo, useState } from 'react';
import { cartAtom, removeItem, resetCart, undo, useCart } from '@storefront/shared/cart';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { store } from '@storefront/shared/store';
import { orderLines, type LineOrder } from '../../../model/line-order';
import * as messages from '../messages';

interface Removed {
  readonly domains: readonly string[];
  /** Its former position among the lines on screen. */
  readonly index: number;
  readonly text: string;
}

export interface Removals {
  /** The last removal on this page, which can be undone. */
  readonly removed: Removed | undefined;
  /** The domain that was last restored, until the next action. */
  readonly returned: string | undefined;
  readonly remove: (domain: string) => void;
  readonly reset: () => void;
  readonly putBack: () => void;
}

/**
 * Removes lines and offers to undo that on the page itself (CT-12), as the notice of the cart does.
 * @param order the order in which the page shows the lines
 */
export function useRemovals(order: LineOrder = 'added'): Removals {
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
      const shown = orderLines(store.get(cartAtom).items, order, t.language);
      const index = shown.findIndex((item) => item.domain === domain);
      removeItem(domain);
      takeOut([domain], index);
    },
    [takeOut, order, t],
  );
  const reset = useCallback(() => {
    const domains = store.get(cartAtom).items.map((item) => item.domain);
    resetCart();
    // The page becomes so short that its top would stay under the header of the site.
    window.scrollTo(0, 0);
    takeOut(domains, 0);
  }, [takeOut]);
  const putBack = useCallback(() => {
    undo();
    setReturned(last?.domains[0]);
    setLast(undefined);
  }, [last]);

  // The line may have been restored by the notice, or its domain added again in another tab.
  const gone = useMemo(() => {
    const inCart = new Set(items.map((item) => item.domain));
    return last !== undefined && canUndo && !last.domains.some((domain) => inCart.has(domain));
  }, [items, canUndo, last]);

  return { removed: gone ? last : undefined, returned, remove, reset, putBack };
}
