import { useEffect } from 'react';
import { languagePrefix } from '../contract/languages';
import { useNavigate, type NavigateFunction } from 'react-router-dom';

let navigateInRouter: NavigateFunction | undefined;

/**
 * Lets code outside React, such as the end of a session, navigate. Called once, by the component under the router that lives as long as
 * the page.
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

/** Navigates to a path of this site: in the router if there is one, else by loading the document. */
export function goTo(path: string): void {
  if (navigateInRouter) void navigateInRouter(path);
  else fullLoad(path);
}

let prefix = '';

/** Sets the language of the page's URLs, once. Routes and `paths` do not include it; the router adds it. */
export function setPathLanguage(language: string): void {
  prefix = languagePrefix(language);
}

/** Loads another document of this site, outside the router (GD-01). @param language of that document; by default, that of the page */
export function fullLoad(path: string, language?: string): void {
  window.location.assign((language === undefined ? prefix : languagePrefix(language)) + path);
}

export function reloadPage(): void {
  window.location.reload();
}

export function leaveSite(href: string): void {
  window.location.assign(href);
}

/** Returns path, query and hash of the current URL, without its language; empty on the server. */
export function currentPath(): string {
  if (typeof window === 'undefined') return '';
  const { pathname, search, hash } = window.location;
  return pathname.slice(prefix.length) + search + hash;
}

/** Returns the origin of the page, such as `https://shop.example`; empty on the server. */
export function ownOrigin(): string {
  return typeof window === 'undefined' ? '' : window.location.origin;
}
