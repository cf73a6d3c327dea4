import type { FocusEvent, MouseEvent, PointerEvent, Ref, TouchEvent } from 'react';
import { createPath, Link, useHref, useNavigate, useResolvedPath, type LinkProps } from 'react-router-dom';
import { preload } from './preloader';

/** Longest wait for a page's code between a click and the navigation, in milliseconds. */
const CLICK_WAIT_MS = 300;

/** A link that fetches the code of its page when the person shows intent, and gives it a moment on the click. */
export function PageLink({
  to,
  onPointerEnter,
  onFocus,
  onTouchStart,
  onClick,
  ...rest
}: LinkProps & { readonly ref?: Ref<HTMLAnchorElement> }) {
  const navigate = useNavigate();
  const target = useResolvedPath(to);
  const href = useHref(to);
  const path = createPath(target);
  const warm = (): void => void preload(path);

  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const elsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || !plain || elsewhere || rest.reloadDocument || rest.download !== undefined) return;
    event.preventDefault();
    // Once the old page is gone React holds a fallback for 300 ms, so the old page stays that long instead.
    const patience = new Promise((resolve) => setTimeout(resolve, CLICK_WAIT_MS));
    void Promise.race([preload(path), patience]).then(() =>
      navigate(to, {
        replace: rest.replace ?? href === createPath(window.location),
        state: rest.state as unknown,
        preventScrollReset: rest.preventScrollReset,
      }),
    );
  };

  return (
    <Link
      {...rest}
      to={to}
      onClick={open}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => (onPointerEnter?.(event), warm())}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => (onFocus?.(event), warm())}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => (onTouchStart?.(event), warm())}
    />
  );
}
