import assert from 'node:assert/strict';
import { utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../../backend/scripts/free-port.mjs';
import { deskProxy, serve, serverOptions } from '../lib/dev-server.mjs';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { deskDevelopmentConfig } = requireTool('./federation/dev-config.cjs');
const { WebSocket } = createRequire(requireTool.resolve('webpack-dev-server'))('ws');

describe('The desk in development', () => {
  let origin;
  let server;
  let backend;
  const asked = [];

  before(async () => {
    backend = createServer(({ method, url, headers }, answer) => {
      asked.push({ method, url, host: headers.host });
      answer.setHeader('content-type', 'application/json').end('{"staff":null}');
    });
    await new Promise((resolve) => void backend.listen(0, '127.0.0.1', resolve));
    const port = await freePort();
    origin = `http://localhost:${port}`;
    server = await serve(deskDevelopmentConfig(), serverOptions({ port, proxy: deskProxy(backend.address().port) }));
  });
  after(async () => {
    await server?.stop();
    backend.closeAllConnections();
    await new Promise((resolve) => void backend.close(resolve));
  });

  test('has its document at every address of its pages, with a script that refreshes components in place', async () => {
    const [front, deep] = await Promise.all(
      ['/', '/customers/1'].map(async (page) => (await fetch(origin + page)).text()),
    );
    assert.equal(deep, front);
    const [, script] = /<script defer src="([^"]+)"/.exec(front) ?? [];
    assert.ok(script, front);
    const text = await (await fetch(origin + script)).text();
    assert.ok(text.includes('$Refresh$.signature('), 'no component says when it may keep its state');
    assert.ok(text.includes('SignInPage'), 'there are no pages');
  });

  test('proxies its calls to the listener of the desk, with the address that the browser sees', async () => {
    const answer = await fetch(`${origin}/desk/1.0/session`);
    assert.deepEqual(await answer.json(), { staff: null });
    assert.deepEqual(asked.at(-1), { method: 'GET', url: '/desk/1.0/session', host: new URL(origin).host });
  });

  test('notifies the open page of a saved file', async () => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { origin });
    try {
      const told = new Promise((resolve, reject) => {
        socket.on('error', reject);
        socket.on('message', (data) => {
          const { type } = JSON.parse(data);
          // Sent first for the existing build.
          if (type === 'ok' || type === 'warnings') utimesSync(fromRoot('desk/src/main.tsx'), new Date(), new Date());
          if (type === 'invalid') resolve(type);
        });
      });
      assert.equal(await told, 'invalid');
    } finally {
      socket.close();
    }
  });
});
