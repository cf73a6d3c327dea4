import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { RunFile } from '../lib/run-file.mjs';

/** Above the largest process ID of Linux. */
const NO_PROCESS = 4_194_305;

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder has one owner, and the second start learns its address', async () => {
  const first = new RunFile(folder);
  assert.equal(await first.claim({ url: 'http://localhost:3000' }), true);
  const second = new RunFile(folder);
  assert.equal((await second.running()).url, 'http://localhost:3000');
  assert.equal(await second.claim({ url: 'http://localhost:4000' }), false);
  await first.release();
  assert.equal(await second.claim({ url: 'http://localhost:4000' }), true);
});

test('of many concurrent starts one gets the folder', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => new RunFile(folder).claim({ url: 'x' })));
  assert.equal(claims.filter(Boolean).length, 1);
});

test('of many processes that wait for the owner one gets the folder at a time', async () => {
  let owners = 0;
  const work = async () => {
    const file = new RunFile(folder);
    while (!(await file.claim())) await delay(1);
    owners += 1;
    assert.equal(owners, 1);
    await delay(2);
    owners -= 1;
    await file.release();
  };
  await Promise.all(Array.from({ length: 30 }, work));
});

test('of many processes that find the file of a crashed owner one gets the folder', async () => {
  for (let round = 0; round < 20; round += 1) {
    await writeFile(path.join(folder, 'run.json'), JSON.stringify({ pid: NO_PROCESS, url: 'x' }));
    const files = Array.from({ length: 10 }, () => new RunFile(folder));
    const claims = await Promise.all(files.map((file) => file.claim({ url: 'y' })));
    assert.equal(claims.filter(Boolean).length, 1);
    await files[0].release();
  }
});

test('the file of a crashed owner is ignored', async () => {
  const file = new RunFile(folder);
  await writeFile(file.file, JSON.stringify({ pid: NO_PROCESS, url: 'x' }));
  assert.equal(await file.running(), undefined);
  await writeFile(file.file, '{"pid":');
  assert.equal(await file.running(), undefined);
  assert.equal(await file.claim({ url: 'y' }), true);
});
