import { secondsInHour } from 'date-fns/constants';
import type { getActivity, OutputOf, Security } from '@storefront/shared/contract';
import type { DeskFactorRemoval, deskFactorRemovals, StaffRole } from '@storefront/shared/contract/desk';
import { and, eq, like } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import {
  customers,
  factor_removals,
  mail_tokens,
  outbox,
  passkeys,
  recovery_codes,
  sessions,
  staff_sessions,
  totp_secrets,
} from '../src/db/schema';
import { givePassword, isSignedIn, login, newEmail, PASSWORD } from './support/account';
import { SHOP, type TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { getCookie } from './support/cookies';
import { openShop, type TestShop } from './support/shop';
import { makeCode, openDesk, type TestDesk, type TestStaff } from './support/staff';
import { VirtualAuthenticator } from './support/virtual-authenticator';

const DAY = 24 * secondsInHour;
const NEXT_CODE = 30;
/** Interval of the job in seconds. */
const RUN = 300;

let shop: TestShop;
let desk: TestDesk;
let mara: TestCustomer;
let app: TOTP;
let recovery: string[];

beforeAll(async () => {
  shop = await openShop({ DESK_PORT: '26006', SUPPORT_EMAIL: 'help@shop.example', FACTOR_REMOVAL_DAYS: '7' });
  desk = await openDesk(shop);
});
afterAll(async () => {
  await desk.close();
  await shop.close();
});
beforeEach(async () => {
  mara = await shop.asCustomer({ first_name: 'Mara', last_name: 'Lindqvist' });
  await givePassword(shop, mara);
  await prove();
  const { secret } = (await ask('/auth/totp')).json<{ secret: string }>();
  app = new TOTP({ secret: Secret.fromBase32(secret) });
  const confirmed = await ask('/auth/totp/confirm', { code: codeNow() });
  recovery = confirmed.json<{ recovery_codes: string[] }>().recovery_codes;
  shop.clock.advance(NEXT_CODE);
});
afterEach(() => shop.checkInvariants());

const codeNow = () => app.generate({ timestamp: shop.clock.now().getTime() });
const codeIn = (answer: { json<T>(): T }) => answer.json<{ code?: string; params?: { what?: string } }>();
/** Sends a request in the customer's session. */
async function ask(url: string, payload?: object, method: 'POST' | 'DELETE' = 'POST') {
  const answer = await mara.request({ method, url, ...(payload && { payload }) });
  if (answer.cookies.length > 0) mara.cookie = getCookie(answer);
  return answer;
}
const prove = (code?: string) =>
  ask('/auth/confirm_password', { password: PASSWORD, ...(code !== undefined && { code }) });
const guest = (url: string, payload: object) => shop.request({ method: 'POST', url, payload });
const ticketNow = async (password = PASSWORD) =>
  (await login(shop, mara.email, password)).json<{ second_factor: { ticket: string; factor_removal_days: number } }>()
    .second_factor;
const askRemoval = async () => guest('/auth/login/lost_factors', { ticket: (await ticketNow()).ticket });
const answer = (token: string, decision: 'begin' | 'stop') =>
  guest('/auth/factor_removal/answer', { token, answer: decision });
const outcomeIn = (given: { json<T>(): T }) => given.json<{ outcome?: string; code?: string; waits_until?: string }>();

const lettersTo = async (recipient: string) =>
  (await shop.emails())
    .filter((letter) => letter.recipient === recipient)
    .map(({ subject, text }) => ({ subject, text }));
const tokensTo = async (email: string, asks: 'begin' | 'stop') =>
  (await lettersTo(email)).flatMap(({ text }) => new RegExp(`removal=([\\w-]+)&ask=${asks}`).exec(text)?.[1] ?? []);
async function linkTo(asks: 'begin' | 'stop'): Promise<string> {
  await shop.deps.jobs.drain();
  const [token] = await tokensTo(mara.email, asks);
  if (token === undefined) throw new Error(`No email that can ${asks} a removal`);
  return token;
}
/** Begins a removal. @returns the end of its waiting time */
async function begin(): Promise<string> {
  const asked = await askRemoval();
  if (asked.statusCode !== 202) throw new Error(asked.body);
  shop.clock.advance(1);
  const begun = await answer(await linkTo('begin'), 'begin');
  if (begun.statusCode !== 200) throw new Error(begun.body);
  shop.clock.advance(1);
  return outcomeIn(begun).waits_until ?? '';
}
/** Lets time pass without ending the sessions that the test continues to use. */
async function wait(seconds: number): Promise<void> {
  shop.clock.advance(seconds);
  const now = shop.clock.now();
  const expires_at = new Date(now.getTime() + DAY * 1_000);
  await shop.deps.db.update(staff_sessions).set({ used_at: now, expires_at });
  await shop.deps.db.update(sessions).set({ updated_at: now, expires_at });
}
const runJobs = async () => {
  await shop.deps.jobs.enqueueRegular();
  await shop.deps.jobs.drain();
};
/** Lets time pass until shortly before the removal is due, with all its notices. */
async function waitToTheEnd(): Promise<void> {
  for (const seconds of [3.5 * DAY, 2.5 * DAY, DAY - secondsInHour]) {
    await wait(seconds);
    await runJobs();
  }
}
const security = async () => (await mara.request({ url: '/auth/security' })).json<Security>();
const rows = () => shop.deps.db.select().from(factor_removals).where(eq(factor_removals.customer_id, mara.id));
const outcomes = async () => (await rows()).map(({ outcome }) => outcome);
const secrets = () => shop.deps.db.select().from(totp_secrets).where(eq(totp_secrets.customer_id, mara.id));
const asksForFactor = async (password = PASSWORD) =>
  (await login(shop, mara.email, password)).json<{ is_authenticated: boolean }>().is_authenticated === false;
const activity = async () =>
  (await mara.request({ url: '/auth/activity' }))
    .json<OutputOf<typeof getActivity>>()
    .entries.map(({ action, staff }) => [action.replace('customer.', ''), staff].filter(Boolean).join(' by '));

describe('[SS-08a] a request to remove two-step sign-in', () => {
  it('requires the correct password, and takes effect when the emailed link is opened, not when it is sent', async () => {
    const { factor_removal_days: days } = await ticketNow();
    expect(days).toBe(7);
    const asked = await askRemoval();
    expect([asked.statusCode, asked.json()]).toEqual([202, { waits_until: null }]);
    const token = await linkTo('begin');
    expect(await rows()).toEqual([]);
    expect((await lettersTo(mara.email))[0]?.text).toMatch(/takes 7 days[^]*set a new password now/);
    expect(JSON.stringify(await shop.deps.db.select().from(mail_tokens))).not.toContain(token);

    expect(outcomeIn(await answer(token, 'stop')).code).toBe('token_invalid');
    const begun = outcomeIn(await answer(token, 'begin'));
    const until = new Date(shop.clock.now().getTime() + 7 * DAY * 1_000).toISOString();
    expect(begun).toEqual({ outcome: 'waiting', waits_until: until });
    expect(outcomeIn(await answer(token, 'begin'))).toEqual(begun);
    expect(await outcomes()).toEqual([null]);
    expect(await asksForFactor()).toBe(true);
  });

  it('is refused without the correct password, and with a ticket for another purpose or an expired one', async () => {
    const { ticket } = await ticketNow();
    const { ticket: ofPasskey } = (await guest('/auth/login/passkey/begin', {})).json<{ ticket: string }>();
    shop.clock.advance(301);
    for (const wrong of [ticket, ofPasskey, 'x'.repeat(43)])
      expect(codeIn(await guest('/auth/login/lost_factors', { ticket: wrong })).code).toBe('ticket_ended');
    expect(await tokensTo(mara.email, 'begin')).toEqual([]);
  });

  it('has no effect with an expired link, or one replaced by a newer link or a new password', async () => {
    await askRemoval();
    const first = await linkTo('begin');
    shop.clock.advance(1);
    await askRemoval();
    const second = await linkTo('begin');
    expect(outcomeIn(await answer(first, 'begin')).code).toBe('token_invalid');
    shop.clock.advance(DAY);
    expect(outcomeIn(await answer(second, 'begin')).code).toBe('token_invalid');
    await askRemoval();
    const third = await linkTo('begin');
    await resetPassword('quiet harbour quill 9');
    expect(outcomeIn(await answer(third, 'begin')).code).toBe('token_invalid');
    expect(await rows()).toEqual([]);
  });

  it('begins one removal when two links or two clicks are concurrent, and returns its end if one is already waiting', async () => {
    await askRemoval();
    const token = await linkTo('begin');
    const both = await Promise.all([answer(token, 'begin'), answer(token, 'begin')]);
    expect(both.map(outcomeIn).map(({ outcome }) => outcome)).toEqual(['waiting', 'waiting']);
    expect(await outcomes()).toEqual([null]);
    const again = await askRemoval();
    expect(again.json()).toEqual({ waits_until: outcomeIn(both[0]).waits_until });
    expect(await tokensTo(mara.email, 'begin')).toHaveLength(1);
    expect(await tokensTo(mara.email, 'stop')).toHaveLength(1);
  });

  it('is possible five times a day', async () => {
    for (let times = 0; times < 5; times += 1) expect((await askRemoval()).statusCode).toBe(202);
    expect((await askRemoval()).statusCode).toBe(429);
    await wait(DAY);
    expect((await askRemoval()).statusCode).toBe(202);
  });

  it('is refused while a former address can take the account back', async () => {
    await askRemoval();
    const token = await linkTo('begin');
    const now = shop.clock.now();
    await shop.deps.db
      .insert(mail_tokens)
      .values({
        customer_id: mara.id,
        purpose: 'restore_email',
        token_hash: `way back of ${mara.id}`,
        email: 'former@example.com',
        created_at: now,
        expires_at: new Date(now.getTime() + secondsInHour * 1_000),
      });
    for (const refused of [await askRemoval(), await answer(token, 'begin')])
      expect([refused.statusCode, codeIn(refused).code]).toEqual([409, 'address_just_changed']);
    shop.clock.advance(secondsInHour);
    expect(outcomeIn(await answer(token, 'begin')).outcome).toBe('waiting');
  });
});

async function resetPassword(password: string): Promise<void> {
  shop.clock.advance(1);
  await guest('/auth/recover', { email: mara.email });
  await shop.deps.jobs.drain();
  const [letter] = await lettersTo(mara.email);
  const token = /[?&]token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
  const reset = await guest('/auth/reset', { token, username: mara.email, password });
  if (reset.statusCode >= 300) throw new Error(reset.body);
  shop.clock.advance(1);
}

describe('[SS-08b] a waiting removal', () => {
  it('changes nothing during its waiting time, and notifies the customer at the start, halfway and the day before', async () => {
    const until = await begin();
    const subjects = async () =>
      (await lettersTo(mara.email)).map(({ subject }) => subject).filter((subject) => /removed/.test(subject));
    expect(await subjects()).toEqual([expect.stringMatching(/^Two-step sign-in will be removed/)]);
    await wait(3.5 * DAY - secondsInHour);
    await runJobs();
    expect(await subjects()).toHaveLength(1);
    await wait(secondsInHour);
    await runJobs();
    await runJobs();
    expect(await subjects()).toEqual([expect.stringMatching(/^Reminder/), expect.anything()]);
    await wait(2.5 * DAY - RUN);
    await runJobs();
    expect((await subjects())[0]).toMatch(/^Tomorrow/);
    await wait(DAY + RUN - secondsInHour);
    await runJobs();
    expect([await asksForFactor(), await isSignedIn(shop, mara.cookie)]).toEqual([true, true]);
    expect((await security()).factor_removal_until).toBe(until);
    await wait(secondsInHour);
    await runJobs();
    expect(await outcomes()).toEqual(['done']);
  });

  it('continues unchanged after a new password', async () => {
    await begin();
    await resetPassword('quiet harbour quill 9');
    expect(await asksForFactor('quiet harbour quill 9')).toBe(true);
    expect(await outcomes()).toEqual([null]);
    await waitToTheEnd();
    expect(await asksForFactor('quiet harbour quill 9')).toBe(true);
    await wait(secondsInHour);
    await runJobs();
    expect(await asksForFactor('quiet harbour quill 9')).toBe(false);
  });

  it('takes effect a day after the last notice, even if no job ran until long after that was due', async () => {
    await begin();
    await wait(9 * DAY);
    await runJobs();
    expect(await outcomes()).toEqual([null]);
    const until = new Date(shop.clock.now().getTime() + DAY * 1_000).toISOString();
    expect((await security()).factor_removal_until).toBe(until);
    expect((await lettersTo(mara.email))[0]?.subject).toMatch(/^Tomorrow/);
    await wait(DAY - secondsInHour);
    await runJobs();
    expect(await outcomes()).toEqual([null]);
    await wait(secondsInHour);
    await runJobs();
    expect(await outcomes()).toEqual(['done']);
  });

  it('takes effect a day after the last notice was delivered, even if the mail server accepted it late or never', async () => {
    await begin();
    await waitToTheEnd();
    const [notice] = (await shop.emails()).filter(({ recipient }) => recipient === mara.email);
    const mark = (set: Partial<typeof outbox.$inferInsert>) =>
      shop.deps.db
        .update(outbox)
        .set(set)
        .where(eq(outbox.id, notice?.id ?? asId('')));
    await mark({ status: 'queued', attempts: 9 });
    await wait(2 * DAY);
    await runJobs();
    expect([await outcomes(), await asksForFactor()]).toEqual([[null], true]);
    await mark({ status: 'sent', sent_at: shop.clock.now() });
    await wait(DAY - secondsInHour);
    await runJobs();
    expect(await outcomes()).toEqual([null]);

    await mark({ status: 'failed', sent_at: null });
    const warnings = async () =>
      (await lettersTo(mara.email)).filter(({ subject }) => /^Tomorrow/.test(subject)).length;
    await runJobs();
    expect([await outcomes(), await warnings()]).toEqual([[null], 2]);
    await wait(DAY - secondsInHour);
    await runJobs();
    expect(await outcomes()).toEqual([null]);
    await wait(secondsInHour);
    await runJobs();
    expect([await outcomes(), await warnings()]).toEqual([['done'], 2]);
  });

  it('is given up when the mail server refuses the last notice for a week: support is told, and the customer can begin again', async () => {
    await begin();
    await waitToTheEnd();
    await wait(secondsInHour);
    const refuse = () =>
      shop.deps.db
        .update(outbox)
        .set({ status: 'failed', sent_at: null })
        .where(and(eq(outbox.recipient, mara.email), like(outbox.subject, 'Tomorrow%')));
    const warnings = async () =>
      (await lettersTo(mara.email)).filter(({ subject }) => /^Tomorrow/.test(subject)).length;
    for (let refused = 1; refused <= 6; refused += 1) {
      await refuse();
      await runJobs();
      expect([await outcomes(), await warnings()]).toEqual([[null], refused + 1]);
      await wait(DAY);
    }
    await refuse();
    await runJobs();
    expect([await outcomes(), await warnings(), await asksForFactor()]).toEqual([['undelivered'], 7, true]);
    expect((await lettersTo(mara.email))[0]?.text).toMatch(/refused our notices for a week/);
    const toSupport = (await lettersTo('help@shop.example')).filter(({ text }) => text.includes(mara.email));
    expect(toSupport.map(({ subject }) => subject)).toEqual([
      'A removal of two-step sign-in was stopped: its notices are refused',
    ]);
    expect(await activity()).toContain('factor_removal_undelivered');
    await wait(DAY);
    await runJobs();
    expect(await warnings()).toBe(7);
    await begin();
    expect((await outcomes()).sort()).toEqual([null, 'undelivered'].sort());
  });

  it('[A8] takes effect once, in the next run, when a run fails halfway', async () => {
    await begin();
    await waitToTheEnd();
    await wait(secondsInHour);
    const { mail } = shop.deps;
    const sends = mail.send.bind(mail);
    const send = jest.spyOn(mail, 'send').mockImplementation(async (message, tx) => {
      if (message.to === mara.email) throw new Error('Simulated crash');
      await sends(message, tx);
    });
    await shop.deps.jobs.enqueueRegular();
    await shop.deps.jobs.drain().catch(() => undefined);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ to: mara.email }), expect.anything());
    send.mockRestore();
    const half = [await outcomes(), await asksForFactor(), await isSignedIn(shop, mara.cookie)];
    expect(half).toEqual([[null], true, true]);
    await wait(60);
    await runJobs();
    await runJobs();
    expect([await outcomes(), await asksForFactor()]).toEqual([['done'], false]);
    const told = (await lettersTo(mara.email)).filter(({ subject }) => /was removed/.test(subject));
    expect(told).toHaveLength(1);
  });
});

describe('[SS-08c] a waiting removal is stopped', () => {
  const signInBy = async (code: string) =>
    guest('/auth/login/second_factor', { ticket: (await ticketNow()).ticket, code });
  const ways: [string, string, string, () => Promise<{ statusCode: number }>][] = [
    [
      'by the first of its emails, without signing in',
      'stopped_by_link',
      'link_stopped',
      async () => answer((await tokensTo(mara.email, 'stop')).at(-1) ?? '', 'stop'),
    ],
    [
      'by the last of its emails, without signing in',
      'stopped_by_link',
      'link_stopped',
      async () => answer(await linkTo('stop'), 'stop'),
    ],
    ['in the account', 'stopped_by_customer', 'stopped', () => ask('/auth/factor_removal/stop', {})],
    ['by a code of the app at sign-in', 'proved', 'proved', () => signInBy(codeNow())],
    ['by a recovery code at sign-in', 'proved', 'proved', () => signInBy(recovery[0] ?? '')],
    ['by a code in a reauthentication', 'proved', 'proved', () => prove(codeNow())],
  ];

  it.each(ways)('[A8] %s', async (_by, outcome, action, stop) => {
    await begin();
    await waitToTheEnd();
    const tokens = await tokensTo(mara.email, 'stop');
    expect(tokens).toHaveLength(3);
    expect((await stop()).statusCode).toBeLessThan(300);
    expect(await outcomes()).toEqual([outcome]);
    expect((await security()).factor_removal_until).toBeUndefined();
    expect(await activity()).toContain(`factor_removal_${action}`);
    expect((await lettersTo(mara.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/keeps two-step sign-in/),
    );
    for (const token of tokens) expect(outcomeIn(await answer(token, 'stop')).code).toBe('token_invalid');
    await wait(10 * DAY);
    await runJobs();
    expect(await asksForFactor()).toBe(true);
  });

  it('by a passkey at sign-in, and by adding one', async () => {
    await prove(codeNow());
    const device = new VirtualAuthenticator(SHOP);
    const adding = (await ask('/auth/passkeys/begin')).json<{ ticket: string; options: Record<string, unknown> }>();
    await begin();
    // The proof was given before the removal began.
    const added = await ask('/auth/passkeys', {
      ticket: adding.ticket,
      name: 'Laptop',
      answer: device.create(adding.options),
    });
    expect([added.statusCode, await outcomes()]).toEqual([201, ['proved']]);

    await begin();
    const { ticket, options } = (await guest('/auth/login/passkey/begin', {})).json<{
      ticket: string;
      options: Record<string, unknown>;
    }>();
    const signedIn = await guest('/auth/login/passkey', { ticket, answer: device.get(options) });
    expect([signedIn.statusCode, (await outcomes()).sort()]).toEqual([200, ['proved', 'proved']]);
  });

  it('but not by a wrong code, a password alone, a stranger, or staff in a support session', async () => {
    await begin();
    const { ticket } = await ticketNow();
    await guest('/auth/login/second_factor', { ticket, code: '000000' });
    expect(outcomeIn(await answer('x'.repeat(43), 'stop')).code).toBe('token_invalid');
    expect((await guest('/auth/factor_removal/stop', {})).statusCode).toBe(401);
    const stranger = await shop.asCustomer();
    await stranger.request({ method: 'POST', url: '/auth/factor_removal/stop', payload: {} });
    expect(await outcomes()).toEqual([null]);
  });

  it('[A8] or takes effect, never both, when it is stopped at the moment it is due', async () => {
    const waysToStop: (() => Promise<() => ReturnType<typeof guest>>)[] = [
      async () => {
        const token = await linkTo('stop');
        return () => answer(token, 'stop');
      },
      async () => {
        const { ticket } = await ticketNow();
        return () => guest('/auth/login/second_factor', { ticket, code: codeNow() });
      },
    ];
    for (const prepare of waysToStop) {
      await begin();
      await waitToTheEnd();
      await wait(secondsInHour);
      // Before the race: once the removal has taken effect, a password alone signs in and there is no ticket.
      const stop = await prepare();
      const [stopped] = await Promise.all([stop(), runJobs()]);
      const [outcome] = (await rows()).sort((a, b) => b.opened_at.getTime() - a.opened_at.getTime());
      const isStopped = stopped.statusCode === 200;
      expect(outcome?.outcome === 'done').toBe(!isStopped);
      expect([(await secrets()).length, await asksForFactor()]).toEqual(isStopped ? [1, true] : [0, false]);
      if (!isStopped) return;
    }
  });

  it('when the address of the account changes, which is reported to the new address', async () => {
    await begin();
    const next = newEmail();
    await shop.deps.db.update(customers).set({ email: next }).where(eq(customers.id, mara.id));
    await wait(secondsInHour);
    await runJobs();
    expect(await outcomes()).toEqual(['overtaken']);
    expect((await lettersTo(next))[0]?.subject).toMatch(/keeps two-step sign-in/);
    mara = { ...mara, email: next };
    await wait(10 * DAY);
    await runJobs();
    expect(await asksForFactor()).toBe(true);
  });

  it('when the account is closed, without a further email', async () => {
    await begin();
    await prove(codeNow());
    shop.clock.advance(NEXT_CODE);
    await begin();
    const closed = await ask('/api/account/1.0/close', { email: mara.email });
    expect(closed.statusCode).toBeLessThan(300);
    expect(await rows()).toEqual([]);
    const before = (await lettersTo(mara.email)).length;
    await wait(10 * DAY);
    await runJobs();
    expect(await lettersTo(mara.email)).toHaveLength(before);
  });
});

describe('[SS-08d] [SS-08e] when a removal takes effect', () => {
  it('every second factor, recovery code and session ends, and the password alone signs in', async () => {
    await prove(codeNow());
    const device = new VirtualAuthenticator(SHOP);
    const adding = (await ask('/auth/passkeys/begin')).json<{ ticket: string; options: Record<string, unknown> }>();
    await ask('/auth/passkeys', { ticket: adding.ticket, name: 'Laptop', answer: device.create(adding.options) });
    await begin();
    await waitToTheEnd();
    await wait(secondsInHour);
    const { ticket } = await ticketNow();
    await runJobs();

    for (const table of [totp_secrets, passkeys, recovery_codes])
      expect(await shop.deps.db.select().from(table).where(eq(table.customer_id, mara.id))).toEqual([]);
    expect(await isSignedIn(shop, mara.cookie)).toBe(false);
    const late = await guest('/auth/login/second_factor', { ticket, code: recovery[0] });
    expect(codeIn(late).code).toBe('ticket_ended');
    const signedIn = await login(shop, mara.email);
    expect(signedIn.json()).toEqual({ is_authenticated: true });
    mara.cookie = getCookie(signedIn);
    const [told] = await lettersTo(mara.email);
    expect(told?.subject).toMatch(/^Two-step sign-in was removed/);
    expect(told?.text).toMatch(/\/account\/detail[^]*set a new password/);
    expect((await activity()).slice(0, 4)).toEqual([
      'signed_in',
      'factors_removed',
      'factor_removal_begun',
      'factor_removal_asked',
    ]);
    await prove();
    const exported = (await mara.request({ url: '/api/account/1.0/export' })).json<{ factor_removals: object[] }>();
    expect(exported.factor_removals).toEqual([
      expect.objectContaining({ email: mara.email, proof: null, reference: null, outcome: 'done' }),
    ]);
  });

  it('an account without a password first needs a new one by email', async () => {
    await begin();
    await waitToTheEnd();
    await wait(secondsInHour);
    await runJobs();
    await resetPassword('quiet harbour quill 9');
    expect(await asksForFactor('quiet harbour quill 9')).toBe(false);
  });
});

/** Waits first, because each set-up code is valid once and set-ups are limited per quarter of an hour. */
async function asStaff(role: StaffRole, name = 'Ines Okafor'): Promise<TestStaff> {
  const member = await desk.asStaff(role, { name });
  await wait(300);
  return member;
}
const proof = (who: TestStaff) => ({
  proof: 'call_back',
  reference: 'Ticket 4711',
  code: makeCode(who.secret, shop.clock.now()),
});
const openAtDesk = (who: TestStaff, payload: object, id: string = mara.id) =>
  who.request({ method: 'POST', url: `/desk/1.0/customers/${id}/factor_removals`, payload });
const look = async (who: TestStaff) =>
  (await who.request({ url: `/desk/1.0/customers/${mara.id}/factor_removals` })).json<
    OutputOf<typeof deskFactorRemovals>
  >();

describe('[BO-06a] staff open a removal for an identified customer', () => {
  it('as administrators with a new code, a proof and its reference; it has the usual waiting time and notices', async () => {
    const ines = await asStaff('admin');
    const odd = await asStaff('support', 'Odd Berg');
    const refused = await openAtDesk(odd, proof(odd));
    expect([refused.statusCode, codeIn(refused).params]).toEqual([409, { what: 'role' }]);
    expect(await look(odd)).toEqual({ removals: [], can_open: false, wait_days: 7 });
    for (const wrong of [{ proof: 'passport_scan' }, { reference: ' ' }, { reference: '010170 12345' }, { code: '12' }])
      expect([wrong, (await openAtDesk(ines, { ...proof(ines), ...wrong })).statusCode]).toEqual([wrong, 400]);
    expect(codeIn(await openAtDesk(ines, { ...proof(ines), code: '000000' })).code).toBe('wrong_code');
    expect(await look(ines)).toMatchObject({ removals: [], can_open: true });

    const opened = await openAtDesk(ines, proof(ines));
    expect([opened.statusCode, opened.json()]).toMatchObject([
      201,
      {
        email: mara.email,
        proof: 'call_back',
        reference: 'Ticket 4711',
        opened_by: 'Ines Okafor',
        waits_until: new Date(shop.clock.now().getTime() + 7 * DAY * 1_000).toISOString(),
        outcome: null,
      },
    ]);
    expect((await lettersTo(mara.email))[0]?.text).toMatch(/support team was asked to remove two-step sign-in/);
    expect(await activity()).toContain('factor_removal_opened by Ines Okafor');
    await waitToTheEnd();
    expect(await tokensTo(mara.email, 'stop')).toHaveLength(3);
    expect(await asksForFactor()).toBe(true);
    await wait(secondsInHour);
    await runJobs();
    expect(await asksForFactor()).toBe(false);
    expect(await look(ines)).toMatchObject({ removals: [{ outcome: 'done', cancelled_by: null }], can_open: false });
  });

  it('unless one is waiting, there is nothing to remove, the account is closed or unknown, or its address has just changed', async () => {
    const ines = await asStaff('admin');
    const plain = await shop.asCustomer();
    const unproven = await shop.asCustomer({ email_verified: false });
    const what = async (id?: string) => {
      shop.clock.advance(NEXT_CODE);
      const refused = await openAtDesk(ines, proof(ines), id);
      return [refused.statusCode, codeIn(refused).params?.what ?? codeIn(refused).code];
    };
    expect(await what(plain.id)).toEqual([409, 'removal_none']);
    expect(await what(unproven.id)).toEqual([409, 'removal_account']);
    expect(await what(crypto.randomUUID())).toEqual([404, 'not_found']);
    await begin();
    expect(await what()).toEqual([409, 'removal_open']);
    expect(await outcomes()).toEqual([null]);
  });

  it('once when two administrators do so concurrently', async () => {
    const [ines, noor] = [await asStaff('admin'), await asStaff('admin', 'Noor Haddad')];
    const both = await Promise.all([openAtDesk(ines, proof(ines)), openAtDesk(noor, proof(noor))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await outcomes()).toEqual([null]);
  });
});

describe('[BO-06b] a waiting removal', () => {
  it('can be seen and stopped by all staff, once, under their name', async () => {
    const odd = await asStaff('support', 'Odd Berg');
    const waits_until = await begin();
    const [removal] = (await look(odd)).removals;
    expect(removal).toMatchObject({ waits_until, opened_by: null, proof: null, outcome: null });
    const cancel = () => odd.request({ method: 'POST', url: `/desk/1.0/factor_removals/${removal?.id}/cancel` });
    expect((await cancel()).json<DeskFactorRemoval>()).toMatchObject({
      outcome: 'cancelled',
      cancelled_by: 'Odd Berg',
    });
    const again = await cancel();
    expect([again.statusCode, codeIn(again).params?.what]).toEqual([409, 'removal_over']);
    const unknown = await odd.request({ method: 'POST', url: '/desk/1.0/factor_removals/nothing/cancel' });
    expect(unknown.statusCode).toBe(404);
    expect(await activity()).toContain('factor_removal_cancelled by Odd Berg');
    expect((await lettersTo(mara.email))[0]?.text).toMatch(/Our support team has stopped/);
  });
});
