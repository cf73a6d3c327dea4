import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { createGateway } from './gateway';
import { builtHost, type BuiltHost } from './testing/built-host';

let backend: Server;
let host: BuiltHost;
let port: number;
beforeAll(async () => {
  backend = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"is_authenticated":false,"default_currency":{"code":"EUR"}}'),
  );
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  host = await builtHost({
    API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    EARLY_HINTS: 'on',
  });
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = host.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await host.close();
  backend.close();
});

/** Sends raw bytes, and reads until the server closes the connection. */
function exchange(text: string, at = port): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(at, '127.0.0.1');
    let answer = '';
    socket
      .setEncoding('latin1')
      .on('data', (chunk: string) => (answer += chunk))
      .on('close', () => resolve(answer))
      .on('error', reject);
    socket.write(text, 'latin1');
  });
}

/** The statuses of all responses on a connection, without 100 Continue. */
const statuses = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status)).filter((status) => status !== 100);
const get = (target: string, headers = '') =>
  exchange(`GET ${target} HTTP/1.1\r\nhost: shop.example\r\n${headers}connection: close\r\n\r\n`);

describe('[CA-01a] unusual requests', () => {
  it.each([
    'Expect: 100-continue',
    'Keep-Alive: timeout=5',
    'Upgrade: h2c',
    'TE: trailers',
    'Proxy-Connection: keep-alive',
    'HTTP2-Settings: AAMAAABkAAQAAP__',
    'Trailer: x-sum',
  ])('reach the backend when they carry the header "%s"', async (header) => {
    expect(statuses(await get('/auth/session_active', `${header}\r\n`))).toEqual([200]);
    const body = '{"email":"a@b.example"}';
    const post = `POST /auth/recover HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${header}\r\nconnection: close\r\n\r\n${body}`;
    expect(statuses(await exchange(post))).toEqual([200]);
  });

  it.each([
    '//',
    '///',
    '/\\',
    '//[',
    '//a:99999/',
    '//x//help?payment_intent=1',
    '//evil.example/site/cart',
    '/.//evil.example',
    '//site/cart',
    '/%2f/evil.example',
  ])('to %s cause no server error and no redirect to another host', async (target) => {
    const answer = await get(target);
    expect(statuses(answer)[0]).toBeLessThan(500);
    const location = /^location: (.*)\r$/im.exec(answer)?.[1];
    if (location !== undefined) expect(location).toMatch(/^\/(?![/\\])/);
  });

  it('that post a form without scripts lead to no other host', async () => {
    const head = 'host: shop.example\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 3\r\n';
    const answer = await exchange(`POST //site/cart?a=1 HTTP/1.1\r\n${head}connection: close\r\n\r\na=b`);
    expect(answer).toMatch(/^HTTP\/1\.1 303 [^]*\r\nlocation: \/site\/cart\?a=1\r\n/i);
  });

  it('never cause a server error, whatever their address and headers', async () => {
    const target = fc
      .array(
        fc.constantFrom(
          '/',
          '//',
          '\\',
          '[',
          ']',
          '%',
          '%2f',
          '%00',
          '..',
          '.',
          '?',
          '#',
          ':',
          '@',
          'a:99999',
          'site',
          'cart',
          'api',
          'auth',
          'x',
          '&',
          '=',
          ';',
          '*',
          '|',
          '~',
          '\u00e9',
        ),
        { maxLength: 10 },
      )
      .map((parts) => `/${parts.join('')}`);
    const name = fc.constantFrom(
      'Expect',
      'Upgrade',
      'Keep-Alive',
      'TE',
      'Connection',
      'Cookie',
      'Accept',
      'Range',
      'If-None-Match',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'Content-Type',
      'Accept-Encoding',
      'X-Request-Id',
    );
    const header = fc.tuple(
      name,
      fc.string({ maxLength: 30 }).map((value) => value.replace(/[\r\n\0]/g, ' ')),
    );
    await fc.assert(
      fc.asyncProperty(target, fc.array(header, { maxLength: 4 }), async (address, headers) => {
        const answer = await get(address, headers.map(([key, value]) => `${key}: ${value}\r\n`).join(''));
        for (const status of statuses(answer)) expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('are refused when their body is deeply nested', async () => {
    const body = '['.repeat(8_000);
    const answer = await exchange(
      `POST /reports/vitals HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: ${2 * body.length}\r\nconnection: close\r\n\r\n${body}${']'.repeat(8_000)}`,
    );
    expect(statuses(answer)).toEqual([400]);
  });
});

describe('a connection', () => {
  it('is closed when its body arrives too slowly', async () => {
    const slow = await createGateway({ ...host.config, requestTimeoutMs: 200 });
    await slow.listen({ host: '127.0.0.1', port: 0 });
    const answer = await exchange(
      'POST /reports/vitals HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      (slow.server.address() as AddressInfo).port,
    );
    expect(statuses(answer)).toEqual([408]);
    await slow.close();
  });

  it('[OP-12c] is not counted against the backend when a visitor closes it during a body', async () => {
    const reading = createServer((request) => void request.resume());
    await new Promise<void>((resolve) => reading.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(reading.address() as AddressInfo).port}`;
    const lines: string[] = [];
    const gateway = await createGateway(
      { ...host.config, apiOrigins: [origin] },
      { write: (line: string) => void lines.push(line) },
    );
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const at = (gateway.server.address() as AddressInfo).port;
    const asked = once(reading, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(at, '127.0.0.1');
    socket.write(
      'POST /auth/recover HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    const [request] = await asked;
    const cut = new Promise<void>((resolve) => request.once('error', () => undefined).once('close', resolve));
    socket.resetAndDestroy();
    await cut;
    // Anything logged about it is logged before this request is answered.
    expect(statuses(await exchange('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', at))).toEqual([
      200,
    ]);
    expect(lines.join('')).not.toContain('gateway.backend_unavailable');
    await gateway.close();
    reading.close();
  });

  it('[S2] does not hold up shutdown when its body never comes', async () => {
    const gateway = await createGateway({ ...host.config, answersMs: 100 });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const asked = new Promise<void>((resolve) => gateway.server.once('request', () => resolve()));
    const cut = exchange(
      'POST /reports/vitals HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      (gateway.server.address() as AddressInfo).port,
    );
    await asked;
    await gateway.close();
    expect(statuses(await cut)).toEqual([]);
  });

  it('[S2] is answered and closed when the gateway shuts down', async () => {
    const gateway = await createGateway(host.config);
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const { port: at } = gateway.server.address() as AddressInfo;
    const socket = connect(at, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (answer += chunk));
    const asked = new Promise<void>((resolve) => gateway.server.once('request', () => resolve()));
    socket.write(
      'POST /reports/vitals HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    );
    await asked;
    const ended = gateway.close();
    socket.write('}');
    await ended;
    expect(statuses(answer)).toEqual([400]);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });
});

describe('early hints', () => {
  const navigation = 'sec-fetch-mode: navigate\r\n';

  it('announce the first script before the document of a navigation', async () => {
    const answer = await get('/about', navigation);
    expect(statuses(answer)).toEqual([103, 200]);
    const [hints = ''] = answer.split('\r\n\r\n');
    expect(hints).toContain('\r\nLink: </h/1.0.0-host/main.js>; rel=preload; as=script; crossorigin');
    // No headers of the response itself, which may be for one visitor.
    expect(hints.split('\r\n')).toHaveLength(2);
    expect(answer.slice(hints.length)).toContain('<script src="/h/1.0.0-host/main.js"');
  });

  it.each([
    ['another request than a navigation', '/about', ''],
    ['a document that the browser has', '/about', `${navigation}if-none-match: "old"\r\n`],
    ['a redirect', '/register', navigation],
    ['a call', '/auth/session_active', navigation],
  ])('are not sent for %s', async (_what, path, headers) => {
    expect(statuses(await get(path, headers))).toHaveLength(1);
  });

  it('are not sent to an HTTP/1.0 client, which would take them for the response', async () => {
    const answer = await exchange(`GET /about HTTP/1.0\r\nhost: shop.example\r\n${navigation}\r\n`);
    expect(statuses(answer)).toEqual([200]);
  });
});
