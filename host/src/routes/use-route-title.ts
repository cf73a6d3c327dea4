import { useLayoutEffect } from 'react';
import { documentTitle } from '@storefront/shared/routing';

/**
 * Sets the title of a row's document (RT-36). Before the effects of the page below run, so that a page that knows more, such as
 * the name it shows, has the last word.
 */
export function useRouteTitle(title = ''): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
