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
  /** Languages that the shop speaks, BCP 47, with what their speakers call them. */
  readonly languages: Readonly<Record<string, string>>;
}

export function createSiteMap(
  declared: Declarations,
  languages: SiteMap['languages'] = {},
  texts: DeclaredTexts = {},
): SiteMap {
  const said = (text: string): string => texts[text] ?? text;
  return {
    routes: createRouteTable(declared).map((row) => ({
      ...row,
      ...(row.title && { title: said(row.title) }),
      ...(row.loadingText && { loadingText: said(row.loadingText) }),
    })),
    places: getNavPlaces(declared).map((place) => ({ ...place, label: said(place.label) })),
    languages,
  };
}

/** The site as the document describes it, fixed for a page load. */
export const siteMap = createSiteMap(registry.declared, registry.languages, registry.texts);

/** On a server, which has no document, the renderer provides the site of the page that it draws. */
export const SiteMapContext = createContext(siteMap);

/** The row that answers for a path, outside of React. */
export const routeAt = (pathname: string): RouteRow => findRoute(pathname, siteMap.routes);

/** The row that answers for a path. */
export const useRoute = (pathname: string): RouteRow => findRoute(pathname, use(SiteMapContext).routes);
