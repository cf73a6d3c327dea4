import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

test('files that tests write beside the sources cause no new build, which would replace the files of running shops', () => {
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

test('a start does not change the files at the root of the site, which running shops serve', () => {
  const icon = fromRoot('host/dist/public/favicon.svg');
  const before = statSync(icon);
  execFileSync(process.execPath, [fromRoot('tools/build.mjs'), 'gateway']);
  const { ino, mtimeMs } = statSync(icon);
  assert.deepEqual({ ino, mtimeMs }, { ino: before.ino, mtimeMs: before.mtimeMs });
});
