import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSocket } from 'node:dgram';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from 'dns-packet';
import type { WebhookOutcome } from '../../ports/webhook-sender';
import { HttpWebhookSender } from './http-webhook-sender';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const serve = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listen(createServer(answer))}/hooks`;

const send = (sender: HttpWebhookSender, url: string, signal = new AbortController().signal): Promise<WebhookOutcome> =>
  sender.send({ url, headers: { 'webhook-id': 'x' }, body: '{}', signal });

/** A resolver that gives every name the same addresses, and counts how often it is asked. */
function resolver(...addresses: string[]) {
  const state = { asked: 0 };
  const resolve = async () => {
    state.asked += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { state, resolve };
}

const local = new HttpWebhookSender({ onlyPublic: false, timeoutMs: 300 });

describe('[WH-02d] a call to an endpoint', () => {
  it('posts the body with its headers, and reports the status of any response', async () => {
    const seen: unknown[] = [];
    for (const status of [200, 204, 301, 410, 500]) {
      const url = await serve((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          seen.push([request.method, request.url, request.headers['webhook-id'], body]);
          response.writeHead(status, { location: '/elsewhere' }).end();
        });
      });
      expect(await send(local, url)).toEqual({ kind: 'answered', status, retryAfterSeconds: null });
    }
    expect(seen).toEqual(Array.from({ length: 5 }, () => ['POST', '/hooks', 'x', '{}']));
  });

  it('ends when there is no response in time', async () => {
    const url = await serve(() => undefined);
    expect(await send(local, url)).toMatchObject({ kind: 'failed', problem: 'timeout' });
  });

  it('ends when the connection is refused or closed', async () => {
    const url = await serve((_request, response) => void response.destroy());
    expect(await send(local, url)).toMatchObject({ kind: 'failed', problem: 'no_connection' });
    const [server] = servers;
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    servers.pop();
    expect(await send(local, url)).toMatchObject({ kind: 'failed', problem: 'no_connection' });
  });

  it('does not read an endless body, and closes its connection', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      void serve((_request, response) => {
        response.writeHead(200);
        const chunk = 'x'.repeat(4_096);
        const timer = setInterval(() => {
          sent += chunk.length;
          response.write(chunk);
        }, 1);
        response.on('close', () => {
          clearInterval(timer);
          resolve();
        });
      }).then(async (url) => expect(await send(local, url)).toMatchObject({ kind: 'answered', status: 200 }));
    });
    await closed;
    expect(sent).toBeLessThan(1_000_000);
  });

  it('counts once the status has arrived, even if the body never ends', async () => {
    const url = await serve((_request, response) => void response.writeHead(200).write('x'));
    expect(await send(local, url)).toMatchObject({ kind: 'answered', status: 200 });
  });

  it('reads how long to wait, in seconds only', async () => {
    for (const [header, seconds] of [
      ['120', 120],
      ['Wed, 21 Oct 2026 07:28:00 GMT', null],
      ['-5', null],
    ] as const) {
      const url = await serve((_request, response) => void response.writeHead(503, { 'retry-after': header }).end());
      expect(await send(local, url)).toEqual({ kind: 'answered', status: 503, retryAfterSeconds: seconds });
    }
  });

  it('can be ended by the process', async () => {
    const stopping = new AbortController();
    const url = await serve(() => stopping.abort());
    expect(await send(local, url, stopping.signal)).toEqual({ kind: 'aborted' });
    expect(await send(local, url, stopping.signal)).toEqual({ kind: 'aborted' });
  });
});

describe('[WH-02g] an open shop', () => {
  const open = (...addresses: string[]) => {
    const { state, resolve } = resolver(...addresses);
    return { state, sender: new HttpWebhookSender({ onlyPublic: true, timeoutMs: 300, resolve }) };
  };

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('does not call %s, by name or by address', async (address) => {
    const { sender } = open('93.184.216.34', address);
    expect(await send(sender, 'https://crm.example/hooks')).toMatchObject({ problem: 'private_address' });
    const url = `https://${address.includes(':') ? `[${address}]` : address}/`;
    expect(sender.accepts(url)).toBe(false);
    expect(await send(sender, url)).toMatchObject({ problem: 'private_address' });
  });

  it.each(['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://[::ffff:7f00:1]/'])(
    'recognises %s',
    (url) => expect(open('93.184.216.34').sender.accepts(url)).toBe(false),
  );

  it('calls by HTTPS only', async () => {
    const { sender, state } = open('93.184.216.34');
    for (const url of ['http://crm.example/', 'http://localhost/']) {
      expect(sender.accepts(url)).toBe(false);
      expect(await send(sender, url)).toMatchObject({ problem: 'insecure' });
    }
    expect(sender.accepts('https://crm.example/')).toBe(true);
    expect(state.asked).toBe(0);
  });

  it('asks nameservers for a name, and calls nothing if they give it a private address', async () => {
    const server = createSocket('udp4');
    const asked: string[] = [];
    server.on('message', (message, from) => {
      const { id, questions = [] } = decode(message);
      const [question] = questions;
      asked.push(`${question?.name} ${question?.type}`);
      const answers =
        question?.type === 'A' ? [{ type: 'A' as const, name: question.name, ttl: 1, data: '10.0.0.7' }] : [];
      server.send(encode({ type: 'response', id, questions, answers }), from.port, from.address);
    });
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
    const resolvers = [`127.0.0.1:${server.address().port}`];
    const sender = new HttpWebhookSender({ onlyPublic: true, resolvers });
    expect(await send(sender, 'https://crm.example/hooks')).toMatchObject({ problem: 'private_address' });
    expect(asked.sort()).toEqual(['crm.example A', 'crm.example AAAA']);
    server.close();
  });

  it('calls no name without an address', async () => {
    expect(await send(open().sender, 'https://crm.example/')).toMatchObject({ kind: 'failed' });
  });
});

test('[WH-02g] outside production, plain HTTP is for the own machine only', () => {
  expect(
    [
      'http://localhost:3000/',
      'http://127.0.0.1/',
      'http://[::1]/',
      'https://10.0.0.1/',
      'http://10.0.0.1/',
      'http://crm.example/',
    ].map((url) => local.accepts(url)),
  ).toEqual([true, true, true, true, false, false]);
});

describe('[WH-02g] over TLS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webhook-sender-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  beforeAll(() => {
    const subject = ['-subj', '/CN=crm.example', '-addext', 'subjectAltName=DNS:crm.example'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certFile, '-days', '2', ...subject],
      { stdio: 'ignore' },
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a name is resolved once, its address is the one that is connected to, and the certificate must be valid', async () => {
    const cert = readFileSync(certFile, 'utf8');
    const options = { key: readFileSync(keyFile), cert };
    const port = await listen(createTlsServer(options, (_request, response) => void response.writeHead(200).end()));
    const { state, resolve } = resolver('127.0.0.1');
    const trusting = new HttpWebhookSender({ onlyPublic: false, resolve, ca: cert });
    expect(await send(trusting, `https://crm.example:${port}/`)).toMatchObject({ kind: 'answered', status: 200 });
    expect(state.asked).toBe(1);
    const usual = new HttpWebhookSender({ onlyPublic: false, resolve });
    expect(await send(usual, `https://crm.example:${port}/`)).toMatchObject({ problem: 'no_connection' });
    expect(await send(trusting, `https://other.example:${port}/`)).toMatchObject({ problem: 'no_connection' });
  });
});
