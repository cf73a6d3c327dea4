import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import brand from '../src/brand/brand.json';
import { accountRelease, builtHost, declaredIn, createPng, type BuiltHost } from './testing/built-host';
import { headElements, parseXml } from './testing/markup';

const { REMOTES } = jest.requireActual<{ REMOTES: readonly { folder: string; name: string }[] }>(
  '../../tools/federation/packages.cjs',
);

/** The public pages, repeated here by hand. */
const LISTED = [
  '/about',
  '/contact',
  '/help',
  '/privacy',
  '/services',
  '/site/embed',
  '/site/home',
  '/site/login',
  '/site/pricing',
  '/site/register',
  '/site/transfer',
  '/tac',
];
const PERSONAL = [
  '/account/billing',
  '/account/detail',
  '/account/receipt',
  '/domain/dns',
  '/domain/list',
  '/domain/nameservers',
  '/domain/overview',
];
const RESULTS = '/site/availability/brindlewharf';
/** Personal pages, steps, failures, and search results. */
const UNLISTED = [
  RESULTS,
  '/site/cart',
  '/site/registrant',
  '/site/billing',
  '/site/review',
  '/site/purchase',
  '/site/transfer-review',
  '/site/recover',
  '/site/reset',
  '/site/verification',
  '/site/error',
  '/not-found/detail',
  '/problem-detected/detail',
];
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'];
const ORIGIN = 'https://shop.example';

/** The gateway detects changes by modification time, which file systems store in ticks. Milliseconds. */
const TICK = 20;

const entry = (active: object, canary: object | null = null) => ({ active, previous: null, canary });

let host: BuiltHost;
let server: Server | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await host.close();
  server?.closeAllConnections();
  server?.close();
});

/** The shop in these languages, with a release of each remote and additional settings. */
async function shopIn(languages: readonly string[], remotes: object = {}, env: Record<string, string> = {}) {
  const translated = languages.filter((language) => language !== 'en');
  host = await builtHost(env, translated);
  const published = REMOTES.map(({ folder, name }) => [
    name,
    entry({ ...accountRelease('1.0.0-a'), name, languages: translated, texts: declaredIn(folder, translated) }),
  ]);
  host.publish({ remotes: { ...Object.fromEntries(published), ...remotes } });
  await sleep(TICK);
  return (url: string, headers: Record<string, string> = {}) =>
    host.app.inject({ url, headers: { host: 'shop.example', 'x-forwarded-proto': 'https', ...headers } });
}

const prefix = (language: string): string => (language === 'en' ? '' : `/${language}`);

/** Finds the content of a `meta` element by its name or property. */
const findMeta = (body: string, name: string): string | undefined =>
  headElements(body, 'meta').find((meta) => (meta['name'] ?? meta['property']) === name)?.['content'];
const listLinks = (body: string, rel: string) => headElements(body, 'link').filter((link) => link['rel'] === rel);
const findCanonical = (body: string) => listLinks(body, 'canonical').map(({ href }) => href);
const findAlternates = (body: string) => listLinks(body, 'alternate').map(({ hreflang, href }) => [hreflang, href]);

interface Data extends Record<string, unknown> {
  readonly '@type': string;
}
function getData(body: string): Data[] {
  const scripts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.map(([, json = '']) => JSON.parse(json) as Data);
}

const gifts = (page: object) => ({
  ...accountRelease('1.0.0-g'),
  name: 'mfe_gifts',
  declares: { pages: [{ id: 'gifts.list', path: '/gifts', title: 'Gifts', ...page }], navigation: [] },
});
const OF_GIFTS = 'Domains as a gift: choose one, write a card, and whoever gets it decides when it begins.';

describe('the description of a page', () => {
  it('[RT-38a] is given only for public pages and results, in the language of the document', async () => {
    const get = await shopIn(LANGUAGES);
    const seen = new Set<string>();
    const english = new Map<string, string>();
    for (const language of LANGUAGES) {
      for (const path of [...LISTED, RESULTS]) {
        const description = findMeta((await get(prefix(language) + path)).body, 'description') ?? '';
        expect([language, path, description.length > 40 && description.length < 161]).toEqual([language, path, true]);
        expect(seen).not.toContain(description);
        seen.add(description);
        if (language === 'en') english.set(path, description);
      }
    }
    expect(english.get('/site/pricing')).toMatch(
      /^What every extension costs to register, renew, transfer and restore/,
    );
    expect(findMeta((await get('/ja/site/pricing')).body, 'description')).toContain('2年目以降');
    for (const path of [...PERSONAL, '/site/cart'])
      expect(findMeta((await get(path)).body, 'description')).toBeUndefined();
  });

  it('[RT-38a] is not sent with any other page', async () => {
    const get = await shopIn(['en', 'de']);
    const { body } = await get('/de/site/pricing');
    const ofTransfer = findMeta((await get('/de/site/transfer')).body, 'description') ?? '';
    const ofHelp = findMeta((await get('/de/help')).body, 'description') ?? '';
    for (const other of [ofTransfer, ofHelp, 'Transfer one domain or many']) {
      expect(other).not.toBe('');
      expect(body).not.toContain(other);
    }
    // Titles of other pages are included, for navigation without a new document.
    expect(body).toContain('Domains transferieren');
  });

  it('[RT-38a] comes with the release that declares the page, and is always escaped', async () => {
    const description = `${OF_GIFTS} "><script>alert(1)</script>`;
    const get = await shopIn(['en'], { mfe_gifts: entry(gifts({ description })) });
    const { body } = await get('/gifts');
    expect(findMeta(body, 'description')).toBe(description);
    expect(findMeta(body, 'og:description')).toBe(description);
    expect(body).not.toContain('<script>alert');
    expect(host.logged('gateway.registry_field_unknown')).toEqual([]);
  });
});

describe('the canonical address of a page', () => {
  it.each([
    ['/about', '/about'],
    ['/About/?utm_source=x', '/about'],
    ['/de/help?tab=dns&item=ttl', '/de/help'],
    ['/site/availability/brindlewharf?tld=com', '/site/availability/brindlewharf'],
  ])('[RT-38b] of %s is %s', async (url, address) => {
    const get = await shopIn(['en', 'de']);
    expect(findCanonical((await get(url)).body)).toEqual([ORIGIN + address]);
  });

  it('[RT-38b] is also given in a shop with English only', async () => {
    const get = await shopIn(['en']);
    const { body } = await get('/about');
    expect(findCanonical(body)).toEqual([`${ORIGIN}/about`]);
    expect(findAlternates(body)).toEqual([]);
  });
});

it('[RT-38c] the preview of a shared link has shop, title and description, in the language of the page', async () => {
  const get = await shopIn(['en', 'de', 'ar']);
  const { body } = await get('/de/site/pricing?q=com');
  const properties = headElements(body, 'meta').flatMap(({ property, content }) =>
    property ? [[property, content]] : [],
  );
  expect(properties).toEqual([
    ['og:type', 'website'],
    ['og:site_name', brand.name],
    ['og:title', 'Preise'],
    ['og:description', findMeta(body, 'description')],
    ['og:url', `${ORIGIN}/de/site/pricing`],
    ['og:locale', 'de_DE'],
    ['og:locale:alternate', 'en_US'],
    ['og:locale:alternate', 'ar_AR'],
    ['og:image', expect.any(String)],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', brand.name],
  ]);
  expect(findMeta((await get(RESULTS)).body, 'og:title')).toBe('Search results');
  expect((await get('/site/cart')).body).not.toContain('og:');
});

describe('the picture of a shared link', () => {
  it('[RT-38j] is named with its full address by public pages and results, and is a PNG that other sites may show', async () => {
    const get = await shopIn(['en', 'de']);
    const named = new Set<string | undefined>();
    for (const path of [...LISTED, RESULTS, '/de/site/home']) {
      const { body } = await get(path);
      named.add(findMeta(body, 'og:image'));
      expect([path, findMeta(body, 'twitter:card')]).toEqual([path, 'summary_large_image']);
    }
    expect(named.size).toBe(1);
    const [address = ''] = [...named];
    expect(address).toMatch(/^https:\/\/shop\.example\/share-[0-9a-f]{8}\.png$/);
    const { statusCode, headers, rawPayload } = await get(new URL(address ?? '').pathname);
    expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
      200,
      'image/png',
      'cross-origin',
    ]);
    expect([...rawPayload]).toEqual([...createPng(1200, 630)]);
    expect(headers['cache-control']).toContain('immutable');
  });

  it('[RT-38j] changes its address after a rebrand, and is given with its true size', async () => {
    const first = findMeta((await (await shopIn(['en']))('/about')).body, 'og:image');
    await host.close();
    host = await builtHost({}, [], createPng(1000, 500));
    const { body } = await host.app.inject({ url: '/about' });
    expect(findMeta(body, 'og:image')).not.toBe(first);
    expect(findMeta(body, 'og:image:width')).toBe('1000');
  });
});

describe('structured data', () => {
  it('[RT-38d] describes the shop and its search on the home page', async () => {
    const get = await shopIn(['en', 'de']);
    const [site, ...more] = getData((await get('/de/site/home')).body);
    expect(more).toEqual([]);
    expect(site).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brand.name,
      url: `${ORIGIN}/de/site/home`,
      inLanguage: 'de',
      publisher: { '@type': 'Organization', name: brand.name, url: ORIGIN, email: brand.support.mail },
    });
    const { target } = site?.['potentialAction'] as { target: string };
    const found = await get(new URL(target.replace('{word}', 'brindlewharf')).pathname);
    expect([found.statusCode, findCanonical(found.body)]).toEqual([200, [`${ORIGIN}/de${RESULTS}`]]);
  });

  it('[RT-38d] contains the questions of the help with their answers, whatever characters are in them', async () => {
    const get = await shopIn(['en', 'de']);
    const questionsAt = async (url: string) => getData((await get(url)).body);
    const faq = (inLanguage: string, text: string) => ({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage,
      mainEntity: [{ '@type': 'Question', name: 'What is </script>?', acceptedAnswer: { '@type': 'Answer', text } }],
    });
    expect(await questionsAt('/help')).toEqual([faq('en', 'Hello')]);
    expect(await questionsAt('/de/help')).toEqual([faq('de', 'Hello in de')]);
    expect(await questionsAt('/about')).toEqual([]);
  });

  it('[RT-38d] contains the prices on the price page, and nothing when there are none', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    const offer = (tld: string, register: number, categories: string[], min_years = 1) => ({
      tld,
      register,
      categories,
      min_years,
      currency_code: 'EUR',
    });
    let prices: unknown = [
      offer('com', 12.5, ['popular']),
      offer('studio', 31, ['creative']),
      offer('org', 9, ['popular']),
      offer('ai', 5, ['popular'], 2),
    ];
    const answers = (url = ''): unknown => {
      if (url.includes('/settings')) return { default_currency: { code: 'EUR' } };
      return url.includes('/tlds?currency_code=EUR') ? prices : [];
    };
    server = createServer(({ url }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers(url)));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const get = await shopIn(['en', 'de'], {}, { API_ORIGIN: `http://127.0.0.1:${port}` });
    expect(getData((await get('/de/site/pricing')).body)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Service',
        name: 'Preise',
        provider: expect.objectContaining({ name: brand.name }) as object,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'EUR',
          lowPrice: 9,
          highPrice: 31,
          offerCount: 3,
          offers: [
            { '@type': 'Offer', name: '.com', price: 12.5, priceCurrency: 'EUR' },
            { '@type': 'Offer', name: '.org', price: 9, priceCurrency: 'EUR' },
          ],
        },
      },
    ]);
    prices = [];
    expect(getData((await get('/site/pricing')).body)).toEqual([]);
  });
});

describe('sitemap.xml', () => {
  const read = async (get: Awaited<ReturnType<typeof shopIn>>) => {
    const { statusCode, headers, body } = await get('/sitemap.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const { name, attributes, children } = parseXml(body);
    expect([name, attributes['xmlns']]).toEqual(['urlset', 'http://www.sitemaps.org/schemas/sitemap/0.9']);
    return children.map((url) => ({
      address: url.children.find((child) => child.name === 'loc')?.text ?? '',
      alternates: url.children
        .filter((child) => child.name === 'xhtml:link' && child.attributes['rel'] === 'alternate')
        .map((link) => [link.attributes['hreflang'], link.attributes['href']]),
    }));
  };

  it('[RT-38e] lists each public page in each language, with its translations, and nothing else', async () => {
    const get = await shopIn(LANGUAGES);
    const pages = await read(get);
    expect(pages.map(({ address }) => address).sort()).toEqual(
      LANGUAGES.flatMap((language) => LISTED.map((path) => ORIGIN + prefix(language) + path)).sort(),
    );
    for (const { address, alternates } of pages.filter((_, index) => index % 5 === 0)) {
      const { statusCode, body } = await get(new URL(address).pathname);
      expect([statusCode, findCanonical(body)]).toEqual([200, [address]]);
      expect(findAlternates(body).sort()).toEqual(alternates.sort());
      expect(alternates).toHaveLength(LANGUAGES.length + 1);
    }
  });

  it('[RT-38e] lists pages of a new remote once they are published to all visitors', async () => {
    const release = gifts({ description: OF_GIFTS });
    const remotes = (page: object, canary: object | null) => ({ mfe_gifts: entry(gifts(page), canary) });
    const addresses = async (shown: object) => {
      const pages = await read(await shopIn(['en'], shown));
      await host.close();
      return pages.map(({ address }) => address);
    };
    expect(await addresses(remotes({ description: OF_GIFTS }, null))).toContain(`${ORIGIN}/gifts`);
    expect(await addresses(remotes({}, { release, share: 1 }))).not.toContain(`${ORIGIN}/gifts`);
    // Pages that only their customer sees and pages of the host itself are not listed either.
    expect(await addresses(remotes({ description: OF_GIFTS, account: 'required' }, null))).toHaveLength(LISTED.length);
    expect(await addresses(remotes({ description: OF_GIFTS, path: '/about' }, null))).toHaveLength(LISTED.length);
  });
});

describe('the address of the shop', () => {
  it('[RT-38b] is the configured one, whatever the headers of a request say', async () => {
    const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    await shopIn(LANGUAGES, {}, { PUBLIC_URL: ORIGIN });
    for (const url of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/about']) {
      const { body } = await host.app.inject({ url, headers: { host: 'evil.example', ...forged } });
      expect([url, body.includes(ORIGIN), body.includes('evil.example')]).toEqual([url, true, false]);
    }
  });
});

describe('robots.txt', () => {
  it('[RT-38f] keeps crawlers from personal pages and calls in every language, lets them read the rest, and names the sitemap', async () => {
    const get = await shopIn(LANGUAGES);
    const { statusCode, headers, body } = await get('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = body
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const);
    expect(fields[0]).toEqual(['User-agent', '*']);
    const listValues = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value] : []));
    const barred = (path: string) => listValues('Disallow').some((start) => path.startsWith(start));
    for (const language of LANGUAGES) {
      const own = (path: string) => prefix(language) + path;
      expect([...PERSONAL, '/account', '/domains'].map(own).filter((path) => !barred(path))).toEqual([]);
      // Crawlers have to read a page to see that it must not be listed.
      expect([...LISTED, ...UNLISTED].map(own).filter(barred)).toEqual([]);
    }
    expect(['/api/domain/1.0/tlds', '/auth/session_active', '/tables/domains'].filter((call) => !barred(call))).toEqual(
      [],
    );
    expect(listValues('Sitemap')).toEqual([`${ORIGIN}/sitemap.xml`]);
  });
});

describe('security.txt', () => {
  const getFields = async (headers: Record<string, string> = {}) => {
    const get = await shopIn(['en', 'de']);
    const answer = await get('/.well-known/security.txt', headers);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return Object.fromEntries(
      answer.body
        .split('\n')
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
    );
  };

  it('[RT-38g] says where to report security issues, and expires within a year', async () => {
    const { Expires = '', ...fields } = await getFields();
    expect(fields).toEqual({
      Contact: `mailto:${brand.support.security}`,
      'Preferred-Languages': 'en',
      Canonical: `${ORIGIN}/.well-known/security.txt`,
    });
    const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
  });

  it('[RT-38g] gives no canonical address when it is not served over https', async () => {
    expect(await getFields({ 'x-forwarded-proto': 'http' })).not.toHaveProperty('Canonical');
  });
});

describe('pages that search engines may not list', () => {
  const findRobots = async (get: Awaited<ReturnType<typeof shopIn>>, path: string) => {
    const { headers, body } = await get(path);
    return [path, headers['x-robots-tag'], findMeta(body, 'robots')];
  };

  it('[RT-38h] include results, personal pages, steps and failures, marked in header and document', async () => {
    const get = await shopIn(['en', 'de']);
    for (const path of [...UNLISTED, ...PERSONAL, `/de${RESULTS}`, '/de/account/detail'])
      expect(await findRobots(get, path)).toEqual([path, 'noindex, follow', 'noindex, follow']);
    for (const path of [...LISTED, '/de/help'])
      expect(await findRobots(get, path)).toEqual([path, undefined, undefined]);
  });

  it('[RT-38h] include pages in a language that is not offered to visitors', async () => {
    const get = await shopIn(['en', 'en-XA']);
    expect(await findRobots(get, '/en-XA/about')).toEqual(['/en-XA/about', 'noindex, follow', 'noindex, follow']);
  });
});

describe('a redirect', () => {
  it.each([
    ['/', 301, '/site/home'],
    ['/site', 301, '/site/home'],
    ['/register?a=1', 301, '/site/register?a=1'],
    ['/de/transfer', 301, '/de/site/transfer'],
    ['/account', 301, '/account/detail'],
    // These depend on the visitor, on typed text or on the releases in force.
    ['/site/availability?word=quay', 302, '/site/availability/quay'],
    ['/login', 302, '/site/login'],
    ['/nowhere', 302, '/not-found/detail?path=%2Fnowhere'],
  ])('[RT-38i] leads from %s with %i to %s', async (from, status, to) => {
    const get = await shopIn(['en', 'de']);
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers.location]).toEqual([status, to]);
  });

  it('[RT-38i] is not shared between visitors when it depends on their language', async () => {
    const get = await shopIn(['en', 'de']);
    const { statusCode, headers } = await get('/', { cookie: 'sf-language=de' });
    expect([statusCode, headers.location]).toEqual([302, '/de/site/home']);
  });
});
