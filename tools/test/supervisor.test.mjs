import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../backend/scripts/free-port.mjs';
import { requireFree } from '../lib/ports.mjs';
import { Supervisor } from '../lib/supervisor.mjs';

/** Time limit for an expected state, which usually arrives soon, later on a busy machine. */
const PATIENCE_MS = 60_000;

const SUPERVISOR = new URL('../lib/supervisor.mjs', import.meta.url).href;

/** Responds with its process ID; exits on a request for `/crash`. */
const SERVER = `
  import http from 'node:http';
  console.log('speaking');
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  http.createServer((request, response) => { if (request.url === '/crash') process.exit(3); response.end(String(process.pid)); }).listen(Number(process.env.TEST_PORT), 'localhost');
`;

let folder;
let port;
let reported;
let supervisor;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supervisor-'));
  port = await freePort();
  reported = [];
  supervisor = new Supervisor({ dataDir: folder, say: (line) => reported.push(line) });
  await writeFile(path.join(folder, 'server.mjs'), SERVER);
});
afterEach(async () => {
  await supervisor.stop();
  await rm(folder, { recursive: true });
});

const program = (file = 'server.mjs') => ({
  name: 'server',
  command: [path.join(folder, file)],
  env: { TEST_PORT: String(port) },
  ready: `http://localhost:${port}/`,
});
const ask = (target = '') =>
  fetch(`http://localhost:${port}/${target}`).then(
    (answer) => answer.text(),
    () => undefined,
  );
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function until(check, what) {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const found = await check();
    if (found) return found;
  }
  throw new Error(`never: ${what}`);
}

test('[OP-05a] [S9] rotates a full log, and keeps the latest ones', async () => {
  await writeFile(
    path.join(folder, 'server.mjs'),
    `${SERVER}
    let line = 0;
    setInterval(() => console.log('line ' + ++line + ' ' + 'x'.repeat(200)), 5);
  `,
  );
  supervisor = new Supervisor({ dataDir: folder, say: (line) => reported.push(line), fullLog: 4_000, lookMs: 20 });
  await supervisor.start([program()], PATIENCE_MS);
  const log = path.join(folder, 'logs', 'server.log');
  const getSize = async (file) => (await readFile(file, 'utf8').catch(() => '')).length;
  await until(() => getSize(`${log}.5`), 'five logs set aside');
  await supervisor.stop();
  assert.equal(await getSize(`${log}.6`), 0);
  assert.ok((await getSize(`${log}.5`)) >= 4_000);
  // No file has holes, as it would if the program continued at its former offset.
  for (const file of [log, `${log}.1`, `${log}.2`])
    assert.doesNotMatch(await readFile(file, 'utf8').catch(() => ''), /\0/);
  assert.deepEqual(reported, []);
});

test('[OP-05a] [S9] loses no line of a program that writes continuously while its log is rotated', async () => {
  await writeFile(
    path.join(folder, 'server.mjs'),
    `${SERVER}
    import { writeSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    // A separate thread, so that the program can respond.
    new Worker("const { writeSync } = require('node:fs'); for (let line = 1; ; line += 1) { writeSync(1, 'line ' + line + ' ' + 'x'.repeat(40) + '\\\\n'); if (line % 50 === 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1); }", { eval: true });
  `,
  );
  supervisor = new Supervisor({ dataDir: folder, say: (line) => reported.push(line), fullLog: 100_000, lookMs: 5 });
  await supervisor.start([program()], PATIENCE_MS);
  const log = path.join(folder, 'logs', 'server.log');
  await until(() => readFile(`${log}.3`, 'utf8').catch(() => ''), 'three logs set aside');
  await supervisor.stop();
  const files = await Promise.all([5, 4, 3, 2, 1].map((place) => readFile(`${log}.${place}`, 'utf8').catch(() => '')));
  const lines = [...files, await readFile(log, 'utf8')]
    .join('')
    .match(/^line \d+ x{40}$/gm)
    .map((line) => Number(line.split(' ')[1]));
  assert.ok(lines.length > 3_000);
  assert.deepEqual(
    lines.filter((line, place) => place > 0 && line !== lines[place - 1] + 1),
    [],
  );
  assert.deepEqual(reported, []);
});

test('starts a program, stores its output, and stops it', async () => {
  await supervisor.start([program()], PATIENCE_MS);
  const pid = Number(await ask());
  assert.ok(isAlive(pid));
  assert.match(await readFile(path.join(folder, 'logs/server.log'), 'utf8'), /speaking/);
  await supervisor.stop();
  assert.ok(!isAlive(pid));
});

test('[OP-05a] keeps the output of the previous run', async () => {
  await supervisor.start([program()], PATIENCE_MS);
  await supervisor.stop();
  const former = await readFile(path.join(folder, 'logs/server.log'), 'utf8');
  await supervisor.start([program()], PATIENCE_MS);
  assert.equal(await readFile(path.join(folder, 'logs/server.log.1'), 'utf8'), former);
});

test('restarts a crashed program and says so', async () => {
  await supervisor.start([program()], PATIENCE_MS);
  const pid = await ask();
  await ask('crash');
  const next = await until(async () => {
    const answer = await ask();
    return answer !== pid && answer;
  }, 'a new process');
  assert.notEqual(next, pid);
  assert.match(reported.join('\n'), /server exited unexpectedly \(code 3\); restarting in 0.5 s/);
});

test('a program that cannot start is reported with its last output', async () => {
  await writeFile(path.join(folder, 'broken.mjs'), "console.error('the reason'); process.exit(1);");
  await assert.rejects(
    supervisor.start([program('broken.mjs')], PATIENCE_MS),
    /server could not start:\n {2}the reason/,
  );
});

test('the programs exit when the supervisor is killed', async () => {
  const script = `
    import { Supervisor } from ${JSON.stringify(SUPERVISOR)};
    await new Supervisor({ dataDir: ${JSON.stringify(folder)}, say: () => {} }).start([${JSON.stringify(program())}], ${PATIENCE_MS});
    console.log('started');
    setInterval(() => {}, 1000);
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  const pid = Number(await ask());
  parent.kill('SIGKILL');
  await until(() => !isAlive(pid), 'the end of the program');
});

test('Ctrl-C in a terminal, which signals the whole group, stops everything without an alarm', async () => {
  const slow = { ...program('slow.mjs'), name: 'slow', env: { TEST_PORT: String(await freePort()) } };
  slow.ready = `http://localhost:${slow.env.TEST_PORT}/`;
  await writeFile(
    path.join(folder, 'slow.mjs'),
    SERVER.replaceAll('() => process.exit(0)', '() => setTimeout(() => process.exit(0), 300)'),
  );
  const script = `
    import { Supervisor } from ${JSON.stringify(SUPERVISOR)};
    const supervisor = new Supervisor({ dataDir: ${JSON.stringify(folder)}, say: console.log });
    process.on('SIGINT', () => void supervisor.stop().then(() => process.exit(0)));
    await supervisor.start(${JSON.stringify([program(), slow])}, ${PATIENCE_MS});
    console.log('started');
  `;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let words = '';
  parent.stdout.on('data', (data) => (words += data));
  await until(() => words.includes('started'), 'the start');
  const pid = Number(await ask());
  process.kill(-parent.pid, 'SIGINT');
  await once(parent, 'exit');
  assert.ok(!isAlive(pid));
  assert.equal(words.trim(), 'started');
});

test('ports in use are all named at once, each with the variable that changes it', async () => {
  const server = net.createServer().listen(port, 'localhost');
  await once(server, 'listening');
  await assert.rejects(
    requireFree([
      { port, variable: 'PORT', what: 'the shop' },
      { port, variable: 'API_PORT', what: 'the backend' },
    ]),
    (error) =>
      error.message.includes(`${port} for the shop: choose another with PORT`) && error.message.includes('API_PORT'),
  );
  server.close();
});
