import type { FocusEvent, PointerEvent, TouchEvent } from 'react';
import { preload } from './preloader';
import { useLink, type LinkProps } from './use-link';

/** The longest wait for a page's code between a click and the navigation, in milliseconds. */
const CLICK_WAIT_MS = 300;

/**
 * Waits until the page is loaded, at most 300 ms. Without this, React would remove the old page and show a fallback for at least that long.
 */
const waitForPage = (path: string): Promise<unknown> =>
  Promise.race([preload(path), new Promise((resolve) => setTimeout(resolve, CLICK_WAIT_MS))]);

/** A link that preloads the code of its page on hover, focus or touch, and briefly waits for it on click. */
export function PageLink({ onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const { anchor, path } = useLink(rest, waitForPage);
  const warm = (): void => void preload(path);
  return (
    <a
      {...anchor}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => (onPointerEnter?.(event), warm())}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => (onFocus?.(event), warm())}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => (onTouchStart?.(event), warm())}
    >
      {rest.children}
    </a>
  );
}
