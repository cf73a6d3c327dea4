// Tests that one gateway can follow many releases of a remote and render a page with each: 1,000 in `npm run test:full`, a few in `npm
// test`. `MANY_RELEASES=1000 node --test tools/test-built/many-releases.test.mjs` prints the figures of docs/benchmarks.md.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../backend/scripts/free-port.mjs';
import { Registry, builtRelease } from '../lib/registry.mjs';
import { fileAddress, placeOfFile } from '../lib/release-store.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { releaseServer } from '../serve-releases.mjs';

const RELEASES = Number(process.env.MANY_RELEASES || 20);
const FOLDER = 'mfe-account';
const STORE = fromRoot(FOLDER, 'dist', FOLDER);
const PAGE = 'node/login.cjs';
const MB = 1024 * 1024;

/** Idle connections between two requests: as many as files are requested at once. */
const KEPT_ALIVE = 15;

/** Number of releases after which one-time work is done: the first releases have compiled what all of them use. */
const SETTLED = Math.max(12, Math.floor(RELEASES / 10));
/** Number of releases between two measurements. */
const STEP = Math.max(5, Math.ceil(RELEASES / 20));

let folder;
let server;
let gateway;
let url;
before(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'many-releases-'));
  server = releaseServer({ name: FOLDER, root: path.join(folder, 'store') }).listen(0, 'localhost');
  await once(server, 'listening');
  const port = await freePorts(2);
  const metricsPort = port + 1;
  url = `http://localhost:${port}`;
  // Runs the garbage collector before memory is read, so that only retained memory counts.
  const collecting = 'data:text/javascript,setInterval(gc,250).unref()';
  gateway = spawn(process.execPath, ['--expose-gc', '--import', collecting, fromRoot('host/dist/server/main.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: path.join(folder, 'data'),
      API_ORIGIN: 'http://127.0.0.1:9',
      RENDER_DEADLINE_MS: '5000',
      LOG_LEVEL: 'silent',
    },
  });
  gateway.metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  await until(async () => (await fetch(`${url}/health/live`).catch(() => undefined))?.ok);
});
after(async () => {
  const ended = once(gateway, 'exit');
  gateway.kill();
  await ended;
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

async function until(isTrue) {
  for (const deadline = Date.now() + 60_000; !(await isTrue()); await sleep(50))
    if (Date.now() > deadline || gateway.exitCode !== null) throw new Error(`Not within a minute: ${isTrue}`);
}

/** Creates a release that differs from the build only in its sign-in page: only its server build is loaded anew. */
async function createRelease(built, version) {
  const files = { ...built.files };
  const text = `${readFileSync(placeOfFile(STORE, built, PAGE), 'utf8')}\n// ${version}`;
  files[PAGE] = { ...files[PAGE], integrity: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  const place = path.join(folder, 'store/files', fileAddress(PAGE, files[PAGE].integrity));
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, text);
  // Only one page, so that a thousand releases are ready within minutes.
  const pages = Object.fromEntries(
    Object.entries(built.pages).map(([page, { server: program, ...rest }]) => [
      page,
      page === 'login' ? { ...rest, server: program } : rest,
    ]),
  );
  return { ...built, version, pages, files };
}

/** Reads the gateway's figures from the operating system and Node. */
async function measure() {
  const text = await (await fetch(gateway.metrics)).text();
  const read = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const getProc = (what) => `/proc/${gateway.pid}/${what}`;
  return {
    heap: read('nodejs_heap_size_used_bytes') / MB,
    resident: read('process_resident_memory_bytes') / MB,
    descriptors: existsSync(getProc('fd')) ? readdirSync(getProc('fd')).length : 0,
    threads: existsSync(getProc('task')) ? readdirSync(getProc('task')).length : 0,
    series: text.split('\n').filter((line) => line && !line.startsWith('#')).length,
  };
}

/** Lists what has grown between two measurements. */
function listGrowth(settled, last) {
  const limits = { heap: 5, resident: 80, threads: 0, descriptors: KEPT_ALIVE, series: 0 };
  return Object.entries(limits)
    .filter(([name, limit]) => last[name] - settled[name] > limit)
    .map(([name]) => `${name}: ${settled[name]} became ${last[name]}`);
}

/** Measures once what earlier releases needed is gone, as it was at an earlier measurement: a busy machine ends threads late. */
async function measureAtRest(settled) {
  for (const deadline = Date.now() + 60_000; ;) {
    // The thread of the release before the last two is stopped after the response.
    await sleep(600);
    const found = await measure();
    if (!settled || listGrowth(settled, found).length === 0 || Date.now() > deadline) return found;
  }
}

const measureSize = (place) =>
  readdirSync(place, { recursive: true }).reduce((sum, name) => sum + statSync(path.join(place, name)).size, 0);

test(`[RT-37k] a gateway that has rendered ${RELEASES} releases keeps no more than one that has rendered ${SETTLED}`, async () => {
  const built = await builtRelease(FOLDER);
  // Shared files are stored once; the gateway checks the entry.
  for (const [name, { integrity }] of Object.entries(built.files)) {
    const place = path.join(folder, 'store/files', fileAddress(name, integrity));
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, readFileSync(placeOfFile(STORE, built, name)));
  }
  const store = measureSize(path.join(folder, 'store'));
  const registry = new Registry(path.join(folder, 'data'));
  const origin = `http://localhost:${server.address().port}`;
  const measured = [];
  for (let turn = 1; turn <= RELEASES; turn += 1) {
    const version = `9.0.${turn}`;
    await registry.publish(FOLDER, await createRelease(built, version), origin);
    await until(async () => {
      const body = await (await fetch(`${url}/site/login`)).text();
      return body.includes('data-rendered="account.login"') && body.includes(`data-remote="mfe_account@${version}"`);
    });
    if (turn % STEP !== 0 && turn !== SETTLED && turn !== RELEASES) continue;
    const settled = measured.find(({ releases }) => releases >= SETTLED);
    measured.push({ releases: turn, ...(await measureAtRest(turn === RELEASES ? settled : undefined)) });
  }
  const dataDir = measureSize(path.join(folder, 'data')) / MB;
  const growth = (measureSize(path.join(folder, 'store')) - store) / RELEASES / 1024;
  for (const { releases, heap, resident, descriptors, threads, series } of measured)
    console.log(
      `${releases} releases: heap ${heap.toFixed(1)} MB, resident ${resident.toFixed(0)} MB, ${descriptors} descriptors, ${threads} threads, ${series} series`,
    );
  console.log(`registry and its log ${dataDir.toFixed(2)} MB; the store grew by ${growth.toFixed(1)} KB a release`);

  const settled = measured.find(({ releases }) => releases >= SETTLED);
  assert.deepEqual(listGrowth(settled, measured.at(-1)), []);
});
