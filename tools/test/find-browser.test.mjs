import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { playwrightProgram } from '../lib/find-browser.mjs';

test('the program that installs a browser outside Debian starts', () => {
  const { status, stdout } = spawnSync(process.execPath, [playwrightProgram(), 'install', '--help'], {
    encoding: 'utf8',
  });
  assert.equal(status, 0);
  assert.match(stdout, /chromium/);
});
