import type { Declarations, RemoteName, RemotePageId } from '../src/federation/registry-document';
import { findDescription, isListed } from './findable';
import { findRoute } from '../src/routes/find-route';
import { createRouteTable, type HostPageId, type RouteTarget } from '../src/routes/route-table';
import { redirectAddress } from '../src/routes/redirect-address';

/** How the gateway answers an address: with a redirect or with a document. */
export interface DocumentRoute {
  /** Where to send the browser instead; always a path of our own origin. */
  readonly redirect?: string;
  readonly status: number;
  /** Before the name of the shop, in English. */
  readonly title: string | undefined;
  /** For search results and shared links, in English. */
  readonly description?: string;
  /** Search engines may list the page. */
  readonly listed: boolean;
  /** The path of its row in the route table, such as `/site/availability/:word`. */
  readonly row: string;
  /** The one spelling of the address, without its query. */
  readonly pathname: string;
  /** The remote page that the document shows. */
  readonly page?: { readonly id: RemotePageId; readonly remote: RemoteName };
  /** The page of the host that the document shows. */
  readonly host?: HostPageId;
  /** Parts of the host that the server-rendered page contains although they are loaded on demand, as in its release. */
  readonly parts: readonly string[];
  /** No row but the last takes the address. */
  readonly unknown: boolean;
}

/** A permanent redirect, unless the rest of the address decides where it leads. */
const isPermanent = (target: RouteTarget): boolean =>
  'redirect' in target && target.byQuery === undefined && target.pathIn === undefined;

const STATUS: Readonly<Record<string, number>> = { 'not-found': 404 };

/** Where a page of the host is imported from: `problem-detected` → `ProblemDetectedPage`. */
const getPart = (page: string): string =>
  `${page.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page`;

/** What Stripe adds to the address that it sends customers back to. One of them is a secret, which has to stay out of histories. */
const ADDED_BY_STRIPE = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
  'source_type',
  'source_redirect_slug',
];

/** The address without the parameters that Stripe added; undefined where there are none. */
function asBeforeTheBank({ pathname, searchParams }: URL): string | undefined {
  const query = new URLSearchParams(searchParams);
  for (const name of ADDED_BY_STRIPE) query.delete(name);
  return query.size === searchParams.size ? undefined : `${pathname}?${query}`.replace(/\?$/, '');
}

/** The address of a request as a URL that never takes its host from it; undefined where it is invalid. */
export function pageAddress(requested: string): URL | undefined {
  // Joined as text: resolved against an origin, `//name/` would be read as a host.
  const address = requested.startsWith('/') ? `http://gateway${requested}` : requested;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Parses the route table as the browser will, so that both agree on every address.
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
