// The page for partners who do not run third-party scripts: `<iframe src="https://shop.example/embed/frame.html?partner=pk_harbour">`. The
// gateway lets only pages of that partner frame it. Attributes and custom properties of the element come from the URL.
import './v1';
import { readFrameAddress } from './frame-address';
import type { StorefrontEvents } from './storefront-search';

/** Events that the frame forwards to the surrounding page. */
const EVENTS = [
  'sf:ready',
  'sf:search',
  'sf:cart-changed',
  'sf:checkout',
  'sf:error',
] as const satisfies readonly (keyof StorefrontEvents)[];

/** The data of the `message` events that the surrounding page receives. */
interface FrameEvent {
  readonly source: 'storefront-search';
  readonly name: (typeof EVENTS)[number];
  readonly detail: unknown;
}

const element = document.createElement('storefront-search');
const { attributes, properties } = readFrameAddress(new URL(document.URL).searchParams);
for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);

document.body.style.margin = '0';
document.documentElement.style.colorScheme =
  attributes.theme === 'light' || attributes.theme === 'dark' ? attributes.theme : 'light dark';
document.body.style.fontFamily = 'system-ui, sans-serif';

for (const name of EVENTS) {
  document.addEventListener(name, ({ detail }) => {
    const message: FrameEvent = { source: 'storefront-search', name, detail };
    // Any target origin: only pages of the partner can frame this page, and no event identifies the visitor.
    parent.postMessage(message, '*');
  });
}
document.body.append(element);
