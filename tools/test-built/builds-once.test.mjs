import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

test('what tests write beside the sources asks for no new build: it would pull the files from under running shops', () => {
  const written = fromRoot('backend/.cache', `written-by-${process.pid}.txt`);
  mkdirSync(fromRoot('backend/.cache'), { recursive: true });
  writeFileSync(written, 'no source');
  try {
    assert.equal(
      execFileSync(process.execPath, [fromRoot('tools/build.mjs'), 'gateway', 'backend'], { encoding: 'utf8' }),
      '',
    );
  } finally {
    rmSync(written);
  }
});

test('a start leaves the files at the root of the site alone, which shops that run are serving', () => {
  const icon = fromRoot('host/dist/public/favicon.svg');
  const before = statSync(icon);
  execFileSync(process.execPath, [fromRoot('tools/build.mjs'), 'gateway']);
  const { ino, mtimeMs } = statSync(icon);
  assert.deepEqual({ ino, mtimeMs }, { ino: before.ino, mtimeMs: before.mtimeMs });
});
