// Tests the built shop on the Node of the images, which NODE_LTS_PROGRAM names: all programs start on it, and a customer buys a domain.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePorts } from '../../backend/scripts/free-port.mjs';
import { Customer, until } from '../compose/customer.mjs';
import { fromRoot } from '../lib/paths.mjs';

const NODE = process.env.NODE_LTS_PROGRAM;

/** Lists the descendants of a process. */
function listDescendants(pid) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [[Number(name), Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))[1])]];
        } catch {
          // The process has just exited.
          return [];
        }
      }),
  );
  const found = [pid];
  for (const one of found) found.push(...[...parents].flatMap(([child, parent]) => (parent === one ? [child] : [])));
  return found;
}

describe('[OP-09c] the shop on the Node of the images', () => {
  let folder;
  let child;
  let ended;
  let output = '';
  let origin;
  let payment;

  before(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'storefront-lts-'));
    const first = await freePorts(10);
    origin = `http://localhost:${first}`;
    payment = `http://localhost:${first + 6}`;
    child = spawn(NODE, [fromRoot('tools/start.mjs')], {
      env: {
        ...process.env,
        PORT: String(first),
        REMOTE_PORT_BASE: String(first + 1),
        API_PORT: String(first + 5),
        PAY_PORT: String(first + 6),
        FORWARDING_PORT: String(first + 7),
        MAIL_FORWARDING_PORT: String(first + 9),
        DESK_PORT: String(first + 8),
        DNS_PORT: '0',
        DATABASE_URL: '',
        DATA_DIR: folder,
        PUBLIC_URL: origin,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output = `${output}${text}`.slice(-8_000)));
    let code;
    ended = new Promise((resolve) => child.once('exit', (exit) => resolve((code = exit ?? 'a signal'))));
    await until('The shop', () => {
      if (code !== undefined) throw new Error(`The shop has ended with ${code}:\n${output}`);
      return output.includes('The shop is open');
    });
  });
  after(async () => {
    if (child?.exitCode === null) child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('all its programs run on that Node', { skip: process.platform !== 'linux' && 'Linux tells' }, () => {
    const programs = listDescendants(child.pid).map((pid) => readlinkSync(`/proc/${pid}/exe`));
    assert.ok(programs.length >= 9, `${programs}`);
    assert.deepEqual([...new Set(programs)], [realpathSync(NODE)]);
  });

  test('a customer registers, stores a card and buys a domain', async () => {
    const customer = new Customer({ gateway: origin, payment, publicUrl: origin });
    const mailbox = async () => (await fetch(`${origin}/dev/mailbox.json`)).json();
    await customer.register(mailbox);
    await customer.storeCard();
    const name = `quillharbour${randomUUID().slice(0, 8)}.com`;
    const order = await customer.buy(name);
    assert.equal(order.status_name, 'completed', JSON.stringify(order));
    assert.deepEqual(await customer.domains(), [{ name, status: 'ok' }]);
    assert.match(await customer.page('/site/home'), /<!doctype html>/i);
  });

  test('it shuts down cleanly', async () => {
    child.kill('SIGTERM');
    assert.equal(await ended, 0, output);
  });
});
