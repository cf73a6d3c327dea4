import type { Declarations } from '../src/federation/registry-document';
import { findRoute } from '../src/routes/find-route';
import { PAGE_DESCRIPTIONS } from '../src/routes/page-descriptions';
import { createRouteTable, type RouteRow } from '../src/routes/route-table';

/** The `robots` value of pages that must not be listed. */
export const NOT_LISTED = 'noindex, follow';

/** The English description for search results and shared links; none for pages that only their customer sees. */
export function findDescription({ target, path, guestSees }: RouteRow, declared: Declarations): string | undefined {
  if (guestSees === 'prompt') return undefined;
  if ('page' in target) return PAGE_DESCRIPTIONS[target.page];
  const pages = Object.values(declared).flatMap((remote) => remote.pages);
  return 'remote' in target ? pages.find((page) => page.path === path)?.description : undefined;
}

/**
 * Whether search engines may list a page. Addresses with a parameter are not listed: there are as many as there are words, and each is
 * valid only at the moment of the request.
 */
export const isListed = (row: RouteRow, declared: Declarations): boolean =>
  findDescription(row, declared) !== undefined && !row.path.includes(':');

/** Lists the paths of pages that search engines may list. */
export function listFindablePaths(declared: Declarations): string[] {
  const table = createRouteTable(declared);
  return table.filter((row) => isListed(row, declared) && findRoute(row.path, table) === row).map(({ path }) => path);
}

/** Lists the prefixes of paths on which guests are asked to sign in; a star stands for a parameter. */
export function personalPaths(declared: Declarations): string[] {
  const paths = createRouteTable(declared)
    .filter(({ guestSees }) => guestSees === 'prompt')
    .map(({ path }) => path.replaceAll(/:\w+/g, '*'));
  return paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
}
