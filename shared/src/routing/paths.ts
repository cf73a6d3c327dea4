type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Appends a query to a path; undefined and empty values are left out, lists are repeated. */
function withQuery(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : (value ?? [])) if (one !== '') parameters.append(name, one);
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** Adds the path to return to after signing in, for `safeReturnPath` of `shared/session`. */
const returning = (path: string, next?: string): string => withQuery(path, { next });

/** Typed builders for every URL of the site (RT-01 to RT-34). Pages never write URLs by hand. */
export const paths = {
  root: () => '/',
  home: () => '/site/home',
  availability: (word: string) => `/site/availability/${encodeURIComponent(word)}`,
  pricing: () => '/site/pricing',
  cart: () => '/site/cart',
  /** A transferred cart. Its id is in the hash, which browsers do not send to servers, so it appears in no log. */
  cartTransfer: (id: string) => `/site/cart#handover=${id}`,

  /** `ended`: the session ended while the page was open, which the sign-in page then says. */
  login: (returnTo?: string, why?: 'ended') => withQuery('/site/login', { next: returnTo, ended: why && '1' }),
  register: (returnTo?: string) => returning('/site/register', returnTo),
  verification: (returnTo?: string) => returning('/site/verification', returnTo),
  recover: (returnTo?: string) => returning('/site/recover', returnTo),
  validate: (token: string, queue?: string) => withQuery('/site/validate', { token, queue }),
  reset: (token: string, username: string) => withQuery('/site/reset', { token, username }),
  emailsent: () => '/site/emailsent',

  /** @param other the registrant of some of the domains, instead of the one that gets all others */
  registrant: (other?: string) => withQuery('/site/registrant', { other }),
  billing: () => '/site/billing',
  review: () => '/site/review',
  purchase: (orderId?: string) => withQuery('/site/purchase', { order: orderId }),

  transfer: () => '/site/transfer',
  transferReview: (domain: string) => withQuery('/site/transfer-review', { domain }),
  transferMultiple: (domains: readonly string[]) => withQuery('/site/transfer-multiple', { domain: domains }),
  transferMessage: (domain: string) => withQuery('/site/transfer-message', { domain }),

  account: {
    root: () => '/account',
    detail: () => '/account/detail',
    billing: () => '/account/billing',
    /** @param note the number of a refund note to show instead of the receipt */
    receipt: (orderId: string, note?: string) =>
      withQuery('/account/receipt', { orderId, ...(note !== undefined && { note }) }),
  },
  domains: {
    root: () => '/domains',
    list: () => '/domain/list',
    overview: (name: string, status?: string) => withQuery('/domain/overview', { name, status }),
    nameservers: (name: string) => withQuery('/domain/nameservers', { name }),
    dns: (name: string) => withQuery('/domain/dns', { name }),
  },

  /** Opens a support session for staff sent by the desk. The token is in the hash, as for a transferred cart. */
  support: () => '/site/support',
  embed: () => '/site/embed',
  help: () => '/help',
  about: () => '/about',
  contact: () => '/contact',
  privacy: () => '/privacy',
  services: () => '/services',
  terms: () => '/tac',
  error: () => '/site/error',
  problemDetected: () => '/problem-detected/detail',
  notFound: () => '/not-found/detail',
} as const;
