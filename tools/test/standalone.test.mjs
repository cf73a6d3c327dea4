import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot, requireTool } from '../lib/paths.mjs';

const { REMOTE_FOLDERS } = requireTool('./federation/packages.cjs');

describe('[MF-03c] A remote that runs alone', () => {
  for (const folder of REMOTE_FOLDERS) {
    test(`${folder} offers every page that it exposes`, () => {
      const main = readFileSync(fromRoot(folder, 'src/standalone/main.ts'), 'utf8');
      const exposed = readdirSync(fromRoot(folder, 'src/exposes')).map((file) => file.replace(/\.tsx?$/, ''));
      assert.deepEqual(
        exposed.filter((page) => !main.includes(`'../exposes/${page}'`)),
        [],
      );
    });
  }
});
