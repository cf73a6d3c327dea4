import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { ROOT, fromRoot, requireTool } from '../lib/paths.mjs';
import { bin } from '../lib/steps.mjs';

const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

describe('[MF-03b] Testing a remote alone', () => {
  for (const folder of REMOTE_FOLDERS) {
    test(`${folder} has its own command, which runs only its tests`, () => {
      const { scripts } = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'));
      assert.equal(scripts.test, `node ../tools/test-package.mjs ${folder}`);
      const listed = execFileSync(
        process.execPath,
        [bin('jest'), '--selectProjects', folder, '--listTests', '--json'],
        { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      );
      const folders = new Set(JSON.parse(listed).map((file) => path.relative(ROOT, file).split(path.sep)[0]));
      assert.deepEqual([...folders], [folder]);
    });
  }

  test('a package that does not exist is refused', () => {
    const { status, stderr } = spawnSync(process.execPath, [fromRoot('tools/test-package.mjs'), 'mfe-nothing'], {
      encoding: 'utf8',
    });
    assert.deepEqual([status, /test-package\.mjs <package>/.test(stderr)], [1, true]);
  });
});
