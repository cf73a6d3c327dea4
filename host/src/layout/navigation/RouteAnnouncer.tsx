import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@storefront/shared/routing';
import type { RouteTarget } from '../../routes/route-table';
import { useRoute } from '../../routes/site-map';
import { whenThere } from './when-there';

/** One name for all addresses of a page, such as its tabs; undefined while the address only leads on. */
function findPage(target: RouteTarget): string | undefined {
  if ('page' in target) return target.page;
  return 'remote' in target ? target.remote : undefined;
}

const findHeading = (hash: string): HTMLElement | null =>
  (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
  document.querySelector<HTMLElement>('#main :is(h1, h2)');

function focusOn(place: HTMLElement): void {
  // An element that is focusable on its own, such as a field named in the address, stays so.
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * After each navigation to another page: focus goes to its heading as soon as the page is there, and its title is announced (RT-36).
 * Between addresses of one page, such as tabs and filters, focus stays where it is.
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
    // The browser announces a newly loaded document itself, and focus stays at its start.
    if (first) return;
    return whenThere(
      () => findHeading(hash),
      (heading) => {
        focusOn(heading);
        setSpoken(document.title);
      },
    );
    // The hash counts at the moment of the navigation only.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [page]);

  return (
    <div role="status" aria-live="polite" className="sf-visually-hidden" data-testid="route-announcer">
      {spoken}
    </div>
  );
}
