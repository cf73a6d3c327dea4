import type { AccountExport, getActivity, OutputOf, Security } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { audit_entries, sessions, sign_in_countries } from '../src/db/schema';
import { inTransaction } from '../src/db/transaction';
import { auditSignIn, pruneAudit } from '../src/modules/audit';
import { emailTo, newEmail, PASSWORD, registerCustomer, verifiedCustomer } from './support/account';
import { makeTestApp, type TestApp } from './support/app';
import { getCookie } from './support/cookies';

const RETENTION_DAYS = 1_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { AUDIT_RETENTION_DAYS: String(RETENTION_DAYS), ATTEMPT_LIMIT_SCALE: '1000' } });
});
afterAll(() => shop.close());

/** The headers with which the gateway, a trusted proxy, passes on a request. */
const from = (country: string) => ({ 'x-forwarded-for': '203.0.113.7', 'x-visitor-country': country });

async function signIn(email: string, headers: Record<string, string>): Promise<string> {
  const payload = { email, password: PASSWORD };
  return getCookie(await shop.request({ method: 'POST', url: '/auth/login', headers, payload }));
}

async function newCustomer(): Promise<string> {
  const email = newEmail();
  await verifiedCustomer(shop, email);
  return email;
}

const read = async <Answer>(url: string, cookie: string): Promise<Answer> =>
  (await shop.request({ url, headers: { cookie } })).json<Answer>();

const post = (url: string, cookie: string, payload: object, headers: Record<string, string> = {}) =>
  shop.request({ method: 'POST', url, headers: { cookie, ...headers }, payload });

/** Confirms the password. @returns the session's new cookie */
const confirm = async (cookie: string): Promise<string> =>
  getCookie(await post('/auth/confirm_password', cookie, { password: PASSWORD }));

const readActivity = async (cookie: string) =>
  (await read<OutputOf<typeof getActivity>>('/auth/activity', cookie)).entries;

/** The countries of the account's sessions and sign-ins, the present one first. */
async function listCountries(cookie: string) {
  const { sessions: live } = await read<Security>('/auth/security', cookie);
  const entries = await readActivity(cookie);
  return {
    session: live.find(({ is_current }) => is_current)?.country,
    signIn: entries.find(({ action }) => action === 'customer.signed_in')?.country,
  };
}

describe('[SS-04m] the country of a sign-in', () => {
  test('is in the list of sessions, in the activity and in the export', async () => {
    const email = await newCustomer();
    await signIn(email, from('NO'));
    const cookie = await confirm(await signIn(email, from('US')));
    const { sessions: live } = await read<Security>('/auth/security', cookie);
    expect(live.map(({ is_current, country }) => [is_current, country])).toEqual(
      expect.arrayContaining([
        [true, 'US'],
        [false, 'NO'],
        [false, undefined],
      ]),
    );
    const entries = (await readActivity(cookie)).filter(({ action }) => action === 'customer.signed_in');
    expect(entries.map(({ what, country }) => [what, country])).toEqual([
      ['by password, from the United States', 'US'],
      ['by password, from Norway', 'NO'],
    ]);
    const copy = await read<AccountExport>('/api/account/1.0/export', cookie);
    expect(copy.sessions.flatMap(({ country }) => country ?? []).sort()).toEqual(['NO', 'US']);
    expect(copy.activity.flatMap(({ action, country }) => (country === undefined ? [] : [[action, country]]))).toEqual([
      ['customer.signed_in', 'NO'],
      ['customer.signed_in', 'US'],
    ]);
  });

  test('[LG-07b] is deleted with the account, and is not in its audit entries', async () => {
    const email = await newCustomer();
    const cookie = await confirm(await signIn(email, from('FJ')));
    const [session] = await shop.deps.db.select().from(sessions).where(eq(sessions.country, 'FJ'));
    const ofCustomer = eq(sign_in_countries.customer_id, session?.customer_id ?? ('' as never));
    expect(await shop.deps.db.select().from(sign_in_countries).where(ofCustomer)).toMatchObject([{ country: 'FJ' }]);
    expect((await post('/api/account/1.0/close', cookie, { email })).statusCode).toBe(204);
    expect(await shop.deps.db.select().from(sign_in_countries).where(ofCustomer)).toEqual([]);
    const entries = await shop.deps.db
      .select()
      .from(audit_entries)
      .where(eq(audit_entries.subject, `customer:${session?.customer_id}`));
    expect(entries.filter(({ action }) => action === 'customer.signed_in')).toMatchObject([
      { after: { method: 'password' } },
    ]);
  });

  test('[OP-05b] is deleted with its audit entry', async () => {
    const { id: customerId } = await shop.asCustomer();
    const at = new Date(shop.clock.now().getTime() - (RETENTION_DAYS + 1) * 86_400_000);
    await inTransaction(shop.deps.db, (tx) =>
      auditSignIn(tx, { at, customerId, method: 'password', country: 'IS', requestId: null }),
    );
    const ofIceland = eq(sign_in_countries.country, 'IS');
    expect(await shop.deps.db.select().from(sign_in_countries).where(ofIceland)).toHaveLength(1);
    await pruneAudit(shop.deps);
    expect(await shop.deps.db.select().from(sign_in_countries).where(ofIceland)).toEqual([]);
  });
});

describe('[SS-04m] an email about a change of the account', () => {
  async function changePassword(headers: Record<string, string>): Promise<string> {
    const email = await newCustomer();
    const cookie = await confirm(await signIn(email, {}));
    await post('/auth/change_password', cookie, { password: 'another tannery lane 8' }, headers);
    return (await emailTo(shop, email)).message?.text ?? '';
  }

  test('names the country that it was made from', async () => {
    expect(await changePassword(from('NL'))).toMatch(/password was changed[\s\S]*Country of the request: Netherlands/);
  });

  test('says nothing about an unknown country', async () => {
    const text = await changePassword({});
    expect(text).toContain('password was changed');
    expect(text).not.toContain('Country');
  });

  test('names the country in the language of its reader, after a reset by a link', async () => {
    const email = newEmail();
    const speaksGerman = { 'accept-language': 'de' };
    await registerCustomer(shop, email);
    const payload = { token: (await emailTo(shop, email)).token, password: PASSWORD };
    await shop.request({ method: 'POST', url: '/auth/verify', headers: speaksGerman, payload });
    shop.clock.advance(1);
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email } });
    await shop.deps.jobs.drain();
    const { token } = await emailTo(shop, email);
    shop.clock.advance(1);
    const reset = { token, username: email, password: 'another tannery lane 8' };
    const url = '/auth/reset';
    expect((await shop.request({ method: 'POST', url, headers: from('NL'), payload: reset })).statusCode).toBe(204);
    expect((await emailTo(shop, email)).message?.text).toContain('Land der Anfrage: Niederlande');
  });
});

describe('[SS-04n] the country is unknown', () => {
  test.each([
    ['if no trusted proxy states it', { 'x-visitor-country': 'NO' }],
    ['if the proxy does not know it', { 'x-forwarded-for': '203.0.113.7' }],
    ['if the value is XX', from('XX')],
    ['if the value is the code of Tor', from('T1')],
    ['if the value is rubbish', from('<b>NO</b>')],
    ['if there are several values', from('NO, US')],
  ])('%s', async (_when, headers) => {
    const cookie = await signIn(await newCustomer(), headers);
    expect(await listCountries(cookie)).toEqual({ session: undefined, signIn: undefined });
  });

  test('if the proxy that states it is not trusted', async () => {
    const open = await makeTestApp({ env: { TRUSTED_PROXIES: '192.0.2.1' } });
    const answer = await open.request({ url: '/auth/session_active', headers: from('NO') });
    expect(answer.json()).toEqual({ is_authenticated: false });
    await open.close();
  });
});

test('[PR-04d] a guest is told the country, in a response that no cache keeps', async () => {
  const answer = await shop.request({ url: '/auth/session_active', headers: from('NO') });
  expect(answer.json()).toEqual({ is_authenticated: false, visitor_country: 'NO' });
  expect(answer.headers['cache-control']).toContain('no-store');
});
