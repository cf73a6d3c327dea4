import * as deskContract from '@storefront/shared/contract/desk';
import type { AnyEndpoint } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { audit_entries, staff, staff_sessions } from '../src/db/schema';
import { carryOutStaffOrder } from '../src/modules/staff';
import { STAFF_IDLE_SECONDS, STAFF_SESSION_SECONDS } from '../src/modules/staff/staff-sessions';
import { makeTestApp, SHOP, type TestApp } from './support/app';
import { auditTrail } from './support/audit-trail';
import { getCookie } from './support/cookies';
import { makeCode, openDesk, STAFF_PASSWORD, type TestDesk, type TestStaff } from './support/staff';

let shop: TestApp;
let desk: TestDesk;
let admin: TestStaff;

beforeAll(async () => {
  shop = await makeTestApp({ env: { DESK_PORT: '26002' } });
  desk = await openDesk(shop);
  admin = await desk.asStaff('admin');
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});

const post = (url: string, payload?: object, headers = {}) => desk.request({ method: 'POST', url, payload, headers });
const signIn = (email: string, password = STAFF_PASSWORD) => post('/desk/1.0/sign_in', { email, password });
const getTicket = async (email: string) => (await signIn(email)).json<{ ticket: string }>().ticket;
const whoIs = async (cookie: string) =>
  (await desk.request({ url: '/desk/1.0/session', headers: { cookie } })).json<{ staff: unknown }>().staff;
const codeIn = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

const calls = Object.values(deskContract).filter(
  (value): value is AnyEndpoint & typeof value => typeof value === 'object' && 'path' in value,
);
const address = ({ path }: AnyEndpoint) => path.replace('{id}', crypto.randomUUID());

describe('[BO-01a] the desk', () => {
  it('has its calls on a separate listener: the shop has none of them, and the desk none of the shop', async () => {
    expect(calls.length).toBeGreaterThan(20);
    for (const call of calls) {
      const answer = await shop.request({ method: call.method, url: address(call), headers: { cookie: admin.cookie } });
      expect([call.id, answer.statusCode]).toEqual([call.id, 404]);
    }
    const customer = await shop.asCustomer();
    for (const url of ['/auth/security', '/tables/customers', '/api/checkout/1.0/order/x', '/dev/mailbox'])
      expect((await desk.request({ url, headers: { cookie: customer.cookie } })).statusCode).toBe(404);
  });

  it("[CU-07c] returns the shop's currencies before sign-in, so that amounts say which dollar they are", async () => {
    const { currencies } = (await desk.request({ url: '/desk/1.0/session' })).json<{ currencies: string[] }>();
    expect(currencies).toEqual(shop.deps.config.currencies);
  });

  it("accepts changes from its own pages only, and no customer's session", async () => {
    for (const headers of [
      { origin: SHOP, 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await post('/desk/1.0/sign_out', undefined, { ...headers, cookie: admin.cookie });
      expect([answer.statusCode, codeIn(answer)]).toEqual([400, 'cross_site']);
    }
    const customer = await shop.asCustomer();
    expect(await whoIs(customer.cookie)).toBeNull();
    expect(admin.cookie).toMatch(/^storefront_desk=/);
    const { headers } = await desk.request({ url: '/desk/1.0/session' });
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
});

describe('[BO-01b] roles', () => {
  /** The role that each call needs; an allowed call finds nothing. */
  const NEEDS: Record<string, 'finance' | 'admin'> = {
    deskOpenFactorRemoval: 'admin',
    deskRefund: 'finance',
    deskCancel: 'finance',
    deskPartners: 'finance',
    deskPartner: 'finance',
    deskPartnerOrders: 'finance',
    deskAddPartner: 'admin',
    deskTakeOverPartner: 'admin',
    deskEditPartner: 'admin',
    deskSwitchPartner: 'admin',
    deskIssuePartnerKey: 'admin',
    deskRevokePartnerKey: 'admin',
    deskOpenCorrection: 'admin',
    deskPrices: 'finance',
    deskComparePrices: 'finance',
    deskPreviewPrices: 'finance',
    deskPriceVersions: 'finance',
    deskPriceVersion: 'finance',
    deskPriceFile: 'finance',
    deskPublishPrices: 'admin',
    deskReleases: 'admin',
    deskChangeReleases: 'admin',
    deskCallOff: 'finance',
    deskWebhooks: 'admin',
    deskAddWebhook: 'admin',
    deskEditWebhook: 'admin',
    deskSwitchWebhook: 'admin',
    deskRotateWebhookSecret: 'admin',
    deskDeleteWebhook: 'admin',
    deskWebhookDeliveries: 'admin',
    deskTestWebhook: 'admin',
    deskSendWebhookAgain: 'admin',
    deskDecide: 'finance',
    deskDecideUnpaid: 'finance',
    listStaff: 'admin',
    addStaff: 'admin',
    changeStaff: 'admin',
    renewStaffLink: 'admin',
  };
  const open = ['deskSession', 'deskSignIn', 'deskSecondFactor', 'deskSignOut', 'beginSetUp', 'finishSetUp'];
  const closed = calls.filter(({ id }) => !open.includes(id));
  const call = (who: { request: TestDesk['request'] }, endpoint: AnyEndpoint) =>
    who.request({
      method: endpoint.method,
      url: address(endpoint),
      ...(endpoint.method === 'POST' && endpoint.input && { payload: {} }),
    });

  it('refuse everyone who is not signed in, before the request is read', async () => {
    for (const endpoint of closed)
      expect([endpoint.id, (await call(desk, endpoint)).statusCode]).toEqual([endpoint.id, 401]);
  });

  it.each(['support', 'finance', 'admin'] as const)('define what %s may do', async (role) => {
    const member = await desk.asStaff(role);
    for (const endpoint of closed) {
      const answer = await call(member, endpoint);
      const isRefused =
        answer.statusCode === 409 && answer.json<{ params?: { what: string } }>().params?.what === 'role';
      const needed = NEEDS[endpoint.id];
      expect([endpoint.id, isRefused]).toEqual([
        endpoint.id,
        needed !== undefined && !deskContract.isAtLeast(role, needed),
      ]);
    }
  });
});

describe('[BO-01c] the sign-in', () => {
  it('needs password and code, accepts each code once, and does not reveal whether an account exists', async () => {
    const member = await desk.asStaff('support');
    const wrong = [await signIn(member.email, 'another password 1'), await signIn('nobody@shop.example')];
    expect(wrong.map((answer) => [answer.statusCode, answer.json<{ message: string }>().message])).toEqual(
      Array.from({ length: 2 }, () => [422, 'Wrong email address or password.']),
    );
    const answer = await signIn(member.email.toUpperCase());
    expect(answer.headers['set-cookie']).toBeUndefined();
    // The set-up code has already been used.
    const ticket = await getTicket(member.email);
    const used = await post('/desk/1.0/second_factor', { ticket, code: makeCode(member.secret, shop.clock.now()) });
    expect([used.statusCode, codeIn(used)]).toEqual([422, 'wrong_code']);
    shop.clock.advance(30);
    const code = makeCode(member.secret, shop.clock.now());
    const done = await post('/desk/1.0/second_factor', { ticket, code });
    expect(done.statusCode).toBe(200);
    expect(done.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/);
    expect(await whoIs(getCookie(done))).toMatchObject({ email: member.email, role: 'support' });
    expect((await post('/desk/1.0/second_factor', { ticket, code })).statusCode).toBe(422);
    const again = await post('/desk/1.0/second_factor', { ticket: await getTicket(member.email), code });
    expect(codeIn(again)).toBe('wrong_code');
    const [kept] = await shop.deps.db.select().from(staff).where(eq(staff.id, member.id));
    expect(JSON.stringify(kept)).not.toContain(member.secret);
    const log = await auditTrail(shop.deps.db, eq(audit_entries.subject, `staff:${member.id}`));
    expect(log.map(({ action }) => action)).toEqual([
      'staff.added',
      'staff.set_up',
      'staff.signed_in',
      'staff.signed_in',
    ]);
  });

  it('ends the second-factor question after five wrong codes, and slows attempts down', async () => {
    const member = await desk.asStaff('support');
    shop.clock.advance(60);
    const ticket = await getTicket(member.email);
    for (let guess = 0; guess < 5; guess += 1) await post('/desk/1.0/second_factor', { ticket, code: '000000' });
    const right = await post('/desk/1.0/second_factor', { ticket, code: makeCode(member.secret, shop.clock.now()) });
    expect(codeIn(right)).toBe('ticket_ended');
    for (let guess = 0; guess < 10; guess += 1) await signIn(member.email, `guess number ${guess}`);
    const slowed = await signIn(member.email);
    expect([slowed.statusCode, Number(slowed.headers['retry-after']) > 0]).toEqual([429, true]);
    shop.clock.advance(1_000);
  });

  it('lasts half an hour unused and a working day at most, and ends at once with the account', async () => {
    const member = await desk.asStaff('support');
    shop.clock.advance(STAFF_IDLE_SECONDS - 1);
    expect(await whoIs(member.cookie)).not.toBeNull();
    shop.clock.advance(STAFF_IDLE_SECONDS + 1);
    expect(await whoIs(member.cookie)).toBeNull();

    const busy = await desk.asStaff('support');
    for (let used = 0; used < STAFF_SESSION_SECONDS - 1_200; used += 1_200) {
      shop.clock.advance(1_200);
      expect(await whoIs(busy.cookie)).not.toBeNull();
    }
    shop.clock.advance(1_201);
    expect(await whoIs(busy.cookie)).toBeNull();

    const leaver = await desk.asStaff('support');
    await post('/desk/1.0/sign_out', undefined, { cookie: leaver.cookie });
    expect(await whoIs(leaver.cookie)).toBeNull();
    expect(await shop.deps.db.select().from(staff_sessions).where(eq(staff_sessions.staff_id, leaver.id))).toEqual([]);
  });
});

describe('[BO-01d] accounts of the staff', () => {
  it('are activated by a link that works once and within a day, with a password that is hard to guess and an app', async () => {
    const order = { email: 'noor@shop.example', name: 'Noor Haddad', role: 'support', newLink: false } as const;
    const link = new URL(await carryOutStaffOrder(shop.deps, order));
    expect([link.origin, link.pathname, link.search]).toEqual(['http://localhost:26002', '/set-up', '']);
    const token = link.hash.slice(1);
    expect(codeIn(await signIn(order.email))).toBe('wrong_credentials');
    const { secret, uri, email } = (await post('/desk/1.0/set_up/begin', { token })).json<Record<string, string>>();
    expect(email).toBe(order.email);
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    const finish = (password: string, code: string) => post('/desk/1.0/set_up/finish', { token, password, code });
    const now = makeCode(String(secret), shop.clock.now());
    expect(codeIn(await finish('noorhaddad2026', now))).toBe('password_guessable');
    expect(codeIn(await finish(STAFF_PASSWORD, '123456'))).toBe('wrong_code');
    expect((await finish(STAFF_PASSWORD, now)).statusCode).toBe(200);
    expect(codeIn(await finish(STAFF_PASSWORD, now))).toBe('token_invalid');
    await expect(carryOutStaffOrder(shop.deps, order)).rejects.toMatchObject({ status: 409 });

    const late = new URL(await carryOutStaffOrder(shop.deps, { ...order, newLink: true })).hash.slice(1);
    expect(codeIn(await signIn(order.email))).toBe('wrong_credentials');
    shop.clock.advance(24 * 3_600 + 1);
    expect(codeIn(await post('/desk/1.0/set_up/begin', { token: late }))).toBe('token_invalid');
  });

  it('are managed by administrators, at least one of whom remains; every change is in the log', async () => {
    const chief = await desk.asStaff('admin');
    const ask = (url: string, payload?: object) => chief.request({ method: 'POST', url, payload });
    const person = { name: 'Ravi Menon', email: 'ravi@shop.example', role: 'support' };
    const added = await ask('/desk/1.0/staff', person);
    expect([added.statusCode, added.json<{ link: string }>().link]).toEqual([201, expect.stringContaining('/set-up#')]);
    expect((await ask('/desk/1.0/staff', person)).statusCode).toBe(409);
    const list = async () =>
      (await chief.request({ url: '/desk/1.0/staff' })).json<{
        staff: { id: string; email: string; role: string; status: string }[];
      }>().staff;
    const ravi = (await list()).find(({ email }) => email === person.email);
    expect(ravi).toMatchObject({ role: 'support', status: 'invited', last_used_at: null });
    expect((await list()).find(({ id }) => id === chief.id)).toMatchObject({
      status: 'active',
      last_used_at: shop.clock.now().toISOString(),
    });

    const member = await desk.asStaff('finance');
    expect((await ask(`/desk/1.0/staff/${member.id}`, { role: 'support', is_disabled: false })).statusCode).toBe(204);
    expect(await whoIs(member.cookie)).toBeNull();
    expect((await ask(`/desk/1.0/staff/${member.id}`, { role: 'support', is_disabled: true })).statusCode).toBe(204);
    expect(codeIn(await signIn(member.email))).toBe('wrong_credentials');
    const log = await auditTrail(shop.deps.db, eq(audit_entries.subject, `staff:${member.id}`));
    expect(log.slice(-2)).toMatchObject([
      { actor: `staff:${chief.id}`, action: 'staff.changed', before: { role: 'finance' }, after: { role: 'support' } },
      { actor: `staff:${chief.id}`, before: { is_disabled: false }, after: { is_disabled: true } },
    ]);

    for (const { id, role, status } of await list())
      if (role === 'admin' && status === 'active' && id !== chief.id)
        expect((await ask(`/desk/1.0/staff/${id}`, { role: 'support', is_disabled: false })).statusCode).toBe(204);
    for (const refused of [
      await ask(`/desk/1.0/staff/${chief.id}`, { role: 'support', is_disabled: false }),
      await ask(`/desk/1.0/staff/${chief.id}`, { role: 'admin', is_disabled: true }),
      await ask(`/desk/1.0/staff/${chief.id}/link`),
    ])
      expect([refused.statusCode, refused.json<{ params?: object }>().params]).toEqual([409, { what: 'last_admin' }]);
  });
});
