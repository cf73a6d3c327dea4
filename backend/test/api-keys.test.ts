import { secondsInDay } from 'date-fns/constants';
import {
  API_KEY_PREFIX,
  type ApiKey,
  type DnsRecord,
  type HistoryEntry,
  type Order,
  type ZoneVersion,
} from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { PassThrough } from 'node:stream';
import { api_keys } from '../src/db/schema';
import { createLog } from '../src/http/logging';
import { ORDER_REAUTH_MS, REAUTH_MS } from '../src/http/session';
import { newKeyText, getPrefix } from '../src/modules/api-keys/key-text';
import { emailTo, givePassword, PASSWORD, proving } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { insertDomain } from './support/own-domain';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';

const KEYS = '/auth/api_keys';

let shop: TestShop;
let mara: TestCustomer;
withShop((open, created) => ([shop, mara] = [open, created]));

interface Made {
  readonly key: string;
  readonly api_key: ApiKey;
}

const create = (payload: object = {}, customer = mara, at: TestApp = shop) =>
  proving(at, customer, {
    method: 'POST',
    url: KEYS,
    payload: { name: 'certbot', scopes: ['read'], days: null, ...payload },
  });

async function made(payload: object = {}, customer = mara, at: TestApp = shop): Promise<Made> {
  const answer = await create(payload, customer, at);
  expect(answer.statusCode).toBe(201);
  return answer.json<Made>();
}

const list = async (customer = mara) => (await customer.request({ method: 'GET', url: KEYS })).json<ApiKey[]>();

/** A request by a program: no cookie, no origin. */
const withKey = (key: string, options: InjectOptions) =>
  shop.app.inject({ ...options, headers: { authorization: `Bearer ${key}`, ...options.headers } });

async function ownDomain(customer = mara): Promise<string> {
  const name = `${freshLabel()}.com`;
  await insertDomain(shop, customer, name);
  return name;
}

const recordsUrl = (name: string) => `/api/dns/1.0/${name}`;
const addition = (name: string) => ({
  add: [{ name, ttl: 300, type: 'TXT', data: { data: '"x"' } }],
  update: [],
  remove: [],
});

describe('[SS-07b] creating and revoking', () => {
  test('both require a proof of the last five minutes, for which a sign-in is not enough', async () => {
    const refused = await mara.request({
      method: 'POST',
      url: KEYS,
      payload: { name: 'a', scopes: ['read'], days: 30 },
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'password_needed' });
    expect(await list()).toEqual([]);

    const { api_key } = await made();
    shop.clock.advance(REAUTH_MS / 1_000 + 1);
    const revoke = { method: 'DELETE', url: `${KEYS}/${api_key.id}` } as const;
    expect((await mara.request(revoke)).json()).toMatchObject({ code: 'password_needed' });
    expect(await list()).toHaveLength(1);
    expect((await proving(shop, mara, revoke)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('a revoked key, an expired one, one with a wrong letter and text that is no key are answered 401', async () => {
    const { key, api_key } = await made({ days: 30 });
    const ask = async (text: string) => {
      const answer = await withKey(text, { url: '/tables/domains' });
      return [answer.statusCode, answer.json<{ params?: { what: string } }>().params?.what] as const;
    };
    expect(await ask(key)).toEqual([200, undefined]);
    const flipped = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
    for (const text of [flipped, 'nonsense', '']) expect(await ask(text)).toEqual([401, 'unknown']);

    shop.clock.advance(30 * secondsInDay - 1);
    expect(await ask(key)).toEqual([200, undefined]);
    shop.clock.advance(1);
    const over = await withKey(key, { url: '/tables/domains' });
    expect(over.statusCode).toBe(401);
    expect(over.json()).toMatchObject({ code: 'api_key_invalid', params: { what: 'expired' } });
    expect(over.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"');

    const { key: other, api_key: otherRow } = await made({}, await shop.asCustomer());
    expect(await ask(other)).toEqual([200, undefined]);
    await shop.deps.db.delete(api_keys).where(eq(api_keys.id, otherRow.id));
    expect(await ask(other)).toEqual([401, 'unknown']);
    expect(api_key.expires_at).not.toBeNull();
  });

  test('a wrong secret with the first characters of a valid key is refused', async () => {
    const { api_key } = await made();
    // The checksum is not secret: anyone can create a well-formed key.
    const forged = newKeyText();
    await shop.deps.db
      .update(api_keys)
      .set({ prefix: getPrefix(forged) ?? '' })
      .where(eq(api_keys.id, api_key.id));
    expect((await withKey(forged, { url: '/tables/domains' })).statusCode).toBe(401);
  });

  test('a domain requires the scope that it limits, and has to be the customer’s; there are at most 50 keys', async () => {
    const theirs = await ownDomain(await shop.asCustomer());
    expect((await create({ scopes: ['dns'], domain: theirs })).json()).toMatchObject({ code: 'not_your_domain' });
    expect((await create({ scopes: ['read'], domain: await ownDomain() })).statusCode).toBe(422);
    expect((await create({ scopes: [] })).statusCode).toBe(400);
    const { api_key } = await made();
    const [row] = await shop.deps.db.select().from(api_keys).where(eq(api_keys.id, api_key.id));
    await shop.deps.db
      .insert(api_keys)
      .values(
        Array.from({ length: 49 }, (_, index) => ({
          ...(row as typeof api_keys.$inferSelect),
          id: undefined,
          prefix: `sfk_${index}-${mara.id}`,
        })),
      );
    expect((await create()).json()).toMatchObject({ code: 'too_many_api_keys', params: { max: 50 } });
  });
});

test('[SS-07c] a key is shown once, stored as a keyed hash only, and recognisable to scanners by prefix and checksum', async () => {
  const { key, api_key } = await made({ name: 'web1', scopes: ['dns', 'read'] });
  expect(key).toMatch(/^sfk_[0-9A-Za-z]{36}$/);
  expect(key.startsWith(API_KEY_PREFIX)).toBe(true);
  expect(key.startsWith(api_key.prefix)).toBe(true);
  expect(api_key.prefix).toHaveLength(12);
  // Any single changed character is detected without a lookup.
  for (const at of [4, 20, 39]) {
    const changed = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
    expect(getPrefix(changed)).toBeNull();
  }
  const rows = await shop.deps.db.query.api_keys.findMany();
  const entries = await shop.deps.db.query.audit_entries.findMany();
  const emails = await shop.emails();
  const kept = JSON.stringify([rows, entries, emails, await list()]);
  expect(kept).toContain(api_key.prefix);
  expect(kept).not.toContain(key.slice(13));
});

describe('[SS-07a] scopes', () => {
  /** Every call that accepts keys, with its scopes; calls not listed accept none. */
  const SCOPES: Record<string, readonly string[]> = {
    cancelPayment: ['orders'],
    changePowerDnsZone: ['dns'],
    checkCartPrice: ['orders', 'read'],
    checkPrice: ['orders', 'read'],
    cleanUpChallenge: ['dns'],
    createOrder: ['orders'],
    downloadReceipt: ['orders', 'read'],
    downloadRefundNote: ['orders', 'read'],
    getAutorenewal: ['read'],
    getDnssec: ['read'],
    getDomainHistory: ['read'],
    getDomainInfo: ['read'],
    getForwardingState: ['read'],
    getOrder: ['orders', 'read'],
    getPowerDnsServer: ['dns', 'read'],
    getPowerDnsZone: ['dns', 'read'],
    getReceipt: ['orders', 'read'],
    getRefundNote: ['orders', 'read'],
    getTransfer: ['read'],
    getZone: ['dns', 'read'],
    getZoneVersion: ['dns', 'read'],
    listDomains: ['dns', 'read'],
    listOrders: ['orders', 'read'],
    listPowerDnsServers: ['dns', 'read'],
    listPowerDnsVersions: ['dns', 'read'],
    listPowerDnsZones: ['dns', 'read'],
    listRecords: ['dns', 'read'],
    listTransfers: ['read'],
    listZoneVersions: ['dns', 'read'],
    notifyPowerDnsZone: ['dns'],
    presentChallenge: ['dns'],
    proveZone: ['dns', 'read'],
    resetRecords: ['dns'],
    saveRecords: ['dns'],
  };
  interface Documented {
    readonly operationId: string;
    readonly security?: readonly { readonly bearer?: readonly string[] }[];
    readonly 'x-api-key-scopes'?: readonly string[];
  }
  const operations = async () => {
    const document = (await shop.request({ url: '/openapi.json' })).json<{
      paths: Record<string, Record<string, Documented>>;
      components: { securitySchemes: Record<string, object> };
    }>();
    expect(document.components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase() as 'GET',
        url: path.replace(/\{[^}]+\}/g, 'x1.com'),
        scopes: operation.security?.some(({ bearer }) => bearer)
          ? [...(operation['x-api-key-scopes'] ?? [])].sort()
          : [],
      })),
    );
  };

  test('are in the document for each call, and no other call accepts a key', async () => {
    const taking = (await operations()).filter(({ scopes }) => scopes.length > 0);
    expect(Object.fromEntries(taking.map(({ id, scopes }) => [id, scopes]))).toEqual(SCOPES);
  });

  test('[SS-07d] a call without a scope refuses the strongest key before it reads anything: sign-in, cards and transfer codes stay protected', async () => {
    const { key } = await made({ scopes: ['read', 'dns', 'orders'] });
    const closed = (await operations()).filter(({ scopes }) => scopes.length === 0);
    expect(closed.length).toBeGreaterThan(50);
    for (const { id, method, url } of closed) {
      // A cookie sent with the key makes no difference.
      const answer = await withKey(key, { method, url, headers: { cookie: mara.cookie } });
      expect({ id, status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({
        id,
        status: 400,
        code: 'api_key_not_accepted',
      });
    }
  });

  test('a key without the scope of a call is refused with the scope that it needs', async () => {
    const keys = {
      read: await made({ scopes: ['read'] }),
      dns: await made({ scopes: ['dns'] }),
      orders: await made({ scopes: ['orders'] }),
    };
    for (const { id, method, url, scopes } of (await operations()).filter(({ scopes: { length } }) => length > 0)) {
      for (const [scope, { key }] of Object.entries(keys)) {
        const answer = await withKey(key, { method, url, ...(method !== 'GET' && { payload: {} }) });
        const isRefused = answer.json<{ code?: string } | undefined>()?.code === 'api_key_scope';
        expect({ id, scope, isRefused }).toEqual({ id, scope, isRefused: !scopes.includes(scope) });
        if (!isRefused) continue;
        expect(answer.statusCode).toBe(400);
        expect(answer.headers['www-authenticate']).toContain('error="insufficient_scope"');
        expect(answer.json<{ params: { scopes: string[] } }>().params.scopes.toSorted()).toEqual(scopes);
      }
    }
  });

  test('a key for the DNS of one domain changes only that one, and sees nothing of the others', async () => {
    const [one, other] = [await ownDomain(), await ownDomain()];
    const { key } = await made({ scopes: ['dns'], domain: one });
    const save = (name: string) => withKey(key, { method: 'POST', url: recordsUrl(name), payload: addition('a') });
    const present = (fqdn: string) =>
      withKey(key, { method: 'POST', url: '/api/dns/1.0/challenge/present', payload: { fqdn, value: 'v' } });
    expect((await save(one)).statusCode).toBe(200);
    expect((await present(`_acme-challenge.www.${one}`)).statusCode).toBe(200);
    const refusals = [
      await save(other),
      await save('nobody-has-this.com'),
      await present(`_acme-challenge.${other}`),
      await present('_acme-challenge.nobody-has-this.com'),
      await present(`_acme-challenge.not${one}`),
      await withKey(key, { url: '/tables/domains' }),
    ];
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(400);
      expect(refusal.json()).toMatchObject({ code: 'api_key_scope', params: { what: 'domain', domain: one } });
    }
    const reader = await made({ scopes: ['dns', 'read'], domain: one });
    expect((await withKey(reader.key, { url: recordsUrl(other) })).statusCode).toBe(200);
    expect(
      (await withKey(reader.key, { method: 'POST', url: recordsUrl(other), payload: addition('a') })).statusCode,
    ).toBe(400);
  });

  test('[SS-07d] what belongs to another customer is 404 for every key', async () => {
    const theirs = await ownDomain(await shop.asCustomer());
    const { key } = await made({ scopes: ['read', 'dns', 'orders'] });
    for (const options of [
      { url: recordsUrl(theirs) },
      { method: 'POST', url: recordsUrl(theirs), payload: addition('a') },
      {
        method: 'POST',
        url: '/api/dns/1.0/challenge/present',
        payload: { fqdn: `_acme-challenge.${theirs}`, value: 'v' },
      },
      { url: `/api/domain/1.0/info/${theirs}?currency_code=USD` },
      { url: '/api/checkout/1.0/order/0199a0b0-0000-7000-8000-000000000001' },
    ] as const)
      expect((await withKey(key, options)).statusCode).toBe(404);
    expect((await withKey(key, { url: '/tables/domains' })).json()).toEqual([]);
    const { api_key } = await made({}, await shop.asCustomer());
    expect((await mara.request({ method: 'DELETE', url: `${KEYS}/${api_key.id}` })).statusCode).toBe(404);
  });

  test("a key for orders gets the customer's prices and pays with the default card, whose id no key learns", async () => {
    await shop.storeCard(mara);
    const { key } = await made({ scopes: ['orders'] });
    shop.clock.advance(ORDER_REAUTH_MS / 1_000 + 60);
    const program: TestCustomer = { ...mara, request: (options) => withKey(key, options) };
    const payload = await shop.payloadFor(program, [`${freshLabel()}.com`], { payment_method_id: 'default' });
    expect(payload.original_tax).toBeGreaterThan(0);
    // The session alone would have to reauthenticate by now.
    const bySession = await mara.request({ method: 'POST', url: '/api/checkout/1.0/order', payload });
    expect(bySession.json()).toMatchObject({ code: 'password_needed' });
    const placed = await withKey(key, { method: 'POST', url: '/api/checkout/1.0/order', payload });
    expect(placed.statusCode).toBe(201);
    const id = placed.json<{ order_id: string }>().order_id;
    expect((await shop.settle(mara, id)).status_name).toBe('completed');
    expect((await withKey(key, { url: `/api/checkout/1.0/order/${id}` })).json<Order>().order_id).toBe(id);
  });
});

describe('[SS-07h] a request with a key', () => {
  test('is not checked for its origin, and ignores cookies', async () => {
    const name = await ownDomain();
    const { key } = await made({ scopes: ['dns'] });
    const fromElsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const save = { method: 'POST', url: recordsUrl(name), payload: addition('a'), headers: fromElsewhere } as const;
    expect(
      (await shop.app.inject({ ...save, headers: { ...fromElsewhere, cookie: mara.cookie } })).json(),
    ).toMatchObject({ code: 'cross_site' });
    expect((await withKey(key, save)).statusCode).toBe(200);
    const stranger = await shop.asCustomer();
    const asStranger = { url: '/tables/domains', headers: { cookie: stranger.cookie } };
    expect((await withKey(key, asStranger)).json()).toMatchObject([{ name }]);
    expect((await withKey('wrong', asStranger)).statusCode).toBe(401);
  });

  test('accepts the key as the password of Basic authentication too, and ignores any other password', async () => {
    const { key } = await made();
    const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString('base64')}`;
    const ask = async (authorization: string, cookie = '') =>
      (await shop.app.inject({ url: '/tables/domains', headers: { authorization, cookie } })).statusCode;
    expect(await ask(basic(key))).toBe(200);
    expect(await ask(basic(`${key}x`))).toBe(401);
    expect(await ask(basic('of the proxy'))).toBe(401);
    expect(await ask(basic('of the proxy'), mara.cookie)).toBe(200);
  });

  test('is read in no time, however many spaces its header has', async () => {
    const { key } = await made();
    const ask = async (authorization: string) =>
      (await shop.app.inject({ url: '/tables/domains', headers: { authorization } })).statusCode;
    expect(await ask(`  bearer   ${key}  `)).toBe(200);
    // A pattern that tries each space as the end would need an hour.
    expect(await ask(`Bearer a${' '.repeat(2_000_000)}b`)).toBe(401);
  });

  test('leaves no key in the log, only its first characters with the request', async () => {
    const lines = new PassThrough();
    const log = createLog({ logLevel: 'trace', version: 't' }, lines);
    const logging = await makeTestApp({ replace: () => ({ log }) });
    const { key, api_key } = await made({ scopes: ['read'] }, await logging.asCustomer(), logging);
    for (const url of ['/tables/domains', '/auth/security', '/tables/domains?order=nonsense', '/api/dns/1.0/a1.com'])
      for (const authorization of [
        `Bearer ${key}`,
        `Bearer ${key}x`,
        `Basic ${Buffer.from(`a:${key}`).toString('base64')}`,
      ])
        await logging.app.inject({ url, headers: { authorization } });
    log.warn({ headers: { Authorization: `Bearer ${key}` } }, 'Outgoing');
    const text = String(lines.read());
    await logging.close();
    expect(text).toContain(`"api_key":"${api_key.prefix}"`);
    expect(text).not.toContain(key.slice(13));
    expect(text).not.toContain(Buffer.from(`a:${key}`).toString('base64'));
  });
});

test('[SS-07e] each key has its own budget, which the answers state', async () => {
  const limited = await makeTestApp({ env: { RATE_LIMIT_API_KEY: '2' } });
  const customer = await limited.asCustomer();
  const [first, second] = [await made({}, customer, limited), await made({}, customer, limited)];
  const ask = ({ key }: Made) =>
    limited.app.inject({ url: '/tables/domains', headers: { authorization: `Bearer ${key}` } });
  expect((await ask(first)).headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
  expect((await ask(first)).statusCode).toBe(200);
  const refused = await ask(first);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '0' });
  expect((await ask(second)).statusCode).toBe(200);
  await limited.close();
});

describe('[SS-07f] a customer sees their keys', () => {
  test('in a list with scopes, expiry and last use', async () => {
    const name = await ownDomain();
    const { key } = await made({ name: ' web1 ', scopes: ['dns', 'read'], domain: name, days: 90 });
    expect(await list()).toMatchObject([
      { name: 'web1', scopes: ['dns', 'read'], domain: name, last_used_at: null, prefix: key.slice(0, 12) },
    ]);
    shop.clock.advance(60);
    await withKey(key, { url: recordsUrl(name) });
    const used = async () => (await list())[0]?.last_used_at ?? null;
    // Saved in parallel with the response.
    for (let look = 0; look < 500 && (await used()) === null; look += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await used()).toBe(shop.clock.now().toISOString());
  });

  test('in the activity, in an email when one is created, and without the key in the copy of their data', async () => {
    const { key, api_key } = await made({ scopes: ['dns', 'orders'] });
    const { message } = await emailTo(shop, mara.email);
    expect(message).toMatchObject({ subject: expect.stringContaining('API key created') });
    expect(message?.text).toContain(`“certbot” (${api_key.prefix}…)`);
    expect(message?.text).toContain('It changes the DNS records of all your domains.');
    expect(message?.text).toContain('It works until you revoke it.');

    const copy = (await mara.request({ method: 'GET', url: '/api/account/1.0/export' })).json<{ api_keys: ApiKey[] }>();
    expect(copy.api_keys).toMatchObject([{ name: 'certbot', prefix: api_key.prefix, scopes: ['dns', 'orders'] }]);
    expect(JSON.stringify(copy)).not.toContain(key.slice(13));

    await proving(shop, mara, { method: 'DELETE', url: `${KEYS}/${api_key.id}` });
    const { entries } = (await mara.request({ method: 'GET', url: '/auth/activity' })).json<{
      entries: { action: string; api_key?: string; what: string }[];
    }>();
    const about = entries.filter(({ action }) => action.startsWith('customer.api_key'));
    expect(about.map(({ action, api_key: prefix, what }) => [action, prefix, what])).toEqual([
      ['customer.api_key_revoked', api_key.prefix, `${api_key.prefix}…`],
      ['customer.api_key_created', api_key.prefix, `${api_key.prefix}…`],
    ]);
  });
});

test('[SS-07j] the histories of a domain and its zone name the key that a program used, also once it is revoked', async () => {
  const name = await ownDomain();
  const { key, api_key } = await made({ scopes: ['dns'] });
  const save = (host: string) => ({ method: 'POST' as const, url: recordsUrl(name), payload: addition(host) });
  expect((await withKey(key, save('a'))).statusCode).toBe(200);
  expect((await proving(shop, mara, save('b'))).statusCode).toBe(200);
  const named = async () => {
    const zone = (await mara.request({ url: `/api/dns/1.0/zone/${name}` })).json<{ versions: ZoneVersion[] }>();
    const domain = (await mara.request({ url: `/api/domain/1.0/history/${name}` })).json<{ entries: HistoryEntry[] }>();
    return [
      zone.versions.filter(({ action }) => action === 'saved').map(({ by, api_key: by_key }) => [by, by_key]),
      domain.entries.filter(({ action }) => action === 'zone.saved').map(({ by, api_key: by_key }) => [by, by_key]),
    ];
  };
  const you = ['you', undefined];
  expect(await named()).toEqual([
    [you, ['you', 'certbot']],
    [you, ['you', 'certbot']],
  ]);
  await proving(shop, mara, { method: 'DELETE', url: `${KEYS}/${api_key.id}` });
  expect(await named()).toEqual([
    [you, ['you', `${api_key.prefix}…`]],
    [you, ['you', `${api_key.prefix}…`]],
  ]);
});

describe('[SS-07g] keys end', () => {
  const alive = async ({ key }: Made) => (await withKey(key, { url: '/tables/domains' })).statusCode === 200;

  test('when a password is set by email, which their owner is told; they stay when the password is changed', async () => {
    await givePassword(shop, mara);
    const key = await made({ name: 'web1' });
    const changed = await proving(shop, mara, {
      method: 'POST',
      url: '/auth/change_password',
      payload: { password: 'tannery lane wharf 8' },
    });
    expect(changed.statusCode).toBe(204);
    await mara.request({ method: 'POST', url: '/auth/sessions/end_others' });
    expect(await alive(key)).toBe(true);

    shop.clock.advance(1);
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email: mara.email } });
    await shop.deps.jobs.drain();
    const { token } = await emailTo(shop, mara.email);
    shop.clock.advance(1);
    const reset = { token, username: mara.email, password: PASSWORD };
    expect((await shop.request({ method: 'POST', url: '/auth/reset', payload: reset })).statusCode).toBe(204);
    expect(await alive(key)).toBe(false);
    const told = (await shop.emails()).filter(({ recipient }) => recipient === mara.email);
    expect(told.find(({ subject }) => subject.includes('revoked'))?.text).toContain('web1');
  });

  test('when an address is taken back, and with the account', async () => {
    await givePassword(shop, mara);
    const key = await made();
    const to = `new-${mara.email}`;
    await proving(shop, mara, { method: 'POST', url: '/auth/change_email', payload: { email: to } });
    await shop.deps.jobs.drain();
    const open = async (address: string) =>
      shop.request({ method: 'POST', url: '/auth/verify', payload: { token: (await emailTo(shop, address)).token } });
    shop.clock.advance(1);
    expect((await open(to)).statusCode).toBe(200);
    expect(await alive(key)).toBe(true);
    expect((await open(mara.email)).json()).toMatchObject({ outcome: 'email_restored' });
    expect(await alive(key)).toBe(false);

    const leaver = await shop.asCustomer();
    const last = await made({}, leaver);
    const closed = await proving(shop, leaver, {
      method: 'POST',
      url: '/api/account/1.0/close',
      payload: { email: leaver.email },
    });
    expect(closed.statusCode).toBe(204);
    expect(await alive(last)).toBe(false);
    expect(await shop.deps.db.select().from(api_keys).where(eq(api_keys.customer_id, leaver.id))).toEqual([]);
  });
});

describe('[DN-12a] programs change single records', () => {
  const challenge = (key: string, verb: 'present' | 'cleanup', fqdn: string, value: string) =>
    withKey(key, { method: 'POST', url: `/api/dns/1.0/challenge/${verb}`, payload: { fqdn, value } });
  const txt = async (name: string) =>
    (await mara.request({ method: 'GET', url: recordsUrl(name) }))
      .json<DnsRecord[]>()
      .filter(({ type }) => type === 'TXT')
      .map(({ name: owner, ttl, rdata }) => `${owner} ${ttl} ${rdata}`)
      .sort();

  test('a TXT record is added to and removed from the others of its name, safe to repeat', async () => {
    const name = await ownDomain();
    const { key } = await made({ scopes: ['dns'], domain: name });
    await withKey(key, {
      method: 'POST',
      url: recordsUrl(name),
      payload: {
        add: [{ name: '_acme-challenge', ttl: 3600, type: 'TXT', data: { data: '"mine"' } }],
        update: [],
        remove: [],
      },
    });
    const fqdn = `_acme-challenge.${name}`;
    const answer = await challenge(key, 'present', `${fqdn.toUpperCase()}.`, 'a "quoted" \\ value');
    expect(answer.json()).toEqual({ fqdn, value: 'a "quoted" \\ value' });
    expect((await challenge(key, 'present', fqdn, 'a "quoted" \\ value')).statusCode).toBe(200);
    expect((await challenge(key, 'present', name, 'apex')).statusCode).toBe(200);
    expect(await txt(name)).toEqual([
      '@ 60 "apex"',
      '_acme-challenge 3600 "a \\"quoted\\" \\\\ value"',
      '_acme-challenge 3600 "mine"',
    ]);
    for (const value of ['a "quoted" \\ value', 'a "quoted" \\ value', 'never there'])
      expect((await challenge(key, 'cleanup', `${fqdn}.`, value)).statusCode).toBe(200);
    expect(await txt(name)).toEqual(['@ 60 "apex"', '_acme-challenge 3600 "mine"']);
  });

  test('one waits for a save in progress, and then applies to the result', async () => {
    const name = await ownDomain();
    const { key } = await made({ scopes: ['dns'] });
    await withKey(key, { url: recordsUrl(name) });
    const { nameServer } = shop.deps;
    const change = nameServer.change.bind(nameServer);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const begun = new Promise<void>((resolve) => {
      nameServer.change = async (...given) => {
        resolve();
        await held;
        return change(...given);
      };
    });
    const first = challenge(key, 'present', `_acme-challenge.${name}`, 'first');
    await begun;
    const second = challenge(key, 'present', `_acme-challenge.${name}`, 'second');
    await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 500))]);
    nameServer.change = change;
    release();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
    expect(await txt(name)).toEqual(['_acme-challenge 60 "first"', '_acme-challenge 60 "second"']);
  });

  test('many concurrent changes all succeed without a version, while one for a version is refused once that is old', async () => {
    const name = await ownDomain();
    const { key } = await made({ scopes: ['dns'] });
    const { etag } = (await withKey(key, { url: recordsUrl(name) })).headers;
    const hosts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      hosts.flatMap((host) => [
        challenge(key, 'present', `_acme-challenge.${host}.${name}`, host),
        withKey(key, { method: 'POST', url: recordsUrl(name), payload: addition(host) }),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await txt(name)).toHaveLength(2 * hosts.length);
    const late = await withKey(key, {
      method: 'POST',
      url: recordsUrl(name),
      payload: addition('late'),
      headers: { 'if-match': String(etag) },
    });
    expect(late.json()).toMatchObject({ code: 'zone_changed' });
    await Promise.all(hosts.map((host) => challenge(key, 'cleanup', `_acme-challenge.${host}.${name}`, host)));
    expect(await txt(name)).toHaveLength(hosts.length);
  });
});
