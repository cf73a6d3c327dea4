import { preloadPage } from '../federation/preload-page';
import { preloadHostPage } from './host-pages';
import { redirectAddress } from './redirect-address';
import { routeAt } from './site-map';

const HOPS_MAX = 3;

/** Finds the row at which an address ends after its redirects. */
function rowAtTheEnd(href: string) {
  let { pathname, search, hash } = new URL(href, 'https://own.invalid');
  for (let hop = 0; hop < HOPS_MAX; hop += 1) {
    const row = routeAt(pathname);
    const next = 'redirect' in row.target ? redirectAddress(row, { pathname, search, hash }) : undefined;
    if (!next) return row;
    ({ pathname, search, hash } = next);
  }
  return routeAt(pathname);
}

/**
 * Fetches the code of the page at an address, on hover or focus before a click. Settles when the page can render without waiting, or when
 * loading has failed; the visit then retries and shows the result.
 */
export async function preloadAddress(href: string): Promise<void> {
  const { target } = rowAtTheEnd(href);
  if ('remote' in target) await preloadPage(target.remote);
  if ('page' in target) await preloadHostPage(target.page);
}
