import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { RunFile } from '../lib/run-file.mjs';

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

test('of many starts at once one gets the folder', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => new RunFile(folder).claim({ url: 'x' })));
  assert.equal(claims.filter(Boolean).length, 1);
});

test('what a crash left behind does not count', async () => {
  const file = new RunFile(folder);
  // No process has this number: it is above the largest that Linux gives out.
  await writeFile(file.file, JSON.stringify({ pid: 4_194_305, url: 'x' }));
  assert.equal(await file.running(), undefined);
  await writeFile(file.file, '{"pid":');
  assert.equal(await file.running(), undefined);
  assert.equal(await file.claim({ url: 'y' }), true);
});
