import type { StorefrontEvents } from './storefront-search';

/** Events that the frame forwards to the surrounding page. */
export const EVENTS = [
  'sf:ready',
  'sf:search',
  'sf:cart-changed',
  'sf:checkout',
  'sf:error',
] as const satisfies readonly (keyof StorefrontEvents)[];

/** The data of the `message` events that the surrounding page receives. */
export interface FrameEvent {
  readonly source: 'storefront-search';
  readonly name: (typeof EVENTS)[number];
  readonly detail: unknown;
}
