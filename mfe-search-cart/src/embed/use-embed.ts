import type { SearchResult } from '@storefront/shared/contract';
import { readSearchWord, type SearchWord } from '@storefront/shared/domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Attributes } from './attributes';
import { emit, emitError } from './emit';
import { ShopCalls } from './shop-calls';
import { useCartLines } from './use-cart-lines';
import { useSearch } from './use-search';
import { useShopFacts } from './use-shop-facts';

/** What an element on a partner's page does: it asks the shop, searches, fills the cart, and reports all of it as events. */
export function useEmbed(element: HTMLElement, shop: string, attributes: Attributes) {
  const calls = useMemo(() => new ShopCalls(shop, attributes.partner), [shop, attributes.partner]);
  const { facts, trouble: closed, ask } = useShopFacts(calls);
  const isUnsold = facts && attributes.currency !== undefined && !facts.currencies.includes(attributes.currency);
  const currency = (facts && (isUnsold ? undefined : attributes.currency)) ?? facts?.currencies[0];
  const { lines, actions } = useCartLines(element, calls, currency);
  const { search, start } = useSearch(calls, currency);
  const trouble = closed ?? search.trouble;
  const [isFull, setFull] = useState(false);
  const [wanted, setWanted] = useState<SearchWord>();

  // Also covers a search submitted before the shop's currencies are known, and repeats the search when the page changes the currency.
  useEffect(() => {
    if (wanted) start(wanted);
  }, [wanted, start]);

  useEffect(() => void emit(element, 'sf:ready', {}), [element]);
  useEffect(() => {
    if (trouble) emitError(element, trouble.code, trouble.message);
  }, [element, trouble]);
  useEffect(() => {
    if (isUnsold)
      emitError(
        element,
        'currency_not_sold',
        `${shop} does not sell in ${attributes.currency}, so prices are in ${currency}.`,
      );
  }, [element, shop, isUnsold, attributes.currency, currency]);

  const retry = useCallback(() => {
    if (closed) ask();
    else setWanted((before) => before && { ...before });
  }, [closed, ask]);
  // Retries automatically when the browser is back online.
  const isCutOff = trouble?.code === 'offline' || trouble?.code === 'unreachable';
  useEffect(() => {
    if (!isCutOff) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isCutOff, retry]);

  return {
    calls,
    shopName: facts?.name ?? new URL(shop).host,
    /** Whether the shop has said what it sells, or cannot. Before, an amount could not say which dollar it is in. */
    isSettled: (facts ?? closed) !== undefined,
    lines,
    actions,
    search,
    trouble,
    retry,
    /** Whether a search waits for the shop's currencies. */
    isWaiting: wanted !== undefined && currency === undefined && !closed,
    /** Starts a search. @returns the problem with the word, if there is one */
    submit(typed: string) {
      const read = readSearchWord(typed);
      if (read.problem === undefined) {
        setWanted(read);
        emit(element, 'sf:search', { word: read.word });
      }
      return read.problem;
    },
    /** Whether the last addition was refused because the cart is full. */
    isFull,
    add: (result: SearchResult) => setFull(!actions.add(result)),
  };
}
