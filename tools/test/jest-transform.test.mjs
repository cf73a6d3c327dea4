// Tests load a module on first use (tools/jest/transform.cjs). The behaviour of a module must stay the same.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

const require = createRequire(import.meta.url);
const { projects } = require('../../jest.config.cjs');
const [, options] = projects.find(({ displayName }) => displayName === 'shared').transform['\\.[jt]sx?$'];
const transformer = require('../jest/transform.cjs').createTransformer(options);

/** Evaluates a module, and records what it loads. */
function load(source, file = fromRoot('shared/src/example.ts')) {
  const loaded = [];
  const module = { exports: {} };
  const modules = { './names': { name: 'wharf' }, './shape': { within: 'within' } };
  const answer = (name) => {
    loaded.push(name);
    return { __esModule: true, ...modules[name] };
  };
  const { code } = transformer.process(source, file, { config: {}, transformerConfig: options, instrument: false });
  new Function('require', 'module', 'exports', code)(answer, module, module.exports);
  return { loaded, exported: module.exports };
}

test('loads an import on first use', () => {
  const { loaded, exported } = load("import { name } from './names'; export const say = () => name;");
  assert.deepEqual(loaded, []);
  assert.equal(exported.say(), 'wharf');
  assert.deepEqual(loaded, ['./names']);
});

test('loads a re-export on access', () => {
  const { loaded, exported } = load("export { name } from './names'; export { within } from './shape';");
  assert.deepEqual(loaded, []);
  assert.equal(exported.within, 'within');
  assert.deepEqual(loaded, ['./shape']);
});

test('exports a whole module as a namespace', () => {
  assert.equal(load("export * as shape from './shape';").exported.shape.within, 'within');
});

test('loads at once side-effect imports, modules that add hooks, and all imports of a package', () => {
  const hooks = [
    "import './effect';",
    "import { screen } from '@testing-library/react';",
    "import { open } from '../testing/open';",
  ];
  assert.deepEqual(load(`${hooks.join('\n')} export const all = () => [screen, open];`).loaded, [
    './effect',
    '@testing-library/react',
    '../testing/open',
  ]);
  const file = fromRoot('node_modules/package/index.js');
  assert.deepEqual(load("import { name } from './names'; export const say = () => name;", file).loaded, ['./names']);
});
