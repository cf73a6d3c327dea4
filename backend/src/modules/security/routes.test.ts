import { secondsInDay } from 'date-fns/constants';
import type { OutputOf, getActivity, Security, SecondFactorNeeded } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import {
  emailTo,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  registerCustomer,
  verifiedCustomer,
} from '../../../test/support/account';
import { makeTestApp, SHOP, type TestApp } from '../../../test/support/app';
import { asId } from '../../../test/support/as-id';
import { getCookie } from '../../../test/support/cookies';
import { openSession } from '../../../test/support/customers';
import { VirtualAuthenticator } from '../../../test/support/virtual-authenticator';
import { customers, passkeys, proof_tickets, recovery_codes, sessions, totp_secrets } from '../../db/schema';
import { FORMER_TOKEN_SECONDS } from '../sessions/session-token';
import { TICKET_SECONDS } from './proof-ticket-queries';

const NEXT_CODE = 30;

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { ATTEMPT_LIMIT_SCALE: '1000' } });
});
afterAll(() => shop.close());

/** A signed-in browser. */
class Visitor {
  /** The authenticator added last. */
  private device?: VirtualAuthenticator;

  constructor(
    readonly email: string,
    public cookie: string,
  ) {}

  static async register(): Promise<Visitor> {
    const email = newEmail();
    return new Visitor(email, await verifiedCustomer(shop, email));
  }

  async send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const answer = await shop.request({ method, url, headers: { cookie: this.cookie }, ...(payload && { payload }) });
    if (answer.cookies.length > 0) this.cookie = getCookie(answer);
    return answer;
  }
  post = (url: string, payload?: object) => this.send('POST', url, payload);
  prove = (code?: string) =>
    this.post('/auth/confirm_password', { password: PASSWORD, ...(code !== undefined && { code }) });
  security = async () => (await this.send('GET', '/auth/security')).json<Security>();
  activity = async () =>
    (await this.send('GET', '/auth/activity'))
      .json<OutputOf<typeof getActivity>>()
      .entries.map(({ action, what }) => [action.replace('customer.', ''), what]);

  /** Signs the customer in with another browser, with a second factor if required. @returns its cookie */
  async secondSession(): Promise<string> {
    const [session] = await shop.deps.db
      .select({ customer: sessions.customer_id })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customer_id))
      .where(eq(customers.email, this.email));
    return openSession(shop.deps.db, shop.deps.config, shop.clock.now(), session?.customer ?? asId(''));
  }

  renewCodes = async () =>
    (await this.post('/auth/recovery_codes')).json<{ recovery_codes: string[] }>().recovery_codes;

  async proveByPasskey() {
    const { ticket, options } = (await this.post('/auth/confirm_passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    return this.post('/auth/confirm_passkey', { ticket, answer: this.device?.get(options) });
  }

  /** Sets up an authenticator app. @returns a function that generates its codes, and the recovery codes */
  async setUpApp(): Promise<{ code: () => string; recovery: string[]; uri: string }> {
    await this.prove();
    const { secret, uri } = (await this.post('/auth/totp')).json<{ secret: string; uri: string }>();
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => app.generate({ timestamp: shop.clock.now().getTime() });
    const confirmed = await this.post('/auth/totp/confirm', { code: code() });
    expect(confirmed.statusCode).toBe(200);
    shop.clock.advance(NEXT_CODE);
    return { code, uri, recovery: confirmed.json<{ recovery_codes: string[] }>().recovery_codes };
  }

  async addPasskey(device = new VirtualAuthenticator(SHOP), name = 'Laptop') {
    this.device = device;
    const { ticket, options } = (await this.post('/auth/passkeys/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    return {
      device,
      options,
      answer: await this.post('/auth/passkeys', { ticket, name, answer: device.create(options) }),
    };
  }
}

const guest = (url: string, payload?: object) => shop.request({ method: 'POST', url, ...(payload && { payload }) });
const secondStep = async (email: string): Promise<SecondFactorNeeded> => {
  const answer = await login(shop, email);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { is_authenticated, second_factor } = answer.json<{
    is_authenticated: boolean;
    second_factor: SecondFactorNeeded;
  }>();
  expect(is_authenticated).toBe(false);
  return second_factor;
};

describe('[SS-04h] an authenticator app', () => {
  it('is set up with a first code after step-up, and the customer is notified by email', async () => {
    const mara = await Visitor.register();
    expect((await mara.post('/auth/totp')).json()).toMatchObject({ code: 'password_needed' });
    await mara.prove();
    const begun = await mara.post('/auth/totp');
    expect(begun.json<{ uri: string }>().uri).toContain(`issuer=${encodeURIComponent(shop.deps.config.shopName)}`);
    expect((await mara.post('/auth/totp/confirm', { code: '000000' })).json()).toMatchObject({ code: 'wrong_code' });
    // No second factor is required until a first code has proved that the app has the secret.
    expect((await login(shop, mara.email)).json()).toEqual({ is_authenticated: true });
    const { recovery } = await mara.setUpApp();
    expect(new Set(recovery).size).toBe(10);
    expect(recovery.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true);
    expect(await mara.security()).toMatchObject({ totp_since: expect.any(String) as string, recovery_codes_left: 10 });
    expect((await emailTo(shop, mara.email)).message?.text).toContain('An authenticator app was added');
    expect((await mara.prove('000000')).json()).toMatchObject({ code: 'wrong_code' });
  });

  it('has its secret stored sealed, and recovery codes as keyed hashes', async () => {
    const mara = await Visitor.register();
    const { uri, recovery } = await mara.setUpApp();
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    const kept = JSON.stringify([
      await shop.deps.db.select().from(totp_secrets),
      await shop.deps.db.select().from(recovery_codes),
    ]);
    for (const plain of [secret, ...recovery, ...recovery.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(plain);
  });

  it('completes a sign-in after a correct password', async () => {
    const mara = await Visitor.register();
    const { code } = await mara.setUpApp();
    const { ticket, takes_app_code, passkey } = await secondStep(mara.email);
    expect([takes_app_code, passkey]).toEqual([true, null]);
    expect((await guest('/auth/login/second_factor', { ticket, code: '12345' })).json()).toMatchObject({
      code: 'wrong_code',
    });
    const opened = await guest('/auth/login/second_factor', {
      ticket,
      code: ` ${code().slice(0, 3)} ${code().slice(3)} `,
    });
    expect(opened.json()).toEqual({ is_authenticated: true });
    expect(await isSignedIn(shop, getCookie(opened))).toBe(true);
    expect((await mara.activity())[0]).toEqual(['signed_in', 'by password and code']);
    // Neither the ticket nor the code can be reused.
    expect((await guest('/auth/login/second_factor', { ticket, code: code() })).json()).toMatchObject({
      code: 'ticket_ended',
    });
    expect(
      (
        await guest('/auth/login/second_factor', { ticket: (await secondStep(mara.email)).ticket, code: code() })
      ).json(),
    ).toMatchObject({ code: 'wrong_code' });
  });

  it('admits only one of many concurrent callers with the same code', async () => {
    const mara = await Visitor.register();
    const { code } = await mara.setUpApp();
    const tickets = await Promise.all(Array.from({ length: 6 }, async () => (await secondStep(mara.email)).ticket));
    const answers = await Promise.all(
      tickets.map((ticket) => guest('/auth/login/second_factor', { ticket, code: code() })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422]);
  });

  it('requires the password again after five wrong codes or five minutes', async () => {
    const mara = await Visitor.register();
    const { code } = await mara.setUpApp();
    const { ticket } = await secondStep(mara.email);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => guest('/auth/login/second_factor', { ticket, code: 'aaaaa-aaaaa' })),
    );
    expect(tries.map((answer) => answer.json<{ code: string }>().code).sort()).toEqual([
      ...Array<string>(3).fill('ticket_ended'),
      ...Array<string>(5).fill('wrong_code'),
    ]);
    expect((await guest('/auth/login/second_factor', { ticket, code: code() })).json()).toMatchObject({
      code: 'ticket_ended',
    });
    const late = await secondStep(mara.email);
    shop.clock.advance(TICKET_SECONDS + 1);
    expect((await guest('/auth/login/second_factor', { ticket: late.ticket, code: code() })).json()).toMatchObject({
      code: 'ticket_ended',
    });
    await shop.deps.jobs.drain();
  });

  it('A1 has its attempts limited per account, however many tickets a known password yields', async () => {
    const limited = await makeTestApp({ env: { ATTEMPT_LIMIT_SCALE: '1', RATE_LIMIT_WRITE: '100000' } });
    const email = newEmail();
    let cookie = await verifiedCustomer(limited, email);
    const post = (url: string, payload?: object, remoteAddress = '198.51.100.1') =>
      limited.request({ method: 'POST', url, headers: { cookie }, remoteAddress, ...(payload && { payload }) });
    cookie = getCookie(await post('/auth/confirm_password', { password: PASSWORD }));
    const { secret } = (await post('/auth/totp')).json<{ secret: string }>();
    await post('/auth/totp/confirm', {
      code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: limited.clock.now().getTime() }),
    });
    const statuses: number[] = [];
    for (let address = 1; statuses.length < 45; address += 1) {
      const remoteAddress = `203.0.113.${address}`;
      const signIn = await limited.request({
        method: 'POST',
        url: '/auth/login',
        remoteAddress,
        payload: { email, password: PASSWORD },
      });
      const { second_factor } = signIn.json<{ second_factor: SecondFactorNeeded }>();
      for (let guess = 0; guess < 5; guess += 1)
        statuses.push(
          (
            await limited.request({
              method: 'POST',
              url: '/auth/login/second_factor',
              remoteAddress,
              payload: { ticket: second_factor.ticket, code: '000000' },
            })
          ).statusCode,
        );
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });

  it('A7 is required together with the password for actions that could lose a domain or the account', async () => {
    const mara = await Visitor.register();
    const { code } = await mara.setUpApp();
    shop.clock.advance(5 * 60 + 1);
    expect((await mara.send('DELETE', '/auth/totp')).json()).toMatchObject({ code: 'password_needed' });
    expect((await mara.prove()).json()).toMatchObject({ code: 'code_needed' });
    expect((await mara.send('DELETE', '/auth/totp')).statusCode).toBe(409);
    expect((await mara.prove(code())).statusCode).toBe(204);
    expect((await mara.send('DELETE', '/auth/totp')).statusCode).toBe(204);
    expect(await mara.security()).toMatchObject({ totp_since: null, recovery_codes_left: null });
    expect((await login(shop, mara.email)).json()).toEqual({ is_authenticated: true });
  });
});

describe('[SS-04h] recovery codes', () => {
  it('each work once, ignoring case and spaces', async () => {
    const mara = await Visitor.register();
    const { recovery } = await mara.setUpApp();
    const [first = '', second = ''] = recovery;
    const { ticket } = await secondStep(mara.email);
    expect(
      (await guest('/auth/login/second_factor', { ticket, code: ` ${first.toUpperCase().replace('-', ' ')}` }))
        .statusCode,
    ).toBe(200);
    expect(
      (await guest('/auth/login/second_factor', { ticket: (await secondStep(mara.email)).ticket, code: first })).json(),
    ).toMatchObject({ code: 'wrong_code' });
    const tickets = await Promise.all(Array.from({ length: 4 }, async () => (await secondStep(mara.email)).ticket));
    const answers = await Promise.all(
      tickets.map((each) => guest('/auth/login/second_factor', { ticket: each, code: second })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
    expect(await mara.security()).toMatchObject({ recovery_codes_left: 8 });
    const told = (await shop.emails()).filter(
      ({ recipient, subject }) => recipient === mara.email && subject.startsWith('A recovery code was used'),
    );
    expect(told.map(({ text }) => /You have \d left/.exec(text)?.[0]).sort()).toEqual([
      'You have 8 left',
      'You have 9 left',
    ]);
  });

  it('stop working when they are replaced', async () => {
    const mara = await Visitor.register();
    await mara.prove();
    expect((await mara.post('/auth/recovery_codes')).json()).toMatchObject({ code: 'no_second_factor' });
    const { recovery } = await mara.setUpApp();
    const renewed = (await mara.post('/auth/recovery_codes')).json<{ recovery_codes: string[] }>().recovery_codes;
    expect(renewed).toHaveLength(10);
    expect((await mara.prove(recovery[0])).json()).toMatchObject({ code: 'wrong_code' });
    expect((await mara.prove(renewed[0])).statusCode).toBe(204);
  });
});

describe('[SS-04i] passkeys', () => {
  it('are added after step-up and sign in without a password', async () => {
    const mara = await Visitor.register();
    expect((await mara.post('/auth/passkeys/begin')).json()).toMatchObject({ code: 'password_needed' });
    await mara.prove();
    const { device, answer } = await mara.addPasskey();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      passkey: { name: 'Laptop', last_used_at: null },
      recovery_codes: expect.arrayContaining([expect.any(String)]) as string[],
    });

    const { ticket, options } = (await guest('/auth/login/passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    expect(options).toMatchObject({ userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const signed = device.get(options);
    const opened = await guest('/auth/login/passkey', { ticket, answer: signed });
    expect(await isSignedIn(shop, getCookie(opened))).toBe(true);
    expect((await mara.security()).passkeys).toEqual([
      expect.objectContaining({ name: 'Laptop', last_used_at: shop.clock.now().toISOString() }),
    ]);
    expect((await mara.activity())[0]).toEqual(['signed_in', 'by passkey']);
    // The same answer again, and with another ticket.
    expect((await guest('/auth/login/passkey', { ticket, answer: signed })).json()).toMatchObject({
      code: 'ticket_ended',
    });
    const other = (await guest('/auth/login/passkey/begin')).json<{ ticket: string }>();
    expect((await guest('/auth/login/passkey', { ticket: other.ticket, answer: signed })).json()).toMatchObject({
      code: 'wrong_passkey',
    });
  });

  it('serve as second factor and as step-up', async () => {
    const mara = await Visitor.register();
    expect((await mara.post('/auth/confirm_passkey/begin')).json()).toMatchObject({ code: 'no_passkey' });
    await mara.prove();
    const { device } = await mara.addPasskey();
    const { ticket, passkey, takes_app_code } = await secondStep(mara.email);
    expect(takes_app_code).toBe(false);
    expect((await guest('/auth/login/second_factor', { ticket, answer: device.get(passkey ?? {}) })).json()).toEqual({
      is_authenticated: true,
    });
    shop.clock.advance(5 * 60 + 1);
    const asked = (await mara.post('/auth/confirm_passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    expect(
      (await mara.post('/auth/confirm_passkey', { ticket: asked.ticket, answer: device.get(asked.options) }))
        .statusCode,
    ).toBe(204);
    const { passkeys: own } = await mara.security();
    expect((await mara.send('DELETE', `/auth/passkeys/${own[0]?.id}`)).statusCode).toBe(204);
    expect((await mara.send('DELETE', `/auth/passkeys/${own[0]?.id}`)).statusCode).toBe(404);
    expect((await login(shop, mara.email)).json()).toEqual({ is_authenticated: true });
  });

  it.each([
    ['of another site', (): VirtualAuthenticator => new VirtualAuthenticator('https://onymeter.example')],
    ['of a device without user verification', (): VirtualAuthenticator => new VirtualAuthenticator(SHOP, false)],
  ])('%s are rejected', async (_what, make) => {
    const mara = await Visitor.register();
    await mara.prove();
    const { answer } = await mara.addPasskey(make());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'wrong_passkey']);
    expect((await mara.security()).passkeys).toEqual([]);
  });

  it('are rejected as clones when their counter goes back', async () => {
    const mara = await Visitor.register();
    await mara.prove();
    const { device } = await mara.addPasskey();
    const use = async () => {
      const { ticket, options } = (await guest('/auth/login/passkey/begin')).json<{
        ticket: string;
        options: Record<string, unknown>;
      }>();
      return (await guest('/auth/login/passkey', { ticket, answer: device.get(options) })).statusCode;
    };
    expect([await use(), await use()]).toEqual([200, 200]);
    device.rewind();
    expect(await use()).toBe(422);
  });

  it('I9 of one customer complete, prove and remove nothing for another', async () => {
    const [mara, jonas] = [await Visitor.register(), await Visitor.register()];
    await mara.prove();
    await jonas.prove();
    const { device } = await mara.addPasskey();
    await jonas.addPasskey();
    const { ticket, passkey } = await secondStep(jonas.email);
    expect(
      (await guest('/auth/login/second_factor', { ticket, answer: device.get(passkey ?? {}) })).json(),
    ).toMatchObject({ code: 'wrong_passkey' });
    const asked = (await jonas.post('/auth/confirm_passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    expect(
      (await jonas.post('/auth/confirm_passkey', { ticket: asked.ticket, answer: device.get(asked.options) })).json(),
    ).toMatchObject({ code: 'wrong_passkey' });
    const [row] = (await mara.security()).passkeys;
    expect((await jonas.send('DELETE', `/auth/passkeys/${row?.id}`)).statusCode).toBe(404);
    // An attacker with a stolen session answers a ticket of their own account, and submits it in the stolen session.
    const stolen = new Visitor(jonas.email, await jonas.secondSession());
    const own = (await mara.post('/auth/confirm_passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    expect(
      (await stolen.post('/auth/confirm_passkey', { ticket: own.ticket, answer: device.get(own.options) })).json(),
    ).toMatchObject({ code: 'ticket_ended' });
    expect((await stolen.post('/auth/change_password', { password: 'quiet harbour quill 9' })).json()).toMatchObject({
      code: 'password_needed',
    });
    // A ticket is valid for one purpose only.
    const mine = (await mara.post('/auth/confirm_passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    expect(
      (await guest('/auth/login/passkey', { ticket: mine.ticket, answer: device.get(mine.options) })).json(),
    ).toMatchObject({ code: 'ticket_ended' });
  });

  it.each([
    { clientDataJSON: '', attestationObject: '' },
    { clientDataJSON: 'e30', attestationObject: 'oA' },
    { clientDataJSON: 'AA', attestationObject: '_____w' },
  ])('are rejected with a malformed response: %j', async (response) => {
    const mara = await Visitor.register();
    await mara.prove();
    const { ticket } = (await mara.post('/auth/passkeys/begin')).json<{ ticket: string }>();
    expect(
      (
        await mara.post('/auth/passkeys', {
          ticket,
          name: 'x',
          answer: { id: 'AA', response: { ...response, transports: [] } },
        })
      ).json(),
    ).toMatchObject({ code: 'wrong_passkey' });
  });
});

describe('[SS-04e] the password', () => {
  it('is changed after step-up and ends all other sessions', async () => {
    const mara = await Visitor.register();
    const other = getCookie(await login(shop, mara.email));
    expect((await mara.post('/auth/change_password', { password: 'quiet harbour quill 9' })).json()).toMatchObject({
      code: 'password_needed',
    });
    await mara.prove();
    expect((await mara.post('/auth/change_password', { password: 'quiet harbour quill 9' })).statusCode).toBe(204);
    expect([await isSignedIn(shop, mara.cookie), await isSignedIn(shop, other)]).toEqual([true, false]);
    expect((await login(shop, mara.email)).statusCode).toBe(422);
    expect((await login(shop, mara.email, 'quiet harbour quill 9')).statusCode).toBe(200);
    expect((await emailTo(shop, mara.email)).message?.text).toContain('Your password was changed');
  });
});

describe('[SS-04g] [SS-04h] a change of the second factors ends every other session', () => {
  const addApp = (mara: Visitor) => mara.setUpApp().then(() => undefined);
  const addPasskey = async (mara: Visitor) => {
    await mara.prove();
    expect((await mara.addPasskey()).answer.statusCode).toBe(201);
  };
  const removePasskey = async (mara: Visitor) => {
    const [passkey] = (await mara.security()).passkeys;
    expect((await mara.send('DELETE', `/auth/passkeys/${passkey?.id}`)).statusCode).toBe(204);
  };
  const removeApp = async (mara: Visitor) => expect((await mara.send('DELETE', '/auth/totp')).statusCode).toBe(204);
  const nothing = () => Promise.resolve();

  it.each<[string, (mara: Visitor) => Promise<void>, (mara: Visitor) => Promise<void>]>([
    ['a first app', nothing, addApp],
    ['a first passkey', nothing, addPasskey],
    ['a passkey beside an app', addApp, async (mara) => expect((await mara.addPasskey()).answer.statusCode).toBe(201)],
    ['the removal of an app', addApp, removeApp],
    ['the removal of a passkey', addPasskey, removePasskey],
  ])('%s', async (_what, prepare, change) => {
    const mara = await Visitor.register();
    await prepare(mara);
    const other = await mara.secondSession();
    expect(await isSignedIn(shop, other)).toBe(true);
    await change(mara);
    expect([await isSignedIn(shop, mara.cookie), await isSignedIn(shop, other)]).toEqual([true, false]);
    expect((await emailTo(shop, mara.email)).message?.text).toContain('Every other device was signed out.');
  });
});

describe('[SS-05h] the token of a session', () => {
  const NEW_PASSWORD = 'quiet harbour quill 9';
  const changePassword = (cookie: string) =>
    shop.request({
      method: 'POST',
      url: '/auth/change_password',
      headers: { cookie },
      payload: { password: NEW_PASSWORD },
    });
  const listSessions = async (mara: Visitor) =>
    shop.deps.db
      .select({ id: sessions.id, token: sessions.token, ends: sessions.expires_at })
      .from(sessions)
      .innerJoin(customers, eq(customers.id, sessions.customer_id))
      .where(eq(customers.email, mara.email));

  it.each<[string, (mara: Visitor) => Promise<unknown>, (mara: Visitor) => Promise<LightMyRequestResponse>]>([
    ['a confirmation of the password', () => Promise.resolve(), (mara) => mara.prove()],
    ['a password and a code', (mara) => mara.setUpApp(), async (mara) => mara.prove((await mara.renewCodes())[0])],
    ['a passkey', async (mara) => mara.prove().then(() => mara.addPasskey()), (mara) => mara.proveByPasskey()],
    [
      'a new password',
      (mara) => mara.prove(),
      (mara) => mara.post('/auth/change_password', { password: NEW_PASSWORD }),
    ],
  ])('is rotated after %s; the former one works for requests in progress', async (_what, prepare, prove) => {
    const mara = await Visitor.register();
    await prepare(mara);
    shop.clock.advance(90);
    const [before, [row]] = [mara.cookie, await listSessions(mara)];
    const answer = await prove(mara);
    expect(answer.statusCode).toBe(204);
    const left = Math.floor(((row?.ends.getTime() ?? 0) - shop.clock.now().getTime()) / 1_000);
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`^storefront_session=.+; Max-Age=${left}; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect(mara.cookie).not.toBe(before);
    const [after, ...others] = await listSessions(mara);
    expect([others, after?.id, after?.ends, after?.token === row?.token]).toEqual([[], row?.id, row?.ends, false]);
    expect(decodeURIComponent(mara.cookie)).not.toContain(after?.token ?? '');

    shop.clock.advance(FORMER_TOKEN_SECONDS - 1);
    expect([await isSignedIn(shop, mara.cookie), await isSignedIn(shop, before)]).toEqual([true, true]);
    shop.clock.advance(1);
    expect([await isSignedIn(shop, mara.cookie), await isSignedIn(shop, before)]).toEqual([true, false]);
    expect((await shop.request({ url: '/auth/security', headers: { cookie: before } })).statusCode).toBe(401);
    // Using the old token does not end the session.
    expect(await isSignedIn(shop, mara.cookie)).toBe(true);
  });

  it('that was stolen before step-up never allows actions that require it', async () => {
    const mara = await Visitor.register();
    const stolen = mara.cookie;
    await mara.prove();
    expect((await changePassword(stolen)).json()).toMatchObject({ code: 'password_needed' });
    shop.clock.advance(FORMER_TOKEN_SECONDS);
    expect((await changePassword(stolen)).statusCode).toBe(401);
    expect((await changePassword(mara.cookie)).statusCode).toBe(204);
  });

  it('is the same for two concurrent step-ups, so that the browser has a valid one whichever response arrives last', async () => {
    const mara = await Visitor.register();
    const { cookie } = mara;
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        shop.request({
          method: 'POST',
          url: '/auth/confirm_password',
          headers: { cookie },
          payload: { password: PASSWORD },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    const given = answers.flatMap((answer) => (answer.cookies.length > 0 ? [getCookie(answer)] : []));
    expect(given).toHaveLength(1);
    shop.clock.advance(FORMER_TOKEN_SECONDS);
    expect((await changePassword(given[0] ?? '')).statusCode).toBe(204);
  });

  it('from before step-up can still sign out, and ends with its session', async () => {
    const mara = await Visitor.register();
    const before = mara.cookie;
    await mara.prove();
    expect((await shop.request({ method: 'POST', url: '/auth/logout', headers: { cookie: before } })).statusCode).toBe(
      204,
    );
    expect([await isSignedIn(shop, mara.cookie), await isSignedIn(shop, before)]).toEqual([false, false]);
  });
});

describe('[SS-04f] the email address', () => {
  const open = (token: string, cookie?: string) =>
    shop.request({
      method: 'POST',
      url: '/auth/verify',
      payload: { token },
      ...(cookie !== undefined && { headers: { cookie } }),
    });
  const ask = async (mara: Visitor, email: string) => {
    await mara.prove();
    const answer = await mara.post('/auth/change_email', { email });
    await shop.deps.jobs.drain();
    return answer;
  };

  it('changes when the link sent to the new one is opened', async () => {
    const mara = await Visitor.register();
    const next = newEmail();
    expect((await mara.post('/auth/change_email', { email: next })).json()).toMatchObject({ code: 'password_needed' });
    expect((await ask(mara, next.toUpperCase())).statusCode).toBe(202);
    expect(await mara.security()).toMatchObject({ pending_email: next });
    const { token } = await emailTo(shop, next);
    shop.clock.advance(1);
    expect((await open(token, mara.cookie)).json()).toEqual({ is_authenticated: true, outcome: 'email_changed' });
    expect((await open(token)).statusCode).toBe(422);
    expect([(await login(shop, mara.email)).statusCode, (await login(shop, next)).statusCode]).toEqual([422, 200]);
    expect(await mara.security()).toMatchObject({ pending_email: null });
  });

  it('A7 change is reported to the former address, which can take the account back for a day, whatever was changed since', async () => {
    const mara = await Visitor.register();
    const [thief, second] = [newEmail(), newEmail()];
    await ask(mara, thief);
    await mara.prove();
    const { device } = await mara.addPasskey();
    shop.clock.advance(1);
    await open((await emailTo(shop, thief)).token);
    const { token: restoreToken } = await emailTo(shop, mara.email);
    const opened = getCookie(
      await guest(
        '/auth/login/second_factor',
        await (async () => {
          const { ticket, passkey } = await secondStep(thief);
          return { ticket, answer: device.get(passkey ?? {}) };
        })(),
      ),
    );
    // Changed again, as an attacker would do to disable the way back.
    const robbed = new Visitor(thief, opened);
    const asked = (await robbed.post('/auth/confirm_passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    await robbed.post('/auth/confirm_passkey', { ticket: asked.ticket, answer: device.get(asked.options) });
    await robbed.post('/auth/change_email', { email: second });
    await shop.deps.jobs.drain();
    shop.clock.advance(1);
    await open((await emailTo(shop, second)).token);
    shop.clock.advance(secondsInDay - 60);
    expect((await open(restoreToken)).json()).toEqual({ is_authenticated: false, outcome: 'email_restored' });
    expect([await isSignedIn(shop, robbed.cookie), await isSignedIn(shop, mara.cookie)]).toEqual([false, false]);
    // Neither the password that the attacker knew nor the passkey that they added works.
    expect((await login(shop, mara.email)).statusCode).toBe(422);
    const { ticket, options } = (await guest('/auth/login/passkey/begin')).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    expect((await guest('/auth/login/passkey', { ticket, answer: device.get(options) })).statusCode).toBe(422);
    shop.clock.advance(1);
    await guest('/auth/recover', { email: mara.email });
    await shop.deps.jobs.drain();
    const { token: reset } = await emailTo(shop, mara.email);
    expect(
      (await guest('/auth/reset', { token: reset, username: mara.email, password: 'quiet harbour quill 9' }))
        .statusCode,
    ).toBe(204);
    expect((await login(shop, mara.email, 'quiet harbour quill 9')).json()).toEqual({ is_authenticated: true });
  });

  it.each<[string, (mara: Visitor) => Promise<LightMyRequestResponse>]>([
    [
      'is reset',
      async (mara) => {
        await guest('/auth/recover', { email: mara.email });
        await shop.deps.jobs.drain();
        return guest('/auth/reset', {
          token: (await emailTo(shop, mara.email)).token,
          username: mara.email,
          password: 'quiet harbour quill 9',
        });
      },
    ],
    ['is changed', (mara) => mara.post('/auth/change_password', { password: 'quiet harbour quill 9' })],
  ])(
    'stays if the password %s before the link is opened, since an intruder with the old one may have requested the change',
    async (_what, renew) => {
      const mara = await Visitor.register();
      const thief = newEmail();
      await ask(mara, thief);
      const { token } = await emailTo(shop, thief);
      shop.clock.advance(1);
      expect((await renew(mara)).statusCode).toBe(204);
      expect((await open(token)).json()).toMatchObject({ code: 'token_invalid' });
      expect((await login(shop, mara.email, 'quiet harbour quill 9')).json()).toEqual({ is_authenticated: true });
      expect((await login(shop, thief, 'quiet harbour quill 9')).statusCode).toBe(422);
    },
  );

  it.each<[string, (mara: Visitor) => Promise<unknown>]>([
    [
      'is reset',
      async (mara) => {
        await guest('/auth/recover', { email: mara.email });
        await shop.deps.jobs.drain();
        const { token } = await emailTo(shop, mara.email);
        return guest('/auth/reset', { token, username: mara.email, password: 'quiet harbour quill 9' });
      },
    ],
    ['is changed', (mara) => mara.post('/auth/change_password', { password: 'quiet harbour quill 9' })],
    [
      'is revoked with a change of address',
      async (mara) => {
        const thief = newEmail();
        await ask(mara, thief);
        shop.clock.advance(1);
        await open((await emailTo(shop, thief)).token);
        return open((await emailTo(shop, mara.email)).token);
      },
    ],
  ])(
    '[SS-05d] sign-ins with a password that wait for a second factor end when the password %s',
    async (_what, revoke) => {
      const mara = await Visitor.register();
      const { recovery } = await mara.setUpApp();
      // Codes of more than a day ago stay valid when an address is restored.
      shop.clock.advance(secondsInDay + 1);
      mara.cookie = await mara.secondSession();
      await mara.prove(recovery[0]);
      const { ticket } = await secondStep(mara.email);
      shop.clock.advance(1);
      await revoke(mara);
      const answer = await guest('/auth/login/second_factor', { ticket, code: recovery[1] });
      expect(answer.json()).toMatchObject({ code: 'ticket_ended' });
    },
  );

  it('does not reveal whether the new address has an account, and is not taken from that account', async () => {
    const [mara, jonas] = [await Visitor.register(), await Visitor.register()];
    shop.clock.advance(1);
    const answers = [await ask(mara, jonas.email), await ask(mara, newEmail())];
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await emailTo(shop, jonas.email)).message?.text).toContain('nothing was changed');
    expect((await login(shop, jonas.email)).statusCode).toBe(200);
  });

  it('can be used by its owner despite an unconfirmed account with it', async () => {
    const mara = await Visitor.register();
    const next = newEmail();
    await registerCustomer(shop, next);
    shop.clock.advance(1);
    await ask(mara, next);
    const { token, message } = await emailTo(shop, next);
    expect(message?.subject).toContain('new email address');
    shop.clock.advance(1);
    await registerCustomer(shop, next);
    expect((await open(token)).json()).toMatchObject({ outcome: 'email_changed' });
    const { token: restoreToken } = await emailTo(shop, mara.email);
    shop.clock.advance(1);
    await registerCustomer(shop, mara.email);
    expect((await open(restoreToken)).json()).toEqual({ is_authenticated: false, outcome: 'email_restored' });
  });

  it('is rejected with a message if another account has got it meanwhile', async () => {
    const mara = await Visitor.register();
    const next = newEmail();
    await ask(mara, next);
    const { token } = await emailTo(shop, next);
    shop.clock.advance(1);
    await verifiedCustomer(shop, next);
    expect((await open(token)).json()).toMatchObject({ code: 'email_taken' });
  });
});

describe('[SS-04g] [SS-04j] sessions and activity', () => {
  it('are listed with the current one first, and ended individually or all except the current one', async () => {
    const mara = await Visitor.register();
    const [second, third] = [getCookie(await login(shop, mara.email)), getCookie(await login(shop, mara.email))];
    const { sessions } = await mara.security();
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect((await mara.send('DELETE', `/auth/sessions/${sessions[1]?.id}`)).statusCode).toBe(204);
    expect((await mara.send('DELETE', `/auth/sessions/${sessions[1]?.id}`)).statusCode).toBe(404);
    expect((await Promise.all([second, third].map((cookie) => isSignedIn(shop, cookie)))).filter(Boolean)).toHaveLength(
      1,
    );
    expect((await mara.post('/auth/sessions/end_others')).statusCode).toBe(204);
    expect(await Promise.all([mara.cookie, second, third].map((cookie) => isSignedIn(shop, cookie)))).toEqual([
      true,
      false,
      false,
    ]);
    expect((await mara.activity()).slice(0, 2)).toEqual([
      ['sessions_ended', '1 session'],
      ['session_ended', ''],
    ]);
  });

  it('I9 of another account can be neither seen nor ended', async () => {
    const [mara, jonas] = [await Visitor.register(), await Visitor.register()];
    const [own] = (await mara.security()).sessions;
    expect((await jonas.send('DELETE', `/auth/sessions/${own?.id}`)).statusCode).toBe(404);
    expect((await jonas.send('DELETE', '/auth/sessions/rubbish')).statusCode).toBe(404);
    expect(await isSignedIn(shop, mara.cookie)).toBe(true);
    expect((await jonas.activity()).map(([action]) => action)).toEqual(['email_verified', 'registered']);
  });

  it('are paginated', async () => {
    const mara = await Visitor.register();
    for (let visit = 0; visit < 3; visit += 1) await login(shop, mara.email);
    const page = async (query: string) =>
      (await mara.send('GET', `/auth/activity?limit=2${query}`)).json<OutputOf<typeof getActivity>>();
    const first = await page('');
    const second = await page(`&before=${first.next}`);
    const third = await page(`&before=${second.next}`);
    expect([...first.entries, ...second.entries, ...third.entries].map(({ action }) => action)).toEqual([
      'customer.signed_in',
      'customer.signed_in',
      'customer.signed_in',
      'customer.email_verified',
      'customer.registered',
    ]);
    expect([third.next, third.entries[0]?.by]).toEqual([null, 'you']);
    expect(first.entries[0]).toMatchObject({ what: 'by password', method: 'password' });
  });

  it('[SS-04j] attribute actions that anyone can request to someone who was not signed in', async () => {
    const mara = await Visitor.register();
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email: mara.email } });
    await shop.deps.jobs.drain();
    const { entries } = (await mara.send('GET', '/auth/activity')).json<OutputOf<typeof getActivity>>();
    expect(entries.map(({ action, by, is_anonymous }) => [action, by, is_anonymous])).toEqual([
      ['customer.recovery_asked', 'shop', true],
      ['customer.email_verified', 'you', undefined],
      ['customer.registered', 'you', undefined],
    ]);
  });

  it('are deleted after their retention or when the account is closed', async () => {
    const mara = await Visitor.register();
    await mara.setUpApp();
    await mara.addPasskey();
    await secondStep(mara.email);
    expect((await mara.post('/api/account/1.0/close', { email: mara.email })).statusCode).toBe(204);
    const [tickets, keys] = await Promise.all([
      shop.deps.db.select().from(proof_tickets),
      shop.deps.db.select().from(passkeys),
    ]);
    const [secrets, codes] = await Promise.all([
      shop.deps.db.select().from(totp_secrets),
      shop.deps.db.select().from(recovery_codes),
    ]);
    const me = (
      await shop.deps.db.query.audit_entries.findFirst({
        where: (row) => eq(row.action, 'customer.closed'),
        orderBy: (row, { desc }) => [desc(row.id)],
      })
    )?.actor.replace('customer:', '');
    expect([...tickets, ...keys, ...secrets, ...codes].filter(({ customer_id }) => customer_id === me)).toEqual([]);
  });
});
