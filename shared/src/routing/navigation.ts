import { useEffect } from 'react';
import { languagePrefix } from '../contract/languages';
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

let prefix = '';

/** The page says once in which language its addresses are. Routes and `paths` are without it; the router puts it on. */
export function setPathLanguage(language: string): void {
  prefix = languagePrefix(language);
}

/** Leaves the router: the browser loads another document of this site (GD-01). @param language of that document; this one's unless told */
export function fullLoad(path: string, language?: string): void {
  window.location.assign((language === undefined ? prefix : languagePrefix(language)) + path);
}

/** Loads the document of this address anew. */
export function reloadPage(): void {
  window.location.reload();
}

/** Leaves the site. */
export function leaveSite(href: string): void {
  window.location.assign(href);
}

/** Path, query and hash of the address shown now, without its language; empty on the server. */
export function currentPath(): string {
  if (typeof window === 'undefined') return '';
  const { pathname, search, hash } = window.location;
  return pathname.slice(prefix.length) + search + hash;
}

/** `https://shop.example`; empty on the server. */
export function ownOrigin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
