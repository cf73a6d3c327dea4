import type { RouteRow } from './route-table';

const splitPath = (path: string): string[] => path.split('/').filter(Boolean);

function matches(pattern: string, pathname: string): boolean {
  if (pattern === '*') return true;
  if (pattern.endsWith('*')) return pathname.toLowerCase().startsWith(pattern.slice(0, -1));
  const wanted = splitPath(pattern);
  const parts = splitPath(pathname);
  return (
    wanted.length === parts.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === parts[index]?.toLowerCase())
  );
}

/**
 * Finds the row for a path without query and hash. Like the router, ignores case and a trailing slash; the first row that matches wins, and
 * the last row matches everything.
 */
export function findRoute(pathname: string, table: readonly RouteRow[]): RouteRow {
  const row = table.find(({ path }) => matches(path, pathname));
  if (!row) throw new Error('The route table does not end with a row that matches every path');
  return row;
}
