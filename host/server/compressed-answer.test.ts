import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { builtHost, type BuiltHost } from './testing/built-host';

const LONG = JSON.stringify({
  results: Array.from({ length: 60 }, (_, index) => ({ domain: `brindlewharf${index}.com`, status: 'available' })),
});
const SEARCH = '/api/domain/1.0/availability/brindlewharf?group=all';

let backend: Server;
let host: BuiltHost;
/** The response of the backend. */
let answer: (response: ServerResponse) => void;

const json = (body: string) => (response: ServerResponse) =>
  void response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);

beforeAll(async () => {
  backend = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  host = await builtHost({ API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
});
beforeEach(() => {
  answer = json(LONG);
});
afterAll(async () => {
  await host.close();
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
});

const get = (url: string, accept = 'gzip, deflate, br') =>
  host.app.inject({ url, headers: { 'accept-encoding': accept } });

describe('[RT-04a] a response of the backend through the gateway', () => {
  it('is compressed when it is the same for all visitors', async () => {
    const br = await get(SEARCH);
    expect([br.headers['content-encoding'], br.headers['content-length'], br.headers.vary]).toEqual([
      'br',
      undefined,
      'accept-encoding',
    ]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(LONG);
    expect(br.rawPayload.length).toBeLessThan(LONG.length / 4);
    const gzip = await get('/api/domain/1.0/tlds', 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(LONG);
  });

  it.each([
    ['it holds something of a customer', '/tables/domains', undefined],
    ['it may hold a transfer code', '/api/domain/1.0/auth_code/brindlewharf.com', undefined],
    ['the browser takes nothing else', SEARCH, 'identity'],
  ])('is not compressed when %s', async (_why, url, accept) => {
    const { headers, body } = await get(url, accept);
    expect([headers['content-encoding'], body]).toEqual([undefined, LONG]);
  });

  it('is not compressed when it is short', async () => {
    answer = json('{"results":[]}');
    const { headers, body } = await get(SEARCH);
    expect([headers['content-encoding'], body]).toEqual([undefined, '{"results":[]}']);
  });

  it.each([
    ['br', createBrotliDecompress],
    ['gzip', createGunzip],
  ] as const)('arrives event by event when it is a stream, in %s', async (encoding, createDecompressor) => {
    const event = (index: number) => `data: ${index} ${LONG}\n\n`;
    let goOn: () => void = () => undefined;
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(event(1));
      goOn = () => void response.end(event(2));
    };
    const { headers, stream } = await host.app.inject({
      url: '/api/domain/1.0/availability/brindlewharf/events',
      headers: { 'accept-encoding': encoding },
      payloadAsStream: true,
    });
    expect(headers['content-encoding']).toBe(encoding);
    let [text, bytes] = ['', 0];
    const sent = stream().on('data', (part: Buffer) => (bytes += part.length));
    // The second event is not sent until the first has arrived.
    for await (const part of sent.pipe(createDecompressor())) {
      text += String(part);
      if (text === event(1)) goOn();
    }
    expect(text).toBe(event(1) + event(2));
    expect(bytes).toBeLessThan(LONG.length / 4);
  });

  it('never looks complete when it breaks off', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(LONG) });
      response.write(LONG.slice(0, 1000), () => response.destroy());
    };
    const url = await host.app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(url + SEARCH).then((response) => response.json())).rejects.toThrow();
  });
});
