import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@storefront/shared/routing';
import type { RouteTarget } from '../../routes/route-table';
import { useRoute } from '../../routes/site-map';
import { whenThere } from './when-there';

/** Returns one name for all addresses of a page, such as its tabs; undefined for a redirect. */
function findPage(target: RouteTarget): string | undefined {
  if ('page' in target) return target.page;
  return 'remote' in target ? target.remote : undefined;
}

const findHeading = (hash: string): HTMLElement | null =>
  (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
  document.querySelector<HTMLElement>('#main :is(h1, h2)');

function focusOn(place: HTMLElement): void {
  // Does not change elements that are focusable anyway, such as a field named in the hash.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * After each navigation to another page, moves focus to its heading as soon as it is rendered, and announces its title (RT-36). Between
 * addresses of one page, such as tabs and filters, focus stays where it is.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const page = findPage(useRoute(pathname).target);
  const shown = useRef<string>(undefined);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    if (!page || shown.current === page) return;
    const first = shown.current === undefined;
    shown.current = page;
    // The browser announces a newly loaded document itself and puts focus at its start.
    if (first) return;
    return whenThere(
      () => findHeading(hash),
      (heading) => {
        focusOn(heading);
        setSpoken(document.title);
      },
    );
    // Only the hash at the time of the navigation counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [page]);

  return (
    <div role="status" aria-live="polite" className="sf-visually-hidden" data-testid="route-announcer">
      {spoken}
    </div>
  );
}
