import { formatDuration, LINK_SECONDS } from '@storefront/shared/domain';
import { changePassword } from '@storefront/shared/contract';
import { hash } from '@node-rs/argon2';
import { eq, inArray } from 'drizzle-orm';
import {
  isSignedIn,
  emailTo,
  login,
  newEmail,
  PASSWORD,
  registerCustomer,
  verifiedCustomer,
} from '../../../test/support/account';
import { makeTestApp, SHOP, type TestApp } from '../../../test/support/app';
import { asId } from '../../../test/support/as-id';
import { getCookie } from '../../../test/support/cookies';
import { customers, mail_tokens, registrations, sessions, sign_in_methods } from '../../db/schema';
import * as passwords from '../sessions/passwords';
import { IDLE_SECONDS, SESSION_SECONDS, TOUCH_SECONDS } from '../sessions/session-token';

jest.mock('../sessions/passwords', () => {
  const actual = jest.requireActual<typeof passwords>('../sessions/passwords');
  return { ...actual, hashPassword: jest.fn(actual.hashPassword), verifyPassword: jest.fn(actual.verifyPassword) };
});

let shop: TestApp;
beforeAll(async () => {
  // The limits have tests of their own and would only get in the way here.
  shop = await makeTestApp({ env: { ATTEMPT_LIMIT_SCALE: '1000' } });
});
afterAll(() => shop.close());

const STRANGER = 'the password of a stranger';
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  shop.request({ method: 'POST', url, payload, headers });
const verify = (token: string, password = PASSWORD) => post('/auth/verify', { token, password });

describe('[SS-01a] GET /auth/session_active', () => {
  it('returns false to a guest without querying the database', async () => {
    const answer = await shop.request({ url: '/auth/session_active' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ is_authenticated: false });
    expect(answer.headers['x-statement-count']).toBe('0');
  });

  it('returns true to a customer with one statement', async () => {
    const customer = await shop.asCustomer();
    const answer = await customer.request({ url: '/auth/session_active' });
    expect(answer.json()).toEqual({ is_authenticated: true });
    expect(answer.headers['x-statement-count']).toBe('1');
  });

  it.each([
    '',
    'x',
    'token.signature',
    `${'a'.repeat(32)}.${Buffer.alloc(32).toString('base64')}`,
    '%E0%A4%A',
    'sha256.abc=',
  ])('returns false for the forged cookie %j', async (value) => {
    expect(await isSignedIn(shop, `storefront_session=${value}`)).toBe(false);
  });
});

describe('[SS-04a] [SS-04b] opening an account', () => {
  it('sends a link that confirms the address, opens a session and works once', async () => {
    const email = newEmail();
    const answer = await registerCustomer(shop, email);
    expect(answer.statusCode).toBe(202);
    const { message, token } = await emailTo(shop, email);
    expect(message?.text).toContain(`${SHOP}/site/verification?token=${token}&ask=password`);

    const verified = await verify(token);
    expect(verified.json()).toEqual({ is_authenticated: true, outcome: 'verified' });
    expect(await isSignedIn(shop, getCookie(verified))).toBe(true);
    const again = await verify(token);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ code: 'token_invalid' });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('accepts a token from one of many concurrent requests', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const { token } = await emailTo(shop, email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  });

  it('rejects a token after 24 hours', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const { token } = await emailTo(shop, email);
    shop.clock.advance(24 * 3_600);
    expect((await verify(token)).statusCode).toBe(422);
  });

  it('sends the email again; each link works until one of them confirms the address', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const first = await emailTo(shop, email);
    shop.clock.advance(1);
    expect((await post('/auth/verify/resend', { email: email.toUpperCase() })).statusCode).toBe(202);
    await shop.deps.jobs.drain();
    const second = await emailTo(shop, email);
    expect(second.token).not.toBe(first.token);
    expect((await verify(first.token)).statusCode).toBe(200);
    expect((await verify(second.token)).statusCode).toBe(422);
  });

  it('names each invalid field', async () => {
    const answer = await post('/auth/register', {
      first_name: ' ',
      last_name: 'L',
      email: 'nobody',
      password: 'short',
      country: 'Norway',
    });
    expect(answer.statusCode).toBe(400);
    const { detail } = answer.json<{ detail: { loc: string; msg: string }[] }>();
    expect(detail.map(({ loc }) => loc)).toEqual(['first_name', 'email', 'password', 'country']);
    expect(detail).toContainEqual({ loc: 'password', code: 'too_small', msg: 'Use at least 12 characters' });
  });

  it.each(['unlock-at-evil.example/x<%>', '(words)%', 'words:%;', 'other,%', '"quoted"%', '%,x', '%>'])(
    "rejects %s as an address, because email programs read a different one in it, next to text of the sender's choice",
    async (spelling) => {
      const email = newEmail();
      for (const url of ['/auth/register', '/auth/recover', '/auth/verify/resend']) {
        const answer = await post(url, {
          ...(url === '/auth/register' && { first_name: 'Mara', last_name: 'Lind', password: PASSWORD, country: 'NO' }),
          email: spelling.replace('%', email),
        });
        expect([answer.statusCode, answer.json<{ detail: { loc: string }[] }>().detail.map(({ loc }) => loc)]).toEqual([
          400,
          ['email'],
        ]);
      }
    },
  );

  it('requires the password; a wrong one does not use up the link', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const { token } = await emailTo(shop, email);
    const bare = await post('/auth/verify', { token });
    expect([bare.statusCode, bare.json()]).toMatchObject([422, { code: 'password_needed' }]);
    const wrong = await verify(token, 'not the right password');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { code: 'wrong_password' }]);
    expect([bare.headers['set-cookie'], wrong.headers['set-cookie']]).toEqual([undefined, undefined]);
    expect((await verify(token)).statusCode).toBe(200);
  });

  describe.each([
    ['before its owner did', [STRANGER, PASSWORD]],
    ['after its owner did', [PASSWORD, STRANGER]],
  ])('an address that a stranger registered %s', (_, order) => {
    /** Both register; the owner may have the email sent again. @returns the tokens of all emails */
    async function bothAsk(email: string, resends: boolean): Promise<string[]> {
      for (const password of order) {
        await registerCustomer(shop, email, password, { first_name: password === PASSWORD ? 'Real' : 'Stranger' });
        shop.clock.advance(1);
      }
      if (resends) await post('/auth/verify/resend', { email });
      await shop.deps.jobs.drain();
      const emails = (await shop.emails()).filter(({ recipient }) => recipient === email);
      return emails.map(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '');
    }

    it.each([0, 1, 2])(
      'belongs to the owner of its password after link %i, and the stranger gets nothing',
      async (which) => {
        const email = newEmail();
        const tokens = await bothAsk(email, true);
        expect(tokens).toHaveLength(3);
        const verified = await verify(tokens[which] ?? '');
        expect(verified.statusCode).toBe(200);
        expect((await login(shop, email, STRANGER)).statusCode).toBe(422);
        expect((await login(shop, email)).statusCode).toBe(200);
        const profile = await shop.request({
          url: '/api/tucowsbilling/1.0/user/profile',
          headers: { cookie: getCookie(verified) },
        });
        expect(profile.json()).toMatchObject({ first_name: 'Real' });
        for (const token of tokens) expect((await verify(token, STRANGER)).statusCode).toBe(422);
        expect(
          await shop.deps.db.$count(
            registrations,
            inArray(
              registrations.customer_id,
              shop.deps.db.select({ id: customers.id }).from(customers).where(eq(customers.email, email)),
            ),
          ),
        ).toBe(0);
      },
    );

    it('lets neither sign in before a link is opened', async () => {
      const email = newEmail();
      await bothAsk(email, false);
      for (const password of order) {
        const answer = await login(shop, email, password);
        expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
      }
    });

    it('belongs to its owner after a password reset too', async () => {
      const email = newEmail();
      const tokens = await bothAsk(email, false);
      await post('/auth/recover', { email });
      await shop.deps.jobs.drain();
      const { token } = await emailTo(shop, email);
      expect(
        (await post('/auth/reset', { token, username: email, password: 'a new one that nobody knows' })).statusCode,
      ).toBe(204);
      for (const waiting of tokens) expect((await verify(waiting, STRANGER)).statusCode).toBe(422);
      expect((await login(shop, email, STRANGER)).statusCode).toBe(422);
    });
  });
});

describe('[SS-05c] [SS-05e] secrets at rest', () => {
  it('stores passwords as argon2id hashes, and tokens only as hashes', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const { token } = await emailTo(shop, email);
    const [customer] = await shop.deps.db.select().from(customers).where(eq(customers.email, email));
    const [method] = await shop.deps.db
      .select()
      .from(sign_in_methods)
      .where(eq(sign_in_methods.customer_id, customer?.id ?? asId('')));
    expect(method?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const [kept] = await shop.deps.db
      .select()
      .from(mail_tokens)
      .where(eq(mail_tokens.customer_id, customer?.id ?? asId('')));
    expect(JSON.stringify(kept)).not.toContain(token);

    const cookie = getCookie(await verify(token));
    const [session] = await shop.deps.db
      .select()
      .from(sessions)
      .where(eq(sessions.customer_id, customer?.id ?? asId('')));
    expect(decodeURIComponent(cookie)).not.toContain(session?.token ?? '');
    expect(session?.token).toMatch(/^[\w-]{43}$/);
  });

  it('keeps nothing of a registration in the job table once it is done', async () => {
    const email = newEmail();
    await registerCustomer(shop, email);
    const { rows } = await shop.deps.database.execute(`select data from jobs where queue = 'auth-registration'`);
    expect(rows).toEqual([]);
  });
});

describe('[SS-05a] identical responses', () => {
  const plain = ({ statusCode, body, headers }: Awaited<ReturnType<typeof post>>) => ({
    statusCode,
    body: body.replace(/"request_id":"[^"]+"/, ''),
    headers: Object.keys(headers).sort(),
    statements: headers['x-statement-count'],
  });

  it('registration responds the same with the same work, and the owner learns by email', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    const [known, unknown] = [
      await registerCustomer(shop, email, 'quite another password'),
      await registerCustomer(shop, newEmail()),
    ];
    expect(plain(known)).toEqual(plain(unknown));
    expect(
      (await shop.emails()).some(
        ({ recipient, subject }) => recipient === email && subject.startsWith('You already have an account'),
      ),
    ).toBe(true);
    expect((await login(shop, email)).statusCode).toBe(200);
  });

  it.each(['/auth/recover', '/auth/verify/resend'])('%s responds the same with the same work', async (url) => {
    const email = newEmail();
    await registerCustomer(shop, email);
    expect(plain(await post(url, { email }))).toEqual(plain(await post(url, { email: newEmail() })));
    await shop.deps.jobs.drain();
  });

  it('login responds the same for a wrong password, an unknown address and an unconfirmed one', async () => {
    const [confirmed, unconfirmed] = [newEmail(), newEmail()];
    await verifiedCustomer(shop, confirmed);
    await registerCustomer(shop, unconfirmed);
    const answers = await Promise.all(
      [confirmed, unconfirmed, newEmail()].map((email) => login(shop, email, 'not the right password')),
    );
    const strip = (answer: (typeof answers)[number]) => ({
      status: answer.statusCode,
      body: answer.body.replace(/"request_id":"[^"]+"/, ''),
    });
    expect(new Set(answers.map((answer) => JSON.stringify(strip(answer)))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(422);
    expect(answers[0]?.json()).toMatchObject({ code: 'wrong_credentials' });
  });

  it('login costs one password hash for an unknown address and an unconfirmed one too', async () => {
    const [confirmed, unconfirmed] = [newEmail(), newEmail()];
    await verifiedCustomer(shop, confirmed);
    await registerCustomer(shop, unconfirmed);
    for (const email of [confirmed, unconfirmed, newEmail()]) {
      jest.mocked(passwords.hashPassword).mockClear();
      jest.mocked(passwords.verifyPassword).mockClear();
      await login(shop, email, 'not the right password');
      expect(
        jest.mocked(passwords.hashPassword).mock.calls.length + jest.mocked(passwords.verifyPassword).mock.calls.length,
      ).toBe(1);
    }
  });
});

describe('[SS-04c] login', () => {
  it('opens a session whose cookie no script and no other site can use', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    const answer = await login(shop, email.toUpperCase());
    expect(answer.json()).toEqual({ is_authenticated: true });
    const cookie = answer.headers['set-cookie'];
    expect(cookie).toEqual(
      expect.stringMatching(/^storefront_session=.+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
    );
    expect(await isSignedIn(shop, getCookie(answer))).toBe(true);
  });

  it('[SS-05a] does not reveal to someone who registers an address whether it has an account', async () => {
    const [known, free] = [newEmail(), newEmail()];
    await verifiedCustomer(shop, known);
    for (const email of [known, free]) expect((await registerCustomer(shop, email, STRANGER)).statusCode).toBe(202);
    const answers = await Promise.all([known, free, newEmail()].map((email) => login(shop, email, STRANGER)));
    const said = answers.map((answer) => [
      answer.statusCode,
      { ...answer.json<object>(), request_id: '' },
      answer.headers['set-cookie'],
    ]);
    expect(said).toEqual(
      Array(3).fill([
        422,
        {
          code: 'wrong_credentials',
          message: expect.stringContaining('open the link in our email first') as string,
          request_id: '',
        },
        undefined,
      ]),
    );
  });

  it('accepts a password hashed with outdated parameters, and rehashes it with the present ones', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    const kept = await hash(PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const ofCustomer = inArray(
      sign_in_methods.customer_id,
      shop.deps.db.select({ id: customers.id }).from(customers).where(eq(customers.email, email)),
    );
    await shop.deps.db.update(sign_in_methods).set({ password_hash: kept }).where(ofCustomer);
    const stored = async () => (await shop.deps.db.select().from(sign_in_methods).where(ofCustomer))[0]?.password_hash;
    expect((await login(shop, email, 'not the right password')).statusCode).toBe(422);
    expect(await stored()).toBe(kept);
    expect((await login(shop, email)).statusCode).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(shop, email)).statusCode).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('stores of IP address and device only what the customer is shown, and of IPv6 only the network', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email, password: PASSWORD },
      headers: { 'user-agent': 'Some browser' },
      remoteAddress: '2001:db8:1:2:3:4:5:6',
    });
    const shown = await shop.request({ url: '/auth/security', headers: { cookie: getCookie(answer) } });
    expect(shown.json<{ sessions: object[] }>().sessions[0]).toMatchObject({
      is_current: true,
      ip_address: '2001:db8:1:2::/64',
      device: 'Some browser',
    });
  });

  it('gives each sign-in its own session', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    const [first, second] = [getCookie(await login(shop, email)), getCookie(await login(shop, email))];
    expect(first).not.toBe(second);
  });
});

describe('[SS-04c] lifetime of a session', () => {
  it('ends after a period without use', async () => {
    const customer = await shop.asCustomer();
    shop.clock.advance(IDLE_SECONDS);
    expect(await isSignedIn(shop, customer.cookie)).toBe(false);
  });

  it('continues while it is used, but not past its end', async () => {
    const customer = await shop.asCustomer();
    const step = TOUCH_SECONDS * 4;
    for (let passed = 0; passed + step < SESSION_SECONDS; passed += step) {
      shop.clock.advance(step);
      expect(await isSignedIn(shop, customer.cookie)).toBe(true);
      // The use is recorded asynchronously.
      await shop.deps.database.execute('select 1');
    }
    shop.clock.advance(step);
    expect(await isSignedIn(shop, customer.cookie)).toBe(false);
  });
});

describe('[SS-04d] [SS-04e] a new password', () => {
  const ask = async (email: string) => {
    await post('/auth/recover', { email });
    shop.clock.advance(1);
    await shop.deps.jobs.drain();
    return emailTo(shop, email);
  };

  it('[SS-05d] is set by the emailed link, once, and ends every session', async () => {
    const email = newEmail();
    const cookie = await verifiedCustomer(shop, email);
    const other = getCookie(await login(shop, email));
    const { message, token } = await ask(email);
    expect(message?.text).toContain(`${SHOP}/site/validate?token=${token}&queue=recovery`);
    expect(message?.text).toContain(`within ${formatDuration(LINK_SECONDS.reset_password)}`);

    const validated = await post('/auth/validate', { token, queue: 'recovery' });
    expect(validated.json()).toEqual({ username: email });
    const reset = await post('/auth/reset', { token, username: email, password: 'a wholly new password' });
    expect(reset.statusCode).toBe(204);
    expect(await isSignedIn(shop, cookie)).toBe(false);
    expect(await isSignedIn(shop, other)).toBe(false);
    expect((await login(shop, email)).statusCode).toBe(422);
    expect((await login(shop, email, 'a wholly new password')).statusCode).toBe(200);
    expect((await post('/auth/reset', { token, username: email, password: 'a second new password' })).statusCode).toBe(
      422,
    );
    expect((await post('/auth/validate', { token })).statusCode).toBe(422);
    shop.clock.advance(1);
    expect(
      (await shop.emails()).some(
        ({ recipient, subject }) => recipient === email && subject.endsWith('password was changed'),
      ),
    ).toBe(true);
  });

  it('is rejected for another account, a wrong token, a token of another purpose, and after an hour', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await verifiedCustomer(shop, email);
    await registerCustomer(shop, other);
    const { token } = await ask(email);
    const reset = (body: object) =>
      post('/auth/reset', { token, username: email, password: 'a wholly new password', ...body });
    expect((await reset({ username: other })).statusCode).toBe(422);
    expect((await reset({ token: 'x'.repeat(43) })).statusCode).toBe(422);
    expect((await reset({ token: (await emailTo(shop, other)).token, username: other })).statusCode).toBe(422);
    shop.clock.advance(LINK_SECONDS.reset_password - 2);
    expect((await post('/auth/validate', { token, queue: 'recovery' })).statusCode).toBe(200);
    shop.clock.advance(2);
    expect((await reset({})).statusCode).toBe(422);
    shop.clock.advance(1);
    expect((await login(shop, email)).statusCode).toBe(200);
  });

  it('is set by only one of two concurrent requests with the token', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    const { token } = await ask(email);
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((password) =>
        post('/auth/reset', { token, username: email, password }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422]);
  });

  it('is set by a link with the configured origin, whatever the request headers say', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    await post('/auth/recover', { email }, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    shop.clock.advance(1);
    await shop.deps.jobs.drain();
    expect((await emailTo(shop, email)).message?.text).not.toContain('evil');
  });
});

describe('[SS-04a] what a stranger can make the shop say or store', () => {
  it.each([
    'Your account is blocked, unlock at https://evil.example/x',
    'evil.example',
    'www.evil',
    'Mara\r\nBcc: a@b.example',
    'Mara\u202e',
    '<b>Mara</b>',
    'Call 0800 123',
  ])('rejects the name %j', async (name) => {
    for (const field of ['first_name', 'last_name']) {
      const answer = await registerCustomer(shop, newEmail(), PASSWORD, { [field]: name });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { detail: [{ loc: field }] }]);
    }
  });

  it.each(['Zoë', "O'Brien", 'Jean-Luc', 'J.R.R.', 'José María', '美咲', 'Nguyễn Thị', 'محمد', 'van der Berg, Jr.'])(
    'accepts the name %s',
    async (name) => {
      expect(
        (await registerCustomer(shop, newEmail(), PASSWORD, { first_name: name, last_name: name })).statusCode,
      ).toBe(202);
    },
  );

  it('does not send a sentence in place of a name to an unconfirmed address', async () => {
    const email = newEmail();
    await registerCustomer(shop, email, PASSWORD, { first_name: 'Your account is blocked please call us' });
    const { message } = await emailTo(shop, email);
    expect(message?.text).toMatch(/^Hello,\n/);
    expect(message?.html).not.toContain('blocked');
  });

  it.each(['password1234', '123456789012', 'aaaaaaaaaaaa', 'EMAIL'])(
    'rejects the password %s at registration, reset and change alike',
    async (chosen) => {
      const email = newEmail();
      const password = chosen === 'EMAIL' ? email : chosen;
      const refused = [422, { code: 'password_guessable' }];
      const atRegistration = await registerCustomer(shop, email, password);
      expect([atRegistration.statusCode, atRegistration.json()]).toMatchObject(refused);
      const cookie = await verifiedCustomer(shop, email);
      await post('/auth/recover', { email });
      await shop.deps.jobs.drain();
      const { token } = await emailTo(shop, email);
      const atReset = await post('/auth/reset', { token, username: email, password });
      expect([atReset.statusCode, atReset.json()]).toMatchObject(refused);
      const proven = getCookie(await post('/auth/confirm_password', { password: PASSWORD }, { cookie }));
      const atChange = await shop.request({
        method: changePassword.method,
        url: changePassword.path,
        payload: { password },
        headers: { cookie: proven },
      });
      expect([atChange.statusCode, atChange.json()]).toMatchObject(refused);
      // The rejection did not use up the link.
      expect(
        (await post('/auth/reset', { token, username: email, password: 'a new one that nobody knows' })).statusCode,
      ).toBe(204);
    },
  );

  it('[SS-05g] a sign-in ends the previous session of the browser', async () => {
    const email = newEmail();
    const earlier = await verifiedCustomer(shop, email);
    const answer = await post('/auth/login', { email, password: PASSWORD }, { cookie: earlier });
    expect(answer.statusCode).toBe(200);
    expect(await isSignedIn(shop, earlier)).toBe(false);
    expect(await isSignedIn(shop, getCookie(answer))).toBe(true);
  });

  it('a logout clears cached responses', async () => {
    const cookie = await verifiedCustomer(shop, newEmail());
    expect((await post('/auth/logout', {}, { cookie })).headers['clear-site-data']).toBe('"cache"');
  });
});

describe('[SS-03a] [SS-03b] logout', () => {
  const leave = (cookie: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    shop.app.inject({ method, url: '/auth/logout', headers: { cookie, ...headers } });

  it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: SHOP }, { referer: `${SHOP}/account/detail` }] as Record<
    string,
    string
  >[])('ends the session and expires the cookie for %j', async (headers) => {
    const customer = await shop.asCustomer();
    const answer = await leave(customer.cookie, headers);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toEqual(expect.stringContaining('Max-Age=0'));
    expect(await isSignedIn(shop, customer.cookie)).toBe(false);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: SHOP },
    { origin: 'https://evil.example' },
    { referer: 'https://evil.example/' },
    { referer: 'not an address' },
    {},
  ] as Record<string, string>[])('rejects %j and keeps the session', async (headers) => {
    const customer = await shop.asCustomer();
    const answer = await leave(customer.cookie, headers);
    expect(answer.statusCode).toBe(400);
    expect(await isSignedIn(shop, customer.cookie)).toBe(true);
  });

  it('requires the same for POST', async () => {
    const customer = await shop.asCustomer();
    expect((await leave(customer.cookie, { 'sec-fetch-site': 'cross-site' }, 'POST')).statusCode).toBe(400);
    expect((await leave(customer.cookie, { 'sec-fetch-site': 'same-origin' }, 'POST')).statusCode).toBe(204);
    expect(await isSignedIn(shop, customer.cookie)).toBe(false);
  });

  it('succeeds for a guest', async () => {
    expect((await shop.request({ url: '/auth/logout' })).statusCode).toBe(204);
  });
});

describe('over TLS', () => {
  it('[SS-04c] binds the cookie to the host and restricts it to TLS', async () => {
    const secure = await makeTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
    const email = newEmail();
    await registerCustomer(secure, email);
    const { token } = await emailTo(secure, email);
    const answer = await secure.request({
      method: 'POST',
      url: '/auth/verify',
      payload: { token, password: PASSWORD },
    });
    expect(answer.headers['set-cookie']).toEqual(
      expect.stringMatching(/^__Host-storefront_session=.+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    );
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(await isSignedIn(secure, getCookie(answer))).toBe(true);
    await secure.close();
  });
});
