import { ApiError, createApi } from '@storefront/shared/api';
import {
  checkEmbedPrices,
  getEmbedSettings,
  transferEmbedCart,
  searchFromEmbed,
  type ErrorCode,
  type OutputOf,
  type SearchAnswer,
  type SearchGroup,
} from '@storefront/shared/contract';
import { toWire } from '@storefront/shared/domain';
import type { CartLine } from './cart-lines';
import { plainJson } from './plain-json';
import type { StorefrontErrorCode } from './storefront-search';

/** Seconds that the shop may wait for registries before it responds to a search. */
const MAX_WAIT_S = 1;

/** Delays before retries after a 503, when the shop is overloaded, in milliseconds. */
const PAUSES_MS = [500, 1_500, 3_000];

/** The shop's codes for a page that is not, or no longer, registered. A page can read them only if the shop knows its origin. */
const NOT_REGISTERED: ReadonlySet<string | undefined> = new Set<ErrorCode>([
  'origin_not_registered',
  'partner_disabled',
  'partner_key_ended',
  'unknown_partner',
]);

/** Why a call failed, as reported to the page. */
export class ShopTrouble extends Error {
  constructor(
    readonly code: StorefrontErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** The calls of a partner's page to the shop (EM-03). No cookie is sent, and a refusal never navigates away from the page. */
export class ShopCalls {
  readonly #api;
  readonly #params: { readonly partner_key: string };
  readonly #settings: string;

  constructor(
    readonly shop: string,
    partnerKey: string,
  ) {
    this.#api = createApi({
      baseUrl: shop,
      fetch: (address, init) => fetch(address, { ...init, credentials: 'omit' }),
      toJson: plainJson,
    });
    this.#params = { partner_key: partnerKey || 'none' };
    this.#settings =
      shop + getEmbedSettings.path.replace('{partner_key}', encodeURIComponent(this.#params.partner_key));
  }

  settings(signal: AbortSignal): Promise<OutputOf<typeof getEmbedSettings>> {
    return this.#request(() => this.#api.call(getEmbedSettings, { params: this.#params, signal }), signal);
  }

  search(
    word: string,
    group: SearchGroup,
    currency_code: string,
    search_key: string | undefined,
    signal: AbortSignal,
  ): Promise<SearchAnswer> {
    const input = { group, currency_code, search_key, max_wait: MAX_WAIT_S };
    return this.#request(
      () => this.#api.call(searchFromEmbed, { params: { ...this.#params, word }, input, signal }),
      signal,
    );
  }

  prices(
    lines: readonly CartLine[],
    currency_code: string,
    signal: AbortSignal,
  ): Promise<OutputOf<typeof checkEmbedPrices>> {
    const items = lines.map(({ domain, period }) => ({ domain, period }));
    return this.#request(
      () => this.#api.call(checkEmbedPrices, { params: this.#params, input: { currency_code, items }, signal }),
      signal,
    );
  }

  /** Transfers the cart to the shop (EM-02), with the prices that the visitor saw here. */
  transferCart(lines: readonly CartLine[]): Promise<OutputOf<typeof transferEmbedCart>> {
    const items = lines.map(({ domain, period, cost, currency_code }) => ({
      domain,
      period,
      seen: { cost: toWire(cost, currency_code), currency_code },
    }));
    return this.#tried(this.#api.call(transferEmbedCart, { params: this.#params, input: { items } }));
  }

  /** Makes a call that changes nothing, and retries while the shop is overloaded. @throws as `#tried` */
  async #request<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    for (const pause of PAUSES_MS) {
      try {
        return await call();
      } catch (error) {
        if (signal.aborted || !(error instanceof ApiError) || error.status !== 503)
          return this.#tried(Promise.reject(error), signal);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return this.#tried(call(), signal);
  }

  /** @throws ShopTrouble; the caller's own abort is thrown as it is */
  async #tried<T>(call: Promise<T>, signal?: AbortSignal): Promise<T> {
    try {
      return await call;
    } catch (error) {
      if (signal?.aborted || !(error instanceof ApiError)) throw error;
      throw await this.#getTrouble(error);
    }
  }

  async #getTrouble(error: ApiError): Promise<ShopTrouble> {
    if (NOT_REGISTERED.has(error.code)) return new ShopTrouble('not_registered', `${this.shop}: ${error.message}`);
    if (error.status === 429) return new ShopTrouble('too_many_requests', error.message);
    if (!error.isTransient) return new ShopTrouble('refused', error.message);
    if (error.status === 501 && (await this.#isThere())) {
      return new ShopTrouble(
        'not_registered',
        `${this.shop} does not know the key "${this.#params.partner_key}", or not for pages of ${location.origin}.`,
      );
    }
    // Checked last, because a call may fail a moment before the browser notices that it is offline.
    if (!navigator.onLine) return new ShopTrouble('offline', 'The device has no network.');
    return new ShopTrouble(
      'unreachable',
      `${this.shop} did not answer. If it is there, the page's policy may lack: connect-src ${this.shop}`,
    );
  }

  /** Whether the shop responds at all, which a page can find out even if it may not read the response. */
  async #isThere(): Promise<boolean> {
    try {
      await fetch(this.#settings, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' });
      return true;
    } catch {
      return false;
    }
  }
}
