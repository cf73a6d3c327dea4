import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTracing, readTracing, type Tracing } from '@storefront/shared/tracing';
import pino from 'pino';
import { SandboxRegistrar } from '../src/adapters/registrar/sandbox/sandbox-registrar';
import { Metrics } from '../src/metrics/metrics';
import { defaultListPrices } from '../src/modules/price-list/default-tables';
import { sandboxBooks } from './invariants';
import { startOtlpReceiver, type OtlpReceiver } from './support/otlp-receiver';
import { freshLabel, openShop, type TestShop } from './support/shop';

const ROUTE = '/api/domain/1.0/availability/:word/events';

let metrics: Metrics;
let receiver: OtlpReceiver;
let tracing: Tracing;
let shop: TestShop;
let lines: { event?: string; reqId?: string }[];
let origin: string;
let checking: jest.SpyInstance<Promise<void>>;

beforeEach(async () => {
  metrics = new Metrics();
  receiver = await startOtlpReceiver();
  const settings = readTracing({
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
  tracing = await openTracing(
    settings,
    { service: 'storefront-backend', version: '1.0.0', instance: 'one' },
    { failed: () => {}, recovered: () => {} },
  );
  lines = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as object) });
  shop = await openShop(
    {},
    {
      metrics,
      tracing,
      log,
      registrar(deps) {
        const registrar = new SandboxRegistrar({
          db: deps.db,
          clock: deps.clock,
          faults: deps.faults,
          nameservers: deps.config.nameservers,
          latency: () => 0,
          transferMs: 0,
          transferPolicy: deps.config.transferPolicy,
          listPrices: defaultListPrices,
        });
        checking = jest.spyOn(registrar, 'check');
        return { registrar, books: sandboxBooks(deps.db) };
      },
    },
  );
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await shop.close();
  await tracing.end();
  await receiver.close();
});

async function begin(path: string, requestId: string): Promise<IncomingMessage> {
  const request = get(`${origin}${path}`, { headers: { 'x-request-id': requestId } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}
const listEnds = (requestId: string) =>
  lines.flatMap(({ event, reqId }) => (reqId === requestId && event?.startsWith('http.') ? [event] : []));
async function waitForEnds(requestId: string): Promise<readonly string[]> {
  while (listEnds(requestId).length === 0) await new Promise((resolve) => setImmediate(resolve));
  return listEnds(requestId);
}
const counted = async (status: string) =>
  (await metrics.text())
    .split('\n')
    .find(
      (line) =>
        line.startsWith('storefront_http_request_duration_seconds_count') &&
        line.includes(`route="${ROUTE}"`) &&
        line.includes(`status="${status}"`),
    )
    ?.split(' ')
    .at(-1);

describe('[OP-01f] a followed search', () => {
  it('is counted, logged and traced once: as abandoned when its visitor closes it, and as answered when it ends', async () => {
    // A silent registry keeps the stream open until the visitor leaves.
    checking.mockImplementation(() => new Promise(() => {}));
    const path = `/api/domain/1.0/availability/${freshLabel()}/events?exact=&currency_code=USD`;
    const left = await begin(path, 'left-by-its-visitor');
    await once(left, 'data');
    left.destroy();
    expect(await waitForEnds('left-by-its-visitor')).toEqual(['http.request_abandoned']);
    checking.mockRestore();

    const whole = await begin(path.replace('exact=', 'popular='), 'read-to-its-end');
    whole.resume();
    await once(whole, 'end');
    expect(await waitForEnds('read-to-its-end')).toEqual(['http.request_completed']);
    expect(listEnds('left-by-its-visitor')).toHaveLength(1);
    expect([await counted('abandoned'), await counted('2xx')]).toEqual(['1', '1']);

    await tracing.end();
    const spans = receiver.spans.filter(({ name }) => name === `GET ${ROUTE}`);
    expect(
      spans.map(({ attributes }) => [attributes['http.response.status_code'], attributes['storefront.outcome']]),
    ).toEqual([
      [200, 'abandoned'],
      [200, undefined],
    ]);
  });
});
