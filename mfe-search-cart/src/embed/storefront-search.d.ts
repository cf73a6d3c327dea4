/** Types of the shop's search and cart for pages of partners, version 1. Published by the shop as `/embed/v1.d.ts`. */

/** What every event carries. Within version 1 fields are added, never changed or taken away. No event tells who the visitor is. */
export interface StorefrontEventDetail {
  readonly v: 1;
}

/** A search was sent. */
export interface StorefrontSearchDetail extends StorefrontEventDetail {
  /** What was searched, in lower case and without what no name can have. */
  readonly word: string;
}

/** The cart on this page changed. */
export interface StorefrontCartDetail extends StorefrontEventDetail {
  readonly action: 'add' | 'remove' | 'change';
  /** The name that was put in, taken out, or whose years were changed. */
  readonly domain: string;
  /** Names in the cart now. */
  readonly count: number;
}

/** The visitor asked to check out. `preventDefault()` keeps the page from going on to the shop. */
export interface StorefrontCheckoutDetail extends StorefrontEventDetail {
  readonly domains: readonly string[];
}

/**
 * - `load_failed`: the application could not be loaded; the content of the element stays.
 * - `offline`: the visitor's device has no network.
 * - `unreachable`: the shop did not answer, or a content security policy keeps the page from asking it.
 * - `not_registered`: the shop does not know this key, or not for pages of this origin, or the key has ended or its partner is disabled;
 *   `message` says which.
 * - `too_many_requests`: more was asked than the shop allows.
 * - `refused`: the shop refused a call for another reason, told in `message`.
 * - `currency_not_sold`: the shop does not sell in the `currency` of the element; prices are in the shop's default.
 * - `cart_full`: the cart holds as many names as it can.
 * - `not_stored`: the browser does not let this page store the cart; it lasts as long as the page.
 * - `blocked`: the frame around the page does not let the shop open; the visitor is offered a link.
 * - `name_taken`: another script has defined an element of this name; the content of the element stays.
 */
export type StorefrontErrorCode =
  | 'load_failed'
  | 'offline'
  | 'unreachable'
  | 'not_registered'
  | 'too_many_requests'
  | 'refused'
  | 'currency_not_sold'
  | 'cart_full'
  | 'not_stored'
  | 'blocked'
  | 'name_taken';

/** Something did not work; the element tells the visitor by itself. */
export interface StorefrontErrorDetail extends StorefrontEventDetail {
  readonly code: StorefrontErrorCode;
  /** For the page's developers, in English. */
  readonly message: string;
}

/** Every event bubbles and crosses shadow roots. */
export interface StorefrontEvents {
  /** The element is drawn and can be used. */
  'sf:ready': CustomEvent<StorefrontEventDetail>;
  'sf:search': CustomEvent<StorefrontSearchDetail>;
  'sf:cart-changed': CustomEvent<StorefrontCartDetail>;
  'sf:checkout': CustomEvent<StorefrontCheckoutDetail>;
  'sf:error': CustomEvent<StorefrontErrorDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'storefront-search': HTMLElement;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds to an interface of the platform: events of the element reach listeners above it
  interface HTMLElementEventMap extends StorefrontEvents {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above, for listeners at the document
  interface DocumentEventMap extends StorefrontEvents {}
}
