import { useLayoutEffect } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { documentTitle } from '@storefront/shared/routing';
import { titleOf, type RouteRow } from './route-table';

/**
 * Sets the title of a row's document (RT-36). Before the effects of the page below run, so that a page that knows more, such as
 * the name it shows, has the last word.
 */
export function useRouteTitle(row: RouteRow): void {
  const title = titleOf(row, useTranslate());
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}
