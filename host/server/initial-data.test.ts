import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtHost, type BuiltHost } from './testing/built-host';

const SETTINGS = '/api/tucowsbilling/1.0/settings';
const CURRENCIES = '/api/tucowsbilling/1.0/currencies';
const SESSION = '/auth/session_active';

/** A backend that sends the given responses and records its requests. */
async function backend(
  answers: Record<string, unknown>,
): Promise<{ server: Server; origin: string; asked: IncomingMessage[] }> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const answer = answers[new URL(request.url ?? '/', 'http://backend').pathname];
    // No response: the request stays open.
    if (answer === 'silent') return;
    response
      .writeHead(answer === undefined ? 503 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const shop = { [SETTINGS]: { default_currency: { code: 'EUR' } }, [CURRENCIES]: [{ code: 'EUR' }] };

let host: BuiltHost | undefined;
let server: Server | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await host?.close();
  server?.closeAllConnections();
  server?.close();
});

async function given(answers: Record<string, unknown>) {
  // A busy machine may take longer than a document waits; only the tests with a silent backend need the timeout.
  if (!Object.values(answers).includes('silent'))
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  const started = await backend(answers);
  server = started.server;
  host = await builtHost({ API_ORIGIN: started.origin });
  const { app } = host;
  return {
    asked: started.asked,
    open: async (url: string, headers: Record<string, string> = {}) =>
      answersIn((await app.inject({ url, headers })).body),
  };
}

const answersIn = (body: string) =>
  JSON.parse(/id="sf-answers">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as Record<string, unknown>;

describe('the initial data of a document', () => {
  it('[SS-01a] [SS-01b] contains the shop’s settings, and that a visitor without a cookie is a guest', async () => {
    const { open, asked } = await given(shop);
    expect(await open('/help')).toEqual({ ...shop, [SESSION]: { is_authenticated: false } });
    await open('/about');
    expect(asked).toHaveLength(2);
  });

  it.each(['storefront_session=x', '__Host-storefront_session=x', 'anything=1; sf-theme=dark'])(
    'says nothing about a visitor with the cookie %s',
    async (cookie) => {
      const { open, asked } = await given(shop);
      expect(await open('/help', { cookie })).toEqual(shop);
      expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined]);
    },
  );

  it('[SS-01a] leaves the session check to the browser, which makes it beside the first script', async () => {
    await given(shop);
    const asks = async (cookie?: string) =>
      /<link rel="preload" as="fetch" href="([^"]+)" crossorigin="use-credentials">/.exec(
        (await host?.app.inject({ url: '/help', headers: cookie ? { cookie } : {} }))?.body ?? '',
      )?.[1];
    expect(await asks('storefront_session=x')).toBe(SESSION);
    expect(await asks()).toBeUndefined();
  });

  it('recognises a guest who only has the gateway’s own cookies', async () => {
    const { open } = await given(shop);
    expect(await open('/help', { cookie: 'sf-theme=dark; sf-bucket=7' })).toHaveProperty([SESSION]);
  });

  it.each([
    ['[RT-04a]', 'the home page', '/site/home'],
    ['[TR-01c]', 'the first page of a transfer', '/site/transfer'],
  ])('%s contains the prices for %s in the shop’s currency', async (_clause, _page, address) => {
    const { open } = await given({ ...shop, '/api/domain/1.0/tlds': [{ tld: 'com' }] });
    expect(await open(address)).toHaveProperty(
      ['/api/domain/1.0/tlds?currency_code=EUR&category=popular'],
      [{ tld: 'com' }],
    );
  });

  it('[RT-07a] contains the whole price list for the price page, requested each time', async () => {
    const address = '/api/domain/1.0/tlds?currency_code=EUR';
    const { open, asked } = await given({ ...shop, '/api/domain/1.0/tlds': [{ tld: 'com' }] });
    expect(await open('/site/pricing')).toHaveProperty([address], [{ tld: 'com' }]);
    await open('/site/pricing');
    expect(asked.filter(({ url }) => url === address)).toHaveLength(2);
  });

  it('[SE-02b] contains the immediate results for a word, under the addresses that the page requests', async () => {
    const { open, asked } = await given({ ...shop, '/api/domain/1.0/availability/brindle.com': { search_key: 'k' } });
    const found = await open('/site/availability/brindle.com', { 'x-request-id': 'visit-0001' });
    for (const group of ['exact', 'popular', 'all'])
      expect(found).toHaveProperty(
        [`/api/domain/1.0/availability/brindle.com?group=${group}&max_wait=1&currency_code=EUR`],
        { search_key: 'k' },
      );
    const searches = asked.filter(({ url }) => url?.includes('/availability/'));
    expect(searches.map(({ headers }) => headers['x-request-id'])).toEqual(['visit-0001', 'visit-0001', 'visit-0001']);
    for (const { url } of searches) expect(url).toContain('max_wait=0');
  });

  it.each(['/site/availability/Brindle%20Wharf', '/site/availability/%F0%9F%90%8C', '/site/availability/%ZZ'])(
    'contains nothing for %s, which is not a domain',
    async (address) => {
      const { open, asked } = await given(shop);
      await open(address);
      expect(asked.filter(({ url }) => url?.includes('/availability/'))).toEqual([]);
    },
  );

  it('[CU-05] keeps the shop’s settings while the backend is busy, so that no price is requested in another currency', async () => {
    const answers: Record<string, unknown> = { ...shop };
    const { open } = await given(answers);
    await open('/help');
    for (const address of [SETTINGS, CURRENCIES]) delete answers[address];
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await open('/help')).toMatchObject(shop);
  });

  it('is left out of the document when the backend is silent or fails', async () => {
    const { open } = await given({ [SETTINGS]: 'silent' });
    expect(await open('/site/home')).toEqual({ [SESSION]: { is_authenticated: false } });
  });
});
