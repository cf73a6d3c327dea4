import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { builtHost, type BuiltHost } from './testing/built-host';

const SESSION = '/auth/session_active';
const PROXIED = { 'x-forwarded-for': '203.0.113.7' };

let backend: Server;
let sent: IncomingHttpHeaders;
let host: BuiltHost;
beforeAll(async () => {
  backend = createServer((request, response) => {
    if (request.url === '/api/a') sent = request.headers;
    response.writeHead(request.url === '/api/a' ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => backend.close().closeAllConnections());
afterEach(() => host.close());

async function open(env: Record<string, string>): Promise<void> {
  host = await builtHost({ API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, ...env });
}

/** Returns what a backend is told of the country of a request with these headers. */
async function told(headers: Record<string, string>): Promise<unknown> {
  await host.app.inject({ url: '/api/a', headers });
  return sent['x-visitor-country'];
}

/** Returns a document's answer to the session call. */
async function document(headers: Record<string, string>) {
  const { body, headers: answered } = await host.app.inject({ url: '/help', headers });
  const answers = JSON.parse(/id="sf-answers">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null') as Record<string, unknown>;
  return { session: answers[SESSION], cacheControl: answered['cache-control'] };
}

describe('[SS-04n] the gateway', () => {
  it('tells the backend the country that a trusted proxy states', async () => {
    await open({ COUNTRY_HEADER: 'CF-IPCountry' });
    expect(await told({ ...PROXIED, 'cf-ipcountry': 'NO' })).toBe('NO');
    expect(await told({ ...PROXIED, 'cf-ipcountry': 'no' })).toBe('NO');
  });

  it.each(['XX', 'T1', '', 'Norway', 'NO, US', '<b>'])('says nothing about the value %j', async (value) => {
    await open({ COUNTRY_HEADER: 'CF-IPCountry' });
    expect(await told({ ...PROXIED, 'cf-ipcountry': value })).toBeUndefined();
  });

  it('drops what visitors claim: without a proxy, through one that is not trusted, and in the header for the backend', async () => {
    await open({ COUNTRY_HEADER: 'CF-IPCountry' });
    expect(await told({ 'cf-ipcountry': 'NO' })).toBeUndefined();
    expect(await told({ ...PROXIED, 'x-visitor-country': 'NO' })).toBeUndefined();
    expect(await told({ ...PROXIED, 'cf-ipcountry': 'SE', 'x-visitor-country': 'NO' })).toBe('SE');
    await host.close();
    await open({ COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '192.0.2.1' });
    expect(await told({ ...PROXIED, 'cf-ipcountry': 'NO' })).toBeUndefined();
  });

  it('believes no header when the setting is off', async () => {
    await open({});
    expect(await told({ ...PROXIED, 'cf-ipcountry': 'NO', 'x-visitor-country': 'NO' })).toBeUndefined();
    expect((await document({ ...PROXIED, 'cf-ipcountry': 'NO', 'x-visitor-country': 'NO' })).session).toEqual({
      is_authenticated: false,
    });
  });
});

it('[PR-04d] a document tells a guest their country, and no shared cache keeps it', async () => {
  await open({ COUNTRY_HEADER: 'CF-IPCountry' });
  expect(await document({ ...PROXIED, 'cf-ipcountry': 'NO' })).toEqual({
    session: { is_authenticated: false, visitor_country: 'NO' },
    cacheControl: 'private, no-cache',
  });
  expect((await document(PROXIED)).session).toEqual({ is_authenticated: false });
});
