import { sanitizeWord } from '@storefront/shared/domain';
import type { QueryRedirect, RouteRow } from './route-table';

/** The parts of an address as in `location`: search and hash with their leading character, or empty. */
export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function deeperAddress({ parameter, to }: QueryRedirect, { search, hash }: Address): Address | undefined {
  const query = new URLSearchParams(search);
  const value = sanitizeWord(query.get(parameter) ?? '');
  if (!value) return undefined;
  query.delete(parameter);
  const rest = query.toString();
  return {
    pathname: to.slice(0, to.lastIndexOf('/') + 1) + encodeURIComponent(value),
    search: rest ? `?${rest}` : '',
    hash,
  };
}

/**
 * Returns the redirect of a row for an address, with query and hash kept unless the row says otherwise; undefined if the row does not
 * redirect. Pure, so that the gateway can send the same redirects before any script runs.
 */
export function redirectAddress(row: RouteRow, address: Address): Address | undefined {
  if ('reload' in row.target) return { ...address, pathname: row.target.reload };
  if (!('redirect' in row.target)) return undefined;
  const { redirect, byQuery, pathIn } = row.target;
  if (pathIn)
    return { pathname: redirect, search: `?${new URLSearchParams({ [pathIn]: address.pathname })}`, hash: '' };
  return (byQuery && deeperAddress(byQuery, address)) ?? { ...address, pathname: redirect };
}
