import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBED_PATH, takeCartTransfer, type CartTransfer, type SearchAnswer } from '@storefront/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { audit_entries, cart_transfers, orders } from '../src/db/schema';
import { signReferral } from '../src/modules/cart/referral';
import { asId } from './support/as-id';
import { freshLabel, type TestShop } from './support/shop';
import { withShop } from './support/shop-tests';
import { type TestCustomer, makeTestApp } from './support/app';

const PAGE = 'https://hosting.example';
const OTHER = 'https://blog.example';
const folder = mkdtempSync(join(tmpdir(), 'storefront-partners-'));
const file = join(folder, 'partners.json');
writeFileSync(
  file,
  JSON.stringify([
    { id: 'hosting', name: 'Harbour Hosting', key: 'pk_hosting', origins: [PAGE, 'https://www.hosting.example'] },
    { id: 'blog', name: 'Quill Blog', key: 'pk_blogs', origins: [OTHER] },
  ]),
);
afterAll(() => rmSync(folder, { recursive: true }));

let shop: TestShop;
let customer: TestCustomer;
withShop((open, created) => ([shop, customer] = [open, created]), { PARTNERS_FILE: file });

type Asked = Omit<InjectOptions, 'url'> & { origin?: string; app?: TestShop['app'] };

/** A call as a browser makes it from a page of another site. */
const from = (
  path: string,
  { origin = PAGE, app = shop.app, headers, ...options }: Asked = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'GET',
    url: `${EMBED_PATH}/${path}`,
    headers: { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', ...headers },
    ...options,
  });
const post = (path: string, payload: object, asked: Asked = {}) => from(path, { method: 'POST', payload, ...asked });
const getCode = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];
const transferCart = async (items: object[], asked?: Asked) => post('pk_hosting/handover', { items }, asked);
const take = async (id: string): Promise<LightMyRequestResponse> =>
  shop.request({
    method: 'POST',
    url: takeCartTransfer.path.replace('{id}', id),
    payload: { key: 'key-of-this-taking' },
  });

async function searched(word: string): Promise<SearchAnswer> {
  let answer: SearchAnswer | undefined;
  while (!answer?.is_search_completed) {
    const key = answer ? `&search_key=${answer.search_key}` : '';
    answer = (await from(`pk_hosting/availability/${word}?group=exact&currency_code=USD${key}`)).json<SearchAnswer>();
  }
  return answer;
}

describe('[EM-03a] calls from pages of partners', () => {
  test('a registered page, and only that, can read the response', async () => {
    const answer = await from('pk_hosting/settings');
    expect([answer.statusCode, answer.json()]).toEqual([200, { shop_name: 'Onymeter', currencies: ['USD'] }]);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PAGE,
      vary: expect.stringContaining('Origin'),
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test.each([
    ['an unknown key', 'pk_nobody/settings', PAGE, 'unknown_partner'],
    ["another partner's key", 'pk_blogs/settings', PAGE, 'origin_not_registered'],
    ['an unregistered page', 'pk_hosting/settings', 'https://thief.example', 'origin_not_registered'],
    [
      'a page on a subdomain of a registered origin',
      'pk_hosting/settings',
      'https://shop.hosting.example',
      'origin_not_registered',
    ],
    ['a page without TLS', 'pk_hosting/settings', 'http://hosting.example', 'origin_not_registered'],
    ['a sandboxed page', 'pk_hosting/settings', 'null', 'origin_not_registered'],
    [
      "the development playground, which is not among the shop's partners",
      'pk_playground/settings',
      'null',
      'unknown_partner',
    ],
  ])('%s gets that error, and no page can read more', async (_who, path, origin, code) => {
    const answer = await from(path, { origin });
    expect(getCode(answer)).toEqual([400, code]);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test("the shop's own frame may call; only the partner's pages may embed it", async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    const answer = await shop.app.inject({ url: `${EMBED_PATH}/pk_hosting/settings`, headers: own });
    expect(answer.statusCode).toBe(200);
    const origin = 'http://localhost:3000';
    const price = { currency_code: 'USD', items: [{ domain: 'a-name.com', period: 1 }] };
    expect((await post('pk_hosting/prices', price, { origin, headers: own })).statusCode).toBe(200);
    // Another site cannot send that header, and a server that sends it is not a page.
    expect(getCode(await from('pk_hosting/settings', { origin: 'https://thief.example', headers: own }))).toEqual([
      400,
      'origin_not_registered',
    ]);
    const frame = await shop.app.inject({ url: `${EMBED_PATH}/pk_hosting/frame` });
    expect(frame.json()).toEqual({ origins: [PAGE, 'https://www.hosting.example'] });
    expect(getCode(await shop.app.inject({ url: `${EMBED_PATH}/pk_nobody/frame` }))).toEqual([400, 'unknown_partner']);
  });

  test('a call that is not from a page is refused', async () => {
    const answer = await shop.app.inject({ url: `${EMBED_PATH}/pk_hosting/settings` });
    expect(getCode(answer)).toEqual([400, 'origin_not_registered']);
  });

  test('a preflight allows a JSON body from a registered page, and nothing from others', async () => {
    const asked = {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    } as const;
    const allowed = await from('pk_hosting/prices', asked);
    expect([allowed.statusCode, allowed.headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': PAGE,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type',
      }),
    ]);
    const refused = await from('pk_hosting/prices', { ...asked, origin: OTHER });
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('no other call is open to a registered page', async () => {
    for (const url of [
      '/api/domain/1.0/availability/quill?group=exact&currency_code=USD',
      '/auth/session_active',
      '/api/checkout/1.0/cart',
      '/api/embed/2.0/pk_hosting/settings',
    ]) {
      const answer = await shop.app.inject({ url, headers: { origin: PAGE, 'sec-fetch-site': 'cross-site' } });
      expect([url, answer.headers['access-control-allow-origin']]).toEqual([url, undefined]);
    }
    const written = await shop.app.inject({
      method: 'POST',
      url: '/api/checkout/1.0/cart/handover',
      payload: { choices: [] },
      headers: { origin: PAGE, 'sec-fetch-site': 'cross-site' },
    });
    expect(getCode(written)).toEqual([400, 'cross_site']);
  });

  test('sessions are neither read nor created', async () => {
    const answers = await Promise.all([
      from('pk_hosting/settings', { headers: { cookie: customer.cookie } }),
      from('pk_hosting/settings'),
    ]);
    expect(answers[0].json()).toEqual(answers[1].json());
    for (const { headers } of answers) expect(headers).not.toHaveProperty('set-cookie');
    const priced = await post(
      'pk_hosting/prices',
      { currency_code: 'USD', items: [{ domain: `${freshLabel()}.com`, period: 1 }] },
      { headers: { cookie: customer.cookie } },
    );
    expect(priced.json<{ lines: object[] }>().lines).toEqual([expect.objectContaining({ cost: 12.9 })]);
  });

  test.each([
    ['address', { RATE_LIMIT_EMBED: '3' }, 'Too many requests. Wait a moment and try again.'],
    [
      'partner',
      { RATE_LIMIT_PARTNER: '3' },
      'Too many requests from this partner’s pages. Wait a moment and try again.',
    ],
  ])('calls are counted by %s', async (_by, env, message) => {
    const small = await makeTestApp({ env: { PARTNERS_FILE: file, ...env } });
    try {
      const statuses = [];
      for (let call = 0; call < 4; call += 1)
        statuses.push((await from('pk_hosting/settings', { app: small.app })).statusCode);
      const refused = await from('pk_hosting/settings', { app: small.app });
      expect([statuses, refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        [200, 200, 200, 429],
        429,
        message,
      ]);
      expect(refused.headers).toMatchObject({
        'retry-after': expect.stringMatching(/^\d+$/),
        'access-control-allow-origin': PAGE,
      });
    } finally {
      await small.close();
    }
  });
});

describe('[EM-01a] search and prices for a page of a partner', () => {
  test('a domain is found with both prices, as in the shop', async () => {
    const name = `${freshLabel()}.com`;
    const { results } = await searched(name);
    expect(results).toEqual([
      expect.objectContaining({ domain: name, status: 'available', price: 12.9, renewal_price: expect.any(Number) }),
    ]);
  });

  test('a word that cannot be a domain, and a currency that is not sold in, are refused', async () => {
    expect(getCode(await from('pk_hosting/availability/...?group=exact&currency_code=USD'))).toEqual([422, 'no_name']);
    expect(getCode(await from('pk_hosting/availability/quill?group=exact&currency_code=EUR'))).toEqual([
      422,
      'currency_not_sold',
    ]);
  });

  test('a cart is priced by the shop; an unavailable domain has no price', async () => {
    const name = `${freshLabel()}.com`;
    const answer = await post('pk_hosting/prices', {
      currency_code: 'USD',
      items: [
        { domain: name, period: 2 },
        { domain: 'quill.nosuchending', period: 1 },
      ],
    });
    expect(answer.json()).toEqual({
      lines: [
        expect.objectContaining({
          domain: name,
          period: 2,
          currency_code: 'USD',
          cost: expect.any(Number),
          max_years: 10,
        }),
      ],
      unpriced: [{ domain: 'quill.nosuchending', reason: 'not_sold' }],
    });
    expect(
      getCode(
        await post('pk_hosting/prices', { currency_code: 'USD', items: [{ domain: name, period: 1, price: 0.01 }] }),
      ),
    ).toEqual([400, 'invalid']);
  });
});

describe('[EM-02] the transfer of a cart', () => {
  test('one short-lived id carries domains and years, once; the shop records who sent it', async () => {
    const name = `${freshLabel()}.com`;
    const made = await transferCart([{ domain: name, period: 2, seen: { currency_code: 'USD', cost: 1 } }]);
    const { id, url, expires_at } = made.json<{ id: string; url: string; expires_at: string }>();
    expect([made.statusCode, url]).toEqual([201, `http://localhost:3000/site/cart?handoff=${id}`]);
    expect(new Date(expires_at).getTime() - shop.clock.now().getTime()).toBe(15 * 60_000);

    const taken = (await take(id)).json<CartTransfer>();
    expect(taken).toMatchObject({
      choices: [{ domain: name, type: 'new', period: 2 }],
      from: { name: 'Harbour Hosting', seen: [{ domain: name, period: 2, currency_code: 'USD', cost: 1 }] },
    });
    const again = await shop.request({
      method: 'POST',
      url: takeCartTransfer.path.replace('{id}', id),
      payload: { key: 'key-of-another-taking' },
    });
    expect(getCode(again)).toEqual([404, 'handover_used']);
    expect(JSON.stringify(await shop.deps.db.select().from(cart_transfers))).not.toContain(id);
  });

  test('the id is void after a quarter of an hour', async () => {
    const { id } = (await transferCart([{ domain: `${freshLabel()}.com`, period: 1 }])).json<{ id: string }>();
    shop.clock.advance(15 * 60_000 + 1);
    expect(getCode(await take(id))).toEqual([404, 'handover_expired']);
  });

  test.each([
    ['a price', { price: 0.01 }],
    ['a tax', { tax: 0 }],
    ['a transfer code', { auth_info: 'secret' }],
    ['an add-on', { add_ons: [{ service: 'contact_privacy', quantity: 1 }] }],
  ])("%s from a partner's page is refused", async (_what, extra) => {
    expect(getCode(await transferCart([{ domain: 'quill.page', period: 1, ...extra }]))).toEqual([400, 'invalid']);
  });

  const placed = async (referral: string | undefined): Promise<string> => {
    const payload = await shop.payloadFor(customer, [`${freshLabel()}.com`]);
    const answer = await shop.placeOrder(customer, { ...payload, ...(referral !== undefined && { referral }) });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ order_id: string }>().order_id;
  };
  const partnerOn = async (orderId: string) =>
    (
      await shop.deps.db
        .select({ partner: orders.partner_id })
        .from(orders)
        .where(eq(orders.id, asId(orderId)))
    )[0]?.partner;

  test("the partner's id is on the order, in its audit entry and in the table of orders; the price is the shop's", async () => {
    const { id } = (
      await transferCart([{ domain: `${freshLabel()}.com`, period: 1, seen: { currency_code: 'USD', cost: 0 } }])
    ).json<{ id: string }>();
    const orderId = await placed((await take(id)).json<CartTransfer>().from?.referral);
    const order = await shop.settle(customer, orderId);
    expect([order.status_name, order.amount, await partnerOn(orderId)]).toEqual(['completed', 12.9, 'hosting']);

    const [entry] = await shop.deps.db
      .select()
      .from(audit_entries)
      .where(and(eq(audit_entries.subject, `order:${orderId}`), eq(audit_entries.action, 'order.placed')));
    expect(entry?.after).toMatchObject({ partner: 'hosting' });
    const table = await customer.request({ url: `/tables/orders?select=id,partner_id&id=eq.${orderId}` });
    expect(table.json()).toEqual([{ id: orderId, partner_id: 'hosting' }]);
  });

  test('a referral cannot be forged by a page, and expires after thirty days', async () => {
    const key = shop.deps.config.secrets.signingKey('referral');
    const good = signReferral(asId('hosting'), shop.clock.now(), key);
    const old = signReferral(asId('hosting'), new Date(shop.clock.now().getTime() - 31 * 86_400_000), key);
    for (const referral of [
      undefined,
      'hosting',
      good.replace('hosting', 'blog'),
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`.slice(0, -3),
      old,
    ])
      expect(await partnerOn(await placed(referral))).toBeNull();
    expect(await partnerOn(await placed(good))).toBe('hosting');
  });

  test('a repeated order is the same order, whether or not the browser still has the referral', async () => {
    const payload = await shop.payloadFor(customer, [`${freshLabel()}.com`]);
    const referral = signReferral(asId('hosting'), shop.clock.now(), shop.deps.config.secrets.signingKey('referral'));
    const first = await shop.placeOrder(customer, { ...payload, referral });
    const again = await shop.placeOrder(customer, payload);
    expect([first.statusCode, again.json<{ order_id: string }>().order_id]).toEqual([
      201,
      first.json<{ order_id: string }>().order_id,
    ]);
  });
});
