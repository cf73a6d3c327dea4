import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startOtlpReceiver, type OtlpReceiver, type ReceivedSpan } from '../../backend/test/support/otlp-receiver';
import { accountRelease, builtHost, createRegistry, type BuiltHost } from './testing/built-host';

// The first gateway loads the packages of OpenTelemetry, which takes seconds on a busy machine.
jest.setTimeout(60_000);

let backend: Server;
let receiver: OtlpReceiver;
let host: BuiltHost;
/** Headers of the requests to the backend, by address. */
let sent: Map<string, IncomingHttpHeaders>;

beforeEach(async () => {
  sent = new Map();
  backend = createServer((request, response) => {
    sent.set(request.url ?? '', request.headers);
    // The calls of documents fail; documents are composed without their data.
    const status = /^\/api\/(?:a|domain)/.test(request.url ?? '') ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  receiver = await startOtlpReceiver();
});
afterEach(async () => {
  await host.close();
  await receiver.close();
  backend.close().closeAllConnections();
});

async function open(
  env: Record<string, string> = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  },
): Promise<void> {
  host = await builtHost({ API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`, ...env });
  host.publish(createRegistry(accountRelease('1.0.0-a')));
}
const get = (url: string, headers: Record<string, string> = {}) => host.app.inject({ url, headers });
/** All received spans, once the gateway has stopped. */
async function received(): Promise<readonly ReceivedSpan[]> {
  await host.app.close();
  return receiver.spans;
}

const FOREIGN = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const PARTS = /^00-([0-9a-f]{32})-([0-9a-f]{16})-(0[01])$/;

describe('traces of a gateway', () => {
  it('[OP-07c] begin with each document and call, link a call to the document of its page, and go on in the backend', async () => {
    await open();
    const document = await get('/site/login');
    const [, traceparent = ''] = /^traceparent;desc="(.*)"$/.exec(String(document.headers['server-timing'])) ?? [];
    const [, pageTrace, pageSpan] = PARTS.exec(traceparent) ?? [];
    await get('/api/domain/1.0/availability/secret-plans', { traceparent });
    const spans = await received();

    const page = spans.find(({ spanId }) => spanId === pageSpan);
    expect(page).toMatchObject({
      service: 'storefront-gateway',
      kind: 'server',
      traceId: pageTrace,
      parentId: '',
      attributes: { 'http.response.status_code': 200 },
    });
    expect(page?.name).toMatch(/^GET \//);
    const call = spans.find(({ name }) => name === 'GET /api/*');
    expect(call).toMatchObject({
      parentId: '',
      links: [{ traceId: pageTrace, spanId: pageSpan }],
      attributes: { 'http.route': '/api/*', 'storefront.page_trace_id': pageTrace },
    });
    expect(call?.traceId).not.toBe(pageTrace);
    const tried = spans.find(({ parentId }) => parentId === call?.spanId);
    expect(tried).toMatchObject({
      kind: 'client',
      name: 'GET',
      attributes: { 'server.address': '127.0.0.1', 'http.response.status_code': 200 },
    });
    expect(sent.get('/api/domain/1.0/availability/secret-plans')?.traceparent).toBe(
      `00-${call?.traceId}-${tried?.spanId}-01`,
    );
    expect(receiver.raw()).not.toContain('secret-plans');
  });

  it('[OP-07c] ignore what clients send, and do not pass it on', async () => {
    await open({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    const own = { traceparent: FOREIGN, tracestate: 'a=b', baggage: 'c=d' };
    await get('/api/a', own);
    const document = await get('/site/login', own);
    const { traceparent = '', ...headers } = sent.get('/api/a') ?? {};
    const [, trace, , flag] = PARTS.exec(String(traceparent)) ?? [];
    expect([flag, trace === FOREIGN.split('-')[1]]).toEqual(['00', false]);
    expect([headers['tracestate'], headers['baggage']]).toEqual([undefined, undefined]);
    expect(document.headers).not.toHaveProperty('server-timing');
    expect(await received()).toEqual([]);
  });

  it('[OP-07a] leave out files, reports and health checks', async () => {
    await open();
    await get('/h/1.0.0-host/main.js');
    await get('/favicon.svg');
    await get('/health/live');
    await host.app.inject({ method: 'POST', url: '/reports/vitals', payload: {} });
    await get('/api/a');
    expect((await received()).map(({ name }) => name).sort()).toEqual(['GET', 'GET /api/*']);
  });

  it('[OP-07e] are named in the log when a request fails', async () => {
    await open();
    const { headers } = await get('/api/a', { 'x-request-id': 'reference-of-the-page' });
    expect(headers['x-request-id']).toBe('reference-of-the-page');
    host.breakDocuments();
    await get('/site/login', { 'x-request-id': 'reference-of-a-crash' });
    const [line] = host.logged('gateway.request_failed');
    const spans = await received();
    const failed = spans.find(({ traceId, kind }) => traceId === line?.['trace_id'] && kind === 'server');
    expect(failed?.attributes['http.response.header.x-request-id']).toEqual(['reference-of-a-crash']);
    expect(line?.['span_id']).toBe(failed?.spanId);
  });

  it('[OP-07a] are off without an address: nothing is sent, passed on or logged', async () => {
    await open({});
    const document = await get('/site/login');
    expect(document.headers).not.toHaveProperty('server-timing');
    await get('/api/a', { traceparent: FOREIGN, tracestate: 'a=b', baggage: 'c=d' });
    const headers = sent.get('/api/a') ?? {};
    expect(['traceparent', 'tracestate', 'baggage'].filter((name) => name in headers)).toEqual([]);
    backend.close().closeAllConnections();
    await get('/api/b');
    expect(host.logged('gateway.backend_unavailable')[0]).not.toHaveProperty('trace_id');
    expect(await received()).toEqual([]);
  });
});
