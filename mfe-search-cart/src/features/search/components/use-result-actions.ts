import { useCallback, useMemo, useState } from 'react';
import { addNewDomain, addNewDomains, removeItem, useCart, useNotePrices } from '@storefront/shared/cart';
import type { SearchResult } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import * as messages from '../messages';
import type { OfferActions } from './OfferAction';
import { useAskName } from '../api/use-ask-name';

/** The actions of a group's rows, and the data that they need. */
export interface ResultActions extends OfferActions {
  /** Domains that are in the cart as new registrations. */
  readonly inCart: ReadonlySet<string>;
  readonly asking: ReadonlySet<string>;
}

export interface CartMoves extends Pick<OfferActions, 'onAdd' | 'onUndo'> {
  readonly inCart: ReadonlySet<string>;
  readonly onAddAll: (results: readonly SearchResult[]) => void;
  /** The last action, for screen readers. */
  readonly announcement: string;
}

/** Returns functions to add results to the cart and undo that, with announcements for screen readers. */
export function useCartMoves(): CartMoves {
  const t = useTranslate();
  useNotePrices();
  const { items } = useCart();
  const [announcement, setAnnouncement] = useState('');
  const names = items
    .filter((item) => item.type === 'new')
    .map((item) => item.domain)
    .join(' ');
  // Memoised by the domains, which do not change when the cart is read again, because all rows are memoised by this set.
  const inCart = useMemo(() => new Set(names === '' ? [] : names.split(' ')), [names]);

  const onAdd = useCallback(
    (result: SearchResult) => {
      const name = result.unicode;
      if (addNewDomain(result)) setAnnouncement(t(messages.inCart, { name }));
      else notify({ tone: 'warning', text: t(messages.cannotAdd, { name }) });
    },
    [t],
  );
  const onAddAll = useCallback(
    (results: readonly SearchResult[]) => setAnnouncement(t(messages.addedNames, { count: addNewDomains(results) })),
    [t],
  );
  const onUndo = useCallback(
    (domain: string) => {
      removeItem(domain);
      setAnnouncement(t(messages.leftCart, { name: toUnicode(domain) }));
    },
    [t],
  );

  return { inCart, announcement, onAdd, onAddAll, onUndo };
}

/** Returns the actions of one group's rows. */
export function useResultActions(
  { inCart, onAdd, onUndo }: CartMoves,
  currency: string,
  putRow: (row: SearchResult) => void,
): ResultActions {
  const { asking, ask } = useAskName(currency, putRow);
  return useMemo(() => ({ inCart, onAdd, onUndo, asking, onAsk: ask }), [inCart, onAdd, onUndo, asking, ask]);
}
