import type { StorefrontEvents } from './storefront-search';

/** Events that a frame passes on to the page around it. */
export const EVENTS = [
  'sf:ready',
  'sf:search',
  'sf:cart-changed',
  'sf:checkout',
  'sf:error',
] as const satisfies readonly (keyof StorefrontEvents)[];

/** What the page around the frame hears as a `message` event. */
export interface FrameEvent {
  readonly source: 'storefront-search';
  readonly name: (typeof EVENTS)[number];
  readonly detail: unknown;
}
