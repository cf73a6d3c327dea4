import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchAnswer } from '@storefront/shared/contract';
import type { Partner } from '@storefront/shared/contract/desk';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { withBreaker, type GuardedRegistrar } from '../src/adapters/registrar/breaker';
import { createSharedStore } from '../src/adapters/registrar/breaker-store';
import { createDeps } from '../src/create-deps';
import { findSoldName } from '../src/core/catalog/catalog';
import { attempt_counts, breakers, registry_answers } from '../src/db/schema';
import { AvailabilityCache } from '../src/modules/availability';
import { removeOldAnswers } from '../src/modules/availability/queries';
import type { OrderOutcome, Registrar } from '../src/ports/registrar';
import { Secret, TOTP } from 'otpauth';
import { emailTo, isSignedIn, newEmail, PASSWORD, proving, registerCustomer } from './support/account';
import { makeTestApp, type TestApp } from './support/app';
import { getCookie } from './support/cookies';
import { freshLabel } from './support/shop';
import { makeCode, openDesk } from './support/staff';

/** The time that information may take to reach another instance on a busy machine. */
const PATIENCE_MS = 60_000;
const CURRENCIES = '/api/tucowsbilling/1.0/currencies';

/** Two instances of one shop, as behind a load balancer. */
let first: TestApp;
let second: TestApp;

async function open(env: Record<string, string> = {}): Promise<void> {
  first = await makeTestApp({ env });
  second = await makeTestApp({ beside: first });
}
afterEach(async () => {
  jest.restoreAllMocks();
  await second.close();
  await first.close();
});

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isTrue());) {
    if (Date.now() > deadline) throw new Error('The condition did not hold in time');
    await sleep(20);
  }
}

const sharedCalls = async (): Promise<number> =>
  (await first.deps.db.select().from(attempt_counts))
    .filter(({ key }) => key.startsWith('calls:'))
    .reduce((sum, { count }) => sum + count, 0);

/** Uses up a limit through one instance, then calls another. @returns how many calls that one still allows */
async function letThroughElsewhere(
  limit: number,
  call: (instance: TestApp) => Promise<LightMyRequestResponse>,
): Promise<number> {
  let used = 0;
  while ((await call(first)).statusCode !== 429) expect((used += 1)).toBeLessThanOrEqual(limit);
  expect(used).toBe(limit);
  await until(async () => (await sharedCalls()) > limit);
  for (let more = 0; more < limit; more += 1) {
    const answer = await call(second);
    if (answer.statusCode === 429) {
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
      return more;
    }
    // Counts of other instances arrive asynchronously.
    await sleep(100);
  }
  return limit;
}

describe('[OP-02a] calls are counted across all instances', () => {
  it('by address', async () => {
    await open({ RATE_LIMIT_READ: '40' });
    const from = (address: string) => (instance: TestApp) =>
      instance.request({ url: CURRENCIES, headers: { 'x-forwarded-for': address } });
    expect(await letThroughElsewhere(40, from('198.51.100.1'))).toBeLessThan(40);
    expect((await from('198.51.100.2')(second)).statusCode).toBe(200);
    expect(JSON.stringify(await first.deps.db.select().from(attempt_counts))).not.toContain('198.51');
  });

  it('by API key', async () => {
    await open({ RATE_LIMIT_API_KEY: '20' });
    const customer = await first.asCustomer();
    const made = await proving(first, customer, {
      method: 'POST',
      url: '/auth/api_keys',
      payload: { name: 'certbot', scopes: ['read'], days: null },
    });
    const { key } = made.json<{ key: string }>();
    const call = (instance: TestApp) =>
      instance.app.inject({ url: '/tables/domains', headers: { authorization: `Bearer ${key}` } });
    expect(await letThroughElsewhere(20, call)).toBeLessThan(20);
  });

  it('by partner', async () => {
    await open({ RATE_LIMIT_PARTNER: '20' });
    const [partner] = first.deps.config.partners;
    let visitor = 0;
    const call = (instance: TestApp) =>
      instance.request({
        url: `/api/embed/1.0/${partner?.key}/settings`,
        headers: { 'x-forwarded-for': `198.51.100.${(visitor += 1)}` },
      });
    expect(await letThroughElsewhere(20, call)).toBeLessThan(20);
  });

  it('exactly, for limits that protect accounts', async () => {
    await open();
    const email = newEmail();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const instance = attempt % 2 === 0 ? first : second;
      const { statusCode } = await instance.request({
        method: 'POST',
        url: '/auth/login',
        payload: { email, password: 'not the right password' },
      });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  it('costs no statement for few calls, and one per twentieth of the limit for many', async () => {
    await open({ RATE_LIMIT_READ: '400' });
    const call = () => first.request({ url: CURRENCIES });
    for (let calls = 1; calls < 20; calls += 1) expect((await call()).headers['x-statement-count']).toBe('0');
    expect(await sharedCalls()).toBe(0);
    await call();
    await until(async () => (await sharedCalls()) === 20);
  });

  it('continues in each instance separately while the database does not answer', async () => {
    const broken = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' });
    await open({ RATE_LIMIT_READ: '5' });
    const execute = jest.spyOn(first.deps.db, 'execute').mockRejectedValue(broken);
    const statuses: number[] = [];
    for (let calls = 0; calls < 7; calls += 1) statuses.push((await first.request({ url: CURRENCIES })).statusCode);
    expect(execute).toHaveBeenCalled();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    execute.mockRestore();
  });
});

describe('[BO-04m] a partner changed in the desk of one instance', () => {
  it('takes effect in the others within seconds, without a restart', async () => {
    await open({ DESK_PORT: '26008' });
    const desk = await openDesk(first);
    const admin = await desk.asStaff('admin');
    const stop = second.deps.partners.follow();
    const send = async (path: string, payload: object) => {
      first.clock.advance(30);
      const code = makeCode(admin.secret, first.clock.now());
      const url = `/desk/1.0/partners${path}`;
      return (await admin.request({ method: 'POST', url, payload: { ...payload, code } })).json<Partner>();
    };
    const origin = 'https://harbour.example';
    const { keys } = await send('', { id: 'harbour', name: 'Harbour', origins: [origin] });
    const isAdmitted = async () => {
      const url = `/api/embed/1.0/${keys[0]?.key}/settings`;
      return (await second.app.inject({ url, headers: { origin } })).statusCode === 200;
    };
    await until(isAdmitted);
    await send('/harbour/switch', { version: 1, is_disabled: true });
    await until(async () => !(await isAdmitted()));
    stop();
    await desk.close();
  });
});

describe('[OP-02b] a registrar that does not respond', () => {
  const order = {
    kind: 'renew',
    reference: 'r',
    domain: 'brindlewharf.com',
    years: 1,
    currentExpiry: new Date(),
    privacy: false,
    restore: false,
    premium: null,
  } as const;

  it('is not called by any instance after ten failures in total, tried by one of them, and used by all once that succeeds', async () => {
    await open();
    let isUp = false;
    const sent = jest.fn(async (): Promise<OrderOutcome> =>
      isUp ? { kind: 'pending' } : { kind: 'unknown', cause: 'no answer' },
    );
    const registrar = { provider: 'sandbox', order: sent } as unknown as Registrar;
    // The test decides when the pause ends.
    const rest = () => first.deps.db.update(breakers).set({ rests_until: new Date(Date.now() - 1) });
    const [one, other] = [first, second].map(({ deps: { db } }) =>
      withBreaker(registrar, { retryMs: 3_600_000, store: createSharedStore(db, 'registrar') }),
    ) as [GuardedRegistrar, GuardedRegistrar];
    const both = [one, other];

    for (let call = 0; call < 8; call += 1) for (const each of both) await each.order(order);
    expect(sent).toHaveBeenCalledTimes(10);
    expect(both.map((each) => each.isAvailable())).toEqual([false, false]);

    await rest();
    await Promise.all(Array.from({ length: 4 }, () => both.map((each) => each.order(order))).flat());
    expect(sent).toHaveBeenCalledTimes(11);

    isUp = true;
    await rest();
    expect((await one.order(order)).kind).toBe('pending');
    expect((await other.order(order)).kind).toBe('pending');
    expect(both.map((each) => each.isAvailable())).toEqual([true, true]);
  });

  it('is detected by an instance that has sent nothing', async () => {
    await open();
    const registrar = {
      provider: 'sandbox',
      order: async () => ({ kind: 'unknown', cause: 'no answer' }),
    } as unknown as Registrar;
    const one = withBreaker(registrar, { store: createSharedStore(first.deps.db, 'registrar') });
    const { metrics: _none, ...started } = second.deps;
    const other = createDeps(started).registrar;
    const stop = other.follow();
    expect(other.isAvailable()).toBe(true);
    for (let call = 0; call < 10; call += 1) await one.order(order);
    await until(() => !other.isAvailable());
    stop();
  });
});

describe('[OP-02c] responses of registries', () => {
  const search = async (instance: TestApp, word: string, search_key?: string): Promise<SearchAnswer> => {
    const answer = await instance.request({
      method: 'GET',
      url: `/api/domain/1.0/availability/${word}`,
      query: { group: 'popular', currency_code: 'USD', max_wait: '1', ...(search_key && { search_key }) },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<SearchAnswer>();
  };
  /** Calls the instances in turn until the group is complete, as the page does. */
  async function searchInTurn(word: string, instances: readonly TestApp[]): Promise<SearchAnswer> {
    let answer: SearchAnswer | undefined;
    for (let call = 0; !answer?.is_search_completed; call += 1) {
      expect(call).toBeLessThan(200);
      answer = await search(instances[call % instances.length] as TestApp, word, answer?.search_key);
    }
    return answer;
  }
  /** The domains that each instance queries at registries, in order. */
  const asked = (): { readonly names: () => string[]; readonly held: (release: Promise<void>) => void } => {
    const names: string[] = [];
    let released = Promise.resolve();
    for (const { deps } of [first, second]) {
      const check = deps.registrar.check.bind(deps.registrar);
      jest.spyOn(deps.registrar, 'check').mockImplementation(async (list, answered, options) => {
        names.push(...list.map(({ domain }) => domain));
        await released;
        await check(list, answered, options);
      });
    }
    return { names: () => [...names], held: (release) => void (released = release) };
  };

  it('are shared with another instance without a new query', async () => {
    await open();
    const { names } = asked();
    const word = freshLabel();
    const found = await searchInTurn(word, [first]);
    const count = names().length;
    expect(count).toBe(found.results.length);
    await until(
      async () => (await first.deps.db.$count(registry_answers, isNotNull(registry_answers.answered_at))) === count,
    );
    const statements = jest.spyOn(second.deps.db, 'execute');
    expect((await searchInTurn(word, [second])).results).toEqual(found.results);
    expect([names().length, statements.mock.calls.length]).toEqual([count, 1]);
    // What was just read is not read again.
    await searchInTurn(word, [second]);
    expect(statements).toHaveBeenCalledTimes(1);
  });

  it('serves a search whose calls reach any of them, and asks about each domain once', async () => {
    await open();
    const { names, held } = asked();
    let release = (): void => undefined;
    held(new Promise<void>((resolve) => (release = resolve)));
    const word = freshLabel();
    const both = await Promise.all([search(first, word), search(second, word)]);
    expect(both.flatMap(({ results }) => results.map(({ status }) => status))).toEqual(
      expect.not.arrayContaining(['available', 'taken']),
    );
    await until(() => names().length >= (both[0]?.results.length ?? 0));
    release();
    const found = await searchInTurn(word, [first, second]);
    expect(found.results).not.toEqual([]);
    for (const { status } of found.results) expect(['available', 'premium', 'taken', 'reserved']).toContain(status);
    expect(new Set(names()).size).toBe(names().length);
  });

  it('are dropped by all of them when the domain is ordered', async () => {
    await open();
    const name = findSoldName(`${freshLabel()}.com`);
    if (!name) throw new Error('.com is sold');
    const { names } = asked();
    const [one, other] = [new AvailabilityCache(first.deps), new AvailabilityCache(second.deps)];
    await one.getStates([name], PATIENCE_MS);
    const kept = () =>
      first.deps.db.$count(
        registry_answers,
        and(eq(registry_answers.subject, name.domain), isNotNull(registry_answers.answered_at)),
      );
    await until(async () => (await kept()) === 1);
    expect((await other.getStates([name], PATIENCE_MS)).size).toBe(1);
    expect(names()).toEqual([name.domain]);
    one.forget([name.domain]);
    await until(async () => (await kept()) === 0);
    first.clock.advance(6);
    expect((await other.getStates([name], PATIENCE_MS)).size).toBe(1);
    expect(names()).toEqual([name.domain, name.domain]);
  });

  it('are used without the database, too', async () => {
    await open();
    jest.spyOn(first.deps.db, 'execute').mockRejectedValue(new Error('connection refused'));
    const found = await searchInTurn(freshLabel(), [first]);
    expect(found.results.map(({ status }) => status)).not.toContain('unknown');
    jest.restoreAllMocks();
  });

  it('are deleted when they are old', async () => {
    await open();
    await searchInTurn(freshLabel(), [first]);
    await until(
      async () => (await first.deps.db.$count(registry_answers, isNotNull(registry_answers.answered_at))) > 0,
    );
    first.clock.advance(2 * 3_600);
    await removeOldAnswers(first.deps.db, new Date(first.clock.now().getTime() - 3_600_000));
    expect(await first.deps.db.$count(registry_answers)).toBe(0);
  });
});

describe('[OP-02d] a customer whose calls go to different instances', () => {
  it('signs in, reauthenticates, uses a second factor and signs out, each step at the next one', async () => {
    await open();
    let turn = 0;
    let cookie = '';
    const next = async (method: 'GET' | 'POST', url: string, payload?: object): Promise<LightMyRequestResponse> => {
      const instance = [first, second][(turn += 1) % 2] as TestApp;
      const answer = await instance.request({ method, url, headers: { cookie }, ...(payload && { payload }) });
      if (answer.cookies.length > 0) cookie = getCookie(answer);
      return answer;
    };
    const email = newEmail();
    await registerCustomer(first, email);
    const { token } = await emailTo(second, email);
    expect((await next('POST', '/auth/verify', { token, password: PASSWORD })).statusCode).toBe(200);

    first.clock.advance(3_600);
    expect((await next('POST', '/auth/totp')).json()).toMatchObject({ code: 'password_needed' });
    expect((await next('POST', '/auth/confirm_password', { password: PASSWORD })).statusCode).toBe(204);
    const { secret } = (await next('POST', '/auth/totp')).json<{ secret: string }>();
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = () => app.generate({ timestamp: first.clock.now().getTime() });
    expect((await next('POST', '/auth/totp/confirm', { code: code() })).statusCode).toBe(200);
    first.clock.advance(60);

    const usedCookie = cookie;
    expect((await next('POST', '/auth/logout')).statusCode).toBe(204);
    for (const instance of [first, second]) expect(await isSignedIn(instance, usedCookie)).toBe(false);

    const asked = await next('POST', '/auth/login', { email, password: PASSWORD });
    const { ticket } = asked.json<{ second_factor: { ticket: string } }>().second_factor;
    const answers = await Promise.all(
      [first, second].map((instance) =>
        instance.request({ method: 'POST', url: '/auth/login/second_factor', payload: { ticket, code: code() } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const opened = answers.find(({ statusCode }) => statusCode === 200) as LightMyRequestResponse;
    for (const instance of [first, second]) expect(await isSignedIn(instance, getCookie(opened))).toBe(true);
  });
});
