import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { customers, factor_removals, sessions, totp_secrets } from '../src/db/schema';
import { givePassword, login, PASSWORD } from './support/account';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';

const DAY = 24 * 3_600;

/** Two instances of one shop, with separate connections. */
let first: TestApp;
let second: TestApp;
let mara: TestCustomer;
let app: TOTP;
beforeEach(async () => {
  first = await makeTestApp({ env: { FACTOR_REMOVAL_DAYS: '7' } });
  second = await makeTestApp({ beside: first });
  mara = await first.asCustomer({ first_name: 'Mara' });
  await givePassword(first, mara);
  await mara.request({ method: 'POST', url: '/auth/confirm_password', payload: { password: PASSWORD } });
  const begun = await mara.request({ method: 'POST', url: '/auth/totp' });
  app = new TOTP({ secret: Secret.fromBase32(begun.json<{ secret: string }>().secret) });
  await mara.request({ method: 'POST', url: '/auth/totp/confirm', payload: { code: codeNow() } });
  first.clock.advance(30);
});
afterEach(async () => {
  await second.close();
  await first.close();
});

const codeNow = () => app.generate({ timestamp: first.clock.now().getTime() });
const guest = (url: string, payload: object, by = first) => by.request({ method: 'POST', url, payload });
const ticketNow = async () =>
  (await login(first, mara.email)).json<{ second_factor: { ticket: string } }>().second_factor.ticket;
const tokenTo = async (asks: 'begin' | 'stop') => {
  const written = (await first.emails()).map(({ text }) => new RegExp(`removal=([\\w-]+)&ask=${asks}`).exec(text)?.[1]);
  return written.find((token) => token !== undefined) ?? '';
};
const answer = (token: string, decision: 'begin' | 'stop', by = first) =>
  guest('/auth/factor_removal/answer', { token, answer: decision }, by);
async function askForLink(): Promise<string> {
  await guest('/auth/login/lost_factors', { ticket: await ticketNow() });
  await first.deps.jobs.drain();
  return tokenTo('begin');
}
async function runJobs(by = first): Promise<void> {
  await by.deps.jobs.enqueueRegular();
  await by.deps.jobs.drain();
}
/** Begins a removal and lets time pass until it is due. */
async function untilDue(): Promise<void> {
  const begun = await answer(await askForLink(), 'begin');
  expect(begun.statusCode).toBe(200);
  for (const days of [3.5, 2.5, 1]) {
    if (days < 1.5) await runJobs();
    first.clock.advance(days * DAY);
    const now = first.clock.now();
    await first.deps.db.update(sessions).set({ updated_at: now, expires_at: new Date(now.getTime() + DAY * 1_000) });
    if (days > 1) await runJobs();
  }
}
const waiting = async () =>
  (
    await first.deps.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows.length;
/** Starts all work in this order while the account is locked, each once the previous one waits for the lock, and then releases the lock. */
async function atOnce<T extends readonly (() => Promise<unknown>)[]>(
  ...works: T
): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  let release = (): void => {};
  const mayGo = new Promise<void>((resolve) => (release = resolve));
  let held = (): void => {};
  const isHeld = new Promise<void>((resolve) => (held = resolve));
  const holding = second.deps.db.transaction(async (tx) => {
    await tx.select().from(customers).where(eq(customers.id, mara.id)).for('update');
    held();
    await mayGo;
  });
  await isHeld;
  const running: Promise<unknown>[] = [];
  for (const [index, work] of works.entries()) {
    let isOver = false;
    running.push(work().finally(() => (isOver = true)));
    while (!isOver && (await waiting()) < index + 1) await sleep(10);
  }
  release();
  await holding;
  return (await Promise.all(running)) as { [K in keyof T]: Awaited<ReturnType<T[K]>> };
}
const outcomes = async () =>
  (await first.deps.db.select().from(factor_removals).where(eq(factor_removals.customer_id, mara.id))).map(
    ({ outcome }) => outcome,
  );
const hasApp = async () =>
  (await first.deps.db.select().from(totp_secrets).where(eq(totp_secrets.customer_id, mara.id))).length > 0;
const countEmails = async (subject: RegExp) =>
  (await first.emails()).filter((letter) => subject.test(letter.subject)).length;

describe('[SS-08c] [A8] a due removal', () => {
  it('does not take effect if its link stops it just before, and cannot be stopped just after', async () => {
    await untilDue();
    const token = await tokenTo('stop');
    const [stopped] = await atOnce(
      () => answer(token, 'stop'),
      () => runJobs(second),
    );
    expect([stopped.statusCode, await outcomes(), await hasApp()]).toEqual([200, ['stopped_by_link'], true]);

    await untilDue();
    const late = await tokenTo('stop');
    const [, refused] = await atOnce(
      () => runJobs(second),
      () => answer(late, 'stop'),
    );
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'token_invalid']);
    expect([(await outcomes()).sort(), await hasApp()]).toEqual([['done', 'stopped_by_link'], false]);
    expect(await countEmails(/was removed/)).toBe(1);
  });

  it('does not take effect if a code signs in just before, and the code is refused just after', async () => {
    await untilDue();
    const ticket = await ticketNow();
    const [signedIn] = await atOnce(
      () => guest('/auth/login/second_factor', { ticket, code: codeNow() }),
      () => runJobs(second),
    );
    expect([signedIn.statusCode < 300, await outcomes(), await hasApp()]).toEqual([true, ['proved'], true]);

    first.clock.advance(30);
    await untilDue();
    const next = await ticketNow();
    const [, refused] = await atOnce(
      () => runJobs(second),
      () => guest('/auth/login/second_factor', { ticket: next, code: codeNow() }),
    );
    expect([refused.statusCode, (await outcomes()).sort(), await hasApp()]).toEqual([422, ['done', 'proved'], false]);
    expect(refused.cookies).toEqual([]);
  });

  it('takes effect once when two instances process it concurrently', async () => {
    await untilDue();
    await atOnce(
      () => runJobs(first),
      () => runJobs(second),
    );
    expect([await outcomes(), await hasApp(), await countEmails(/was removed/)]).toEqual([['done'], false, 1]);
  });

  it('is deleted with its account when that is closed concurrently', async () => {
    await untilDue();
    // A code would stop the removal.
    await first.deps.db.update(sessions).set({ password_confirmed_at: first.clock.now() });
    const [closed] = await atOnce(
      () => mara.request({ method: 'POST', url: '/api/account/1.0/close', payload: { email: mara.email } }),
      () => runJobs(second),
    );
    expect([closed.statusCode, await outcomes(), await countEmails(/was removed/)]).toEqual([204, [], 0]);
  });
});

describe('[SS-08a] [A8] a requested removal', () => {
  it('begins once when its link is opened twice concurrently', async () => {
    const token = await askForLink();
    const both = await atOnce(
      () => answer(token, 'begin'),
      () => answer(token, 'begin', second),
    );
    expect(both.map((given) => given.json<{ outcome: string }>().outcome)).toEqual(['waiting', 'waiting']);
    expect([await outcomes(), await countEmails(/will be removed/)]).toEqual([[null], 1]);
  });
});
