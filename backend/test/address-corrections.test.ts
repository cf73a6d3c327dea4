import { secondsInHour } from 'date-fns/constants';
import type { exportAccount, getActivity, OutputOf, PasskeyId, PaymentMethod } from '@storefront/shared/contract';
import type { DeskActivity, DeskCorrection, StaffRole } from '@storefront/shared/contract/desk';
import { eq } from 'drizzle-orm';
import {
  api_keys,
  audit_entries,
  customers,
  mail_tokens,
  passkeys,
  sessions,
  staff_sessions,
  totp_secrets,
} from '../src/db/schema';
import { newId } from '../src/db/uuid';
import {
  emailTo,
  givePassword,
  isSignedIn,
  login,
  newEmail,
  PASSWORD,
  proving,
  registerCustomer,
  verifiedCustomer,
} from './support/account';
import type { TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';
import { getCookie } from './support/cookies';
import { openSession } from './support/customers';
import { freshLabel, openShop, REGISTRANT, type TestShop } from './support/shop';
import { makeCode, openDesk, type TestDesk, type TestStaff } from './support/staff';

const DAY = 24 * secondsInHour;
const WAIT = 72 * secondsInHour;
const EXPIRY = WAIT + 7 * DAY;

let shop: TestShop;
let desk: TestDesk;
let mara: TestCustomer;
let ines: TestStaff;
let next: string;

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26005', SUPPORT_EMAIL: 'help@shop.example' });
  desk = await openDesk(shop);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
beforeEach(async () => {
  mara = await shop.asCustomer({ first_name: 'Mara', last_name: 'Lindqvist' });
  await givePassword(shop, mara);
  ines = await asStaff('admin');
  next = newEmail();
});
afterEach(() => shop.checkInvariants());

/** Waits, because each set-up code is valid once and set-ups are limited per quarter of an hour. */
async function asStaff(role: StaffRole, name = 'Ines Okafor'): Promise<TestStaff> {
  const member = await desk.asStaff(role, { name });
  shop.clock.advance(300);
  return member;
}

const codeIn = (answer: { json<T>(): T }) => answer.json<{ code: string; params?: { what?: string } }>();
const proof = () => ({
  former_email: mara.email,
  new_email: next,
  proof: 'domain_control',
  reference: 'Ticket 4711',
  code: makeCode(ines.secret, shop.clock.now()),
});
const ask = (who: TestStaff, payload: object, id: string = mara.id) =>
  who.request({ method: 'POST', url: `/desk/1.0/customers/${id}/corrections`, payload });
const look = async (who = ines) =>
  (await who.request({ url: `/desk/1.0/customers/${mara.id}/corrections` })).json<{
    corrections: DeskCorrection[];
    can_open: boolean;
    wait_hours: number;
  }>();
const newest = async (): Promise<DeskCorrection | undefined> => (await look()).corrections[0];

async function open(): Promise<{ correction: DeskCorrection; former: string; confirming: string }> {
  const answer = await ask(ines, proof());
  if (answer.statusCode !== 201) throw new Error(answer.body);
  const correction = answer.json<DeskCorrection>();
  return { correction, former: await linkTo(mara.email), confirming: await linkTo(next) };
}

const lettersTo = async (recipient: string) =>
  (await shop.emails())
    .filter((letter) => letter.recipient === recipient)
    .map(({ subject, text }) => ({ subject, text }));

/** The token in the newest correction email to an address. */
async function linkTo(email: string): Promise<string> {
  for (const { text } of await lettersTo(email)) {
    const token = /[?&]correction=([\w-]+)/.exec(text)?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`No email of a correction went to ${email}`);
}

const answer = (token: string, decision: 'confirm' | 'stop') =>
  shop.request({ method: 'POST', url: '/auth/address_correction/answer', payload: { token, answer: decision } });
const outcomeIn = (given: { json<T>(): T }) => given.json<{ outcome?: string; code?: string }>();
const addressNow = async () => (await shop.deps.db.select().from(customers).where(eq(customers.id, mara.id)))[0]?.email;
/** Lets time pass without ending the sessions that the test continues to use. */
async function wait(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  const now = shop.clock.now();
  const expires_at = new Date(now.getTime() + DAY * 1_000);
  await shop.deps.db.update(staff_sessions).set({ used_at: now, expires_at });
  await shop.deps.db.update(sessions).set({ updated_at: now, expires_at });
}
/** The customer requests another address in the account; the job is still pending. */
async function changeOwn(email: string): Promise<void> {
  await mara.request({ method: 'POST', url: '/auth/confirm_password', payload: { password: PASSWORD } });
  const asked = await mara.request({ method: 'POST', url: '/auth/change_email', payload: { email } });
  expect(asked.statusCode).toBe(202);
}
/** Confirms from both addresses. */
async function finish({ former, confirming }: { former: string; confirming: string }): Promise<void> {
  await answer(former, 'confirm');
  shop.clock.advance(1);
  expect(outcomeIn(await answer(confirming, 'confirm')).outcome).toBe('done');
}
const runJobs = async () => {
  await shop.deps.jobs.enqueueRegular();
  await shop.deps.jobs.drain();
};

describe('[BO-05a] opening a correction of an email address', () => {
  it('requires an administrator, a new code, a kind of proof and where it is documented, and previews the result', async () => {
    for (const role of ['support', 'finance'] as const) {
      const member = await asStaff(role);
      const refused = await ask(member, { ...proof(), code: makeCode(member.secret, shop.clock.now()) });
      expect([refused.statusCode, codeIn(refused).params]).toEqual([409, { what: 'role' }]);
      expect(await look(member)).toEqual({ corrections: [], can_open: false, wait_hours: 72 });
    }
    for (const wrong of [
      { proof: 'passport_scan' },
      { reference: ' ' },
      { reference: '010170 12345' },
      { new_email: 'no address' },
      { code: '12' },
    ])
      expect([wrong, (await ask(ines, { ...proof(), ...wrong })).statusCode]).toEqual([wrong, 400]);
    const { code } = proof();
    expect(codeIn(await ask(ines, { ...proof(), code: '000000' })).code).toBe('wrong_code');
    expect(await look()).toMatchObject({ corrections: [], can_open: true });

    const opened = await ask(ines, { ...proof(), code });
    expect([opened.statusCode, opened.json()]).toMatchObject([
      201,
      {
        former_email: mara.email,
        new_email: next,
        proof: 'domain_control',
        reference: 'Ticket 4711',
        opened_by: 'Ines Okafor',
        waits_until: new Date(shop.clock.now().getTime() + WAIT * 1_000).toISOString(),
        expires_at: new Date(shop.clock.now().getTime() + EXPIRY * 1_000).toISOString(),
        outcome: null,
      },
    ]);
    expect(await look()).toMatchObject({ can_open: false, corrections: [{ id: opened.json<DeskCorrection>().id }] });
  });

  it('is refused if one is open, the address is the same, changed meanwhile or taken, or the account is closed', async () => {
    const other = await shop.asCustomer();
    const unproven = await shop.asCustomer({ email_verified: false });
    const what = async (given: object, id?: string) => {
      shop.clock.advance(30);
      const refused = await ask(ines, { ...proof(), ...given }, id);
      return [refused.statusCode, codeIn(refused).params?.what ?? codeIn(refused).code];
    };
    expect(await what({ new_email: mara.email.toUpperCase() })).toEqual([409, 'correction_same']);
    expect(await what({ former_email: 'before@example.com' })).toEqual([409, 'correction_changed']);
    expect(await what({ new_email: other.email })).toEqual([409, 'correction_taken']);
    expect(await what({ former_email: unproven.email }, unproven.id)).toEqual([409, 'correction_account']);
    expect(await what({}, crypto.randomUUID())).toEqual([404, 'not_found']);
    await open();
    expect(await what({ new_email: newEmail() })).toEqual([409, 'correction_open']);
    expect(await addressNow()).toBe(mara.email);
  });

  it('is not blocked by an unconfirmed registration with the new address', async () => {
    await registerCustomer(shop, next);
    shop.clock.advance(1);
    const given = await open();
    await registerCustomer(shop, next);
    await finish(given);
    // Nor is the way back blocked by a registration with the former address.
    await registerCustomer(shop, mara.email);
    shop.clock.advance(30);
    const back = await ask(ines, { ...proof(), former_email: next, new_email: mara.email });
    expect(back.statusCode).toBe(201);
  });

  it('happens once when two administrators open it at the same time', async () => {
    const noor = await asStaff('admin', 'Noor Haddad');
    const given = proof();
    const both = await Promise.all([
      ask(ines, { ...given, code: makeCode(ines.secret, shop.clock.now()) }),
      ask(noor, { ...given, new_email: newEmail(), code: makeCode(noor.secret, shop.clock.now()) }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await look()).corrections).toHaveLength(1);
  });
});

describe('[BO-05b] a correction', () => {
  it('changes nothing before the new address has confirmed and the former one has had its time', async () => {
    const { confirming } = await open();
    expect(await isSignedIn(shop, mara.cookie)).toBe(true);
    expect(outcomeIn(await answer(confirming, 'confirm'))).toMatchObject({ outcome: 'waiting', is_confirmed: true });
    await wait(WAIT - 1);
    await runJobs();
    expect([await addressNow(), (await login(shop, mara.email)).statusCode]).toEqual([mara.email, 200]);
    await wait(1);
    await runJobs();
    expect([await addressNow(), (await newest())?.outcome]).toEqual([next, 'done']);
  });

  it('takes effect at once when the former address agrees, in either order', async () => {
    const { former, confirming } = await open();
    expect(outcomeIn(await answer(former, 'confirm'))).toMatchObject({ outcome: 'waiting', is_confirmed: false });
    expect(await addressNow()).toBe(mara.email);
    expect(outcomeIn(await answer(confirming, 'confirm')).outcome).toBe('done');
    expect(await addressNow()).toBe(next);
    for (const token of [former, confirming])
      expect(outcomeIn(await answer(token, 'confirm')).code).toBe('token_invalid');
  });

  it('takes effect at once when the new address confirms after the waiting time', async () => {
    const { confirming } = await open();
    await wait(WAIT + secondsInHour);
    await runJobs();
    expect(await addressNow()).toBe(mara.email);
    expect(outcomeIn(await answer(confirming, 'confirm')).outcome).toBe('done');
  });

  it('tells the former address the new one, the time, and how to stop it, and the new one nothing about the former', async () => {
    const { former } = await open();
    const [notice] = await lettersTo(mara.email);
    expect(notice?.subject).toMatch(/asked to move your .* account/);
    expect(notice?.text).toContain(next);
    expect(notice?.text).toContain(`/site/verification?correction=${former}&at=former`);
    const [confirmation] = await lettersTo(next);
    expect(confirmation?.text).not.toContain(mara.email);
    // Only hashes are stored.
    expect(JSON.stringify(await shop.deps.db.select().from(mail_tokens))).not.toContain(former);
  });
});

describe('[BO-05c] a correction is stopped', () => {
  it.each<[string, string, string, () => Promise<unknown>]>([
    [
      'by the former address',
      'stopped_by_former',
      'former_stopped',
      async () => answer(await linkTo(mara.email), 'stop'),
    ],
    ['by the new address', 'stopped_by_new', 'new_stopped', async () => answer(await linkTo(next), 'stop')],
    [
      'by the customer in the account',
      'stopped_by_customer',
      'stopped',
      () => mara.request({ method: 'POST', url: '/auth/address_correction/stop', payload: {} }),
    ],
    [
      'by any staff',
      'cancelled',
      'cancelled',
      async () => {
        const odd = await asStaff('support', 'Odd Berg');
        const id = (await newest())?.id;
        const cancelled = await odd.request({ method: 'POST', url: `/desk/1.0/corrections/${id}/cancel` });
        expect(cancelled.json()).toMatchObject({ outcome: 'cancelled', cancelled_by: 'Odd Berg' });
        const again = await odd.request({ method: 'POST', url: `/desk/1.0/corrections/${id}/cancel` });
        expect([again.statusCode, codeIn(again).params?.what]).toEqual([409, 'correction_over']);
      },
    ],
  ])('%s, even shortly before it takes effect', async (_by, outcome, action, stop) => {
    const { former, confirming } = await open();
    await answer(confirming, 'confirm');
    await wait(WAIT - 600);
    const seen = (await mara.request({ url: '/auth/address_correction' })).json();
    expect(seen).toMatchObject({ correction: { new_email: next, is_confirmed: true } });
    await stop();
    expect((await newest())?.outcome).toBe(outcome);
    // The email's link names the address that was used, because a stranger may read the new one.
    const own = (await mara.request({ url: '/auth/activity' })).json<OutputOf<typeof getActivity>>().entries;
    expect(own.map((entry) => entry.action)).toContain(`customer.address_correction_${action}`);
    expect((await mara.request({ url: '/auth/address_correction' })).json()).toEqual({ correction: null });
    await wait(WAIT);
    await runJobs();
    expect(await addressNow()).toBe(mara.email);
    for (const token of [former, confirming])
      expect(outcomeIn(await answer(token, 'confirm')).code).toBe('token_invalid');
    for (const address of [mara.email, next]) {
      const [told] = await lettersTo(address);
      expect(told?.subject).toMatch(/keeps its email address/);
      expect(told?.text).toContain('Nothing was changed.');
    }
    expect((await look()).can_open).toBe(true);
  });

  it('cannot be stopped by a stranger, nor by staff in a support session', async () => {
    const { correction } = await open();
    expect(outcomeIn(await answer('x'.repeat(43), 'stop')).code).toBe('token_invalid');
    expect((await shop.request({ method: 'POST', url: '/auth/address_correction/stop', payload: {} })).statusCode).toBe(
      401,
    );
    const stranger = await shop.asCustomer();
    expect((await stranger.request({ url: '/auth/address_correction' })).json()).toEqual({ correction: null });
    await stranger.request({ method: 'POST', url: '/auth/address_correction/stop', payload: {} });
    expect(await newest()).toMatchObject({ id: correction.id, outcome: null });
  });
});

describe('[BO-05d] when a correction takes effect', () => {
  it('ends sessions, links, API keys and the password, keeps second factors and lets the new address set a password', async () => {
    const { db } = shop.deps;
    await mara.request({ method: 'POST', url: '/auth/confirm_password', payload: { password: PASSWORD } });
    const made = await mara.request({
      method: 'POST',
      url: '/auth/api_keys',
      payload: { name: 'certbot', scopes: ['read'], domain: null, days: null },
    });
    expect(made.statusCode).toBe(201);
    const now = shop.clock.now();
    await db
      .insert(totp_secrets)
      .values({ customer_id: mara.id, sealed_secret: 'sealed', created_at: now, confirmed_at: now });
    // The newest email has the link, not the one about the key.
    shop.clock.advance(1);
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email: mara.email } });
    await shop.deps.jobs.drain();
    const { token: reset } = await emailTo(shop, mara.email);
    const { ticket } = (await login(shop, mara.email)).json<{ second_factor: { ticket: string } }>().second_factor;

    const { former, confirming } = await open();
    await answer(former, 'confirm');
    await answer(confirming, 'confirm');

    expect(await isSignedIn(shop, mara.cookie)).toBe(false);
    expect(await db.select().from(api_keys).where(eq(api_keys.customer_id, mara.id))).toEqual([]);
    for (const email of [mara.email, next]) expect((await login(shop, email)).statusCode).toBe(422);
    expect(
      outcomeIn(
        await shop.request({
          method: 'POST',
          url: '/auth/reset',
          payload: { token: reset, username: mara.email, password: 'quiet harbour quill 9' },
        }),
      ).code,
    ).toBe('token_invalid');
    // A correct password that was still waiting for its code is void, too.
    const late = await shop.request({
      method: 'POST',
      url: '/auth/login/second_factor',
      payload: { ticket, code: '123456' },
    });
    expect(outcomeIn(late).code).toBe('ticket_ended');
    const told = await lettersTo(next);
    expect(told.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringMatching(/now at this address/), expect.stringMatching(/API key/)]),
    );

    await wait(1);
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email: next } });
    await shop.deps.jobs.drain();
    const { token } = await emailTo(shop, next);
    await shop.request({
      method: 'POST',
      url: '/auth/reset',
      payload: { token, username: next, password: 'quiet harbour quill 9' },
    });
    const signedIn = await login(shop, next, 'quiet harbour quill 9');
    expect(signedIn.json()).toMatchObject({ is_authenticated: false, second_factor: { takes_app_code: true } });
  });

  it('lets the former address take the account back for a day', async () => {
    const { former, confirming } = await open();
    await answer(former, 'confirm');
    shop.clock.advance(1);
    await answer(confirming, 'confirm');
    const { token, message } = await emailTo(shop, mara.email);
    expect(message?.text).toContain(next);
    shop.clock.advance(DAY - 60);
    const back = await shop.request({ method: 'POST', url: '/auth/verify', payload: { token } });
    expect(back.json()).toMatchObject({ outcome: 'email_restored' });
    expect(await addressNow()).toBe(mara.email);
  });

  it('drops a pending change that the customer had requested', async () => {
    const given = await open();
    await answer(given.former, 'confirm');
    const thief = newEmail();
    await changeOwn(thief);
    expect(outcomeIn(await answer(given.confirming, 'confirm')).outcome).toBe('done');
    await shop.deps.jobs.drain();
    expect(await lettersTo(thief)).toEqual([]);
  });

  it('can be taken back despite an unconfirmed registration with the former address', async () => {
    await finish(await open());
    const { token } = await emailTo(shop, mara.email);
    shop.clock.advance(1);
    await registerCustomer(shop, mara.email);
    const { token: theirs } = await emailTo(shop, mara.email);
    const back = await shop.request({ method: 'POST', url: '/auth/verify', payload: { token } });
    expect(back.json()).toMatchObject({ outcome: 'email_restored' });
    expect(await addressNow()).toBe(mara.email);
    const late = await shop.request({
      method: 'POST',
      url: '/auth/verify',
      payload: { token: theirs, password: PASSWORD },
    });
    expect(outcomeIn(late).code).toBe('token_invalid');
  });
});

describe('[BO-05h] while the former address can take the account back', () => {
  const refusedAs = (given: { statusCode: number; body: string; json<T>(): T }) => {
    if (given.body === '') return [given.statusCode];
    const { code, params } = given.json<{ code?: string; params?: object }>();
    return [given.statusCode, code, params];
  };

  it.each([
    ['until its day is over', false],
    ['until it has done so', true],
  ])('nothing leaves the account permanently, %s', async (_until, isRestored) => {
    const name = `${freshLabel()}.com`;
    await shop.settle(mara, await shop.place(mara, { bought: [name] }));
    await finish(await open());
    const passkey = newId<PasskeyId>();
    await shop.deps.db
      .insert(passkeys)
      .values({
        id: passkey,
        customer_id: mara.id,
        name: 'Phone',
        credential_id: passkey,
        public_key: 'key',
        counter: 0,
        transports: [],
        is_synced: false,
        created_at: shop.clock.now(),
      });
    const { token } = await emailTo(shop, mara.email);
    const until = new Date(shop.clock.now().getTime() + DAY * 1_000).toISOString();
    const signIn = async () => {
      mara.cookie = await openSession(shop.deps.db, shop.deps.config, shop.clock.now(), mara.id);
    };
    const post = (url: string, payload: object) => proving(shop, mara, { method: 'POST', url, payload });
    const edit = (change: object) => post(`/api/domain/1.0/edit/${name}`, change);
    const looks = async (url: string) => (await mara.request({ url })).json<object>();
    const screens = () =>
      Promise.all([
        looks(`/api/domain/1.0/deletion/${name}`),
        looks('/api/account/1.0/closing'),
        looks('/auth/security'),
        looks(`/api/domain/1.0/info/${name}?currency_code=USD`),
      ]);
    const acts = [
      () => post(`/api/domain/1.0/auth_code/${name}`, {}),
      () => edit({ locked: false }),
      () => post('/auth/api_keys', { name: 'Certificates', scopes: ['dns'], days: 30 }),
      () => proving(shop, mara, { method: 'DELETE', url: '/auth/totp' }),
      () => proving(shop, mara, { method: 'DELETE', url: `/auth/passkeys/${passkey}` }),
      () => edit({ registrant: { ...REGISTRANT, phone: '+47.22000001' } }),
      async () => post('/api/account/1.0/close', { email: await addressNow() }),
      () => post(`/api/domain/1.0/deletion/${name}`, { confirm: name, refund: null }),
    ];
    shop.clock.advance(DAY - 60);
    await signIn();
    for (const act of acts) expect(refusedAs(await act())).toEqual([409, 'address_just_changed', { until }]);
    expect(await screens()).toEqual([
      expect.objectContaining({ is_possible: false, way_back_until: until }),
      expect.objectContaining({ is_possible: false, way_back_until: until }),
      expect.objectContaining({ way_back_until: until }),
      expect.objectContaining({ way_back_until: until }),
    ]);
    // Reversible changes remain possible.
    for (const change of [{ auto_renew: false }, { locked: true }]) expect((await edit(change)).statusCode).toBe(200);

    if (isRestored) await shop.request({ method: 'POST', url: '/auth/verify', payload: { token } });
    else shop.clock.advance(60);
    await signIn();
    for (const screen of await screens()) expect(screen).not.toHaveProperty('way_back_until');
    const said = [];
    for (const act of acts) said.push(refusedAs(await act()).slice(0, 2));
    expect(said).toEqual([
      [200, undefined],
      [200, undefined],
      [201, undefined],
      [204],
      isRestored ? [404, 'no_such_passkey'] : [204],
      [200, undefined],
      [409, 'account_in_use'],
      [409, 'refund_changed'],
    ]);
  });
});

describe('[BO-05h] a card that was saved before the address changed', () => {
  it('pays no new order while the former address can take the account back, and has to be entered again', async () => {
    const name = `${freshLabel()}.com`;
    const card = await shop.storeCard(mara);
    const payload = await shop.payloadFor(mara, [name], { payment_method_id: card.id });
    shop.clock.advance(1);
    await finish(await open());
    const until = new Date(shop.clock.now().getTime() + DAY * 1_000).toISOString();
    mara.cookie = await openSession(shop.deps.db, shop.deps.config, shop.clock.now(), mara.id);
    const order = (payment_method_id: string) =>
      mara.request({ method: 'POST', url: '/api/checkout/1.0/order', payload: { ...payload, payment_method_id } });
    for (const id of [card.id, 'default']) {
      const refused = await order(id);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { code: 'card_before_address', params: { until } },
      ]);
    }
    shop.clock.advance(1);
    const entered = await shop.storeCard(mara);
    const cards = (await mara.request({ url: '/api/payment/1.0/payment_method' })).json<PaymentMethod[]>();
    expect(cards.map(({ id, pays_from }) => [id, pays_from])).toEqual(
      expect.arrayContaining([
        [card.id, until],
        [entered.id, undefined],
      ]),
    );
    expect((await order(entered.id)).statusCode).toBe(201);
  });
});

describe('[BO-05e] a correction ends automatically', () => {
  it('when the new address has not confirmed in time', async () => {
    const { confirming } = await open();
    await wait(EXPIRY);
    expect(outcomeIn(await answer(confirming, 'confirm')).code).toBe('token_invalid');
    await runJobs();
    expect(await newest()).toMatchObject({ outcome: 'expired' });
    expect((await lettersTo(next))[0]?.text).toContain('was not confirmed in time');
  });

  it.each([
    ['to a third one', false],
    ['to the very same', true],
  ])(
    'when the customer has changed the address %s in the meantime, without an email that it stays',
    async (_to, isSame) => {
      const { confirming } = await open();
      await answer(confirming, 'confirm');
      shop.clock.advance(1);
      const own = isSame ? next : newEmail();
      await changeOwn(own);
      await shop.deps.jobs.drain();
      await shop.request({ method: 'POST', url: '/auth/verify', payload: { token: (await emailTo(shop, own)).token } });
      await wait(WAIT);
      await runJobs();
      expect([await addressNow(), (await newest())?.outcome]).toEqual([own, 'overtaken']);
      const told = (await shop.emails()).filter(({ subject }) => subject.includes('keeps its email address'));
      expect(told.filter(({ recipient }) => [mara.email, own].includes(recipient))).toEqual([]);
      expect(told.filter(({ recipient }) => recipient === next)).toHaveLength(isSame ? 0 : 1);
    },
  );

  it('when another account has the new address by then, which only that address learns', async () => {
    const { former, confirming } = await open();
    await answer(former, 'confirm');
    shop.clock.advance(1);
    await verifiedCustomer(shop, next);
    expect(outcomeIn(await answer(confirming, 'confirm')).code).toBe('email_taken');
    expect([await addressNow(), (await newest())?.outcome]).toEqual([mara.email, 'address_taken']);
    expect((await lettersTo(mara.email))[0]?.text).not.toMatch(/another account|has an account/);

    // Likewise if the former address answers last, or not at all.
    next = newEmail();
    shop.clock.advance(30);
    const second = await open();
    await answer(second.confirming, 'confirm');
    shop.clock.advance(1);
    await verifiedCustomer(shop, next);
    expect(outcomeIn(await answer(second.former, 'confirm')).code).toBe('token_invalid');
    next = newEmail();
    shop.clock.advance(30);
    const third = await open();
    await answer(third.confirming, 'confirm');
    shop.clock.advance(1);
    await verifiedCustomer(shop, next);
    await wait(WAIT);
    await runJobs();
    expect((await look()).corrections.map(({ outcome }) => outcome)).toEqual(Array(3).fill('address_taken'));
  });

  it('one by one: a problem with one does not hold up the others', async () => {
    await answer((await open()).confirming, 'confirm');
    const [stuck, stuckAt] = [mara, next];
    shop.clock.advance(30);
    mara = await shop.asCustomer();
    next = newEmail();
    await answer((await open()).confirming, 'confirm');
    await wait(WAIT);
    const { mail } = shop.deps;
    const send = mail.send.bind(mail);
    const failing = jest.spyOn(mail, 'send').mockImplementation((message, ...rest) => {
      if (message.to === stuckAt) return Promise.reject(new Error('No email to this address'));
      return send(message, ...rest);
    });
    try {
      await runJobs();
      expect([await addressNow(), (await newest())?.outcome]).toEqual([next, 'done']);
    } finally {
      failing.mockRestore();
    }
    mara = stuck;
    expect(await newest()).toMatchObject({ outcome: null });
    await runJobs();
    expect([await addressNow(), (await newest())?.outcome]).toEqual([stuckAt, 'done']);
  });

  it("with its links, also when another one is opened while a request waits for the account's lock", async () => {
    const first = await open();
    const { db } = shop.deps;
    const transaction = db.transaction.bind(db);
    const reached = jest.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await ines.request({ method: 'POST', url: `/desk/1.0/corrections/${first.correction.id}/cancel` });
      next = newEmail();
      shop.clock.advance(30);
      await open();
      return transaction(...work);
    });
    try {
      expect(outcomeIn(await answer(first.confirming, 'confirm')).code).toBe('token_invalid');
    } finally {
      reached.mockRestore();
    }
    expect(await newest()).toMatchObject({ new_email: next, new_confirmed_at: null, outcome: null });
  });

  it('once, with concurrent requests', async () => {
    const { correction, former, confirming } = await open();
    await answer(confirming, 'confirm');
    const all = await Promise.all([
      answer(former, 'confirm'),
      answer(former, 'stop'),
      ines.request({ method: 'POST', url: `/desk/1.0/corrections/${correction.id}/cancel` }),
      answer(former, 'confirm'),
    ]);
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const ended = (await auditTrail(shop.deps.db, eq(audit_entries.subject, `customer:${mara.id}`))).filter(
      ({ action }) => /address_correct(ed|ion_(former_stopped|cancelled))$/.test(action),
    );
    expect(ended).toHaveLength(1);
    expect((await addressNow()) === next).toBe((await newest())?.outcome === 'done');
  });
});

describe('[BO-05f] each step of a correction', () => {
  it("is in the audit log, and with the staff member's name in the customer's activity and at the desk", async () => {
    const { confirming, correction } = await open();
    await answer(confirming, 'confirm');
    await wait(WAIT);
    await runJobs();
    const trail = (await auditTrail(shop.deps.db, eq(audit_entries.subject, `customer:${mara.id}`))).filter(
      ({ action }) => action.includes('address_correct'),
    );
    expect(trail.map(({ actor, action, after }) => [actor, action, after])).toEqual([
      [
        `staff:${ines.id}`,
        'customer.address_correction_opened',
        { correction: correction.id, proof: 'domain_control', reference: 'Ticket 4711' },
      ],
      [`customer:${mara.id}`, 'customer.address_correction_new_confirmed', { correction: correction.id }],
      ['job:address-corrections', 'customer.address_corrected', { correction: correction.id, opened_by: ines.id }],
    ]);
    // It outlives the account and contains no address.
    expect(JSON.stringify(trail)).not.toContain('@');

    const atDesk = await ines.request({ url: `/desk/1.0/customers/${mara.id}/activity` });
    expect(atDesk.json<{ rows: DeskActivity[] }>().rows.map(({ action, by, staff }) => [action, by, staff])).toEqual(
      expect.arrayContaining([['customer.address_correction_opened', 'staff', 'Ines Okafor']]),
    );

    shop.clock.advance(1);
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email: next } });
    await shop.deps.jobs.drain();
    const { token } = await emailTo(shop, next);
    await shop.request({
      method: 'POST',
      url: '/auth/reset',
      payload: { token, username: next, password: 'quiet harbour quill 9' },
    });
    const opened = await login(shop, next, 'quiet harbour quill 9');
    const cookie = getCookie(opened);
    const own = (await shop.request({ url: '/auth/activity', headers: { cookie } })).json<
      OutputOf<typeof getActivity>
    >();
    expect(own.entries.map(({ action, by, staff }) => [action, by, staff])).toEqual(
      expect.arrayContaining([
        ['customer.address_corrected', 'shop', 'Ines Okafor'],
        ['customer.address_correction_new_confirmed', 'you', undefined],
        ['customer.address_correction_opened', 'shop', 'Ines Okafor'],
      ]),
    );
    const confirmed = await shop.request({
      method: 'POST',
      url: '/auth/confirm_password',
      payload: { password: 'quiet harbour quill 9' },
      headers: { cookie },
    });
    const again = { cookie: getCookie(confirmed) };
    const copy = (await shop.request({ url: '/api/account/1.0/export', headers: again })).json<
      OutputOf<typeof exportAccount>
    >();
    expect(copy.address_corrections).toMatchObject([{ new_email: next, outcome: 'done', reference: 'Ticket 4711' }]);
  });
});
