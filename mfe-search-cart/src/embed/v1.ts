// The script that a partner's page loads, `/embed/v1.js`: it defines the element and fetches the application once the page contains one.
import type { MountedApp } from './app';
import { emitError } from './emit';

const TAG = 'storefront-search';

/** From this script's own URL, since the page that loads it has another origin. */
const shop = new URL(import.meta.url).origin;

/** Marks a class as ours, also for other copies of this script. */
const OURS = Symbol.for('storefront-search');

class StorefrontSearch extends HTMLElement {
  static readonly [OURS] = true;
  static readonly observedAttributes = ['partner', 'currency', 'theme', 'placeholder', 'label', 'rows', 'target'];

  #mounted: MountedApp | undefined;

  connectedCallback(): void {
    void this.#mount();
  }

  disconnectedCallback(): void {
    // Moving an element disconnects and immediately reconnects it.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#mounted?.unmount();
      this.#mounted = undefined;
    });
  }

  attributeChangedCallback(): void {
    this.#mounted?.update();
  }

  /** Mounts the application. Until it has loaded, the content of the element stays, as without scripts. */
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
// A page may contain the script twice.
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
