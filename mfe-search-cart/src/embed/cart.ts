import { once } from '@storefront/shared/domain';
import { cartCurrency, readLines, writeLines, type CartLine } from './cart-lines';

/** In the storage of the partner's origin, so it has a distinctive prefix. */
const KEY = 'storefront-search:cart';

type Change = (lines: readonly CartLine[]) => readonly CartLine[];

/** The cart of a page, shared by all elements on it, stored in its localStorage and synchronised between tabs. */
class Cart {
  #lines: readonly CartLine[] = [];
  readonly #listeners = new Set<() => void>();
  /** The currency that each element on the page shows, in the order in which they were added. */
  readonly #shown = new Map<HTMLElement, string>();

  constructor() {
    this.#lines = readLines(this.#readStored());
    addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.#take(readLines(this.#readStored()));
    });
  }

  readonly lines = (): readonly CartLine[] => this.#lines;

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers the currency that an element shows, until the returned function is called. */
  join(element: HTMLElement, currency: string): () => void {
    this.#shown.set(element, currency);
    return () => this.#shown.delete(element);
  }

  /** Returns the currency of the cart: its own if an element shows it, else that of the first element. */
  readonly currency = (): string | undefined => {
    const shown = [...this.#shown.values()];
    return shown.find((currency) => currency === cartCurrency(this.#lines)) ?? shown[0];
  };

  /**
   * Changes the cart on top of what other tabs have written. If it cannot be stored, it lasts as long as the page.
   * @returns whether it was stored
   */
  change(change: Change): boolean {
    const stored = this.#readStored();
    const next = change(stored === null ? this.#lines : readLines(stored));
    let isStored = true;
    try {
      localStorage.setItem(KEY, writeLines(next));
    } catch {
      // Storage is full or disabled, or the page is sandboxed.
      isStored = false;
    }
    this.#take(next);
    return isStored;
  }

  #readStored(): string | null {
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
