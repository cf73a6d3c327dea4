import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import { endpoint } from '@storefront/shared/contract';
import { shortReference } from '@storefront/shared/domain';
import { makeTestApp, SHOP, type TestApp } from '../../test/support/app';
import { asId } from '../../test/support/as-id';
import { outbox } from '../db/schema';
import type { Registrar } from '../ports/registrar';
import { silentLog } from '../../test/support/silent-log';
import { conflict, handleErrors, toHttpError, tooMany, unavailable } from './errors';
import { createLog } from './logging';
import { isFromOtherSite } from './request-guard';
import { route } from './route';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { RATE_LIMIT_READ: '50' } });
});
afterAll(() => shop.close());

const CURRENCIES = '/api/tucowsbilling/1.0/currencies';
const RECOVER = '/auth/recover';
const PROVISIONING = '/api/checkout/1.0/provisioning';

describe('[CA-01c] errors', () => {
  const send = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    shop.request({ method: 'POST', url: RECOVER, payload, headers });

  it.each([
    ['a body that is not JSON', '{', 400, 'malformed'],
    ['an empty body', '', 400, 'malformed'],
    ['a body with the wrong shape', '[]', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['a body that pollutes prototypes', '{"__proto__":{"admin":true},"email":"a@b.example"}', 400, 'malformed'],
    ['a deeply nested body', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'invalid'],
    ['a deeply nested field', `{"email":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`, 400, 'invalid'],
    ['a field of the wrong type', '{"email":5}', 400, 'invalid'],
    ['an oversized body', JSON.stringify({ email: 'x'.repeat(70_000) }), 413, 'too_large'],
  ])('rejects %s', async (_title, payload, status, code) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, request_id: answer.headers['x-request-id'] });
  });

  it('[NT-05a] say which field is wrong and why, as the client shows it', async () => {
    expect((await send('{"email":"nobody"}')).json()).toMatchObject({
      message: 'Some fields are not valid.',
      detail: [{ loc: 'email', msg: 'Enter an email address, such as name@example.com', code: 'invalid_format' }],
    });
  });

  it('checks no more of an email address that is too long, which could take minutes', async () => {
    expect((await send(JSON.stringify({ email: `a@${'.'.repeat(30_000)}@` }))).json()).toMatchObject({
      detail: [{ loc: 'email', code: 'too_big' }],
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ])('rejects a body of type %s', async (type) => {
    expect((await send('{"email":"a@b.example"}', { 'content-type': type })).statusCode).toBe(400);
  });

  it('returns 404 in the same format for an unknown URL', async () => {
    const answer = await shop.request({ url: '/api/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'no_such_route', message: expect.any(String) });
  });

  it('a customer route returns 401 to a guest before it validates the body', async () => {
    const answer = await shop.request({
      method: 'PUT',
      url: '/api/tucowsbilling/1.0/user/default_currency',
      payload: { nonsense: true },
    });
    expect(answer.statusCode).toBe(401);
  });
});

/** An app with only error handling and the contract's compilers. */
function bareApp(log: FastifyBaseLogger = silentLog): FastifyInstance {
  const app = Fastify({ loggerInstance: log });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  return app;
}

describe('our own faults', () => {
  it('return 500 with a reference and no internals', async () => {
    const lines = new PassThrough();
    const app = bareApp(createLog({ logLevel: 'info', version: 't' }, lines));
    app.get('/', async () => {
      throw new Error('select secret from table at /srv/app.ts');
    });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/secret|srv/);
    const { request_id } = answer.json<{ request_id: string }>();
    const log = String(lines.read());
    expect(log).toContain(request_id);
    expect(log).toContain('select secret');
    await app.close();
  });

  it('include a response that violates the contract', async () => {
    const counted = endpoint({
      id: 'counted',
      method: 'GET',
      path: '/counted',
      summary: '',
      tag: 'test',
      input: z.object({ count: z.coerce.number() }),
      output: z.object({ count: z.int() }),
    });
    const app = bareApp();
    route(app, counted, async ({ input }) => ({ count: input.count, secret: 'left out' }));
    expect((await app.inject('/counted?count=2')).json()).toEqual({ count: 2 });
    const answer = await app.inject('/counted?count=1.5');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal' });
    await app.close();
  });

  it('an HttpError has its own fields and Retry-After', () => {
    expect(conflict('The price changed.', { code: 'price_changed', body: { changes: [1] } }).body).toEqual({
      message: 'The price changed.',
      code: 'price_changed',
      changes: [1],
    });
    expect(tooMany('Wait.', 12, 'attempts')).toMatchObject({
      status: 429,
      retryAfterSeconds: 12,
      body: { code: 'too_many_requests', params: { what: 'attempts' } },
    });
    expect(toHttpError(new TypeError('x is undefined'))).toBeUndefined();
  });

  it('[CA-01c] sends the parameters of a code, and compiles with no others', async () => {
    // @ts-expect-error -- the message of this code names a domain
    conflict('Taken.', { code: 'taken' });
    // @ts-expect-error -- there is no such code
    conflict('Taken.', { code: 'takn' });
    // @ts-expect-error -- this code has no parameters
    conflict('No session.', { code: 'no_session', params: { domain: 'a.com' } });

    const app = bareApp();
    const taken = endpoint({
      id: 'taken',
      method: 'GET',
      path: '/taken',
      summary: 'Taken.',
      tag: 'test',
      output: z.null(),
      refusals: [409],
    });
    route(app, taken, async () => {
      throw conflict('quill.page is taken.', { code: 'taken', params: { domain: 'quill.page' } });
    });
    const answer = await app.inject('/taken');
    await app.close();
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'taken',
      params: { domain: 'quill.page' },
      message: 'quill.page is taken.',
    });
  });

  it('an unavailable database is a 503, whatever error it raises', () => {
    const wrapped = new Error('Failed query', {
      cause: Object.assign(new Error('terminating connection'), { code: '57P01' }),
    });
    const refused = Object.assign(new AggregateError([Object.assign(new Error('no'), { code: 'ECONNREFUSED' })]), {});
    for (const error of [wrapped, refused, new Error('timeout exceeded when trying to connect')])
      expect(toHttpError(error)).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    expect(toHttpError(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined();
  });
});

describe('requests of other sites', () => {
  const ours = { publicUrl: SHOP, trustedOrigins: ['https://partner.example'] };

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: SHOP }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://partner.example' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3002' }, false],
    [{ origin: SHOP }, false],
    [{ origin: 'https://partner.example' }, false],
    [{ origin: 'null' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: `${SHOP}.evil.example` }, true],
    [{}, false],
  ] as [Record<string, string>, boolean][])('%j: %s', (headers, other) => {
    expect(isFromOtherSite({ headers }, ours)).toBe(other);
  });

  it('change nothing and get 400, never 403', async () => {
    const answer = await shop.request({
      method: 'POST',
      url: RECOVER,
      payload: { email: 'a@b.example' },
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
    expect(answer.headers['x-statement-count']).toBe('0');
  });
});

describe('every response', () => {
  it.each([CURRENCIES, '/api/nothing', '/auth/recover', '/health/live'])(
    '%s has the security headers and a request ID',
    async (url) => {
      const { headers } = await shop.request({ url });
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  it('keeps a harmless request ID of the caller', async () => {
    const findId = async (given: string) =>
      (await shop.request({ url: '/health/live', headers: { 'x-request-id': given } })).headers['x-request-id'];
    expect(await findId('journey-0001')).toBe('journey-0001');
    expect(await findId('<script>alert(1)</script>')).not.toContain('<');
    expect(await findId('short')).not.toBe('short');
  });
});

describe('[CA-01a] the rate of calls', () => {
  it('is limited by address and class, as the headers say', async () => {
    const call = (address: string) => shop.request({ url: CURRENCIES, headers: { 'x-forwarded-for': address } });
    const first = await call('198.51.100.1');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '50', 'ratelimit-remaining': '49' });
    let last = first;
    for (let count = 0; count < 50; count += 1) last = await call('198.51.100.1');
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await call('198.51.100.2')).statusCode).toBe(200);
    expect(
      (await shop.request({ url: '/health/live', headers: { 'x-forwarded-for': '198.51.100.1' } })).statusCode,
    ).toBe(200);
  });

  it('counts a whole IPv6 network as one client, since each has one', async () => {
    const call = (host: number) =>
      shop.request({ url: CURRENCIES, headers: { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` } });
    for (let host = 1; host <= 50; host += 1) expect((await call(host)).statusCode).toBe(200);
    expect((await call(51)).statusCode).toBe(429);
    expect(
      (await shop.request({ url: CURRENCIES, headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).statusCode,
    ).toBe(200);
  });
});

describe('health', () => {
  it('is ready when database and jobs are', async () => {
    expect((await shop.request({ url: '/health/ready' })).statusCode).toBe(503);
    await shop.deps.jobs.start();
    const answer = await shop.request({ url: '/health/ready' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ready',
      checks: {
        database: { status: 'ok', driver: shop.deps.database.driver },
        jobs: { status: 'ok' },
        mail: { status: 'ok', kind: 'mailbox' },
        nameServer: { status: 'ok', kind: 'sandbox' },
      },
    });
  });

  it('reports waiting emails and stays ready, because they are kept', async () => {
    const [waiting] = await shop.deps.db
      .insert(outbox)
      .values({
        recipient: 'mara@example.com',
        subject: '',
        text: '',
        html: '',
        status: 'queued',
        attempts: 1,
        created_at: shop.clock.now(),
      })
      .returning({ id: outbox.id });
    const answer = await shop.request({ url: '/health/ready' });
    expect([answer.statusCode, answer.json<{ checks: object }>().checks]).toMatchObject([
      200,
      { mail: { status: 'degraded' } },
    ]);
    await shop.deps.db.delete(outbox).where(eq(outbox.id, waiting?.id ?? asId('')));
  });

  it('becomes unready first when the process is asked to shut down', async () => {
    shop.readiness.draining = true;
    expect((await shop.request({ url: '/health/ready' })).statusCode).toBe(503);
    expect((await shop.request({ url: '/health/live' })).statusCode).toBe(200);
    shop.readiness.draining = false;
  });

  describe('[OP-05d] in the log', () => {
    const READY = '/health/ready';
    const openLogged = async () => {
      const lines = new PassThrough();
      const problems: (string | null)[] = [];
      const app = await makeTestApp({
        replace: ({ mail }) => ({
          log: createLog({ logLevel: 'info', version: 't' }, lines),
          mail: Object.assign(Object.create(mail) as typeof mail, {
            problem: () => Promise.resolve(problems[0] ?? null),
          }),
        }),
      });
      await app.deps.jobs.start();
      lines.read();
      const readEvents = () =>
        String(lines.read() ?? '')
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as { event: string; req?: { path: string } })
          .map(({ event, req }) => (req ? `${event} ${req.path}` : event));
      return { app, problems, readEvents };
    };

    it('successful checks are not seen, and failed ones are', async () => {
      const { app, readEvents } = await openLogged();
      for (const url of [READY, '/health/live', READY]) expect((await app.request({ url })).statusCode).toBe(200);
      await app.request({ url: '/version' });
      expect(readEvents()).toEqual(['http.request_completed /version']);
      app.readiness.draining = true;
      expect((await app.request({ url: READY })).statusCode).toBe(503);
      expect(readEvents()).toEqual([`http.request_completed ${READY}`]);
      await app.close();
    });

    it('a warning is repeated once a minute, and given again after a recovery', async () => {
      const { app, problems, readEvents } = await openLogged();
      const check = async (times: number) => {
        for (let count = 0; count < times; count += 1) await app.request({ url: READY });
        return readEvents();
      };
      problems[0] = 'does not respond';
      expect(await check(3)).toEqual(['health.mail_degraded']);
      app.clock.advance(59);
      expect(await check(2)).toEqual([]);
      app.clock.advance(1);
      expect(await check(2)).toEqual(['health.mail_degraded']);
      problems[0] = null;
      expect(await check(1)).toEqual([]);
      problems[0] = 'does not respond';
      expect(await check(2)).toEqual(['health.mail_degraded']);
      await app.close();
    });
  });

  it('returns its version', async () => {
    expect((await shop.request({ url: '/version' })).json()).toEqual({ name: 'storefront-backend', version: '0.1.0' });
  });
});

describe('[I12] the reference of a failure', () => {
  it.each([
    ['a defect', () => new TypeError('Cannot read properties of undefined'), 500, 'error'],
    ['an outage', () => unavailable('The registrar does not answer. Try again in a moment.'), 503, 'warn'],
  ])('shown for %s leads to the log line that explains it', async (_what, failure, status, level) => {
    const lines = new PassThrough();
    const log = createLog({ logLevel: 'info', version: 't' }, lines);
    const isAvailable = () => {
      throw failure();
    };
    const failing = await makeTestApp({
      replace: ({ registrar }) => ({
        log,
        registrar: Object.assign(Object.create(registrar) as Registrar, { isAvailable }),
      }),
    });
    const answer = await failing.request({ url: PROVISIONING });
    await failing.close();
    expect(answer.statusCode).toBe(status);
    const { request_id } = answer.json<{ request_id: string }>();
    expect(answer.headers['x-request-id']).toBe(request_id);
    const shown = shortReference(request_id);
    const found = String(lines.read())
      .split('\n')
      .filter((line) => line.includes(shown))
      .map((line) => JSON.parse(line) as { level: string; reqId: string; err?: { message: string } });
    expect(found).toContainEqual(
      expect.objectContaining({
        level,
        reqId: request_id,
        err: expect.objectContaining({ message: failure().message }) as unknown,
      }),
    );
    expect(answer.body).not.toContain('undefined');
  });
});

describe('[S9] a request that arrives slowly', () => {
  it.each([
    ['headers', 'POST /auth/recover HTTP/1.1\r\nhost: shop.example\r\nx-slow: '],
    [
      'body',
      'POST /auth/recover HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    ],
  ])('is cut off while its %s is awaited', async (_part, text) => {
    const patient = await makeTestApp({ requestTimeoutMs: 200 });
    await patient.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((patient.app.server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece));
    socket.on('error', () => undefined);
    const drops = setInterval(() => socket.write('x'), 20);
    socket.write(text);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drops);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await patient.close();
  });
});

describe('[SS-05e] the log', () => {
  it('contains no secrets, queries or bodies', async () => {
    const lines = new PassThrough();
    const log = createLog({ logLevel: 'info', version: 't' }, lines);
    const secret = 'S3CRET-VALUE';
    log.info(
      {
        password: secret,
        body: { token: secret, auth_info: secret, card: { number: secret, cvc: secret } },
        headers: { cookie: secret, authorization: secret },
      },
      'a',
    );
    log.info({ req: { method: 'GET', url: `/site/reset?token=${secret}`, ip: '::1' } }, 'b');
    log.error(
      {
        err: new Error(`Failed query: select $1\nparams: ${secret}`, { cause: new Error(`inner\nparams: ${secret}`) }),
      },
      'c',
    );
    const text = String(lines.read());
    expect(text.split('\n').filter(Boolean)).toHaveLength(3);
    expect(text).not.toContain(secret);
    expect(text).toContain('Failed query: select $1');
  });
});
