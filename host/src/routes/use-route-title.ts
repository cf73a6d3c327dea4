import { useLayoutEffect } from 'react';
import { documentTitle } from '@storefront/shared/routing';

/**
 * Sets the document title for a route (RT-36). Runs before the effects of the page below, which can override it, for example with a domain.
 */
export function useRouteTitle(title = ''): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
