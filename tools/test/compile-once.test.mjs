// Tests run modules that were compiled for an earlier file (tools/jest/compile-once.cjs). The files must not affect each other.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
const { OWN_CONTEXT } = require('../jest/compile-once.cjs');
// Looked up at call time, as Jest does.
const compile = (code, parsingContext, filename = '/shop/module.js') =>
  require('node:vm').compileFunction(code, ['module', 'exports'], { filename, parsingContext });

function evaluate(...args) {
  const module = { exports: {} };
  compile(...args)(module, module.exports);
  return module.exports;
}

test('runs a module again, with the globals of its context, when another file has compiled it', () => {
  const code = 'let sold = 0; exports.sell = () => ++sold; exports.list = [];';
  const [one, other] = [vm.createContext(), vm.createContext()];
  const first = evaluate(code, one);
  assert.equal(first.sell(), 1);
  const second = evaluate(code, other);
  assert.equal(second.sell(), 1);
  assert.ok(second.list instanceof vm.runInContext('Array', other));
  assert.ok(evaluate(code, OWN_CONTEXT).list instanceof Array);
});

test('compiles a module again when its code has changed', () => {
  const context = vm.createContext();
  assert.equal(evaluate('exports.name = "wharf"', context).name, 'wharf');
  assert.equal(evaluate('exports.name = "tannery"', context).name, 'tannery');
});

test('reports line and column of the file when a module throws', () => {
  const stack = (code) => {
    try {
      return evaluate(code, vm.createContext(), '/shop/thrower.js');
    } catch (error) {
      return error.stack;
    }
  };
  assert.match(stack('throw new Error()'), /thrower\.js:1:7/);
  assert.match(stack('\n  throw new Error()'), /thrower\.js:2:9/);
});
