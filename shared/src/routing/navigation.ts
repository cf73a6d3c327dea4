import { useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

let navigateInRouter: NavigateFunction | undefined;

/**
 * Lets code outside React, such as the end of a session, move the router. Called once, by the component under the router
 * that lives as long as the page.
 */
export function useNavigationOutsideReact(): void {
  const navigate = useNavigate();
  useEffect(() => {
    navigateInRouter = navigate;
    return () => {
      navigateInRouter = undefined;
    };
  }, [navigate]);
}

/** Goes to a path of this site, in the router where there is one, else by loading the document. */
export function goTo(path: string): void {
  if (navigateInRouter) void navigateInRouter(path);
  else fullLoad(path);
}

/** Leaves the router: the browser loads another document of this site (GD-01). */
export function fullLoad(path: string): void {
  window.location.assign(path);
}

/** Path, query and hash of the address shown now; empty on the server. */
export function currentPath(): string {
  return typeof window === 'undefined' ? '' : window.location.pathname + window.location.search + window.location.hash;
}

/** `https://shop.example`; empty on the server. */
export function ownOrigin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
