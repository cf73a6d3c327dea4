import { once } from '@storefront/shared/domain';
import { cartCurrency, readLines, writeLines, type CartLine } from './cart-lines';

/** Lies on the partner's origin, so the name says whose it is. */
const KEY = 'storefront-search:cart';

type Change = (lines: readonly CartLine[]) => readonly CartLine[];

/** The cart of a page: one for all elements on it, kept in its storage and the same in all its tabs. */
class Cart {
  #lines: readonly CartLine[] = [];
  readonly #listeners = new Set<() => void>();
  /** What the elements on the page show prices in, in the order in which they came. */
  readonly #shown = new Map<HTMLElement, string>();

  constructor() {
    this.#lines = readLines(this.#stored());
    addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.#take(readLines(this.#stored()));
    });
  }

  readonly lines = (): readonly CartLine[] => this.#lines;

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notes what an element shows prices in, until the returned function is called. */
  join(element: HTMLElement, currency: string): () => void {
    this.#shown.set(element, currency);
    return () => this.#shown.delete(element);
  }

  /** What the cart is priced in: its own currency where an element shows prices in it, else that of the first element. */
  readonly currency = (): string | undefined => {
    const shown = [...this.#shown.values()];
    return shown.find((currency) => currency === cartCurrency(this.#lines)) ?? shown[0];
  };

  /**
   * Changes the cart on top of what other tabs wrote; where nothing can be stored it lasts as long as the page.
   * @returns whether it was stored
   */
  change(change: Change): boolean {
    const stored = this.#stored();
    const next = change(stored === null ? this.#lines : readLines(stored));
    let isStored = true;
    try {
      localStorage.setItem(KEY, writeLines(next));
    } catch {
      // Full, switched off, or the page is sandboxed.
      isStored = false;
    }
    this.#take(next);
    return isStored;
  }

  #stored(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  #take(lines: readonly CartLine[]): void {
    this.#lines = lines;
    for (const listener of this.#listeners) listener();
  }
}

export const pageCart = once(() => new Cart());
