import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { createPath, useHref, useNavigate, useResolvedPath, type NavigateOptions, type To } from 'react-router-dom';

export interface LinkProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> {
  readonly to: To;
  /** Leaves the click to the browser, which loads the document. */
  readonly reloadDocument?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

interface RoutedLink {
  readonly anchor: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> };
  /** The target path, without the language. */
  readonly path: string;
}

/**
 * Turns an anchor into a link of the router (docs/adr/0027); clicks with a meaning in the browser, such as with Ctrl, keep it.
 * @param before the navigation waits until it resolves; by default it starts at once
 */
export function useLink(
  { to, replace, state, preventScrollReset, reloadDocument, onClick, ...rest }: LinkProps,
  before?: (path: string) => Promise<unknown>,
): RoutedLink {
  const navigate = useNavigate();
  const href = useHref(to);
  const path = createPath(useResolvedPath(to));

  const go = (): void =>
    void navigate(to, {
      replace: replace ?? href === createPath(window.location),
      state: state as unknown,
      preventScrollReset,
    });

  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const elsewhere = rest.target !== undefined && rest.target !== '_self';
    if (event.defaultPrevented || !plain || elsewhere || reloadDocument || rest.download !== undefined) return;
    event.preventDefault();
    if (before) void before(path).then(go);
    else go();
  };

  return { anchor: { ...rest, href, onClick: open }, path };
}
