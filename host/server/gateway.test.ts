import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { RemoteRelease } from './releases';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

let host: BuiltHost;

/** The gateway detects changes by modification time, which file systems store in ticks. Milliseconds. */
const TICK = 20;

beforeEach(async () => {
  host = await builtHost();
  host.publish(createRegistry(accountRelease('1.0.0-a')));
});
afterEach(() => host.close());

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });

interface InlinedRegistry {
  remotes: { mfe_account?: { version: string; incompatible?: string; pages: Record<string, { host: string[] }> } };
}
const registryIn = (body: string): InlinedRegistry =>
  JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as InlinedRegistry;

describe('a document', () => {
  it('[MF-01] carries the registry of active releases, which is reread when it changes', async () => {
    expect(registryIn((await get('/site/login')).body).remotes.mfe_account?.version).toBe('1.0.0-a');
    await sleep(TICK);
    host.publish(createRegistry(accountRelease('1.0.0-b')));
    expect(registryIn((await get('/site/login')).body).remotes.mfe_account?.version).toBe('1.0.0-b');
  });

  it('[MF-01] carries the registry when several are requested before it has been read', async () => {
    const documents = await Promise.all(Array.from({ length: 5 }, () => get('/site/login')));
    expect(documents.map(({ body }) => registryIn(body).remotes.mfe_account?.version)).toEqual(
      Array.from({ length: 5 }, () => '1.0.0-a'),
    );
  });

  it('[MF-01] carries the last good registry when the file is damaged', async () => {
    await get('/site/login');
    await sleep(TICK);
    host.publish({ remotes: { mfe_account: { active: 'nonsense' } } } as never);
    expect(registryIn((await get('/site/login')).body).remotes.mfe_account?.version).toBe('1.0.0-a');
  });

  it('[MF-01] carries the other remotes when the entry of one is damaged, which is logged', async () => {
    const { remotes } = createRegistry(accountRelease('1.0.0-a'));
    host.publish({ remotes: { mfe_gifts: { active: 'nonsense' }, ...remotes } });
    await sleep(TICK);
    expect(Object.keys(registryIn((await get('/site/login')).body).remotes)).toEqual(['mfe_account']);
    expect(host.logged('gateway.registry_unreadable')).toEqual([expect.objectContaining({ remote: 'mfe_gifts' })]);
  });

  it('[MF-01] [M4] leaves out unknown fields of a newer registry, and logs them in one line', async () => {
    const { mfe_account: account } = createRegistry(accountRelease('1.0.0-a')).remotes;
    const release = { ...accountRelease('1.0.0-b'), colour: 'green', publishedAt: '2026-01-01T00:00:00.000Z' };
    host.publish({ format: 2, remotes: { mfe_account: { ...account, active: release, weight: 3 } } });
    await sleep(TICK);
    await get('/site/home');
    const { body } = await get('/site/login');
    expect(registryIn(body).remotes.mfe_account?.version).toBe('1.0.0-b');
    expect(body).not.toMatch(/colour|weight/);
    expect(host.logged('gateway.registry_field_unknown')).toEqual([
      expect.objectContaining({
        fields: ['format', 'remotes.mfe_account.active.colour', 'remotes.mfe_account.weight'],
      }),
    ]);
  });

  it('preloads the files of its page from remote and host, with their hashes', async () => {
    const { body } = await get('/site/login');
    const preloads = [
      ...body.matchAll(
        /<link rel="preload" as="(?:script|style)" href="([^"]+)" integrity="(sha384-[^"]+)" crossorigin/g,
      ),
    ].map(([, href]) => href);
    expect(preloads).toEqual([
      'http://remote.test:3004/mfe-account/1.0.0-a/remoteEntry.js',
      'http://remote.test:3004/mfe-account/1.0.0-a/page-login.js',
      'http://remote.test:3004/mfe-account/1.0.0-a/page-login.css',
      '/h/1.0.0-host/ui.js',
      '/h/1.0.0-host/ui.css',
    ]);
    expect(registryIn(body).remotes.mfe_account?.pages['login']?.host).toEqual([
      '/h/1.0.0-host/ui.js',
      '/h/1.0.0-host/ui.css',
    ]);
  });

  it('preloads nothing twice, and no styles that it contains', async () => {
    const { body } = await get('/site/register');
    const preloads = [...body.matchAll(/<link rel="preload" as="(?:script|style)" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toEqual([
      '/h/1.0.0-host/ui.js',
      '/h/1.0.0-host/8.js',
      'http://remote.test:3004/mfe-account/1.0.0-a/remoteEntry.js',
    ]);
    expect(body).toContain('data-href="/h/1.0.0-host/ui.css">ui{}</style>');
  });

  it('[MF-04a] is complete when no remote is published', async () => {
    host.publish({ remotes: {} });
    await sleep(TICK);
    const { statusCode, body } = await get('/site/login');
    expect(statusCode).toBe(200);
    expect(registryIn(body).remotes).toEqual({});
  });

  it('contains the server-rendered page and the styles of its parts', async () => {
    const { body } = await get('/about?x=1');
    expect(body).toContain('<div id="root"><p style="width:7px">/about?x=1</p></div>');
    expect(body).toContain('data-href="/h/1.0.0-host/7.css">about{}</style>');
  });

  it('is sent without a page when the page cannot be rendered on the server', async () => {
    const { statusCode, body } = await get('/site/availability/crash');
    expect(statusCode).toBe(200);
    expect(body).toContain('<div id="root"></div>');
  });

  it('allows only scripts with its nonce, its own style attributes, the payment frame and the policies of its remotes', async () => {
    const { headers, body } = await get('/site/login');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1];
    expect(body).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-");
    expect(policy).toContain("frame-src 'self' http://localhost:4010;");
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types sf-federation sf-sf_host sf-mfe_account 'allow-duplicates'",
    );
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect((await get('/site/login')).headers['content-security-policy']).not.toBe(policy);
  });

  it('[OR-08c] allows Stripe only when Stripe is the payment provider', async () => {
    const names = ['content-security-policy', 'integrity-policy'] as const;
    const listHeaders = async ({ app }: BuiltHost) => {
      const { headers } = await app.inject({ url: '/site/login' });
      return names.map((name) => String(headers[name]));
    };
    const [policy = '', integrity] = await listHeaders(host);
    expect(`${policy} ${integrity}`).not.toMatch(/stripe|undefined/);
    const paidByStripe = await builtHost({ PAYMENT_PROVIDER: 'stripe' });
    try {
      paidByStripe.publish(createRegistry(accountRelease('1.0.0-a')));
      const [withStripe = '', without] = await listHeaders(paidByStripe);
      expect(withStripe).toContain(
        "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;",
      );
      expect(withStripe).toContain("connect-src 'self' https://api.stripe.com;");
      expect(withStripe).toContain('trusted-types sf-federation sf-sf_host default sf-mfe_account ');
      expect(withStripe).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
      expect(without).toBe('undefined');
    } finally {
      await paidByStripe.close();
    }
  });

  it('[OR-08b] [OR-08c] removes payment secrets from the address to which a bank returns the customer', async () => {
    const { statusCode, headers } = await get(
      '/site/purchase?order=o1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&source_type=card',
    );
    expect([statusCode, headers.location]).toEqual([302, '/site/purchase?order=o1']);
    expect(
      (await get('/account/billing?setup_intent_client_secret=x&redirect_status=succeeded')).headers.location,
    ).toBe('/account/billing');
    expect((await get('/site/purchase?order=o1')).statusCode).toBe(200);
  });

  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['integrity-policy', 'blocked-destinations=(script), endpoints=(policy)'],
    ['reporting-endpoints', 'policy="/reports/policy"'],
    ['x-frame-options', 'DENY'],
  ])('is sent with %s: %s', async (name, value) => {
    expect((await get('/site/home')).headers[name]).toBe(value);
  });

  it('allows a document passkeys and payments, and no sensors', async () => {
    const allowed = String((await get('/site/home')).headers['permissions-policy']);
    expect(allowed).toContain('camera=()');
    expect(allowed).toContain('publickey-credentials-get=(self)');
  });

  it('tells browsers to use only https once they have used it', async () => {
    expect((await get('/site/home')).headers['strict-transport-security']).toBeUndefined();
    const secure = await get('/site/home', { 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('[M6] is revalidated each time, with a 304 response when it is unchanged', async () => {
    const first = await get('/site/home');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/site/home', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
    await sleep(TICK);
    host.publish(createRegistry(accountRelease('1.0.0-b')));
    expect((await get('/site/home', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200);
  });

  it('has the theme of the cookie, and ignores an invalid one', async () => {
    expect((await get('/site/home', { cookie: 'sf-theme=dark' })).body).toContain('<html lang="en" data-theme="dark">');
    expect((await get('/site/home', { cookie: 'sf-theme="><script>' })).body).toContain('<html lang="en">');
  });

  it('escapes whatever is in the registry', async () => {
    host.publish(createRegistry({ ...accountRelease('1.0.0-a'), owner: '</script><script>alert(1)</script>' }));
    await sleep(TICK);
    const { body } = await get('/site/home');
    expect(body).not.toContain('<script>alert(1)');
    expect(registryIn(body).remotes.mfe_account).toMatchObject({ owner: '</script><script>alert(1)</script>' });
  });
});

describe('addresses', () => {
  it.each(['/login', '/login/', '/login/anything', '/loginfoo', '/login?next=/x'])(
    '[GD-01] such as %s are redirected to the login page with a full load',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(302);
      expect(new URL(String(headers.location), 'http://shop').pathname).toBe('/site/login');
    },
  );

  it.each([
    ['/', 301, '/site/home'],
    ['/register', 301, '/site/register'],
    ['/site/availability', 302, '/site/home'],
    ['/nowhere?token=secret', 302, '/not-found/detail?path=%2Fnowhere'],
  ])('[RT-01a] [RT-01b] [RT-03] [RT-05] [RT-34] such as %s are redirected with %i to %s', async (from, status, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers.location]).toEqual([status, to]);
  });

  it('[RT-34] of the not-found page are answered with status 404', async () => {
    expect((await get('/not-found/detail')).statusCode).toBe(404);
  });

  it('never redirect to another origin', async () => {
    for (const url of ['//evil.example', '/login//evil.example', '/%2f%2fevil.example', '/login?x=//evil.example']) {
      const { headers } = await get(url);
      expect(String(headers.location ?? '/')).toMatch(/^\/(?!\/)/);
    }
  });
});

describe('files', () => {
  it('[M6] of a release are immutable and compressed', async () => {
    const { headers, body } = await get('/h/1.0.0-host/main.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
    // It concerns documents, and would be a sixth of what a small file takes.
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it.each([
    '/h/1.0.0-host/gone.js',
    '/h/1.0.0-host/main.js.map',
    '/h/1.0.0-host/release.json',
    '/h/../current.json',
    '/old.js',
    '/favicon.png',
  ])('that are missing or private return 404 and no document: %s', async (url) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(404);
    expect(String(headers['content-type'])).not.toContain('html');
  });
});

describe('a backend that does not answer', () => {
  it.each(['/api/x', '/auth/session_active', '/tables/domains', '/dev/mailbox', '/openapi.json'])(
    'is reported with 503 and a message: %s',
    async (url) => {
      const { statusCode, headers, body } = await get(url, { 'x-request-id': 'abcd-1234' });
      expect(statusCode).toBe(503);
      expect(headers['x-request-id']).toBe('abcd-1234');
      expect(JSON.parse(body)).toEqual({
        message: expect.stringContaining('not available right now') as string,
        code: 'unavailable',
        params: { what: 'service' },
      });
    },
  );
});

describe('[MF-01] the file lists of the releases', () => {
  const nth = (index: number): RemoteRelease => ({
    ...accountRelease('1.0.0-n'),
    name: `mfe_number_${index}`,
    base: `http://remote.test:4000/mfe-number-${index}/1.0.0-n/`,
    declares: { pages: [{ id: `number-${index}.list`, path: `/number/${index}`, title: 'Numbers' }], navigation: [] },
    files: Object.fromEntries(
      Array.from({ length: 30 }, (_, file) => [
        `${file}.js`,
        { integrity: `sha256-${createHash('sha256').update(`${index} ${file}`).digest('base64')}`, raw: 9, br: 5 },
      ]),
    ),
  });
  const getShop = (count: number) => ({
    remotes: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `mfe_number_${index}`,
        { active: nth(index), previous: null, canary: null },
      ]),
    ),
  });
  const findLists = (body: string) => (registryIn(body) as { fileLists?: string }).fileLists ?? '';

  it('are in a document for the remote of its page, and at an address for all remotes', async () => {
    host.publish(getShop(3));
    const { body } = await get('/number/1');
    const { remotes } = registryIn(body) as unknown as { remotes: Record<string, { integrity?: object }> };
    expect(Object.entries(remotes).filter(([, { integrity }]) => integrity)).toEqual([
      ['mfe_number_1', expect.objectContaining({ version: '1.0.0-n' })],
    ]);
    const { statusCode, headers, body: lists } = await get(findLists(body));
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(Object.keys(JSON.parse(lists) as object)).toEqual(['mfe_number_0', 'mfe_number_1', 'mfe_number_2']);
    expect(JSON.parse(lists)).toMatchObject({
      mfe_number_2: {
        pages: { login: { js: ['page-login.js'], host: ['/h/1.0.0-host/ui.js', '/h/1.0.0-host/ui.css'] } },
        integrity: { '7.js': nth(2).files['7.js']?.integrity },
      },
    });
  });

  it('make a document grow by no more than the name of each further remote', async () => {
    const sizes: number[] = [];
    for (const count of [4, 16]) {
      await sleep(TICK);
      host.publish(getShop(count));
      sizes.push(gzipSync((await get('/number/1')).body).length);
    }
    const [four = 0, sixteen = 0] = sizes;
    expect((sixteen - four) / 12).toBeLessThan(60);
  });

  it('are the same for a visitor from a gateway that has not sent the document', async () => {
    const registry = createRegistry(accountRelease('1.0.0-a'), {
      canary: { release: { ...accountRelease('1.0.0-c'), files: nth(7).files }, share: 0.5 },
    });
    host.publish(registry);
    const visitor = { cookie: 'sf-bucket=0' };
    const address = findLists((await get('/site/login', visitor)).body);
    const other = await builtHost();
    try {
      other.publish(registry);
      const ask = (headers: Record<string, string>) => other.app.inject({ url: address, headers });
      expect((await ask({ cookie: 'sf-bucket=99' })).statusCode).toBe(404);
      const { statusCode, body } = await ask(visitor);
      expect(statusCode).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ mfe_account: { integrity: { '7.js': expect.any(String) as string } } });
    } finally {
      await other.close();
    }
  });

  it('stay available to tabs opened before a release, and are 404 and not cached when they never existed', async () => {
    const before = findLists((await get('/site/login')).body);
    await sleep(TICK);
    host.publish(createRegistry({ ...accountRelease('1.0.0-b'), files: nth(1).files }));
    expect(findLists((await get('/site/login')).body)).not.toBe(before);
    expect((await get(before)).statusCode).toBe(200);
    for (const address of ['/file-lists/en/nothing.json', '/file-lists/xx/nothing.json']) {
      const { statusCode, headers } = await get(address);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });
});

describe('[MF-01] pages that the host was not built with', () => {
  const declares = {
    pages: [{ id: 'gifts.list', path: '/gifts/:year', title: 'Gifts', account: 'required', cart: true }],
    navigation: [{ label: 'Gifts', to: '/gifts/2026', within: ['/gifts'], position: 50 }],
  };
  const gifts = {
    ...accountRelease('1.0.0-g'),
    name: 'mfe_gifts',
    base: 'http://gifts.test:3005/mfe-gifts/1.0.0-g/',
    policies: ['sf-mfe_gifts'],
    declares,
    pages: { list: { js: ['page-login.js'], css: [], shared: ['@storefront/shared/ui/button'] } },
  };
  const withGifts = (active: object) => ({
    remotes: {
      ...createRegistry(accountRelease('1.0.0-a')).remotes,
      mfe_gifts: { active, previous: null, canary: null },
    },
  });
  const publish = async (registry: object) => {
    await sleep(TICK);
    host.publish(registry);
  };
  const login = { id: 'account.login', path: '/site/login', title: 'Sign in' };

  it('are served in full as soon as a fifth remote is published', async () => {
    expect((await get('/gifts/2026')).headers.location).toBe('/not-found/detail?path=%2Fgifts%2F2026');
    await publish(withGifts(gifts));
    const { statusCode, headers, body } = await get('/gifts/2026');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Gifts · ');
    expect(JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')).toMatchObject({
      remotes: { mfe_gifts: { version: '1.0.0-g' }, mfe_account: { version: '1.0.0-a' } },
      declared: { mfe_gifts: declares },
    });
    for (const file of ['remoteEntry.js', 'page-login.js'])
      expect(body).toContain(`<link rel="preload" as="script" href="${gifts.base}${file}" integrity="sha384-`);
    expect(headers['content-security-policy']).toMatch(
      /style-src [^;]*http:\/\/gifts\.test:3005;.*trusted-types [^;]*sf-mfe_gifts/,
    );
    expect(body).toContain('<p style="width:7px">/gifts/2026</p>');
    expect(host.logged('gateway.registry_field_unknown')).toEqual([]);
  });

  it('come and go with the active release of a remote that the host knows', async () => {
    const pages = [login, { id: 'account.register', path: '/site/welcome', title: 'Welcome' }];
    const next = { ...accountRelease('1.0.0-b'), declares: { pages, navigation: [] } };
    await publish(createRegistry(next, { previous: accountRelease('1.0.0-a') }));
    expect((await get('/site/welcome')).body).toContain('<title>Welcome · ');
    // Pages that the release in force no longer declares are gone, although the host was built with them.
    expect((await get('/site/recover')).headers.location).toBe('/not-found/detail?path=%2Fsite%2Frecover');
    await publish(createRegistry(accountRelease('1.0.0-a'), { previous: next }));
    expect((await get('/site/welcome')).headers.location).toBe('/not-found/detail?path=%2Fsite%2Fwelcome');
    // A release without declarations has the pages that the host was built with.
    expect((await get('/site/recover')).statusCode).toBe(200);
  });

  it('are served to the visitors of a canary only', async () => {
    const pages = [login, { id: 'account.register', path: '/site/welcome', title: 'Welcome' }];
    const release = { ...accountRelease('1.0.0-c'), declares: { pages, navigation: [] } };
    await publish(createRegistry(accountRelease('1.0.0-a'), { canary: { release, share: 0.5 } }));
    expect((await get('/site/welcome', { cookie: 'sf-bucket=0' })).statusCode).toBe(200);
    expect((await get('/site/welcome', { cookie: 'sf-bucket=99' })).statusCode).toBe(302);
  });

  it('cannot take an address of the host', async () => {
    const pages = ['/site/home', '/about', '/login/again'].map((path) => ({ ...login, path, title: 'Taken over' }));
    await publish(withGifts({ ...gifts, declares: { pages, navigation: [] } }));
    expect((await get('/site/home')).body).toContain('<title>Find a domain name · ');
    expect((await get('/about')).body).toContain('<title>About · ');
  });

  it.each([
    ['a path that leads elsewhere', { ...declares, pages: [{ ...login, path: '//evil.example' }] }],
    ['an account rule that this host does not know', { ...declares, pages: [{ ...login, account: 'staff' }] }],
    ['a link out of the shop', { ...declares, navigation: [{ ...declares.navigation[0], to: '//evil.example' }] }],
  ])('are refused from a release with %s, without harm to other remotes', async (_what, wrong) => {
    await publish(withGifts({ ...gifts, declares: wrong }));
    expect((await get('/gifts/2026')).statusCode).toBe(302);
    expect(Object.keys(registryIn((await get('/site/login')).body).remotes)).toEqual(['mfe_account']);
    expect(host.logged('gateway.registry_unreadable')).toEqual([expect.objectContaining({ remote: 'mfe_gifts' })]);
  });
});

describe('[M4] releases built for other versions', () => {
  const builtWith = (shared: string) => ({ react: '19.3.0', '@storefront/shared': shared });
  const older = { ...accountRelease('1.0.0-a'), builtWith: builtWith('1.0.0') };
  const newer = { ...accountRelease('1.0.0-b'), builtWith: builtWith('1.1.0') };
  const canary = { release: { ...newer, version: '1.0.0-canary' }, share: 1 };

  it.each([
    ['the release in force where it fits', createRegistry(older, { previous: newer }), '1.0.0-a'],
    [
      'the previous release while the one in force needs a newer host',
      createRegistry(newer, { previous: older }),
      '1.0.0-a',
    ],
    ['the release in force while the canary needs a newer host', createRegistry(older, { canary }), '1.0.0-a'],
    ['a release that does not say what it was built with', createRegistry(accountRelease('1.0.0-c')), '1.0.0-c'],
  ])('are chosen by compatibility: the gateway serves %s', async (_which, registry, version) => {
    await sleep(TICK);
    host.publish(registry);
    const { mfe_account: remote } = registryIn((await get('/site/login', { cookie: 'sf-bucket=0' })).body).remotes;
    expect([remote?.version, remote?.incompatible]).toEqual([version, undefined]);
  });

  it('are reported with the reason when none fits, and none of their files is preloaded', async () => {
    await sleep(TICK);
    host.publish(createRegistry(newer, { previous: { ...older, builtWith: builtWith('0.9.0') } }));
    const { body } = await get('/site/login');
    const { mfe_account: remote } = registryIn(body).remotes;
    expect([remote?.version, remote?.incompatible]).toEqual([
      '1.0.0-b',
      'built with @storefront/shared 1.1.0, the host has 1.0.0',
    ]);
    expect(body).not.toContain('href="http://remote.test');
  });
});

describe('a canary', () => {
  it('[MF-05a] goes to its share of the visitors, and to the same ones each time', async () => {
    host.publish(
      createRegistry(accountRelease('1.0.0-a'), { canary: { release: accountRelease('1.0.0-canary'), share: 0.25 } }),
    );
    await sleep(TICK);
    const seen = async (bucket: number) =>
      registryIn((await get('/site/home', { cookie: `sf-bucket=${bucket}` })).body).remotes.mfe_account?.version;
    expect([await seen(0), await seen(24), await seen(25), await seen(99)]).toEqual([
      '1.0.0-canary',
      '1.0.0-canary',
      '1.0.0-a',
      '1.0.0-a',
    ]);
    expect((await get('/site/home')).headers['set-cookie']).toMatch(
      /^sf-bucket=\d+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('sets no cookie when there is none', async () => {
    expect((await get('/site/home')).headers['set-cookie']).toBeUndefined();
  });
});

describe('a document that cannot be composed', () => {
  it('[RT-22] redirects people to the error page with the logged reference, and sends programs a text', async () => {
    host.breakDocuments();
    const page = await get('/about', { accept: 'text/html', 'x-request-id': 'abcd-1234' });
    expect([page.statusCode, page.headers.location]).toEqual([302, '/site/error?reference=abcd-1234']);
    const program = await get('/about', { 'x-request-id': 'abcd-1234' });
    expect([program.statusCode, program.body]).toEqual([500, 'This did not work. Reference: abcd-1234']);
    // The error page is a document as well, so it must not redirect to itself.
    expect((await get('/site/error', { accept: 'text/html' })).statusCode).toBe(500);
  });
});

describe('reports of browsers', () => {
  const report = {
    reference: '1a2b3c4d',
    page: 'account.login',
    remote: 'mfe_account',
    version: '1.0.0-a',
    reason: 'late',
    message: 'x',
  };
  const post = (payload: object, address = '198.51.100.200') =>
    host.app.inject({ method: 'POST', url: '/reports/page-failure', headers: { 'x-forwarded-for': address }, payload });

  // They are counted by the minute: no test may see the next one begin.
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => void jest.restoreAllMocks());

  it('[MF-08a] are accepted for failures of a page', async () => {
    expect((await post(report)).statusCode).toBe(204);
  });
  it('[MF-08b] are accepted for web vitals by remote and release, without crowding out failures', async () => {
    const send = (body: object) => host.app.inject({ method: 'POST', url: '/reports/vitals', payload: body });
    const vital = { name: 'INP', value: 48, rating: 'good', remote: 'mfe_search_cart', version: '1.0.0-a' };
    expect(
      (
        await send({
          page: '/site/availability/:word',
          vitals: [vital, { ...vital, name: 'CLS', value: 0.004, remote: 'host', version: null }],
        })
      ).statusCode,
    ).toBe(204);
    for (const wrong of [
      {},
      { page: '/', vitals: [] },
      { page: '/', vitals: [{ ...vital, name: 'FID' }] },
      { page: '/', vitals: [{ ...vital, value: -1 }] },
    ])
      expect((await send(wrong)).statusCode).toBe(400);
    await Promise.all(Array.from({ length: 620 }, () => send({})));
    expect((await send({ page: '/', vitals: [vital] })).statusCode).toBe(429);
    expect((await post(report)).statusCode).toBe(204);
  });
  it('are accepted for violations of the policy, as browsers send them', async () => {
    const payload = [
      {
        age: 1,
        type: 'csp-violation',
        url: 'http://shop/',
        user_agent: 'x',
        body: { blockedURL: `http://evil/${'x'.repeat(2000)}`, effectiveDirective: 'script-src' },
      },
    ];
    const send = (body: string) =>
      host.app.inject({
        method: 'POST',
        url: '/reports/policy',
        headers: { 'content-type': 'application/reports+json' },
        payload: body,
      });
    expect((await send(JSON.stringify(payload))).statusCode).toBe(204);
    expect((await send('{"a":1}')).statusCode).toBe(400);
    expect((await send('nonsense')).statusCode).toBe(400);
  });
  it('[I8] leave queries and fragments of their addresses out of the log', async () => {
    const key = 'token=the-key-of-a-link&username=mara%40example.com';
    const body = {
      documentURL: `https://shop.example/site/reset?${key}`,
      blockedURL: `https://tracker.example/collect#${key}`,
      sourceFile: `https://shop.example/h/main.js?${key}`,
      effectiveDirective: 'connect-src',
    };
    await host.app.inject({
      method: 'POST',
      url: '/reports/policy',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([{ type: 'csp-violation', body }]),
    });
    expect(host.logged('browser.csp_violation')).toEqual([
      expect.objectContaining({
        policyReports: [
          {
            type: 'csp-violation',
            body: {
              documentURL: 'https://shop.example/site/reset',
              blockedURL: 'https://tracker.example/collect',
              sourceFile: 'https://shop.example/h/main.js',
              effectiveDirective: 'connect-src',
            },
          },
        ],
      }),
    ]);
  });
  it('are refused when they are invalid or too many', async () => {
    expect((await post({ ...report, reference: 'a b' })).statusCode).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, index) => post(report, `198.51.100.${index % 100}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(120);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
  it('[MF-08a] are accepted from others when one address, or one IPv6 network, exceeds its share', async () => {
    const statuses = async (payload: object, from: (index: number) => string) => {
      const answers: number[] = [];
      for (let index = 0; index < 25; index += 1) answers.push((await post(payload, from(index))).statusCode);
      return answers;
    };
    const shares = (status: number) => [...Array<number>(20).fill(status), ...Array<number>(5).fill(429)];
    expect(await statuses({}, () => '198.51.100.1')).toEqual(shares(400));
    expect(await statuses(report, (index) => `2001:db8:1:2::${index + 1}`)).toEqual(shares(204));
    expect((await post(report, '198.51.100.2')).statusCode).toBe(204);
    for (let index = 0; index < 130; index += 1) await post({}, `203.0.113.${index}`);
    expect((await post(report, '198.51.100.3')).statusCode).toBe(204);
  });
});

describe('a form that is submitted before any script runs', () => {
  it.each(['/site/login?next=%2Fsite%2Fcart', '/de/site/login'])(
    '[RT-37h] returns from %s to its page without its values being read',
    async (url) => {
      const answer = await host.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'email=mara%40example.com&password=tannery-lane-wharf',
      });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers).toMatchObject({ location: url, 'cache-control': 'no-store' });
      expect(answer.body).toBe('');
    },
  );

  it('[RT-37h] does not redirect to another host', async () => {
    for (const url of ['/site//evil.example/', '/evil.example/site/x', '//evil.example/site/login'])
      expect((await host.app.inject({ method: 'POST', url })).headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
});

describe('[EM-01a] files for pages of partners', () => {
  it('are served to any origin: the script under its fixed name for minutes, its parts for ever', async () => {
    for (const [name, lasts] of [
      ['v1.js', 'max-age=300'],
      ['v1.d.ts', 'max-age=300'],
      ['app.0123456789.js', 'immutable'],
    ] as const) {
      const { statusCode, body, headers } = await get(`/embed/${name}`);
      expect([statusCode, body]).toEqual([200, name]);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining(lasts),
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('do not include any others', async () => {
    for (const name of ['v1.js.map', 'none.js', '..%2f1.0.0-host%2frelease.json'])
      expect([name, (await get(`/embed/${name}`)).statusCode]).toEqual([name, 404]);
  });

  it.each(['%70review.html', '/preview.html', 'preview%2ehtml', '%66rame.html?partner=pk_harbour'])(
    'are served only under the names to which their policies apply: %s',
    async (name) => {
      expect((await get(`/embed/${name}`)).statusCode).toBe(404);
    },
  );

  it('[EM-05] are previewed in a frame without an origin, on pages of the shop only', async () => {
    const policy = String((await get('/embed/preview.html')).headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox(?!.*allow-same-origin).*allow-scripts/);
    expect(String((await get('/about')).headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });
});
