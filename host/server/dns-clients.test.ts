import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { builtHost, type BuiltHost } from './testing/built-host';

const ZONE = '/api/v1/servers/localhost/zones/brindlewharf.com.';

let backend: Server;
let host: BuiltHost;
let port: number;
/** The requests as the backend got them. */
let seen: object[];

beforeAll(async () => {
  backend = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    seen.push({ method, url, key: headers['x-api-key'], type: headers['content-type'], body: await text(incoming) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  }).listen(0, '127.0.0.1');
  await once(backend, 'listening');
  host = await builtHost({ API_ORIGIN: `http://127.0.0.1:${(backend.address() as AddressInfo).port}` });
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  port = (host.app.server.address() as AddressInfo).port;
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await host.close();
  backend.close().closeAllConnections();
});

/** Sends a request as programs do: also a GET may have a body, and an empty body be declared as JSON. */
async function send(method: string, path: string, body: string): Promise<number | undefined> {
  const headers = {
    'x-api-key': 'sfk_x',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const sent = request({ host: '127.0.0.1', port, method, path, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe('[DN-12c] the gateway', () => {
  it.each([
    ['GET', '/api', ''],
    ['PATCH', ZONE, '{"rrsets":[]}'],
    ['PUT', `${ZONE}/notify`, ''],
  ])('passes %s %s of programs that know PowerDNS on to the backend, with key and body', async (method, url, body) => {
    expect(await send(method, url, body)).toBe(200);
    expect(seen).toEqual([expect.objectContaining({ method, url, key: 'sfk_x', body })]);
  });

  it('passes on a read with a body, as lexicon sends it, without that body', async () => {
    expect(await send('GET', ZONE, '{}')).toBe(200);
    expect(seen).toEqual([expect.objectContaining({ method: 'GET', url: ZONE, key: 'sfk_x', body: '' })]);
  });
});
