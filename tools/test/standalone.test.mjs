import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

describe('[MF-03c] A remote that runs alone', () => {
  for (const folder of ['mfe-search-cart', 'mfe-checkout', 'mfe-domains', 'mfe-account']) {
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
