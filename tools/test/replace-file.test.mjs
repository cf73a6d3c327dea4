import assert from 'node:assert/strict';
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { replaceFile } from '../lib/replace-file.mjs';

test('a reader of a file that is being replaced gets either the old or the new text', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'replace-file-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'deep', 'current.json');
  const texts = ['{"version":"1.0.0"}'.padEnd(200_000), '{"version":"1.0.1"}'.padEnd(400_000)];
  await replaceFile(file, texts[0]);
  let done = false;
  const writing = (async () => {
    for (let round = 0; round < 100; round += 1) await replaceFile(file, texts[round % 2]);
    done = true;
  })();
  while (!done) assert.ok(texts.includes(await readFile(file, 'utf8')));
  await writing;
  assert.deepEqual(await readdir(path.dirname(file)), ['current.json']);
});

test('a file with the same content is not rewritten', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'replace-file-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'current.json');
  await replaceFile(file, 'a');
  const { ino } = await stat(file);
  await replaceFile(file, 'a');
  assert.equal((await stat(file)).ino, ino);
});
