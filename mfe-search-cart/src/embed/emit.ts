import type { StorefrontErrorCode, StorefrontEvents } from './storefront-search';

type Details = { readonly [Name in keyof StorefrontEvents]: Omit<StorefrontEvents[Name]['detail'], 'v'> };

/** Dispatches an event of the element (EM-04). Returns false if the page prevented its default action. */
export function emit<Name extends keyof StorefrontEvents>(
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

/** Whether the visitor is leaving the page; calls aborted by that are not reported as failures. */
let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/** Reports a failure to the developers of the page, as an event and in the console. */
export function emitError(element: HTMLElement, code: StorefrontErrorCode, message: string): void {
  if (isLeaving) return;
  emit(element, 'sf:error', { code, message });
  // eslint-disable-next-line no-console -- the developers of a partner's page look here first
  console.error(`storefront-search: ${message}`);
}
