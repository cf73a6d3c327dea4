import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBED_PATH, takeCartTransfer, type CartTransfer, type OutputOf } from '@storefront/shared/contract';
import type { deskPartner, deskPartnerOrders, deskPartners, Partner } from '@storefront/shared/contract/desk';
import { desc, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { audit_entries } from '../src/db/schema';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { makeCode, openDesk, type TestDesk, type TestStaff } from './support/staff';

const PAGE = 'https://harbour.example';
const OTHER_PAGE = 'https://www.harbour.example';
const folder = mkdtempSync(join(tmpdir(), 'desk-partner-changes-'));
const file = join(folder, 'partners.json');
const FILED = { id: 'filed', name: 'Filed & Co', key: 'pk_filed', origins: ['https://filed.example'] };
writeFileSync(file, JSON.stringify([FILED, { ...FILED, id: 'archive', key: 'pk_archive' }]));

let shop: TestShop;
let desk: TestDesk;
let admin: TestStaff;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26007', PARTNERS_FILE: file, ATTEMPT_LIMIT_SCALE: '1000' });
  desk = await openDesk(shop);
  admin = await desk.asStaff('admin', { name: 'Ada Verne' });
  customer = await shop.asCustomer({ country: 'US' });
});
afterAll(async () => {
  await desk.close();
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** The next code of their app: each is valid once. */
function nextCode({ secret }: TestStaff): string {
  shop.clock.advance(30);
  return makeCode(secret, shop.clock.now());
}

interface Sent {
  readonly by?: TestStaff;
  readonly method?: 'POST' | 'PUT';
  readonly code?: string;
}

const send = (path: string, payload: object, { by = admin, method = 'POST', code }: Sent = {}) =>
  by.request({ method, url: `/desk/1.0/partners${path}`, payload: { code: code ?? nextCode(by), ...payload } });

async function sent(path: string, payload: object, options?: Sent): Promise<Partner> {
  const answer = await send(path, payload, options);
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return answer.json<Partner>();
}

async function get<T>(path: string, by = admin): Promise<T> {
  const answer = await by.request({ url: `/desk/1.0/partners${path}` });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
}

let added = 0;
const add = (payload: Partial<Pick<Partner, 'name' | 'origins'>> & { readonly id?: string } = {}) =>
  sent('', { id: `harbour-${(added += 1)}`, name: 'Harbour Hosting', origins: [PAGE], ...payload });

const currentKey = ({ keys }: Partner): string => keys.find((key) => key.is_current)?.key ?? 'none';
const getRefusal = (answer: LightMyRequestResponse) => {
  const { code, params } = answer.json<{ code: string; params?: { what?: string } }>();
  return [answer.statusCode, params?.what ?? code];
};

/** What a page of an origin gets, and whether it may read it. */
async function ask(key: string, origin = PAGE, { app }: Pick<TestApp, 'app'> = shop): Promise<string> {
  const answer = await app.inject({
    url: `${EMBED_PATH}/${key}/settings`,
    headers: { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  });
  const said = answer.statusCode === 200 ? 'welcome' : answer.json<{ code: string }>().code;
  return answer.headers['access-control-allow-origin'] === origin ? said : `unreadable ${said}`;
}

const entries = (id: string) =>
  shop.deps.db
    .select()
    .from(audit_entries)
    .where(eq(audit_entries.subject, `partner:${id}`))
    .orderBy(desc(audit_entries.id));

describe('[BO-04j] an administrator', () => {
  it('adds a partner whose key works at once on pages of its origins only', async () => {
    const partner = await add({ id: 'harbour', origins: [PAGE, PAGE, 'http://localhost:*'] });
    expect(partner).toMatchObject({
      id: 'harbour',
      name: 'Harbour Hosting',
      origins: [PAGE, 'http://localhost:*'],
      source: 'desk',
      version: 1,
      disabled_at: null,
      keys: [{ is_current: true, is_working: true, ends_at: null }],
    });
    const key = currentKey(partner);
    expect(key).toMatch(/^pk_[\w-]{22}$/);
    expect([await ask(key), await ask(key, 'http://localhost:8080'), await ask(key, OTHER_PAGE)]).toEqual([
      'welcome',
      'welcome',
      'unreadable origin_not_registered',
    ]);
    expect((await get<OutputOf<typeof deskPartners>>('')).partners).toContainEqual(partner);
    expect(await entries('harbour')).toMatchObject([
      {
        actor: `staff:${admin.id}`,
        action: 'partner.added',
        before: null,
        after: { name: 'Harbour Hosting', origins: partner.origins, is_disabled: false, keys: [{ key }] },
      },
    ]);
  });

  it('changes name and origins, with both states in the audit log', async () => {
    const { id, keys } = await add();
    const key = keys[0]?.key ?? '';
    const edited = await sent(`/${id}`, { version: 1, name: 'Harbour', origins: [OTHER_PAGE] }, { method: 'PUT' });
    expect(edited).toMatchObject({ name: 'Harbour', origins: [OTHER_PAGE], version: 2 });
    expect([await ask(key), await ask(key, OTHER_PAGE)]).toEqual(['unreadable origin_not_registered', 'welcome']);
    expect((await entries(id))[0]).toMatchObject({
      action: 'partner.edited',
      before: { name: 'Harbour Hosting', origins: [PAGE] },
      after: { name: 'Harbour', origins: [OTHER_PAGE] },
    });
    const frame = await shop.app.inject({ url: `${EMBED_PATH}/${key}/frame` });
    expect(frame.json()).toEqual({ origins: [OTHER_PAGE] });
  });

  it.each([
    ['an invalid id', { id: 'Harbour!' }],
    ['no name', { name: '  ' }],
    ['the URL of a page as origin', { origins: ['https://harbour.example/shop'] }],
    ['a policy in an origin', { origins: ['https://harbour.example;script-src'] }],
    ['every origin', { origins: ['https://*.example'] }],
    ['no origin', { origins: [] }],
    ['a chosen key', { key: 'pk_chosen' }],
  ])('does not add one with %s', async (_what, wrong) => {
    const answer = await send('', { id: 'wrong', name: 'Wrong', origins: [PAGE], ...wrong });
    expect(answer.statusCode).toBe(400);
    expect((await admin.request({ url: '/desk/1.0/partners/wrong' })).statusCode).toBe(404);
  });

  it('proves each change with an unused code; without one, nothing is changed or logged', async () => {
    const { id } = await add();
    const used = nextCode(admin);
    const change = { version: 1, is_disabled: true };
    await sent(`/${id}/switch`, change, { code: used });
    const wrong = used === '000000' ? '000001' : '000000';
    const changes: [string, object, Sent][] = [
      ['', { id: 'unproven', name: 'Unproven', origins: [PAGE] }, {}],
      ['/archive/take_over', {}, {}],
      [`/${id}`, { version: 2, name: 'Unproven', origins: [PAGE] }, { method: 'PUT' }],
      [`/${id}/switch`, { version: 2, is_disabled: false }, {}],
      [`/${id}/keys`, { version: 2, until: null }, {}],
    ];
    for (const [path, payload, options] of changes)
      for (const code of [used, wrong])
        expect([path, ...getRefusal(await send(path, payload, { ...options, code }))]).toEqual([
          path,
          422,
          'second_factor',
        ]);
    expect(await entries(id)).toHaveLength(2);
    expect([...(await entries('unproven')), ...(await entries('archive'))]).toEqual([]);
    expect((await get<Partner>(`/${id}`)).version).toBe(2);
  });

  it('has to be one: finance reads, support does not, and neither changes anything', async () => {
    const { id, keys } = await add();
    const former = keys[0]?.key;
    await sent(`/${id}/keys`, { version: 1, until: null });
    for (const role of ['finance', 'support'] as const) {
      const lesser = await desk.asStaff(role);
      expect((await lesser.request({ url: `/desk/1.0/partners/${id}` })).statusCode).toBe(
        role === 'finance' ? 200 : 409,
      );
      for (const [path, payload, method] of [
        ['', { id: 'lesser', name: 'Lesser', origins: [PAGE] }, 'POST'],
        ['/archive/take_over', {}, 'POST'],
        [`/${id}`, { version: 2, name: 'Lesser', origins: [PAGE] }, 'PUT'],
        [`/${id}/switch`, { version: 2, is_disabled: true }, 'POST'],
        [`/${id}/keys`, { version: 2, until: null }, 'POST'],
        [`/${id}/keys/revoke`, { version: 2, key: former }, 'POST'],
      ] as const)
        expect([path, ...getRefusal(await send(path, payload, { by: lesser, method }))]).toEqual([path, 409, 'role']);
    }
    const nobody = await desk.request({ method: 'POST', url: '/desk/1.0/partners', payload: {} });
    expect(nobody.statusCode).toBe(401);
    expect((await get<Partner>(`/${id}`)).version).toBe(2);
  });
});

describe('[BO-04k] a new key', () => {
  it('works beside the former one until that is revoked', async () => {
    const partner = await add();
    const former = currentKey(partner);
    const issued = await sent(`/${partner.id}/keys`, { version: 1, until: null });
    const key = currentKey(issued);
    expect(key).not.toBe(former);
    expect(issued.keys).toMatchObject([
      { key, is_current: true, is_working: true },
      { key: former, is_current: false, is_working: true, ends_at: null },
    ]);
    shop.clock.advance(86_400 * 400);
    admin = await desk.asStaff('admin', { name: 'Ada Verne' });
    expect([await ask(key), await ask(former)]).toEqual(['welcome', 'welcome']);

    const revoked = await sent(`/${partner.id}/keys/revoke`, { version: 2, key: former });
    expect(revoked.keys[1]).toMatchObject({ key: former, is_working: false, ends_at: shop.clock.now().toISOString() });
    expect([await ask(key), await ask(former), await ask(former, OTHER_PAGE)]).toEqual([
      'welcome',
      'partner_key_ended',
      'unreadable origin_not_registered',
    ]);
    expect((await entries(partner.id)).map(({ action, before, after }) => [action, before, after])).toMatchObject([
      ['partner.key_revoked', { keys: [{ key }, { key: former }] }, { keys: [{ key }] }],
      [
        'partner.key_issued',
        { keys: [{ key: former, is_current: true }] },
        { keys: [{ key }, { key: former, is_current: false }] },
      ],
      ['partner.added', null, { keys: [{ key: former }] }],
    ]);
  });

  it('works beside the former one until the end of a day, which needs no further action', async () => {
    const partner = await add();
    const former = currentKey(partner);
    const day = new Date(shop.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    await sent(`/${partner.id}/keys`, { version: 1, until: day });
    const lastSecond = new Date(`${day}T23:59:59Z`);
    shop.clock.advance((lastSecond.getTime() - shop.clock.now().getTime()) / 1_000);
    admin = await desk.asStaff('admin', { name: 'Ada Verne' });
    expect(await ask(former)).toBe('welcome');
    shop.clock.advance(1);
    expect(await ask(former)).toBe('partner_key_ended');
    const { keys } = await get<Partner>(`/${partner.id}`);
    expect(keys.map((key) => key.is_working)).toEqual([true, false]);
    // Then the next one can be issued.
    expect((await sent(`/${partner.id}/keys`, { version: 2, until: null })).keys).toHaveLength(3);
  });

  it('is refused while two work, and for a past day; the current one cannot be revoked', async () => {
    const partner = await add();
    const { id } = partner;
    const yesterday = new Date(shop.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    expect((await send(`/${id}/keys`, { version: 1, until: yesterday })).statusCode).toBe(422);
    const issued = await sent(`/${id}/keys`, { version: 1, until: null });
    for (const [path, payload, what] of [
      ['keys', { until: null }, 'partner_keys'],
      ['keys/revoke', { key: currentKey(issued) }, 'partner_keys'],
      ['keys/revoke', { key: 'pk_filed' }, 'not_found'],
    ] as const)
      expect(getRefusal(await send(`/${id}/${path}`, { version: 2, ...payload }))[1]).toBe(what);
    const key = currentKey(partner);
    await sent(`/${id}/keys/revoke`, { version: 2, key });
    expect(getRefusal(await send(`/${id}/keys/revoke`, { version: 3, key }))[1]).toBe('partner_same');
    expect((await get<Partner>(`/${id}`)).version).toBe(3);
  });
});

describe('[BO-04l] a later change', () => {
  it('overwrites nothing, whatever it is, and keeps the code', async () => {
    const { id } = await add();
    await sent(`/${id}`, { version: 1, name: 'Harbour', origins: [PAGE] }, { method: 'PUT' });
    const code = nextCode(admin);
    for (const [path, payload, method] of [
      ['', { name: 'Harbour Hosting', origins: [OTHER_PAGE] }, 'PUT'],
      ['/switch', { is_disabled: true }, 'POST'],
      ['/keys', { until: null }, 'POST'],
      ['/keys/revoke', { key: 'pk_any' }, 'POST'],
    ] as const)
      expect(getRefusal(await send(`/${id}${path}`, { version: 1, ...payload }, { method, code }))).toEqual([
        409,
        'partner_changed',
      ]);
    // A code stays valid if the change is refused for another reason.
    await sent(`/${id}/switch`, { version: 2, is_disabled: true }, { code });
    expect(await get<Partner>(`/${id}`)).toMatchObject({ name: 'Harbour', origins: [PAGE], version: 3 });
  });

  it('is refused when it is concurrent with another, and only one entry is written', async () => {
    const { id } = await add();
    const second = await desk.asStaff('admin', { name: 'Bo Lindgren' });
    const codes = [nextCode(admin), makeCode(second.secret, shop.clock.now())] as const;
    shop.clock.advance(30);
    const answers = await Promise.all([
      send(`/${id}`, { version: 1, name: 'First', origins: [PAGE] }, { method: 'PUT', code: codes[0] }),
      send(`/${id}`, { version: 1, name: 'Second', origins: [PAGE] }, { method: 'PUT', code: codes[1], by: second }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await entries(id)).map(({ action }) => action)).toEqual(['partner.edited', 'partner.added']);
  });

  it('cannot use an id that is taken, in the database or in the settings', async () => {
    const { id } = await add();
    for (const taken of [id, 'filed'])
      expect(getRefusal(await send('', { id: taken, name: 'Again', origins: [PAGE] }))).toEqual([409, 'partner_known']);
    const second = await desk.asStaff('admin');
    shop.clock.advance(30);
    const twice = await Promise.all(
      [admin, second].map((by) =>
        send('', { id: 'twice', name: 'Twice', origins: [PAGE] }, { by, code: makeCode(by.secret, shop.clock.now()) }),
      ),
    );
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await entries('twice')).toHaveLength(1);
  });

  it('sees who changed what and when; a change without a difference is not recorded', async () => {
    const { id } = await add();
    expect(
      getRefusal(await send(`/${id}`, { version: 1, name: 'Harbour Hosting', origins: [PAGE] }, { method: 'PUT' })),
    ).toEqual([409, 'partner_same']);
    expect(getRefusal(await send(`/${id}/switch`, { version: 1, is_disabled: false }))).toEqual([409, 'partner_same']);
    await sent(`/${id}/switch`, { version: 1, is_disabled: true });
    const { changes } = await get<OutputOf<typeof deskPartner>>(`/${id}`);
    expect(changes).toMatchObject([
      {
        action: 'partner.disabled',
        staff: 'Ada Verne',
        at: shop.clock.now().toISOString(),
        before: { is_disabled: false },
        after: { is_disabled: true },
      },
      { action: 'partner.added', before: null },
    ]);
  });
});

describe('[BO-04m] a partner that is disabled', () => {
  const transferCart = (key: string) =>
    shop.app.inject({
      method: 'POST',
      url: `${EMBED_PATH}/${key}/handover`,
      headers: { origin: PAGE, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
      payload: { items: [{ domain: `${freshLabel()}.com`, period: 1 }] },
    });
  const take = async (key: string) => {
    const id = (await transferCart(key)).json<{ id: string }>().id;
    return async () =>
      (
        await customer.request({
          method: 'POST',
          url: takeCartTransfer.path.replace('{id}', id),
          payload: { key: 'key-of-this-taking' },
        })
      ).json<CartTransfer>();
  };

  it('is refused by name on every call, and works again once it is enabled; its referrals stay', async () => {
    const partner = await add();
    const { id } = partner;
    const key = currentKey(partner);
    customer = await shop.asCustomer({ country: 'US' });
    const referral = (await (await take(key))()).from?.referral;
    const placed = await shop.placeOrder(customer, {
      ...(await shop.payloadFor(customer, [`${freshLabel()}.com`])),
      referral,
    });
    const order = placed.json<{ order_id: string }>().order_id;
    await shop.settle(customer, order);
    const onTheWay = await take(key);

    await sent(`/${id}/switch`, { version: 1, is_disabled: true });
    expect(await ask(key)).toBe('partner_disabled');
    for (const path of ['availability/quill?group=exact&currency_code=USD', 'settings'])
      expect(
        getRefusal(await shop.app.inject({ url: `${EMBED_PATH}/${key}/${path}`, headers: { origin: PAGE } })),
      ).toEqual([400, 'partner_disabled']);
    expect(getRefusal(await transferCart(key))).toEqual([400, 'partner_disabled']);
    // The shop's own frame also says so, on pages of the partner.
    const own = { 'sec-fetch-site': 'same-origin' };
    expect(getRefusal(await shop.app.inject({ url: `${EMBED_PATH}/${key}/settings`, headers: own }))).toEqual([
      400,
      'partner_disabled',
    ]);
    expect((await shop.app.inject({ url: `${EMBED_PATH}/${key}/frame` })).json()).toEqual({ origins: [PAGE] });
    // A shopper who was on the way keeps the cart, without a referral.
    const arrived = await onTheWay();
    expect([arrived.choices.length, arrived.from]).toEqual([1, undefined]);

    const { rows } = await get<OutputOf<typeof deskPartnerOrders>>(`/${id}/orders`);
    expect(rows.map((row) => row.id)).toEqual([order]);
    expect(await get<OutputOf<typeof deskPartner>>(`/${id}`)).toMatchObject({
      disabled_at: expect.any(String),
      totals: [{ orders: 1, paid: 1, captured: 12.9 }],
    });

    await sent(`/${id}/switch`, { version: 2, is_disabled: false });
    expect(await ask(key)).toBe('welcome');
    await shop.checkInvariants();
  });
});

describe('[BO-04n] a partner of the settings', () => {
  it('is read-only, until it is taken over with its key; its settings entry is then ignored', async () => {
    const before = await get<Partner>('/filed');
    expect(before).toMatchObject({ source: 'settings', version: 0, keys: [{ key: 'pk_filed', is_current: true }] });
    for (const [path, payload, method] of [
      ['', { name: 'Changed', origins: [PAGE] }, 'PUT'],
      ['/switch', { is_disabled: true }, 'POST'],
      ['/keys', { until: null }, 'POST'],
    ] as const)
      expect((await send(`/filed${path}`, { version: 1, ...payload }, { method })).statusCode).toBe(404);

    const taken = await sent('/filed/take_over', {});
    expect(taken).toMatchObject({
      source: 'desk',
      version: 1,
      name: FILED.name,
      origins: FILED.origins,
      keys: [{ key: 'pk_filed', is_current: true, is_working: true }],
    });
    expect(getRefusal(await send('/filed/take_over', {}))).toEqual([409, 'partner_known']);
    expect((await get<OutputOf<typeof deskPartners>>('')).partners.filter(({ id }) => id === 'filed')).toHaveLength(1);
    await sent('/filed/switch', { version: 1, is_disabled: true });
    expect([await ask('pk_filed', 'https://filed.example'), await ask('pk_archive', 'https://filed.example')]).toEqual([
      'partner_disabled',
      'welcome',
    ]);
    expect((await send('/nobody/take_over', {})).statusCode).toBe(404);
  });

  it('cannot return under another id with a key that the database has', async () => {
    const again = join(folder, 'again.json');
    writeFileSync(
      again,
      JSON.stringify([
        { ...FILED, id: 'filed-again' },
        { ...FILED, id: 'new', key: 'pk_new-one' },
      ]),
    );
    const restarted = await makeTestApp({ beside: shop, env: { PARTNERS_FILE: again } });
    await restarted.deps.partners.refresh();
    expect(restarted.deps.partners.list().map(({ id }) => id)).not.toContain('filed-again');
    expect(await ask('pk_new-one', 'https://filed.example', restarted)).toBe('welcome');
    expect(await ask('pk_filed', 'https://filed.example', restarted)).toBe('partner_disabled');
    await restarted.close();
  });
});

describe('[BO-04m] another instance', () => {
  it('follows a change after its next check, and makes no query until then', async () => {
    const second = await makeTestApp({ beside: shop });
    const partner = await add();
    const key = currentKey(partner);
    expect(await ask(key, PAGE, second)).toBe('unreadable unknown_partner');
    await second.deps.partners.refresh();
    expect(await ask(key, PAGE, second)).toBe('welcome');
    await sent(`/${partner.id}/switch`, { version: 1, is_disabled: true });
    await second.deps.partners.refresh();
    expect(await ask(key, PAGE, second)).toBe('partner_disabled');
    await second.close();
  });
});
