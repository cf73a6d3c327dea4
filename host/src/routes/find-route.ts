import type { RouteRow } from './route-table';

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  if (pattern === '*') return true;
  if (pattern.endsWith('*')) return pathname.toLowerCase().startsWith(pattern.slice(0, -1));
  const wanted = splitPath(pattern);
  const given = splitPath(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]?.toLowerCase())
  );
}

/**
 * The row of the table that answers for a path, without query and hash. As the router does, it ignores case and a
 * slash at the end; the first row that fits wins, and the last row fits everything.
 */
export function findRoute(pathname: string, table: readonly RouteRow[]): RouteRow {
  const row = table.find(({ path }) => matches(path, pathname));
  if (!row) throw new Error('The route table has no last row that takes every path');
  return row;
}
