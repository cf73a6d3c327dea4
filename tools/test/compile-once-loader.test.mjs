// A run of the build compiles each text once (tools/federation/compile-once-loader.cjs), although several builds contain it.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const loader = createRequire(import.meta.url)('../federation/compile-once-loader.cjs');
const folder = mkdtempSync(path.join(tmpdir(), 'compile-once-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'price.ts');

/** Loads the file as webpack does, with a compiler after this loader and maybe another one that runs before the compiler. */
function load(text, { before = 0 } = {}) {
  writeFileSync(file, text);
  const context = {
    resourcePath: file,
    loaders: Array(2 + before).fill({}),
    loaderIndex: 0,
    data: {},
    dependencies: [],
    addDependency: (added) => context.dependencies.push(added),
    callback: (_error, code, map) => (context.result = { code, map }),
  };
  loader.pitch.call(context);
  const isCompiled = !context.result;
  if (isCompiled) loader.call(context, `compiled ${text}`, { sources: [file] });
  return { ...context.result, isCompiled, dependencies: context.dependencies };
}

test('passes on what was compiled from the same text, with its source map, and depends on the file', () => {
  const first = load('one');
  assert.equal(first.isCompiled, true);
  const second = load('one');
  assert.deepEqual([second.isCompiled, second.code, second.map], [false, 'compiled one', first.map]);
  assert.deepEqual(second.dependencies, [file]);
});

test('compiles another text of the file', () => {
  load('one');
  assert.deepEqual([load('two').isCompiled, load('two').code], [true, 'compiled two']);
});

test('compiles each time what another loader has made before the compiler', () => {
  load('one');
  assert.equal(load('one', { before: 1 }).isCompiled, true);
  assert.equal(load('one', { before: 1 }).isCompiled, true);
});
