import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtHost, type BuiltHost } from './testing/built-host';

/**
 * A backend in a separate process: it sends reads in two parts, records every write before it responds, and reports the readiness that the
 * test sets.
 */
const BACKEND = `
const { appendFileSync } = require('node:fs');
const [, , name, book] = process.argv;
let ready = 200;
let busy = false;
const server = require('node:http').createServer((request, response) => {
  if (request.url === '/health/ready') return void response.writeHead(ready).end();
  if (request.method === 'POST') {
    request.resume().on('end', () => {
      appendFileSync(book, request.url + '\\n');
      setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'), 5);
    });
    return;
  }
  if (busy) return void response.writeHead(503, { 'retry-after': '3', 'content-type': 'application/json' }).end('{"busy":true}');
  const body = JSON.stringify({ name, url: request.url });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
  response.write(body.slice(0, 5));
  setTimeout(() => response.end(body.slice(5)), 5);
});
process.on('message', (said) => { if ('ready' in said) ready = said.ready; if ('busy' in said) busy = said.busy; process.send('done'); });
server.listen(Number(process.argv[4] ?? 0), '127.0.0.1', () => process.send(server.address().port));
`;

const folder = mkdtempSync(join(tmpdir(), 'gateway-backends-'));
const program = join(folder, 'backend.cjs');
writeFileSync(program, BACKEND);

interface Backend {
  readonly child: ChildProcess;
  readonly port: number;
  readonly book: string;
  say(what: { ready?: number; busy?: boolean }): Promise<void>;
  kill(): Promise<void>;
}

async function start(name: string, port = 0): Promise<Backend> {
  const book = join(folder, `${name}.txt`);
  const child = fork(program, [name, book, String(port)]);
  const [listensAt] = (await once(child, 'message')) as [number];
  return {
    child,
    port: listensAt,
    book,
    async say(what) {
      child.send(what);
      await once(child, 'message');
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

// The tests start processes and wait for timeouts.
jest.setTimeout(180_000);

let backends: Backend[];
let host: BuiltHost;
let origin: string;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
}

async function send(url: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(origin + url, init);
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
}
const get = (url: string): Promise<Answer> => send(url);
const post = (url: string): Promise<Answer> =>
  send(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
const whoAnswers = async (): Promise<string> => ((await get('/api/who')).body as { name: string }).name;

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await isTrue());) {
    if (Date.now() > deadline) throw new Error('It did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeEach(async () => {
  backends = await Promise.all([start('one'), start('two')]);
  host = await builtHost({ API_ORIGINS: backends.map(({ port }) => `http://127.0.0.1:${port}`).join(', ') });
  await host.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(host.app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await host.close();
  for (const { child, book } of backends) {
    child.kill('SIGKILL');
    rmSync(book, { force: true });
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('[OP-02e] a gateway with several backends', () => {
  it('alternates between them', async () => {
    const names = [await whoAnswers(), await whoAnswers(), await whoAnswers(), await whoAnswers()];
    expect(names.filter((name) => name === 'one')).toHaveLength(2);
  });

  it('loses no read and repeats no write when one is killed during requests', async () => {
    const failed: string[] = [];
    const acknowledged: string[] = [];
    let isOver = false;
    let reads = 0;
    const readOn = async (): Promise<void> => {
      while (!isOver) {
        const url = `/api/read/${(reads += 1)}`;
        const { status, body } = await get(url);
        if (status !== 200 || (body as { url: string }).url !== url) failed.push(`${url} ${status}`);
      }
    };
    let writes = 0;
    const writeOn = async (): Promise<void> => {
      while (!isOver) {
        const url = `/api/write/${(writes += 1)}`;
        // The connection of a write may break when its backend is killed; whether it was carried out is then unknown.
        const status = await post(url).then(
          (answer) => answer.status,
          () => 'broken',
        );
        expect([200, 503, 'broken']).toContain(status);
        if (status === 200) acknowledged.push(url);
      }
    };
    const work = Promise.all([...Array.from({ length: 6 }, readOn), ...Array.from({ length: 4 }, writeOn)]);
    await until(() => reads > 50 && acknowledged.length > 50);
    await backends[0]?.kill();
    const [readsThen, writesThen] = [reads, acknowledged.length];
    await until(() => reads > readsThen + 100 && acknowledged.length > writesThen + 50);
    isOver = true;
    await work;

    expect(failed).toEqual([]);
    const written = backends.flatMap(({ book }) =>
      existsSync(book) ? readFileSync(book, 'utf8').trim().split('\n') : [],
    );
    expect(new Set(written).size).toBe(written.length);
    expect(acknowledged.filter((url) => !written.includes(url))).toEqual([]);
    expect(host.logged('gateway.backend_down').length).toBeGreaterThan(0);
  });

  it('uses a backend again when it is back', async () => {
    const port = backends[0]?.port ?? 0;
    await backends[0]?.kill();
    for (let call = 0; call < 4; call += 1) expect(await whoAnswers()).toBe('two');
    backends[0] = await start('one', port);
    await until(async () => (await whoAnswers()) === 'one');
  });

  it('sends nothing to a backend that reports itself not ready, unless none is ready', async () => {
    await backends[0]?.say({ ready: 503 });
    await until(() => host.logged('gateway.backend_down').length === 1);
    for (let call = 0; call < 4; call += 1) expect((await post(`/api/write/${call}`)).status).toBe(200);
    expect(existsSync(backends[0]?.book ?? '')).toBe(false);
    await backends[1]?.say({ ready: 503 });
    await until(() => host.logged('gateway.backend_down').length === 2);
    expect((await get('/api/who')).status).toBe(200);
  });

  it('tries the other backend when one is too busy for a read, and returns 503 when both are', async () => {
    await backends[0]?.say({ busy: true });
    for (let call = 0; call < 4; call += 1) {
      const answer = await get('/api/who');
      expect([answer.status, answer.retryAfter]).toEqual([200, null]);
    }
    await backends[1]?.say({ busy: true });
    expect(await get('/api/who')).toEqual({ status: 503, retryAfter: '3', body: { busy: true } });
  });

  it('returns 503 when no backend responds', async () => {
    for (const backend of backends) await backend.kill();
    expect(await get('/api/who')).toMatchObject({ status: 503, retryAfter: '2', body: { code: 'unavailable' } });
    expect(host.logged('gateway.backend_unavailable')).toHaveLength(1);
  });
});
