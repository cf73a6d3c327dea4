import { logsTraces, openTracing, readTracing, type Tracing, type TracingConfig } from '@storefront/shared/tracing';
import { sql } from 'drizzle-orm';
import { defineQueue } from '../src/jobs/jobs';
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from './support/otlp-receiver';
import type { TestCustomer } from './support/app';
import { freshLabel, openShop, REGISTRANT, type TestShop } from './support/shop';

const PROGRAM = { service: 'storefront-backend', version: '1.0.0', instance: 'one' };
const unheard = { failed: () => {}, recovered: () => {} };

const settings = (endpoint: string, more: Partial<TracingConfig> = {}): TracingConfig => ({
  ...readTracing({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
  })!,
  ...more,
});

let receiver: OtlpReceiver;
let tracing: Tracing;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
  tracing = await openTracing(settings(receiver.url), PROGRAM, unheard);
});
afterEach(async () => {
  await tracing.end();
  await receiver.close();
});

/** All spans, after shutting tracing down. */
async function received(): Promise<readonly ReceivedSpan[]> {
  await tracing.end();
  return receiver.spans;
}

const GATEWAY = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
/** Headers of calls passed on by the gateway. */
const throughGateway = (traceparent: string) => ({ traceparent, 'x-forwarded-for': '203.0.113.7' });

/** The names of the span and its parents, up to the root of its trace. */
function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): string[] {
  const above = spans.find(({ spanId, traceId }) => spanId === span.parentId && traceId === span.traceId);
  return [...(above ? pathTo(above, spans) : []), span.name];
}

describe('the traces of a backend', () => {
  let shop: TestShop;
  let customer: TestCustomer;
  beforeEach(async () => {
    shop = await openShop({}, { tracing });
    customer = await shop.asCustomer({ email: 'ottilie.nordgren@example.com', first_name: 'Ottilie' });
  });
  afterEach(() => shop.close());

  it('[OP-07b] lead from the order to the calls of registrar and payment provider, [OP-07d] without identifying anyone', async () => {
    const domain = `${freshLabel()}.com`;
    const id = await shop.place(customer, { bought: [domain] });
    expect((await shop.settle(customer, id)).status_name).toBe('completed');
    await shop.deps.jobs.drain();
    await customer.request({ url: `/api/domain/1.0/availability/${domain}?group=exact&max_wait=1&currency_code=USD` });
    await shop.request({ url: `/nothing/of/${domain}` });
    const spans = await received();

    const named = (name: string) => spans.filter((span) => span.name === name);
    const [placing] = named('POST /api/checkout/1.0/order');
    const [registering] = named('registrar order');
    expect(registering?.traceId).toBe(placing?.traceId);
    expect(registering && pathTo(registering, spans)).toEqual([
      'POST /api/checkout/1.0/order',
      'process order',
      'order provisioning',
      'registrar order',
    ]);
    const [capture] = named('payment capture');
    expect(capture?.traceId).toBe(placing?.traceId);
    expect(placing?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/api/checkout/1.0/order',
      'http.response.status_code': 201,
      'http.response.header.x-request-id': [expect.stringMatching(/^[\w-]{8,64}$/)],
    });
    expect(registering).toMatchObject({
      service: 'storefront-backend',
      kind: 'client',
      attributes: {
        'storefront.service': 'registrar',
        'storefront.adapter': 'sandbox',
        'storefront.operation': 'order',
        'storefront.outcome': 'ok',
      },
    });
    const [inserted] = named('INSERT orders');
    expect(inserted?.attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.collection.name': 'orders',
      'db.query.summary': 'INSERT orders',
    });
    expect(inserted && pathTo(inserted, spans)).toEqual(['POST /api/checkout/1.0/order', 'INSERT orders']);
    expect(named('GET').map(({ attributes }) => attributes['http.response.status_code'])).toEqual([404]);

    const { email, first_name, last_name, phone, address1 } = REGISTRANT;
    const token = customer.cookie.split('=')[1]?.split(';')[0] ?? '';
    expect(token.length).toBeGreaterThan(10);
    const [label = ''] = domain.split('.');
    // The random ids of requests can contain the four digits of the card.
    const sent = receiver
      .raw()
      .toLowerCase()
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '');
    for (const secret of [
      label,
      customer.email,
      'ottilie',
      token,
      email,
      first_name,
      last_name,
      phone,
      address1,
      '4242',
    ])
      expect([secret, sent.includes(secret.toLowerCase())]).toEqual([secret, false]);
  });

  it('[OP-07b] contain everything done by a request with a body over a real connection', async () => {
    const address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/api/tucowsbilling/1.0/service/price_check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: customer.cookie },
      body: JSON.stringify({
        domain: `${freshLabel()}.com`,
        period: 1,
        service: 'domain_create',
        currency_code: 'USD',
      }),
    });
    expect(answer.status).toBe(200);
    const spans = await received();
    const asked = spans.filter(({ name }) => name === 'registrar check' || name === 'SELECT sessions');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map((span) => pathTo(span, spans)[0])).toEqual(
      asked.map(() => 'POST /api/tucowsbilling/1.0/service/price_check'),
    );
  });

  it('[OP-07c] continue those of the gateway only', async () => {
    await shop.request({ url: '/auth/session_active', headers: throughGateway(GATEWAY) });
    await shop.request({ url: '/auth/session_active', headers: throughGateway(GATEWAY.replace(/1$/, '0')) });
    // A client without a forwarded address is not the gateway, such as a browser in the same network.
    await shop.request({ url: '/auth/session_active', headers: { traceparent: GATEWAY } });
    await shop.request({ url: '/auth/session_active', headers: throughGateway('00-nonsense') });
    await shop.request({ url: '/health/live', headers: throughGateway(GATEWAY) });
    const requests = (await received()).filter(({ kind }) => kind === 'server');
    const [, trace, span] = GATEWAY.split('-');
    expect(requests.map(({ traceId, parentId }) => [traceId === trace, parentId])).toEqual([
      [true, span],
      [false, ''],
      [false, ''],
    ]);
  });

  it('[OP-07b] continue in jobs, at another instance and after a failure; what starts an hour later has a link', async () => {
    const queue = defineQueue<{ n: number }>({ name: 'test-traced', retryLimit: 2, retryDelay: 1, expireIn: 30 });
    const parent = { traceparent: GATEWAY, since: Date.now() };
    const failing = new Set([1]);
    shop.deps.jobs.handle(queue, async ({ data: { n } }) => {
      if (failing.delete(n)) throw new Error('of ottilie.nordgren@example.com');
      await shop.deps.db.execute(sql`select 1 from domains`);
    });
    const enqueue = async (n: number) => {
      const span = tracing.begin('asks', { kind: 'server', origin: parent });
      await span.run(() => shop.deps.jobs.enqueue(queue, { n }));
      span.end();
    };
    await enqueue(1);
    await shop.deps.jobs.drain();
    await enqueue(2);
    await shop.deps.db.execute(
      sql`update jobs set trace = jsonb_set(trace, '{since}', to_jsonb((trace->>'since')::bigint - 3600001)) where queue = 'test-traced'`,
    );
    await shop.deps.jobs.drain();
    await shop.deps.jobs.enqueue(queue, { n: 3 });
    await shop.deps.jobs.drain();

    const spans = await received();
    const [, trace] = GATEWAY.split('-');
    const runs = spans.filter(({ name }) => name === 'process test-traced');
    const asked = spans.filter(({ name }) => name === 'asks').map(({ spanId }) => spanId);
    expect(
      runs.map(({ traceId, parentId, links, hasFailed, attributes }) => ({
        isOfTrace: traceId === trace,
        parentId,
        links: links.map(({ spanId }) => spanId),
        hasFailed,
        attempt: attributes['storefront.attempt'],
      })),
    ).toEqual([
      { isOfTrace: true, parentId: asked[0], links: [], hasFailed: true, attempt: 1 },
      { isOfTrace: true, parentId: asked[0], links: [], hasFailed: false, attempt: 2 },
      { isOfTrace: false, parentId: '', links: [asked[1]], hasFailed: false, attempt: 1 },
    ]);
    expect(runs[0]?.attributes['error.type']).toBe('Error');
    expect(receiver.raw()).not.toContain('ottilie');
  });

  it('[OP-07e] are found by the reference of an error, whose log lines have their ids', async () => {
    const lines: string[] = [];
    const traced = tracing.begin('request', { isRoot: true });
    const { createLog } = await import('../src/http/logging');
    const log = createLog(
      { logLevel: 'info', version: '1' },
      { write: (line: string) => void lines.push(line) },
      logsTraces(() => tracing),
    );
    traced.run(() => log.warn({ event: 'test.line' }, 'A line'));
    log.warn({ event: 'test.line' }, 'Another');
    traced.end();
    const answer = await shop.request({ url: '/nothing', headers: throughGateway(GATEWAY) });
    const { request_id } = answer.json<{ request_id: string }>();
    const spans = await received();
    expect(
      spans.find(({ attributes }) => String(attributes['http.response.header.x-request-id']) === request_id)?.name,
    ).toBe('GET');
    const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const found = spans.find(({ name }) => name === 'request');
    expect([first?.trace_id, first?.span_id]).toEqual([found?.traceId, found?.spanId]);
    expect(second).not.toHaveProperty('trace_id');
  });
});

describe('a trace receiver', () => {
  it('[OP-07f] that fails is reported once, without delaying anything, and so is its recovery', async () => {
    const heard: string[] = [];
    const own = await openTracing(settings(receiver.url), PROGRAM, {
      failed: () => heard.push('failed'),
      recovered: (lost) => heard.push(`recovered, ${lost} lost`),
    });
    const send = async (count: number) => {
      for (let one = 0; one < count; one += 1) own.begin(`span ${one}`, { isRoot: true }).end();
      await own.flush();
    };
    receiver.answer(400);
    // More than two batches.
    await send(1_100);
    await send(1);
    receiver.answer(200);
    await send(1);
    await own.end();
    expect(heard).toEqual(['failed', 'recovered, 1101 lost']);
  });

  it('[OP-07f] that is slow has at most a full queue waiting for it', async () => {
    const own = await openTracing(settings(receiver.url), PROGRAM, unheard);
    receiver.answer(0);
    for (let one = 0; one < 10_000; one += 1) own.begin(`span ${one}`, { isRoot: true }).end();
    const sending = own.flush();
    receiver.answer(200);
    await sending;
    await own.end();
    expect(receiver.spans.length).toBeGreaterThan(0);
    expect(receiver.spans.length).toBeLessThanOrEqual(2_048 + 512);
  });

  it('[OP-07a] gets the headers, names and share from the settings', async () => {
    const own = await openTracing(
      settings(`${receiver.url}/`, {
        headers: 'authorization=Bearer%20abc,x-tenant=shop',
        serviceName: 'my-shop',
        resource: 'deployment.environment.name=production',
        sampler: 'parentbased_traceidratio',
        ratio: 0,
      }),
      PROGRAM,
      unheard,
    );
    own.begin('not taken', { isRoot: true }).end();
    own.begin('taken, as the gateway has', { origin: { traceparent: GATEWAY, since: Date.now() } }).end();
    await own.end();
    expect(receiver.headers()).toMatchObject({ authorization: 'Bearer abc', 'x-tenant': 'shop' });
    expect(receiver.spans.map(({ name, service }) => [name, service])).toEqual([
      ['taken, as the gateway has', 'my-shop'],
    ]);
    expect(receiver.raw()).toContain('production');
  });
});
