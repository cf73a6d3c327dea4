import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@storefront/shared/routing';
import { whenThere } from './when-there';

const positions = new Map<string, number>();

const reachable = (top: number): boolean => document.documentElement.scrollHeight - window.innerHeight >= top;

/** Events that show that the visitor is already using the page, which then must not scroll any more. */
const READING = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls once the page is long enough, which may take until a remote's content has loaded. */
function scrollWhenReachable(top: number): () => void {
  const giveUp = whenThere(
    () => reachable(top),
    () => window.scrollTo(0, top),
  );
  for (const sign of READING) window.addEventListener(sign, giveUp, { passive: true, once: true });
  return () => {
    giveUp();
    for (const sign of READING) window.removeEventListener(sign, giveUp);
  };
}

function scrollToPlace(hash: string): () => void {
  return whenThere(
    () => document.getElementById(decodeURIComponent(hash.slice(1))),
    (place) => place.scrollIntoView(),
  );
}

/**
 * Starts a new page at its top or at the element that its hash names; back and forward restore the scroll position. The browser itself
 * handles a reload.
 */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation();
  const returning = useNavigationType() === 'POP';
  // History entries that the router did not create, such as a typed hash, all share one key.
  const entry = `${key} ${pathname}${hash}`;
  const last = useRef<{ entry: string; pathname: string }>(undefined);

  useEffect(() => {
    const keep = () => positions.set(entry, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [entry]);

  useEffect(() => {
    const before = last.current;
    last.current = { entry, pathname };
    if (!before) return hash ? scrollToPlace(hash) : undefined;
    if (before.entry === entry) return undefined;
    const left = returning ? positions.get(entry) : undefined;
    if (left !== undefined) return scrollWhenReachable(left);
    if (hash) return scrollToPlace(hash);
    // Changing the query or the tab of a page does not scroll to its top.
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash, returning]);

  return null;
}
