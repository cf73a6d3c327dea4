import type { Declarations, DeclaredPage, RemotePageId } from '../federation/registry-document';

/** Pages that the host ships itself. */
export type HostPageId =
  | 'home'
  | 'about'
  | 'contact'
  | 'privacy'
  | 'services'
  | 'tac'
  | 'help'
  | 'embed'
  | 'error'
  | 'support'
  | 'problem-detected'
  | 'not-found';

/** A query parameter that turns a redirect into a deeper address: `?word=x` → `/site/availability/x`. */
export interface QueryRedirect {
  readonly parameter: string;
  /** An address that ends in a parameter, `:word`. */
  readonly to: string;
}

/** The target of a row. */
export type RouteTarget =
  | {
      readonly redirect: string;
      readonly byQuery?: QueryRedirect;
      /** The target address is passed on in this query parameter, instead of its own query and hash. */
      readonly pathIn?: string;
    }
  | { readonly page: HostPageId }
  | { readonly remote: RemotePageId }
  /** A full load of another document, outside the router (GD-01). */
  | { readonly reload: string };

/** The properties of an address that the layout and the guard need. */
interface RouteFlags {
  /** Open without a session; otherwise the guard sends guests to the login page (GD-02). */
  readonly public: boolean;
  /** A sign-in that starts here returns here. */
  readonly loginable: boolean;
  /** For customers: a guest is asked to sign in, in place (GD-04). */
  readonly internal: boolean;
  /** The cart is shown beside or under the page. */
  readonly cart: boolean;
  /** The page has the page margin; without it the page extends to both edges of the window. */
  readonly margin: boolean;
}

export interface RouteRow extends RouteFlags {
  /** A router pattern; `/login*` without a slash before the star matches every path with that prefix. */
  readonly path: string;
  readonly target: RouteTarget;
  /** Document title before the name of the shop; redirects have none. */
  readonly title?: string;
  /** What a guest sees on an internal page: only the prompt, or the page with the prompt above it. */
  readonly guestSees?: 'prompt' | 'page and prompt';
  /** The text of the loading state, if the specification fixes it (GD-05). */
  readonly loadingText?: string;
}

// Every route is public and loginable (GD-02).
const open = { public: true, loginable: true, internal: false, cart: false, margin: true } as const;
const bare = { ...open, margin: false } as const;
const customer = { ...open, internal: true, guestSees: 'prompt' } as const;

/** Addresses of the host itself, which remotes cannot override. */
const hostRoutes: readonly RouteRow[] = [
  { ...open, path: '/', target: { redirect: '/site/home' } },
  { ...open, path: '/site', target: { redirect: '/site/home' } },

  { ...bare, path: '/about', target: { page: 'about' }, title: 'About' },
  { ...bare, path: '/contact', target: { page: 'contact' }, title: 'Contact' },
  { ...bare, path: '/privacy', target: { page: 'privacy' }, title: 'Privacy' },
  { ...bare, path: '/services', target: { page: 'services' }, title: 'Services' },
  { ...bare, path: '/tac', target: { page: 'tac' }, title: 'Terms and conditions' },

  { ...open, path: '/register', target: { redirect: '/site/register' } },
  { ...open, path: '/transfer', target: { redirect: '/site/transfer' } },

  { ...bare, path: '/site/home', target: { page: 'home' }, title: 'Find a domain name' },
  // A search form submitted without scripts has its word in the query.
  {
    ...open,
    path: '/site/availability',
    target: { redirect: '/site/home', byQuery: { parameter: 'word', to: '/site/availability/:word' } },
  },
  { ...open, path: '/site/embed', target: { page: 'embed' }, title: 'Embed domain search' },
  { ...open, path: '/site/reset-error', target: { redirect: '/site/home' } },
  // Entry from the desk; left at once, and nothing returns to it.
  { ...open, path: '/site/support', target: { page: 'support' }, title: 'Support session' },
  { ...open, path: '/site/error', target: { page: 'error' }, title: 'Something went wrong' },

  { ...open, path: '/help', target: { page: 'help' }, title: 'Help' },

  { ...customer, path: '/account', target: { redirect: '/account/detail' } },
  { ...customer, path: '/domains', target: { redirect: '/domain/list' } },

  { ...open, path: '/problem-detected', target: { redirect: '/problem-detected/detail' } },
  { ...open, path: '/problem-detected/detail', target: { page: 'problem-detected' }, title: 'A problem was detected' },
  { ...open, path: '/not-found/detail', target: { page: 'not-found' }, title: 'Page not found' },
];

/** Rows for addresses that belong neither to the host nor to a remote. */
const lastRoutes: readonly RouteRow[] = [
  // Catches a relative link `login` on a page two levels deep, such as `/domain/list`. Only search results are three levels deep, and
  // `/site/availability/login` is a search for that word.
  { ...open, path: '/:area/login', target: { reload: '/site/login' } },
  { ...open, path: '/login*', target: { reload: '/site/login' } },
  { ...open, path: '*', target: { redirect: '/not-found/detail', pathIn: 'path' } },
];

const GUEST_SEES = { required: 'prompt', optional: 'page and prompt' } as const;

const getRow = ({ id, path, title, account, cart = false, loadingText }: DeclaredPage): RouteRow => ({
  ...open,
  path,
  target: { remote: id },
  title,
  internal: account !== undefined,
  ...(account && { guestSees: GUEST_SEES[account] }),
  cart,
  ...(loadingText && { loadingText }),
});

/**
 * Returns every address of the site, RT-01 to RT-34. The host brings its own; the releases in force declare those of remotes, so that a new
 * page needs no new host. The last row matches everything else.
 */
export const createRouteTable = (declared: Declarations): readonly RouteRow[] => [
  ...hostRoutes,
  ...Object.values(declared).flatMap(({ pages }) => pages.map(getRow)),
  ...lastRoutes,
];
