import type { AddressInfo } from 'node:net';
import { serveMetrics } from '@storefront/shared/serving';
import { sql } from 'drizzle-orm';
import { SandboxPayment } from '../src/adapters/payment/sandbox/sandbox-payment';
import { PermanentMailError } from '../src/adapters/mail/outbox-mail';
import { defineQueue } from '../src/jobs/jobs';
import { Metrics } from '../src/metrics/metrics';
import { PaymentProviderUnavailable } from '../src/ports/payment-provider';
import { silentLog } from './support/silent-log';
import type { TestCustomer } from './support/app';
import { asId } from './support/as-id';
import { freshLabel, openShop, type TestShop } from './support/shop';

let shop: TestShop;
let customer: TestCustomer;
let metrics: Metrics;
let close: () => void;
let address: string;

beforeAll(async () => {
  metrics = new Metrics();
  shop = await openShop({}, { metrics });
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log: silentLog });
  close = () => server.close().closeAllConnections();
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  customer = await shop.asCustomer();
});
afterAll(async () => {
  close();
  await shop.close();
});

const scrape = async () => (await fetch(`${address}/metrics`)).text();

/** The value of the one series of this name with these labels, 0 if there is none. */
function getValue(text: string, name: string, labels: Record<string, string> = {}): number {
  const found = text.split('\n').filter((line) => {
    const [series = ''] = line.split(' ');
    return (
      (series === name || series.startsWith(`${name}{`)) &&
      Object.entries(labels).every(([label, value]) => series.includes(`${label}="${value}"`))
    );
  });
  expect(found.length).toBeLessThanOrEqual(1);
  return Number(found[0]?.split(' ').at(-1) ?? 0);
}

const REQUESTS = 'storefront_http_request_duration_seconds_count';
const CALLS = 'storefront_service_call_duration_seconds_count';

describe('the Prometheus metrics of a backend', () => {
  it('[OP-01b] count requests, calls to services and completed orders, [OP-01c] without identifying anyone', async () => {
    const domain = `${freshLabel()}.com`;
    const id = await shop.place(customer, { bought: [domain] });
    expect((await shop.settle(customer, id)).status_name).toBe('completed');
    await shop.request({ url: `/nothing/of/${freshLabel()}` });
    const text = await scrape();

    const order = { method: 'GET', route: '/api/checkout/1.0/order/:id' };
    expect(getValue(text, REQUESTS, { ...order, status: '2xx' })).toBeGreaterThan(0);
    expect(getValue(text, REQUESTS, { method: 'POST', route: '/api/checkout/1.0/order', status: '2xx' })).toBe(1);
    expect(getValue(text, REQUESTS, { method: 'GET', route: 'none', status: '4xx' })).toBe(1);
    const payment = { service: 'payment', adapter: shop.deps.payment.provider, outcome: 'ok' };
    expect(getValue(text, CALLS, { ...payment, operation: 'authorise' })).toBe(1);
    expect(getValue(text, CALLS, { ...payment, operation: 'capture' })).toBe(1);
    const registrar = { service: 'registrar', adapter: 'sandbox' };
    expect(getValue(text, CALLS, { ...registrar, operation: 'order', outcome: 'ok' })).toBe(1);
    expect(getValue(text, CALLS, { ...registrar, operation: 'check', outcome: 'ok' })).toBeGreaterThan(0);
    expect(getValue(text, 'storefront_orders_ended_total', { state: 'completed' })).toBe(1);
    expect(getValue(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);

    for (const secret of [domain, domain.split('.')[0] ?? '', id, customer.id, customer.email])
      expect(text).not.toContain(secret);
  });

  it('[OP-01b] distinguishes refusals of a service from missing answers, and those from slow ones', async () => {
    const refused = { service: 'registrar', adapter: 'sandbox', operation: 'order', outcome: 'refused' };
    const late = { ...refused, outcome: 'timeout' };
    const broken = { ...refused, outcome: 'unknown' };
    const before = await scrape();
    for (const fault of ['taken', 'drop_request', 'malformed'] as const) {
      shop.deps.faults.add({ operation: 'register', fault: { kind: fault } });
      const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
      await shop.settle(customer, id);
    }
    const declined = await shop.place(customer, { bought: [`${freshLabel()}.com`], card: '4000000000000002' });
    expect((await shop.settle(customer, declined)).status_name).toBe('payment_failed');
    const after = await scrape();
    const more = (labels: Record<string, string>) => getValue(after, CALLS, labels) - getValue(before, CALLS, labels);
    expect([more(refused), more(late), more(broken)]).toEqual([1, 1, 1]);
    expect(more({ service: 'payment', operation: 'authorise', outcome: 'refused' })).toBe(1);
    expect(getValue(after, 'storefront_orders_ended_total', { state: 'payment_failed' })).toBe(1);
  });

  it('[OP-01b] show how many jobs and orders wait, since when, and the state of connections', async () => {
    const queue = defineQueue<{ to: string }>({ name: 'test-waiting', retryLimit: 0, retryDelay: 1, expireIn: 30 });
    const { jobs, db } = shop.deps;
    await jobs.enqueue(queue, { to: 'Ada' });
    await jobs.enqueue(queue, { to: 'Bob' });
    await jobs.enqueue(queue, { to: 'Cyd' }, { startAfter: new Date(Date.now() + 3_600_000) });
    await db.execute(
      sql`update jobs set due_at = now() - interval '100 seconds' where queue = 'test-waiting' and data->>'to' = 'Ada'`,
    );
    await db.execute(
      sql`insert into jobs (queue, data, failed_at) values ('test-waiting', '{}', now()), ('test-idle', '{}', now())`,
    );
    const id = await shop.place(customer, { bought: [`${freshLabel()}.com`] });
    const text = await scrape();
    const state = (of: string) => getValue(text, 'storefront_jobs', { queue: 'test-waiting', state: of });
    expect(['due', 'running', 'later', 'failed'].map(state)).toEqual([2, 0, 1, 1]);
    const oldest = getValue(text, 'storefront_job_oldest_due_seconds', { queue: 'test-waiting' });
    expect(oldest).toBeGreaterThanOrEqual(100);
    expect(oldest).toBeLessThan(1_000);
    expect(getValue(text, 'storefront_job_oldest_due_seconds', { queue: 'test-idle' })).toBe(0);
    expect(text).toMatch(/^storefront_orders_open\{state="\w+"\} 1$/m);
    expect(getValue(text, 'storefront_database_up')).toBe(1);
    if (shop.deps.database.driver === 'postgres')
      expect(getValue(text, 'storefront_database_pool_max')).toBe(shop.deps.config.databasePoolMax);
    else expect(text).not.toContain('storefront_database_pool_max');
    await db.execute(sql`delete from jobs where queue like 'test-%'`);
    await shop.settle(customer, id);
  });

  it('[OP-01b] keeps working without the database, and reports that it is unavailable', async () => {
    const alone = new Metrics();
    const orm = { execute: () => Promise.reject(new Error('the database is away')) };
    const pool = () => ({ total: 7, idle: 3, waiting: 2, max: 10 });
    alone.watch({ database: { orm, pool } as never, clock: shop.clock, log: silentLog });
    alone.breakerChanged('registrar', 'closed');
    alone.breakerChanged('registrar', 'open');
    const text = await alone.text();
    expect(getValue(text, 'storefront_database_up')).toBe(0);
    expect(text).not.toMatch(/^storefront_jobs\{/m);
    const connections = (state: string) => getValue(text, 'storefront_database_connections', { state });
    expect([connections('busy'), connections('idle')]).toEqual([4, 3]);
    expect(getValue(text, 'storefront_database_pool_waiting')).toBe(2);
    const breaker = (state: string) => getValue(text, 'storefront_breaker_state', { service: 'registrar', state });
    expect([breaker('closed'), breaker('open'), breaker('half_open')]).toEqual([0, 1, 0]);
  });

  it('[OP-01b] counts emails and payments that throw by the error', async () => {
    const alone = new Metrics();
    const send = alone.mailTransport<Error | undefined>(async (error) => {
      if (error) throw error;
    });
    await send(undefined);
    const late = Object.assign(new Error('greeting never received'), { code: 'ETIMEDOUT' });
    for (const error of [new PermanentMailError('no such mailbox'), late, new Error('refused')])
      await expect(send(error)).rejects.toBe(error);
    const away = alone.payment(new SandboxPayment({ origin: 'http://127.0.0.1:1', key: 'k', webhookSecrets: ['s'] }));
    await expect(away.createSetupIntent(asId('c'), 'card')).rejects.toBeInstanceOf(PaymentProviderUnavailable);
    expect(away.provider).toBe('sandbox');
    expect(away.readEvent('{}', {}, new Date())).toBe('forged');
    const text = await alone.text();
    const mail = (outcome: string) => getValue(text, CALLS, { service: 'mail', operation: 'send', outcome });
    expect(['ok', 'refused', 'timeout', 'error'].map(mail)).toEqual([1, 1, 1, 1]);
    expect(getValue(text, CALLS, { service: 'payment', operation: 'createSetupIntent', outcome: 'unknown' })).toBe(1);
  });

  it('[OP-01a] are the only response at their address', async () => {
    for (const [path, method] of [
      ['/', 'GET'],
      ['/metrics', 'POST'],
      ['/openapi.json', 'GET'],
    ])
      expect((await fetch(`${address}${path}`, { method: method ?? 'GET' })).status).toBe(404);
    expect((await shop.request({ url: '/metrics' })).statusCode).toBe(404);
    const head = await fetch(`${address}/metrics`, { method: 'HEAD' });
    expect(head.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  });
});
