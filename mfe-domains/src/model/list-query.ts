import { millisecondsInDay } from 'date-fns/constants';
import type { InputOf, listDomains } from '@storefront/shared/contract';

export const PAGE_SIZE = 25;
/** A domain that expires within this many days is "expiring" (the first notice of expiry is sent 60 days before). */
export const EXPIRING_DAYS = 60;

export const listFilters = ['all', 'active', 'expiring', 'expired', 'auto-renew-off'] as const;
export type ListFilter = (typeof listFilters)[number];

export const sortKeys = ['name', 'status', 'expiry_date', 'is_auto_renew', 'has_whois_privacy'] as const;
export type SortKey = (typeof sortKeys)[number];

/** What the list shows. All of it is in the URL, so that a view can be shared and reloaded. */
export interface ListView {
  find: string;
  filter: ListFilter;
  sort: SortKey;
  direction: 'asc' | 'desc';
  /** From 1. */
  page: number;
}

export const firstView: ListView = { find: '', filter: 'all', sort: 'expiry_date', direction: 'asc', page: 1 };

const oneOf = <T extends string>(allowed: readonly T[], text: string | null, otherwise: T): T =>
  allowed.find((value) => value === text) ?? otherwise;

/** Reads a view from a URL. Unknown values fall back to the default view. */
export function readView(search: URLSearchParams): ListView {
  const page = Number(search.get('page') ?? '1');
  return {
    find: (search.get('find') ?? '').slice(0, 253),
    filter: oneOf(listFilters, search.get('filter'), firstView.filter),
    sort: oneOf(sortKeys, search.get('sort'), firstView.sort),
    direction: oneOf(['asc', 'desc'] as const, search.get('dir'), firstView.direction),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** Writes a view to a URL, omitting defaults. */
export function writeView(view: ListView): URLSearchParams {
  const search = new URLSearchParams();
  if (view.find !== firstView.find) search.set('find', view.find);
  if (view.filter !== firstView.filter) search.set('filter', view.filter);
  if (view.sort !== firstView.sort) search.set('sort', view.sort);
  if (view.direction !== firstView.direction) search.set('dir', view.direction);
  if (view.page !== firstView.page) search.set('page', String(view.page));
  return search;
}

/** Drops `*`, `%` and `_`, which are wildcards in `ilike` and never part of a domain. */
const literal = (find: string) => find.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.-]/gu, '');

/** Builds the query of `/tables/domains` for a view, in PostgREST syntax (CA-02). `now` is in milliseconds. */
export function tableQuery(view: ListView, now: number): InputOf<typeof listDomains> {
  const query: Record<string, string | number> = {
    select: 'id,name,unicode_name,tld,status,registered_at,expiry_date,stage_ends,is_auto_renew,has_whois_privacy',
    order: view.sort === 'name' ? `name.${view.direction}` : `${view.sort}.${view.direction},name.asc`,
    limit: PAGE_SIZE,
    offset: (view.page - 1) * PAGE_SIZE,
  };
  const find = literal(view.find);
  if (find) query.unicode_name = `ilike.*${find}*`;
  if (view.filter === 'active' || view.filter === 'expiring') query.status = 'eq.ok';
  if (view.filter === 'expired') query.status = 'neq.ok';
  if (view.filter === 'expiring')
    query.expiry_date = `lt.${new Date(now + EXPIRING_DAYS * millisecondsInDay).toISOString()}`;
  if (view.filter === 'auto-renew-off') query.is_auto_renew = 'is.false';
  return query;
}

/** Parses a `Content-Range` such as `0-24/148`; a total of `*` is unknown. */
export function readContentRange(header: string | null): { first: number; last: number; total: number | null } | null {
  const match = /(?:^|\s)(?:(\d+)-(\d+)|\*)\/(\d+|\*)$/.exec(header ?? '');
  if (!match) return null;
  const total = match[3] === '*' ? null : Number(match[3]);
  if (match[1] === undefined || match[2] === undefined) return { first: 0, last: 0, total };
  return { first: Number(match[1]) + 1, last: Number(match[2]) + 1, total };
}
