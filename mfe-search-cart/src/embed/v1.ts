// The script that a partner's page loads, `/embed/v1.js`: it defines the element and fetches the application once one is there.
import type { Mounted } from './app';
import { emitError } from './emit';

const TAG = 'storefront-search';

/** Of this script's own address: the page that loads it is of another origin. */
const shop = new URL(import.meta.url).origin;

/** Says that a class is ours, also to another copy of this script. */
const OURS = Symbol.for('storefront-search');

class StorefrontSearch extends HTMLElement {
  static readonly [OURS] = true;
  static readonly observedAttributes = ['partner', 'currency', 'theme', 'placeholder', 'label', 'rows', 'target'];

  #mounted: Mounted | undefined;

  connectedCallback(): void {
    void this.#mount();
  }

  disconnectedCallback(): void {
    // An element that is moved is taken out and put in again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mounted?.unmount();
      this.#mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#mounted?.update();
  }

  /** Until the application is there the content of the element stays, as it does without scripts. */
  async #mount(): Promise<void> {
    try {
      const { mount } = await import(/* webpackChunkName: "app" */ './app');
      if (this.isConnected) this.#mounted ??= mount(this, shop);
    } catch (error) {
      emitError(this, 'load_failed', `The application could not be loaded from ${shop}: ${String(error)}`);
    }
  }
}

const defined = customElements.get(TAG);
// The script may stand on a page twice.
if (!defined) customElements.define(TAG, StorefrontSearch);
else if (!(OURS in defined)) {
  for (const element of document.querySelectorAll<HTMLElement>(TAG)) {
    emitError(
      element,
      'name_taken',
      `Another script of this page has defined <${TAG}>, so search cannot be shown. Load ${shop}/embed/v1.js before it.`,
    );
  }
}
