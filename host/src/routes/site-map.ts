import { createContext, use } from 'react';
import { registry } from '../federation/registry';
import type { Declarations, DeclaredTexts, NavPlace } from '../federation/registry-document';
import { getNavPlaces } from '../layout/header/nav-places';
import { findRoute } from './find-route';
import { createRouteTable, type RouteRow } from './route-table';

/** Addresses and navigation of the site, from the releases of this page load. */
interface SiteMap {
  readonly routes: readonly RouteRow[];
  readonly places: readonly NavPlace[];
  /** Languages of the shop, BCP 47, with their own names. */
  readonly languages: Readonly<Record<string, string>>;
}

export function createSiteMap(
  declared: Declarations,
  languages: SiteMap['languages'] = {},
  texts: DeclaredTexts = {},
): SiteMap {
  const translate = (text: string): string => texts[text] ?? text;
  return {
    routes: createRouteTable(declared).map((row) => ({
      ...row,
      ...(row.title && { title: translate(row.title) }),
      ...(row.loadingText && { loadingText: translate(row.loadingText) }),
    })),
    places: getNavPlaces(declared).map((place) => ({ ...place, label: translate(place.label) })),
    languages,
  };
}

/** The site as described by the document; fixed for a page load. */
export const siteMap = createSiteMap(registry.declared, registry.languages, registry.texts);

/** On the server, where there is no document, the renderer provides the site of the page that it renders. */
export const SiteMapContext = createContext(siteMap);

/** Finds the row for a path, outside React. */
export const routeAt = (pathname: string): RouteRow => findRoute(pathname, siteMap.routes);

/** Finds the row for a path. */
export const useRoute = (pathname: string): RouteRow => findRoute(pathname, use(SiteMapContext).routes);
