import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { releaseServer } from '../serve-releases.mjs';

let folder;
let server;
let port;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  await mkdir(path.join(folder, 'releases/1.0.0'), { recursive: true });
  await writeFile(path.join(folder, 'secret.js'), 'secret');
  await writeFile(path.join(folder, 'current.json'), '{"version":"1.0.0"}');
  await writeFile(path.join(folder, 'releases/1.0.0/page.js'), 'plain');
  await writeFile(path.join(folder, 'releases/1.0.0/page.js.br'), 'brotli');
  await writeFile(path.join(folder, 'releases/1.0.0/large.js'), 'x'.repeat(8_000_000));
  await writeFile(path.join(folder, 'releases/1.0.0/page.js.map'), '{}');
  await writeFile(path.join(folder, 'releases/1.0.0/release.json'), '{"files":{}}');
  await mkdir(path.join(folder, 'releases/files/0123456789abcdef'), { recursive: true });
  await writeFile(path.join(folder, 'releases/files/0123456789abcdef/page.js'), 'shared');
  await writeFile(path.join(folder, 'releases/files/0123456789abcdef/page.js.br'), 'shared brotli');
  await mkdir(path.join(folder, 'releases/2.0.0'));
  await writeFile(
    path.join(folder, 'releases/2.0.0/release.json'),
    JSON.stringify({
      version: '2.0.0',
      contentAddressed: true,
      files: { 'page.js': { integrity: 'sha256-0123456789abcdefghi=' }, 'lost.js': { integrity: 'sha256-0' } },
    }),
  );
  server = releaseServer({ name: 'mfe-test', root: path.join(folder, 'releases') }).listen(0, 'localhost');
  await once(server, 'listening');
  ({ port } = server.address());
});
after(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

/** Sends a raw request: `fetch` would normalise the path and decompress the response. */
function get(target, { method = 'GET', ...headers } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: 'localhost', port, path: target, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on('error', reject).end();
  });
}

test('[MF-01] any shop may load a release and cache it forever', async () => {
  const { status, headers, body } = await get('/mfe-test/1.0.0/page.js');
  assert.deepEqual([status, body], [200, 'plain']);
  assert.equal(headers['access-control-allow-origin'], '*');
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  assert.equal(headers['timing-allow-origin'], '*');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  assert.match(headers['content-type'], /javascript/);
});

test('files that the build compressed are sent compressed', async () => {
  const { headers, body } = await get('/mfe-test/1.0.0/page.js', { 'accept-encoding': 'gzip, br' });
  assert.deepEqual([headers['content-encoding'], body, headers.vary], ['br', 'brotli', 'accept-encoding']);
});

test('[MF-05f] a file of many releases has one address, and keeps its name in each', async () => {
  for (const target of ['/mfe-test/files/0123456789abcdef/page.js', '/mfe-test/2.0.0/page.js']) {
    const { status, headers, body } = await get(target);
    assert.deepEqual([status, body], [200, 'shared'], target);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal((await get(target, { 'accept-encoding': 'br' })).body, 'shared brotli');
  }
});

test('the description of a release is revalidated', async () => {
  assert.equal((await get('/mfe-test/1.0.0/release.json')).headers['cache-control'], 'no-cache');
});

test('[MF-06] a browser that uses the last build requests its name each time', async () => {
  const { status, headers, body } = await get('/mfe-test/current.json');
  assert.deepEqual(
    [status, JSON.parse(body), headers['cache-control'], headers['access-control-allow-origin']],
    [200, { version: '1.0.0' }, 'no-cache', '*'],
  );
});

for (const target of [
  '/mfe-test/1.0.0/gone.js',
  '/mfe-test/2.0.0/lost.js',
  '/mfe-test/2.0.0/constructor.js',
  '/mfe-test/files/page.js',
  '/mfe-test/../secret.js',
  '/mfe-test/..%2fsecret.js',
  '/mfe-test/1.0.0/../../secret.js',
  '/other/1.0.0/page.js',
  '/mfe-test/1.0.0/page.js.map',
  '/mfe-test/1.0.0/',
  '/secret.js',
  '/mfe-test/../current.json',
]) {
  test(`returns 404 as uncached text: ${target}`, async () => {
    const { status, headers } = await get(target);
    assert.deepEqual([status, headers['cache-control']], [404, 'no-store']);
    assert.match(headers['content-type'], /^text\/plain/);
  });
}

test('refuses invalid requests and other methods', async () => {
  assert.equal((await get('/mfe-test/%zz.js')).status, 400);
  assert.equal((await get('/mfe-test/1.0.0/page.js', { method: 'POST' })).status, 405);
  assert.deepEqual(
    await get('/mfe-test/1.0.0/page.js', { method: 'HEAD' }).then(({ status, body }) => [status, body]),
    [200, ''],
  );
});

for (const target of ['//', '///', '/\\', '//[', '//a:99999/', '//mfe-test/1.0.0/page.js']) {
  test(`causes no server error: ${target}`, async () => {
    assert.equal((await get(target)).status, 404);
  });
}

/** How often this process has a file open. */
async function timesOpen(file) {
  const names = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return names.filter((name) => name === file).length;
}

test(
  'closes every file of a connection that is gone, also those whose answers waited for their turn',
  { skip: process.platform !== 'linux' && 'open files are listed on Linux only' },
  async () => {
    const file = path.join(folder, 'releases/1.0.0/large.js');
    const sockets = Array.from({ length: 10 }, () => net.connect(port, 'localhost'));
    for (const socket of sockets)
      socket.on('error', () => {}).write('GET /mfe-test/1.0.0/large.js HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20));
    while ((await timesOpen(file)) < 100) await new Promise(setImmediate);
    for (const socket of sockets) socket.destroy();
    const until = Date.now() + 20_000;
    while ((await timesOpen(file)) > 0 && Date.now() < until) await new Promise(setImmediate);
    assert.equal(await timesOpen(file), 0);
  },
);
