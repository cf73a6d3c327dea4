import type { SearchResult } from '@storefront/shared/contract';
import { toMinor } from '@storefront/shared/domain';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { offerPrice } from '../model/offer-state';
import { pageCart } from './cart';
import { LINES_MAX, type CartLine } from './cart-lines';
import { ShopTrouble, type ShopCalls } from './shop-calls';
import { emit, emitError } from './emit';

interface CartActions {
  /** Adds a search result; returns false if the cart is full or the domain has no price. */
  readonly add: (result: SearchResult) => boolean;
  readonly remove: (domain: string) => void;
  /** Restores a removed line. */
  readonly restore: (line: CartLine) => void;
  readonly setPeriod: (line: CartLine, period: number) => void;
}

const cart = pageCart();

/** Reported once per page, not with each change. */
let hasToldOfStorage = false;

/** Changes the cart, and reports to the page if the browser cannot store it. */
function change(element: HTMLElement, ...[lines]: Parameters<typeof cart.change>): void {
  if (cart.change(lines) || hasToldOfStorage) return;
  hasToldOfStorage = true;
  emitError(element, 'not_stored', 'The browser does not let this page store the cart. It lasts as long as the page.');
}

const without = (lines: readonly CartLine[], domain: string): CartLine[] =>
  lines.filter((line) => line.domain !== domain);

/** Converts a search result to a line with the shortest term that its registry sells; undefined if it has no price. */
function toCartLine(result: SearchResult): CartLine | undefined {
  const price = offerPrice(result);
  if (!price) return undefined;
  return {
    domain: result.domain,
    period: price.years,
    min_years: price.years,
    max_years: Math.min(10, Math.max(price.years, result.max_years)),
    currency_code: price.currency,
    cost: price.first,
    renewal: price.renewal,
  };
}

/** Fetches the current prices of lines and writes them into those that have not changed since. */
async function reprice(
  calls: ShopCalls,
  currency: string,
  unpriced: readonly CartLine[],
  signal: AbortSignal,
): Promise<void> {
  const answer = await calls.prices(unpriced, currency, signal);
  const prices = new Map(answer.lines.map((price) => [price.domain, price]));
  const problems = new Map(answer.unpriced.map(({ domain, reason }) => [domain, reason]));
  // Another element of the page may have changed the cart's currency in the meantime.
  if (cart.currency() !== currency) return;
  cart.change((lines) =>
    lines.map((line) => {
      const then = unpriced.find(({ domain }) => domain === line.domain);
      const price = prices.get(line.domain);
      if (then?.period !== line.period) return line;
      if (!price) return { ...line, problem: problems.get(line.domain) ?? line.problem };
      const { problem: _problem, ...known } = line;
      return {
        ...known,
        currency_code: price.currency_code,
        cost: toMinor(price.cost, price.currency_code),
        renewal: toMinor(price.renewal_price, price.currency_code),
      };
    }),
  );
}

/** Returns the cart of the page and its actions. Each change is reported to the page (EM-04). */
export function useCartLines(
  element: HTMLElement,
  calls: ShopCalls,
  currency: string | undefined,
): { lines: readonly CartLine[]; actions: CartActions } {
  const lines = useSyncExternalStore(cart.follow, cart.lines);

  const askFor = useCallback(
    (unpriced: readonly CartLine[], signal: AbortSignal) => {
      const currency = cart.currency();
      if (currency === undefined || unpriced.length === 0) return;
      // Earlier prices stay: the shop fetches prices again in any case, and shows differences.
      reprice(calls, currency, unpriced, signal).catch((error: unknown) => {
        if (signal.aborted) return;
        const { code, message } = error instanceof ShopTrouble ? error : new ShopTrouble('refused', String(error));
        emitError(element, code, `The prices in the cart could not be checked: ${message}`);
      });
    },
    [element, calls],
  );

  useEffect(() => {
    if (currency === undefined) return;
    const leave = cart.join(element, currency);
    const controller = new AbortController();
    askFor(cart.lines(), controller.signal);
    return () => {
      controller.abort();
      leave();
    };
  }, [askFor, element, currency]);

  const changed = (action: 'add' | 'remove' | 'change', domain: string): void =>
    void emit(element, 'sf:cart-changed', { action, domain, count: cart.lines().length });

  const actions: CartActions = {
    add(result) {
      const line = toCartLine(result);
      if (!line) return false;
      if (cart.lines().length >= LINES_MAX) {
        emitError(element, 'cart_full', `The cart is full: it holds up to ${LINES_MAX} domains.`);
        return false;
      }
      change(element, (known) => [...without(known, line.domain), line]);
      changed('add', line.domain);
      if (line.currency_code !== cart.currency()) askFor([line], new AbortController().signal);
      return true;
    },
    remove(domain) {
      change(element, (known) => without(known, domain));
      changed('remove', domain);
    },
    restore(line) {
      change(element, (known) => [...without(known, line.domain), line]);
      changed('add', line.domain);
    },
    setPeriod(line, period) {
      const next = { ...line, period };
      change(element, (known) => known.map((one) => (one.domain === line.domain ? next : one)));
      changed('change', line.domain);
      askFor([next], new AbortController().signal);
    },
  };
  return { lines, actions };
}
