import { useLayoutEffect } from 'react';
import { documentTitle } from '@storefront/shared/routing';

/**
 * Sets the document title for a route (RT-36). Runs before the effects of the page below, so that a page that knows more, such as a
 * domain's name, can override it.
 */
export function useRouteTitle(title = ''): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
