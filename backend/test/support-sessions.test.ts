import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contract from '@storefront/shared/contract';
import type { AnyEndpoint, OutputOf } from '@storefront/shared/contract';
import type { DeskActivity } from '@storefront/shared/contract/desk';
import { and, desc, eq, isNotNull, like, or } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import {
  audit_entries,
  cart_entries,
  customers,
  sessions,
  staff_sessions,
  support_session_tickets,
} from '../src/db/schema';
import { STAFF_SESSION_SECONDS } from '../src/modules/staff/staff-sessions';
import { proving } from './support/account';
import { SHOP, type TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { getCookie } from './support/cookies';
import { freshLabel, openShop, type TestShop } from './support/shop';
import { makeCode, openDesk, type TestDesk, type TestStaff } from './support/staff';

const MINUTE = 60;
const REASON = 'Ticket 4711: mail does not arrive';

let shop: TestShop;
let desk: TestDesk;
let customer: TestCustomer;
let ines: TestStaff;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26003' });
  desk = await openDesk(shop);
  shop.pay.reportTo(shop.app);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
beforeEach(async () => {
  customer = await shop.asCustomer({ country: 'NO', first_name: 'Yusuf', last_name: 'Demir' });
  ines = await desk.asStaff('support', { name: 'Ines Okafor' });
  // The set-up code has been used, and set-ups are limited per quarter of an hour.
  shop.clock.advance(300);
});
afterEach(() => shop.checkInvariants());

const ask = (who: TestStaff, payload: object, id = customer.id) =>
  who.request({ method: 'POST', url: `/desk/1.0/customers/${id}/act`, payload });
const newCode = (who: TestStaff) => makeCode(who.secret, shop.clock.now());
const codeIn = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;

async function getToken(who: TestStaff, id = customer.id): Promise<string> {
  const answer = await ask(who, { reason: REASON, code: newCode(who) }, id);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return new URL(answer.json<{ link: string }>().link).hash.slice(1);
}
const take = (token: string, cookie = '') =>
  shop.request({ method: 'POST', url: '/auth/support_session', payload: { token }, headers: { cookie } });

/** The browser of a member of staff in a support session. */
async function act(who: TestStaff, brought = '') {
  const begun = await take(await getToken(who), brought);
  if (begun.statusCode !== 200) throw new Error(begun.body);
  const cookie = getCookie(begun);
  return {
    cookie,
    begun,
    request: (options: InjectOptions) => shop.request({ ...options, headers: { cookie, ...options.headers } }),
  };
}

type Active = OutputOf<typeof contract.sessionActive>;
const isActive = async (cookie: string) =>
  (await shop.request({ url: '/auth/session_active', headers: { cookie } })).json<Active>();
const entries = (subject: string) =>
  shop.deps.db.select().from(audit_entries).where(eq(audit_entries.subject, subject)).orderBy(desc(audit_entries.id));
const listOwnActivity = async (who: TestCustomer) =>
  (await who.request({ url: '/auth/activity' })).json<OutputOf<typeof contract.getActivity>>().entries;

async function buy(): Promise<string> {
  const name = `${freshLabel()}.com`;
  await shop.settle(customer, await shop.place(customer, { bought: [name] }));
  return name;
}

describe('[BO-03a] the way from the desk to the shop', () => {
  it('requires a reason and a new code, and a link that works once, within a minute, whose token is not sent to servers', async () => {
    for (const payload of [
      { code: newCode(ines) },
      { reason: ' ', code: newCode(ines) },
      { reason: REASON, code: 'abc' },
    ])
      expect((await ask(ines, payload)).statusCode).toBe(400);
    expect(codeIn(await ask(ines, { reason: REASON, code: '000000' }))).toBe('wrong_code');
    const code = newCode(ines);
    const answer = await ask(ines, { reason: REASON, code });
    const link = new URL(answer.json<{ link: string }>().link);
    expect([link.origin, link.pathname, link.search, link.hash.length > 40]).toEqual([SHOP, '/site/support', '', true]);
    // An observed code cannot be reused.
    expect(codeIn(await ask(ines, { reason: REASON, code }))).toBe('wrong_code');

    const token = link.hash.slice(1);
    expect(JSON.stringify(await shop.deps.db.select().from(support_session_tickets))).not.toContain(token);
    const both = await Promise.all([take(token), take(token)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(codeIn(await take(token))).toBe('token_invalid');

    shop.clock.advance(30);
    const late = await getToken(ines);
    shop.clock.advance(MINUTE + 1);
    expect(codeIn(await take(late))).toBe('token_invalid');
  });

  it("ends with the desk's sign-out before it is used, leaves a browser with an invalid link unchanged, and is unavailable for closed accounts", async () => {
    const token = await getToken(ines);
    await ines.request({ method: 'POST', url: '/desk/1.0/sign_out' });
    const own = await shop.asCustomer();
    const refused = await take(token, own.cookie);
    expect([codeIn(refused), refused.headers['set-cookie']]).toEqual(['token_invalid', undefined]);
    expect(await isActive(own.cookie)).toEqual({ is_authenticated: true });

    const noor = await desk.asStaff('admin');
    shop.clock.advance(30);
    expect((await ask(noor, { reason: REASON, code: newCode(noor) }, asId(crypto.randomUUID()))).statusCode).toBe(404);
    const unproven = await shop.asCustomer({ email_verified: false });
    const answer = await ask(noor, { reason: REASON, code: newCode(noor) }, unproven.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'desk_refused', params: { what: 'act' } }]);
  });
});

describe('[BO-03b] a support session', () => {
  it('shows who acts, lasts half an hour whatever is done, and never longer than the sign-in at the desk', async () => {
    const { cookie, begun, request } = await act(ines);
    const endsAt = new Date(shop.clock.now().getTime() + 30 * MINUTE * 1_000).toISOString();
    const support = {
      staff: 'Ines Okafor',
      ends_at: endsAt,
      desk_url: `http://localhost:26003/customers/${customer.id}`,
    };
    expect(begun.json()).toEqual(support);
    expect(begun.cookies.map(({ name, httpOnly, maxAge }) => [name, httpOnly, maxAge])).toEqual([
      ['storefront_session', true, 30 * MINUTE],
      ['storefront_support', undefined, 30 * MINUTE],
    ]);
    expect(await isActive(cookie)).toEqual({ is_authenticated: true, support });
    expect((await request({ url: '/api/tucowsbilling/1.0/user/profile' })).json()).toMatchObject({
      email: customer.email,
    });
    expect(await isActive(customer.cookie)).toEqual({ is_authenticated: true });

    shop.clock.advance(30 * MINUTE - 1);
    expect((await isActive(cookie)).is_authenticated).toBe(true);
    shop.clock.advance(1);
    const over = await shop.request({ url: '/auth/session_active', headers: { cookie } });
    expect(over.json()).toEqual({ is_authenticated: false });
    expect(over.cookies).toMatchObject([{ name: 'storefront_support', value: '', maxAge: 0 }]);
    expect((await request({ url: '/api/tucowsbilling/1.0/user/profile' })).statusCode).toBe(401);

    const bo = await desk.asStaff('support');
    shop.clock.advance(30);
    await shop.deps.db
      .update(staff_sessions)
      .set({ expires_at: new Date(shop.clock.now().getTime() + 5 * MINUTE * 1_000) })
      .where(eq(staff_sessions.staff_id, bo.id));
    expect((await act(bo)).begun.cookies[0]?.maxAge).toBe(5 * MINUTE);
    expect(STAFF_SESSION_SECONDS).toBeGreaterThan(30 * MINUTE);
  });

  it.each([
    ['the sign-out at the desk', (who: TestStaff) => who.request({ method: 'POST', url: '/desk/1.0/sign_out' })],
    ['another role', (who: TestStaff) => changeStaff(who, { role: 'finance', is_disabled: false })],
    [
      'the deactivation of the staff account',
      (who: TestStaff) => changeStaff(who, { role: 'support', is_disabled: true }),
    ],
    ['the button that ends it', (_: TestStaff, cookie: string) => signOut(cookie)],
    ['the customer, in the list of sessions', (who: TestStaff) => endByCustomer(who)],
    [
      'a sign-out of the customer everywhere',
      (who: TestStaff) => who.request({ method: 'POST', url: `/desk/1.0/customers/${customer.id}/end_sessions` }),
    ],
  ])('ends at once with %s', async (_what, end) => {
    const { cookie } = await act(ines);
    expect((await end(ines, cookie)).statusCode).toBeLessThan(300);
    expect(await isActive(cookie)).toEqual({ is_authenticated: false });
    const ofCustomer = and(eq(sessions.customer_id, customer.id), isNotNull(sessions.staff_session_id));
    expect(await shop.deps.db.select().from(sessions).where(ofCustomer)).toEqual([]);
  });

  const changeStaff = async (who: TestStaff, payload: object) =>
    (await desk.asStaff('admin')).request({ method: 'POST', url: `/desk/1.0/staff/${who.id}`, payload });
  const signOut = (cookie: string) => shop.request({ method: 'POST', url: '/auth/logout', headers: { cookie } });
  const endByCustomer = async (who: TestStaff) => {
    const listed = (await customer.request({ url: '/auth/security' })).json<contract.Security>().sessions;
    expect(listed.map(({ support, is_current }) => [support, is_current])).toEqual([
      [undefined, true],
      [who.name, false],
    ]);
    return customer.request({ method: 'DELETE', url: `/auth/sessions/${listed[1]?.id}` });
  };
});

describe('[BO-03i] a version without support sessions', () => {
  it('finds none by the cookie, for reading or ending it, and so does not take staff for the customer', async () => {
    const { cookie } = await act(ines);
    expect((await isActive(cookie)).support).toMatchObject({ staff: 'Ines Okafor' });
    const signed = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '');
    const token = signed.slice(0, signed.lastIndexOf('.'));
    // Earlier versions look the cookie up by the hash of what precedes the signature.
    const hash = createHash('sha256').update(token).digest('base64url');
    const found = await shop.deps.db
      .select()
      .from(sessions)
      .where(or(eq(sessions.token, hash), eq(sessions.former_token, hash)));
    expect(found).toEqual([]);
    await shop.request({ method: 'POST', url: '/auth/logout', headers: { cookie } });
    expect((await isActive(cookie)).is_authenticated).toBe(false);
  });
});

describe('[BO-03c] what staff cannot do for a customer', () => {
  /** Calls that are refused, whatever the page shows, like everything that is not declared. */
  const REFUSED = [
    // Proof of identity.
    'addPasskey',
    'stopAddressCorrection',
    'stopFactorRemoval',
    'beginPasskey',
    'beginPasskeyProof',
    'beginTotp',
    'changeEmail',
    'changePassword',
    'confirmByPasskey',
    'confirmPassword',
    'confirmTotp',
    'createApiKey',
    'endOtherSessions',
    'endSessionOf',
    'removePasskey',
    'removeTotp',
    'renewRecoveryCodes',
    'revokeApiKey',
    // Money.
    'addPaymentMethod',
    'cancelPayment',
    'createOrder',
    'createSetupIntent',
    'deletePaymentMethod',
    'makeDefaultPaymentMethod',
    'setDefaultCurrency',
    'withdraw',
    // Irreversible actions, or those that give a domain away.
    'changeContact',
    'closeAccount',
    'deleteDomain',
    'exportAccount',
    'getAccountClosing',
    'getDomainDeletion',
    'revealAuthCode',
    // Refunds the transfer, which at the desk needs the role of finance.
    'cancelTransfer',
    // Actions that only the customer can agree to.
    'deleteContact',
    'saveBillingDetails',
    'saveContact',
    // Actions that would mix two carts.
    'getAccountCart',
    'saveAccountCart',
    // For programs.
    'cleanUpChallenge',
    'presentChallenge',
    'changePowerDnsZone',
    'getPowerDnsServer',
    'getPowerDnsZone',
    'listPowerDnsServers',
    'listPowerDnsVersions',
    'listPowerDnsZones',
    'notifyPowerDnsZone',
    // Carried out in the background, where the member of staff would no longer be named.
    'startBulkChange',
    'actOnBulkChange',
  ];

  const calls = Object.values(contract).filter(
    (value): value is AnyEndpoint & typeof value => typeof value === 'object' && 'path' in value && 'refusals' in value,
  );
  const isRefused = async (request: (options: InjectOptions) => ReturnType<typeof shop.request>, call: AnyEndpoint) => {
    const answer = await request({
      method: call.method,
      url: call.path.replaceAll(/\{\w+\}/g, 'x'),
      ...(call.method !== 'GET' && call.input && { payload: {} }),
    });
    return answer.statusCode === 409 && codeIn(answer) === 'support_refused';
  };

  it('is everything that is not declared, refused by the server before the request is read', async () => {
    const { request } = await act(ines);
    const refused: string[] = [];
    // Signing out would end the session under test.
    for (const call of calls.filter(({ id }) => id !== 'logout'))
      if (await isRefused(request, call)) refused.push(call.id);
    expect(refused.sort()).toEqual([...REFUSED].sort());
    for (const call of calls.filter(({ id }) => REFUSED.includes(id)))
      expect([call.id, await isRefused((options) => customer.request(options), call)]).toEqual([call.id, false]);
    expect(await shop.deps.db.select().from(cart_entries)).toEqual([]);
  });

  it('[BO-03j] is marked on the pages of the shop, where it is', () => {
    /** Calls without a control of their own in a support session. */
    const WITHOUT = {
      // Asked for by a control that is marked, or on its way.
      confirmTotp: 'beginTotp',
      beginPasskey: 'addPasskey',
      createSetupIntent: 'addPaymentMethod',
      getAccountClosing: 'closeAccount',
      beginPasskeyProof: null,
      confirmByPasskey: null,
      confirmPassword: null,
      // A domain's page shows its deletion only if the shop answers what it involves.
      getDomainDeletion: null,
      deleteDomain: null,
      // A support session has its own cart and currency, which are not saved.
      getAccountCart: null,
      saveAccountCart: null,
      setDefaultCurrency: null,
      // For programs.
      cleanUpChallenge: null,
      presentChallenge: null,
      changePowerDnsZone: null,
      getPowerDnsServer: null,
      getPowerDnsZone: null,
      listPowerDnsServers: null,
      listPowerDnsVersions: null,
      listPowerDnsZones: null,
      notifyPowerDnsZone: null,
    } as const;
    const root = join(__dirname, '../..');
    const packages = readdirSync(root).filter((name) => /^(host|shared|mfe-.*)$/.test(name));
    const sources = packages.flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => readFileSync(join(root, name, 'src', file), 'utf8')),
    );
    const marked = new Set(
      sources.flatMap((text) => [...text.matchAll(/customerOnly\('([\w.]+)'\)/g)].map(([, call = '']) => call)),
    );
    expect([...marked].sort()).toEqual(
      [
        ...REFUSED.filter((id) => !Object.hasOwn(WITHOUT, id)),
        // Refused below, for these fields alone.
        'editDomain.auto_renew',
        'editDomain.registrant',
      ].sort(),
    );
    for (const through of Object.values(WITHOUT)) if (through !== null) expect(marked).toContain(through);
  });

  it("cannot change the registrant or auto-renew of a domain, but can change its nameservers without the customer's password", async () => {
    const name = await buy();
    const { request } = await act(ines);
    const edit = (payload: object) => request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload });
    for (const payload of [{ registrant: {} }, { auto_renew: true }, { auto_renew: false }]) {
      const answer = await edit(payload);
      expect([answer.statusCode, codeIn(answer)]).toEqual([409, 'support_refused']);
    }
    shop.clock.advance(20 * MINUTE);
    const nameservers = ['ns1.quillharbour.example', 'ns2.quillharbour.example'];
    expect((await edit({ nameservers })).statusCode).toBe(200);
    // An equally old session of the customer has to reauthenticate.
    const theirs = { method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload: { nameservers } } as const;
    expect(codeIn(await customer.request(theirs))).toBe('password_needed');
  });
});

describe('[BO-03d] both names', () => {
  it("are in the audit log, in the customer's histories and in the activity at the desk", async () => {
    const name = await buy();
    const { request } = await act(ines);
    const nameservers = ['ns1.quillharbour.example', 'ns2.quillharbour.example'];
    await request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload: { locked: false } });
    await request({ method: 'POST', url: `/api/domain/1.0/edit/${name}`, payload: { nameservers } });
    await request({ method: 'POST', url: '/auth/logout' });
    // Concurrent actions of the customer have only their name.
    await proving(shop, customer, {
      method: 'POST',
      url: `/api/domain/1.0/edit/${name}`,
      payload: { auto_renew: false },
    });

    const logged = await shop.deps.db
      .select()
      .from(audit_entries)
      .where(and(eq(audit_entries.actor, `customer:${customer.id}`), like(audit_entries.subject, 'domain:%')))
      .orderBy(audit_entries.id);
    expect(logged.map(({ action, staff_id }) => [action, staff_id]).slice(-3)).toEqual([
      ['domain.lock_set', ines.id],
      ['domain.nameservers_set', ines.id],
      ['domain.auto_renew_set', null],
    ]);
    expect(await entries(`customer:${customer.id}`)).toMatchObject([
      { action: 'customer.support_ended', actor: `staff:${ines.id}` },
      { action: 'customer.support_began', actor: `staff:${ines.id}`, after: { reason: REASON } },
    ]);

    const history = (await customer.request({ url: `/api/domain/1.0/history/${name}` })).json<contract.DomainHistory>();
    expect(history.entries.slice(0, 3).map(({ action, by, staff }) => [action, by, staff])).toEqual([
      ['domain.auto_renew_set', 'you', undefined],
      ['domain.nameservers_set', 'shop', 'Ines Okafor'],
      ['domain.lock_set', 'shop', 'Ines Okafor'],
    ]);
    expect(
      (await listOwnActivity(customer)).map(({ action, by, staff, domain }) => [action, by, staff, domain]).slice(0, 4),
    ).toEqual([
      ['customer.support_ended', 'shop', 'Ines Okafor', undefined],
      ['domain.nameservers_set', 'shop', 'Ines Okafor', name],
      ['domain.lock_set', 'shop', 'Ines Okafor', name],
      ['customer.support_began', 'shop', 'Ines Okafor', undefined],
    ]);
    const seen = (await ines.request({ url: `/desk/1.0/customers/${customer.id}/activity` })).json<{
      rows: DeskActivity[];
    }>().rows;
    expect(
      seen.slice(0, 4).map(({ by, staff, action, domain, reason }) => [by, staff, action, domain, reason]),
    ).toEqual([
      ['staff', 'Ines Okafor', 'customer.support_ended', null, null],
      ['customer', 'Ines Okafor', 'domain.nameservers_set', name, null],
      ['customer', 'Ines Okafor', 'domain.lock_set', name, null],
      ['staff', 'Ines Okafor', 'customer.support_began', null, REASON],
    ]);
  });

  it('are on a change of DNS records and in the export of the account', async () => {
    const name = await buy();
    const { request } = await act(ines);
    const zone = await request({ url: `/api/dns/1.0/${name}` });
    const saved = await request({
      method: 'POST',
      url: `/api/dns/1.0/${name}`,
      headers: { 'if-match': String(zone.headers.etag) },
      payload: { add: [{ name: 'www', type: 'A', ttl: 3600, data: { address: '192.0.2.7' } }], update: [], remove: [] },
    });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.stringContaining('192.0.2.7')]);
    const { versions } = (await customer.request({ url: `/api/dns/1.0/zone/${name}` })).json<{
      versions: contract.ZoneVersion[];
    }>();
    expect(versions[0]).toMatchObject({ action: 'saved', by: 'shop', staff: 'Ines Okafor' });
    const exported = await proving(shop, customer, { url: '/api/account/1.0/export' });
    expect(exported.json<contract.AccountExport>().activity).toContainEqual(
      expect.objectContaining({ subject: `zone:${name}`, action: 'zone.saved', by: 'shop', staff: 'Ines Okafor' }),
    );
  });
});

describe('[BO-03e] the customer', () => {
  it('is told by email who acts, why and how to end it, and keeps their language', async () => {
    const german = await shop.asCustomer({ first_name: 'Jana', language: 'de' });
    const begun = await take(await getToken(ines, german.id));
    expect(begun.statusCode).toBe(200);
    const [email] = (await shop.emails()).filter(({ recipient }) => recipient === german.email);
    expect(email?.subject).toContain('Unser Support ist in Ihrem Konto');
    for (const said of ['Ines Okafor', REASON, '30 Minuten', 'lassen sich dabei nicht ändern', '/account/detail'])
      expect(email?.text).toContain(said);
    const [kept] = await shop.deps.db.select().from(customers).where(eq(customers.id, german.id));
    expect(kept?.language).toBe('de');
  });
});
