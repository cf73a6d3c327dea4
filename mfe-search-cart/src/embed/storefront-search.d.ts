/** Types of the shop's search and cart for pages of partners, version 1. Published by the shop as `/embed/v1.d.ts`. */

/** The fields of every event. Within version 1, fields may be added but are never changed or removed. No event identifies the visitor. */
export interface StorefrontEventDetail {
  readonly v: 1;
}

/** A search was submitted. */
export interface StorefrontSearchDetail extends StorefrontEventDetail {
  /** The searched word, in lower case and without characters that no domain can contain. */
  readonly word: string;
}

/** The cart on this page changed. */
export interface StorefrontCartDetail extends StorefrontEventDetail {
  readonly action: 'add' | 'remove' | 'change';
  /** The domain that was added or removed, or whose years were changed. */
  readonly domain: string;
  /** The number of domains in the cart. */
  readonly count: number;
}

/** The visitor has pressed the checkout button. `preventDefault()` keeps the page from continuing to the shop. */
export interface StorefrontCheckoutDetail extends StorefrontEventDetail {
  readonly domains: readonly string[];
}

/**
 * - `load_failed`: the application could not be loaded; the content of the element stays.
 * - `offline`: the visitor's device has no network.
 * - `unreachable`: the shop did not respond, or a content security policy prevents the page from calling it.
 * - `not_registered`: the key is unknown, not registered for this origin, or no longer valid, or its partner is disabled; `message` says
 * which.
 * - `too_many_requests`: the page exceeded the shop's rate limit.
 * - `refused`: the shop refused a call for another reason, given in `message`.
 * - `currency_not_sold`: the shop does not sell in the `currency` of the element; prices are in the shop's default.
 * - `cart_full`: the cart has reached its maximum size.
 * - `not_stored`: the browser does not let this page store the cart, which therefore lasts as long as the page.
 * - `blocked`: the frame around the page prevents the shop from opening; the visitor is offered a link.
 * - `name_taken`: another script has defined an element with this name; the content of the element stays.
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

/** Something failed; the element itself tells the visitor. */
export interface StorefrontErrorDetail extends StorefrontEventDetail {
  readonly code: StorefrontErrorCode;
  /** For the page's developers, in English. */
  readonly message: string;
}

/** Every event bubbles and crosses shadow roots. */
export interface StorefrontEvents {
  /** The element is rendered and can be used. */
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
