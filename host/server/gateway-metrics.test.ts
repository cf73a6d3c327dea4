import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { serveMetrics } from '@storefront/shared/serving';
import { readConfig } from './config';
import { GatewayMetrics } from './gateway-metrics';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

/** The gateway detects changes by modification time, which file systems store in ticks. Milliseconds. */
const TICK = 20;

let host: BuiltHost;
let metrics: GatewayMetrics;

beforeEach(async () => {
  metrics = new GatewayMetrics();
  host = await builtHost({}, [], undefined, metrics);
  host.publish(
    createRegistry(accountRelease('1.0.0-a'), { canary: { release: accountRelease('1.0.0-b'), share: 0.2 } }),
  );
});
afterEach(() => host.close());

const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
let visitors = 0;
/** From another visitor each time. */
const report = (name: string, payload: object) => {
  visitors += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${visitors % 200}` };
  return host.app.inject({ method: 'POST', url: `/reports/${name}`, headers, payload });
};
const failure = (remote: string, version: string | null) =>
  report('page-failure', {
    reference: 'r-1',
    page: 'account.detail',
    remote,
    version,
    reason: 'crashed',
    message: 'mara@example.com has no name',
  });

describe('metrics of a gateway', () => {
  it('[OP-01d] count page views, errors and web vitals by remote and release, and unknown ones as other', async () => {
    await get('/account/detail', { cookie: 'sf-bucket=99' });
    await get('/account/detail', { cookie: 'sf-bucket=0' });
    await get('/account/detail', { cookie: 'sf-bucket=0' });
    await failure('mfe_account', '1.0.0-b');
    await failure('mfe_account', '6.6.6-made-up');
    await failure('mfe_made_up', '1.0.0-a');
    await failure('host', null);
    const vital = { name: 'LCP', value: 900, rating: 'good', remote: 'mfe_account', version: '1.0.0-a' };
    await report('vitals', { page: '/account/detail', vitals: [vital] });
    const text = await metrics.text();
    const views = (release: string) =>
      text.includes(`storefront_page_views_total{remote="mfe_account",release="${release}"}`);
    expect([views('1.0.0-a'), views('1.0.0-b')]).toEqual([true, true]);
    expect(text).toContain('storefront_page_views_total{remote="mfe_account",release="1.0.0-b"} 2\n');
    const errors = [...text.matchAll(/^storefront_browser_errors_total\{remote="(\w+)",release="(.*?)".*\} (\d+)$/gm)];
    expect(errors.map(([, ...parts]) => parts)).toEqual([
      ['mfe_account', '1.0.0-b', '1'],
      ['mfe_account', 'other', '1'],
      ['other', 'other', '1'],
      ['host', 'host', '1'],
    ]);
    expect(text).toContain(
      'storefront_web_vitals_total{remote="mfe_account",release="1.0.0-a",name="LCP",rating="good"} 1\n',
    );
    expect(text).toContain('storefront_release{remote="mfe_account",release="1.0.0-b",role="canary"} 0.2\n');
    expect(text).not.toMatch(/made.up|mara@example/);
  });

  it('[OP-01d] drop releases that have left the registry', async () => {
    await get('/site/home');
    await sleep(TICK);
    host.publish(createRegistry(accountRelease('1.0.0-c')));
    await get('/site/home');
    expect(await metrics.text()).not.toMatch(/storefront_release\{[^}]*1\.0\.0-[ab]/);
  });

  it('[RT-37k] keep the counts of only the last ten releases that have left the registry', async () => {
    for (let turn = 0; turn < 25; turn += 1) {
      await sleep(TICK);
      host.publish(createRegistry(accountRelease(`2.0.${turn}`)));
      await get('/account/detail');
      await failure('mfe_account', `2.0.${turn}`);
    }
    await sleep(TICK);
    const text = await metrics.text();
    for (const name of ['storefront_page_views_total', 'storefront_browser_errors_total']) {
      const releases = [...text.matchAll(new RegExp(`^${name}\\{remote="mfe_account",release="(.*?)"`, 'gm'))];
      expect(releases.map(([, release]) => release)).toEqual(
        Array.from({ length: 11 }, (_, index) => `2.0.${index + 14}`),
      );
    }
  });

  it('[OP-01b] count requests by the row of the route table, [OP-01c] whatever the address contains', async () => {
    await get('/site/availability/secret-plans');
    await get('/nowhere/secret-plans');
    await get('/api/checkout/1.0/order/secret-plans');
    const text = await metrics.text();
    const count = (labels: string) =>
      new RegExp(`^storefront_http_request_duration_seconds_count\\{${labels}\\} (\\d+)$`, 'm').exec(text)?.[1];
    expect(count('method="GET",route="/site/availability/:\\w+",status="\\dxx"')).toBe('1');
    expect(count('method="GET",route="\\*",status="\\dxx"')).toBe('1');
    expect(count('method="GET",route="/api/\\*",status="5xx"')).toBe('1');
    expect(text).toContain('storefront_backend_unavailable_total 1\n');
    expect(text).not.toContain('secret-plans');
  });

  it('[OP-01a] are served on a separate port and not by the gateway, and are off without one', async () => {
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, log: host.app.log });
    try {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const scraped = await fetch(`${address}/metrics`);
      expect(scraped.headers.get('content-type')).toContain('version=0.0.4');
      expect(await scraped.text()).toContain('nodejs_eventloop_lag_p99_seconds');
      expect((await fetch(`${address}/site/home`)).status).toBe(404);
    } finally {
      server.close().closeAllConnections();
    }
    const { body } = await get('/metrics');
    expect(body).not.toContain('storefront_http');
    expect(host.config.metrics).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }, 'dist').metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(() => readConfig({ METRICS_PORT: '0' }, 'dist')).toThrow('METRICS_PORT');
  });
});
