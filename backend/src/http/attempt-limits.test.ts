import { emailTo, login, newEmail, PASSWORD, verifiedCustomer } from '../../test/support/account';
import { makeTestApp, type TestApp } from '../../test/support/app';
import { attempt_counts } from '../db/schema';
import { createAttemptLimits } from './attempt-limits';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());

const from = (address: string) => ({ 'x-forwarded-for': address });
const loginFrom = (address: string, email: string, password = 'not the right password') =>
  shop.request({ method: 'POST', url: '/auth/login', payload: { email, password }, headers: from(address) });

describe('[SS-05b] limits of attempts', () => {
  it('stop guesses at one account from one address, for known and unknown accounts alike, and say when to retry', async () => {
    const known = newEmail();
    await verifiedCustomer(shop, known);
    for (const [index, email] of [known, newEmail()].entries()) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 11; attempt += 1)
        statuses.push((await loginFrom(`198.51.100.${index}`, email)).statusCode);
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    }
    const refused = await loginFrom('198.51.100.0', known, PASSWORD);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    shop.clock.advance(900);
    expect((await loginFrom('198.51.100.0', known, PASSWORD)).statusCode).toBe(200);
  });

  it('stop one address from trying many accounts', async () => {
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 61; attempt += 1)
      statuses.add((await loginFrom('203.0.113.9', newEmail())).statusCode);
    expect(statuses).toEqual(new Set([422, 429]));
  });

  it('slow down distributed guesses at one account without locking its owner out', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    expect((await loginFrom('192.0.2.1', email, PASSWORD)).statusCode).toBe(200);
    let last = 0;
    for (let guess = 0; guess < 101; guess += 1) last = (await loginFrom(`10.${guess}.1.1`, email)).statusCode;
    expect(last).toBe(429);
    expect((await loginFrom('10.200.1.1', email, PASSWORD)).statusCode).toBe(429);
    expect((await loginFrom('192.0.2.1', email, PASSWORD)).statusCode).toBe(200);
  });

  it('let an owner sign in from a new address after a password reset by link', async () => {
    const email = newEmail();
    await verifiedCustomer(shop, email);
    for (let guess = 0; guess < 101; guess += 1) await loginFrom(`10.${guess}.2.1`, email);
    expect((await loginFrom('192.0.2.7', email, PASSWORD)).statusCode).toBe(429);
    const headers = from('192.0.2.7');
    await shop.request({ method: 'POST', url: '/auth/recover', payload: { email }, headers });
    shop.clock.advance(1);
    await shop.deps.jobs.drain();
    const { token } = await emailTo(shop, email);
    const payload = { token, username: email, password: 'quiet harbour quill 9' };
    expect((await shop.request({ method: 'POST', url: '/auth/reset', payload, headers })).statusCode).toBe(204);
    expect((await loginFrom('192.0.2.7', email, payload.password)).statusCode).toBe(200);
    expect((await loginFrom('192.0.2.8', email, payload.password)).statusCode).toBe(429);
  });

  it('count an attempt under all its limits in one statement', async () => {
    const limits = createAttemptLimits(shop.deps);
    const two = [
      { name: 'a', subject: 'x', max: 2, seconds: 60 },
      { name: 'b', subject: 'y', max: 5, seconds: 60 },
    ];
    await limits.count(two);
    await limits.count(two);
    await expect(limits.count(two)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
    shop.clock.advance(60);
    await limits.count(two);
  });

  it('count all of many concurrent attempts', async () => {
    const limits = createAttemptLimits(shop.deps);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => limits.count([{ name: 'burst', subject: 'x', max: 7, seconds: 60 }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  });

  it('store neither addresses nor accounts in clear, and delete expired counts', async () => {
    const email = newEmail();
    await login(shop, email);
    const rows = await shop.deps.db.select().from(attempt_counts);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    shop.clock.advance(91 * 24 * 3_600);
    await createAttemptLimits(shop.deps).clean();
    expect(await shop.deps.db.select().from(attempt_counts)).toEqual([]);
  });
});
