// The page in the frame of the playground: shows the element as configured there. The frame is sandboxed and has no origin.
import './v1';
import { PREVIEW_VERSION, type PreviewLook, type PreviewNews } from './preview-messages';

// A page without an origin has no storage, so the cart lasts as long as the preview.
const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
};
Object.defineProperty(globalThis, 'localStorage', { value: storage });

/** From the URL, since the frame itself has no origin. */
const shop = new URL(document.URL).origin;
const EVENTS = ['sf:ready', 'sf:search', 'sf:cart-changed', 'sf:checkout', 'sf:error'] as const;

let element: HTMLElement | undefined;

function show({ attributes, tokens, page }: PreviewLook): void {
  element?.remove();
  element = document.createElement('storefront-search');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(name, value);
  document.documentElement.style.colorScheme = page;
  document.body.style.fontFamily = 'system-ui, sans-serif';
  document.body.append(element);
}

const isLook = (data: unknown): data is PreviewLook =>
  typeof data === 'object' && data !== null && 'v' in data && data.v === PREVIEW_VERSION && 'attributes' in data;

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source === parent && origin === shop && isLook(data)) show(data);
});

for (const name of EVENTS) {
  document.addEventListener(name, (event) => {
    const news: PreviewNews = { v: PREVIEW_VERSION, name, detail: event.detail };
    parent.postMessage(news, shop);
  });
}
parent.postMessage({ v: PREVIEW_VERSION, name: 'loaded', detail: {} } satisfies PreviewNews, shop);
