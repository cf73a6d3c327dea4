import { setTimeout as sleep } from 'node:timers/promises';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from '../testing/built-host';

const KEY = 'a-key-of-the-shop-for-own-builds-0001';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.test', origin: 'http://shop.test' };

let host: BuiltHost | undefined;
afterEach(() => host?.close());

/** Starts a gateway with one release of mfe-account. */
async function open(env: Record<string, string> = {}): Promise<BuiltHost['app']> {
  host = await builtHost(env);
  host.publish(createRegistry(accountRelease('1.0.0-a')));
  // The gateway detects changes by modification time, which file systems store in ticks.
  await sleep(20);
  return host.app;
}

type App = BuiltHost['app'];
const post = (app: App, fields: Record<string, string>, headers: Record<string, string> = {}, url = '/own-builds') =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

/** Submits the form of the shop. @returns the cookie to send */
async function choose(app: App, fields: Record<string, string>, cookie = ''): Promise<string> {
  const answer = await post(app, fields, { cookie });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/own-builds']);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

interface InlinedRegistry {
  own?: Record<string, string>;
  remotes: { mfe_account?: { version: string } };
}
const registryIn = (body: string): InlinedRegistry =>
  JSON.parse(/id="sf-registry">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as InlinedRegistry;

describe('[MF-06] an own build', () => {
  it('is only for the browser that chose it, in registry, policy and preloads', async () => {
    const app = await open();
    const cookie = await choose(app, { remote: 'mfe_account', port: '3103' });
    const mine = await app.inject({ url: '/site/login', headers: { cookie } });
    expect(registryIn(mine.body)).toMatchObject({
      own: { mfe_account: 'http://localhost:3103/mfe-account/' },
      remotes: { mfe_account: { version: '1.0.0-a' } },
    });
    expect(mine.headers['content-security-policy']).toMatch(
      /style-src [^;]*http:\/\/localhost:3103;.*connect-src 'self' http:\/\/localhost:3103;/,
    );
    expect(mine.body).not.toContain('href="http://remote.test:3004');
    expect(mine.body).toContain('<strong>mfe-account</strong> from http://localhost:3103');

    const other = await app.inject({ url: '/site/login' });
    expect(registryIn(other.body).own).toBeUndefined();
    expect(other.headers['content-security-policy']).not.toContain('localhost:3103');
    expect(other.body).not.toContain('own-builds');
  });

  it('can be added to another, and removed alone or with all others', async () => {
    const app = await open();
    const both = await choose(
      app,
      { remote: 'mfe_domains', port: '3003' },
      await choose(app, { remote: 'mfe_account', port: '3103' }),
    );
    const own = async (cookie: string) =>
      Object.keys(registryIn((await app.inject({ url: '/site/login', headers: { cookie } })).body).own ?? {});
    expect(await own(both)).toEqual(['mfe_account', 'mfe_domains']);
    const one = await post(app, { remote: 'mfe_account' }, { cookie: both }, '/own-builds/end');
    expect(await own(String(one.headers['set-cookie']).split(';')[0] ?? '')).toEqual(['mfe_domains']);
    const none = await post(app, { remote: 'all' }, { cookie: both }, '/own-builds/end');
    expect(none.headers['set-cookie']).toBe('sf-own-builds=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it('needs the key of the shop when there is one, and a cookie signed with it', async () => {
    const app = await open({ NODE_ENV: 'production', OWN_BUILDS_KEY: KEY });
    const refused = await post(app, { remote: 'mfe_account', port: '3103', key: 'a guess' });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([422, undefined]);
    expect(refused.body).toMatch(/role="alert">This is not the key of the shop/);
    expect(refused.body).not.toContain('a guess');
    const cookie = await choose(app, { remote: 'mfe_account', port: '3103', key: KEY });
    const own = async (given: string) =>
      registryIn((await app.inject({ url: '/site/home', headers: { cookie: given } })).body).own;
    expect(await own(cookie)).toEqual({ mfe_account: 'http://localhost:3103/mfe-account/' });
    expect(await own(cookie.replace('3103', '3104'))).toBeUndefined();
    expect(await own('sf-own-builds=mfe_account:3103')).toBeUndefined();
    expect(await own('sf-own-builds=.')).toBeUndefined();
  });

  it('is not available in production without a key', async () => {
    const app = await open({ NODE_ENV: 'production' });
    expect((await app.inject({ url: '/own-builds' })).headers.location).toBe('/not-found/detail?path=%2Fown-builds');
    expect((await post(app, { remote: 'mfe_account', port: '3103' })).statusCode).toBe(404);
  });

  it('is stored in a cookie that is secure when the shop is served over https', async () => {
    const app = await open();
    const answer = await post(
      app,
      { remote: 'mfe_account', port: '3103' },
      { origin: 'https://shop.test', 'x-forwarded-proto': 'https' },
    );
    expect(answer.headers['set-cookie']).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it.each([
    ['another site', { origin: 'http://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
  ])('cannot be chosen by %s', async (_who, headers) => {
    const answer = await post(await open(), { remote: 'mfe_account', port: '3103' }, headers);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([400, undefined]);
  });

  it.each(['', '0', '65536', '3103; script-src *', '-1', '３１０３'])(
    'refuses the port %j, says why and keeps the typed values',
    async (port) => {
      const answer = await post(await open(), { remote: 'mfe_account', port });
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
      expect(answer.body).toContain('A port is a number from 1 to 65535');
      expect(answer.body).toContain(`value="${port}"`);
      expect(answer.body).toContain('<option value="mfe_account" selected>');
    },
  );

  it('refuses a remote that does not exist', async () => {
    const answer = await post(await open(), { remote: '<b>evil</b>', port: '3103' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
    expect(answer.body).not.toContain('<b>evil');
  });
});
