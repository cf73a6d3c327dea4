import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

let host: BuiltHost;
afterEach(() => host.close());

/** A shop with these languages, and a remote that is translated into German. */
async function shopIn(...languages: string[]) {
  host = await builtHost({}, languages);
  const release = accountRelease('1.0.0-a');
  const said = { integrity: `sha384-${'d'.repeat(64)}`, raw: 10, br: 5 };
  host.publish(createRegistry({ ...release, languages, files: { ...release.files, 'page-login.de.js': said } }));
  const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
  return { get, target: async (...given: Parameters<typeof get>) => (await get(...given)).headers.location };
}

interface Registry {
  readonly languages?: Record<string, string>;
  readonly host: Record<string, string>;
  readonly remotes: Record<string, { readonly integrity: Record<string, string> }>;
}

const registryIn = (body: string) =>
  JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as Registry;
const preloadsIn = (body: string) =>
  [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)" integrity="sha384-/g)].map(([, href]) => href);

describe('the language of a visit', () => {
  it.each([
    ['/de/help', {}, undefined],
    ['/de/help', { cookie: 'sf-language=en', 'accept-language': 'fr' }, undefined],
    ['/help', {}, undefined],
    ['/help?a=1', { cookie: 'sf-language=de', 'accept-language': 'fr' }, '/de/help?a=1'],
    ['/help', { cookie: 'sf-language=en', 'accept-language': 'fr' }, undefined],
    ['/help', { cookie: 'sf-language=ja', 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' }, '/fr/help'],
    ['/help', { 'accept-language': 'ja, en-GB;q=0.9, de;q=0.8' }, undefined],
    ['/help', { 'accept-language': 'en;q=0.2, de-AT;q=0.9' }, '/de/help'],
    ['/help', { 'accept-language': 'de;q=0, *' }, undefined],
    ['/help', { 'accept-language': ';;q=x,,' }, undefined],
    ['/', { cookie: 'sf-language=de' }, '/de/site/home'],
    ['/de', {}, '/de/site/home'],
    ['/de/domains', {}, '/de/domain/list'],
    ['/de/no/such/page', {}, '/de/not-found/detail?path=%2Fno%2Fsuch%2Fpage'],
    ['/ja/help?a=1', {}, '/help?a=1'],
    ['/ja/help', { 'accept-language': 'ja, fr' }, '/fr/help'],
    ['/desk/help', {}, '/not-found/detail?path=%2Fdesk%2Fhelp'],
  ])('[RT-39d] of %s with %o leads to %s', async (url, headers, target) => {
    const shop = await shopIn('de', 'fr');
    expect(await shop.target(url, headers)).toBe(target);
  });

  it('never redirects to another host', async () => {
    const { target } = await shopIn('de');
    expect(await target('//evil.example/help', { cookie: 'sf-language=de' })).toBe('/evil.example/help');
    expect(await target('/de//evil.example')).toMatch(/^\/de\/not-found\//);
    expect(await target('/ja//evil.example')).toBe('/not-found/detail?path=%2Fevil.example');
    expect(await target('/ja//help')).toBe('/help');
  });

  it('redirects documents only, not scripts or calls', async () => {
    const { get } = await shopIn('de');
    const headers = { cookie: 'sf-language=de' };
    for (const url of ['/h/1.0.0-host/main.js', '/robots.txt', '/favicon.png', '/embed/v1.js', '/health/live'])
      expect((await get(url, headers)).headers.location).toBeUndefined();
    const { app } = host;
    for (const url of ['/api/v1/tlds', '/auth/session_active', '/tables/x'])
      expect((await app.inject({ method: 'POST', url, headers })).headers.location).toBeUndefined();
  });

  it('stays the same when a page fails, and on the error page', async () => {
    const { get, target } = await shopIn('de');
    host.breakDocuments();
    const headers = { accept: 'text/html', cookie: 'sf-language=de' };
    expect(await target('/de/help', headers)).toMatch(/^\/de\/site\/error\?reference=/);
    const failed = await get('/de/site/error?reference=r-1', headers);
    expect([failed.statusCode, failed.headers.location]).toEqual([500, undefined]);
  });

  it('tells caches what it depends on, in documents and redirects', async () => {
    const { get } = await shopIn('de');
    for (const answer of [await get('/help'), await get('/help', { cookie: 'sf-language=de' })])
      expect(answer.headers.vary).toMatch(/cookie, accept-language$/);
  });

  it('is English only when the host was built without translations', async () => {
    const { get, target } = await shopIn();
    expect(await target('/help', { cookie: 'sf-language=de', 'accept-language': 'de' })).toBeUndefined();
    const { body } = await get('/help');
    expect(body).toContain('<html lang="en">');
    expect(body).not.toContain('hreflang');
    expect(registryIn(body).languages).toBeUndefined();
  });
});

describe('a document in another language', () => {
  it('declares its language, is rendered in it, and names its translations', async () => {
    const { get } = await shopIn('ar', 'de');
    const { body } = await get('/ar/about?x=1', { host: 'shop.example' });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('<p style="width:7px">/ar/about?x=1</p>Hello in ar');
    expect([...body.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(String)).toEqual([
      '<link rel="canonical" href="http://shop.example/ar/about">',
      '<link rel="alternate" hreflang="en" href="http://shop.example/about">',
      '<link rel="alternate" hreflang="x-default" href="http://shop.example/about">',
      '<link rel="alternate" hreflang="de" href="http://shop.example/de/about">',
      '<link rel="alternate" hreflang="ar" href="http://shop.example/ar/about">',
    ]);
    expect(registryIn(body).languages).toEqual({ en: 'English', de: 'Deutsch', ar: 'العربية' });
  });

  it('has its messages before the first script, preloads those of the page, and lists no others', async () => {
    const { get } = await shopIn('ar', 'de');
    const { body } = await get('/de/site/login');
    expect([...body.matchAll(/<script src="([^"]+)" integrity="sha384-/g)].map(([, src]) => src)).toEqual([
      '/h/1.0.0-host/main.de.js',
      '/h/1.0.0-host/main.js',
    ]);
    expect(preloadsIn(body)).toEqual([
      'http://remote.test:3004/mfe-account/1.0.0-a/remoteEntry.js',
      'http://remote.test:3004/mfe-account/1.0.0-a/page-login.js',
      'http://remote.test:3004/mfe-account/1.0.0-a/page-login.de.js',
      '/h/1.0.0-host/ui.js',
      '/h/1.0.0-host/ui.de.js',
    ]);
    const { host: own, remotes } = registryIn(body);
    expect(Object.keys(own).filter((file) => /\.(?:ar|de)\.js$/.test(file))).toEqual([
      '/h/1.0.0-host/main.de.js',
      '/h/1.0.0-host/ui.de.js',
    ]);
    expect(remotes.mfe_account?.integrity).toHaveProperty(['page-login.de.js']);
  });

  it('adds nothing to a document in English', async () => {
    const { get } = await shopIn('ar', 'de');
    const { body } = await get('/site/login');
    expect(body).not.toMatch(/\.(?:ar|de)\.js/);
    expect(body).toContain('<html lang="en">');
  });

  it('can be in the pseudo-locale when the host was built with it, without offering it to visitors', async () => {
    const { get } = await shopIn('en-XA');
    const { body } = await get('/en-XA/about');
    expect(body).toContain('Hello in en-XA');
    expect(body).not.toContain('hreflang');
    expect(registryIn(body).languages).toBeUndefined();
  });
});
