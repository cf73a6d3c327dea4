import type { StorefrontErrorCode, StorefrontEvents } from './storefront-search';

type Details = { readonly [Name in keyof StorefrontEvents]: Omit<StorefrontEvents[Name]['detail'], 'v'> };

/** Tells the page what happened in the element (EM-04). False when the page asked that nothing more is done about it. */
export function tell<Name extends keyof StorefrontEvents>(
  element: HTMLElement,
  name: Name,
  detail: Details[Name],
): boolean {
  return element.dispatchEvent(
    new CustomEvent(name, {
      bubbles: true,
      composed: true,
      cancelable: name === 'sf:checkout',
      detail: { v: 1, ...detail },
    }),
  );
}

/** Whether the visitor is leaving the page: calls that are broken off then are nobody's failure. */
let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/** Tells the page's developers of a failure, as an event and in the console. */
export function tellError(element: HTMLElement, code: StorefrontErrorCode, message: string): void {
  if (isLeaving) return;
  tell(element, 'sf:error', { code, message });
  // eslint-disable-next-line no-console -- the developers of a partner's page look here first
  console.error(`storefront-search: ${message}`);
}
