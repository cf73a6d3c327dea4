import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withBuildLock } from '../lib/build-lock.mjs';
import { fromRoot } from '../lib/paths.mjs';
import { RunFile } from '../lib/run-file.mjs';

let locks;
beforeEach(async () => {
  locks = await mkdtemp(path.join(tmpdir(), 'build-lock-'));
});
afterEach(() => rm(locks, { recursive: true }));

const silent = () => undefined;

test('builds a package once at a time, and says which build it waits for', async () => {
  let building = 0;
  const lines = [];
  const job = async () => {
    building += 1;
    assert.equal(building, 1);
    await delay(20);
    building -= 1;
  };
  await Promise.all([1, 2, 3].map(() => withBuildLock('backend', job, (line) => lines.push(line), locks)));
  assert.deepEqual(new Set(lines), new Set([`waiting for process ${process.pid}, which is building backend`]));
});

test('builds two packages concurrently', async () => {
  await withBuildLock('host', () => withBuildLock('backend', async () => undefined, silent, locks), silent, locks);
});

test('is released after a failed build', async () => {
  const failing = withBuildLock('backend', () => Promise.reject(new Error('no such module')), silent, locks);
  await assert.rejects(failing, /no such module/);
  assert.equal(await withBuildLock('backend', async () => 'built', silent, locks), 'built');
});

test('the build command waits for another process that builds the same package', async () => {
  const lock = new RunFile(fromRoot('.cache/builds/renderer'));
  while (!(await lock.claim())) await delay(100);
  try {
    const child = promisify(execFile)(process.execPath, [fromRoot('tools/build.mjs'), 'renderer']);
    let printed = '';
    for await (const text of child.child.stdout) if ((printed += text).includes('\n')) break;
    assert.equal(printed, `waiting for process ${process.pid}, which is building renderer\n`);
    child.child.kill('SIGKILL');
    await assert.rejects(child);
  } finally {
    await lock.release();
  }
});
