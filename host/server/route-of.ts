import type { Declarations, RemoteName, RemotePageId } from '../src/federation/registry-document';
import { findDescription, isListed } from './findable';
import { findRoute } from '../src/routes/find-route';
import { createRouteTable, type HostPageId, type RouteTarget } from '../src/routes/route-table';
import { redirectAddress } from '../src/routes/redirect-address';

/** How the gateway responds to an address: with a redirect or with a document. */
export interface DocumentRoute {
  /** Target of a redirect; always a path of our own origin. */
  readonly redirect?: string;
  readonly status: number;
  /** In English, without the name of the shop. */
  readonly title: string | undefined;
  /** For search results and shared links, in English. */
  readonly description?: string;
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  /** The path of its row in the route table, such as `/site/availability/:word`. */
  readonly row: string;
  /** The canonical path, without the query. */
  readonly pathname: string;
  /** The remote page in the document. */
  readonly page?: { readonly id: RemotePageId; readonly remote: RemoteName };
  /** The host page in the document. */
  readonly host?: HostPageId;
  /** Parts of the host that the server-rendered page contains although they are loaded on demand, named as in its release. */
  readonly parts: readonly string[];
  /** Whether only the last row matches the address. */
  readonly unknown: boolean;
}

/** Whether a redirect is permanent: not if the rest of the address decides where it leads. */
const isPermanent = (target: RouteTarget): boolean =>
  'redirect' in target && target.byQuery === undefined && target.pathIn === undefined;

const STATUS: Readonly<Record<string, number>> = { 'not-found': 404 };

/** Returns the module of a host page: `problem-detected` → `ProblemDetectedPage`. */
const getPart = (page: string): string =>
  `${page.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** Parameters that Stripe adds to the return address. One of them is a secret, which must not get into histories. */
const ADDED_BY_STRIPE = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_type',
  'source_redirect_slug',
];

/** Returns the address without Stripe's parameters; undefined if it has none. */
function asBeforeTheBank({ pathname, searchParams }: URL): string | undefined {
  const query = new URLSearchParams(searchParams);
  for (const name of ADDED_BY_STRIPE) query.delete(name);
  return query.size === searchParams.size ? undefined : `${pathname}?${query}`.replace(/\?$/, '');
}

/** Parses the address of a request as a URL without taking the host from it; undefined if it is invalid. */
export function pageAddress(requested: string): URL | undefined {
  // Concatenated as text: resolved against an origin, `//name/` would be read as a host.
  const address = requested.startsWith('/') ? `http://gateway${requested}` : requested;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Resolves an address with the same route table as the browser, so that both agree on every address.
 * @param declared the remotes' declarations in the releases that the document will name
 */
export function resolveRoute(url: URL, declared: Declarations): DocumentRoute {
  const { pathname, search } = url;
  const row = findRoute(pathname, createRouteTable(declared));
  const unknown = row.path === '*';
  const description = findDescription(row, declared);
  const page = {
    title: row.title,
    ...(description !== undefined && { description }),
    listed: isListed(row, declared),
    row: row.path,
    pathname: row.path.includes(':') ? pathname : row.path,
    unknown,
  };
  const target = redirectAddress(row, { pathname, search, hash: '' });
  const redirect = target ? target.pathname + target.search : asBeforeTheBank(url);
  if (redirect) return { ...page, redirect, status: isPermanent(row.target) ? 301 : 302, parts: [] };
  const shown = 'remote' in row.target ? row.target.remote : undefined;
  const remote = Object.keys(declared).find((name) => declared[name]?.pages.some(({ id }) => id === shown));
  const status = 'page' in row.target ? (STATUS[row.target.page] ?? 200) : 200;
  const parts = [
    ...('page' in row.target ? [getPart(row.target.page)] : []),
    ...(row.cart ? ['CartBeside'] : []),
    ...(shown ? ['federation-runtime'] : []),
  ];
  return {
    ...page,
    status,
    parts,
    ...('page' in row.target ? { host: row.target.page } : {}),
    ...(shown && remote ? { page: { id: shown, remote } } : {}),
  };
}
