import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import ts from 'typescript';
import { fromRoot } from '../lib/paths.mjs';

const { bareEndpoints } = createRequire(import.meta.url)('../federation/bare-endpoints.cjs');

const transpiled = (source, file = 'shared/src/contract/thing.ts') =>
  ts.transpileModule(source, {
    fileName: fromRoot(file),
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    transformers: { before: [bareEndpoints] },
  }).outputText;

test('schemas and descriptions of a call are not shipped, however they are written', () => {
  const source = `
    const tag = 't', params = 'p', headers = ['Range'] as const;
    export const a = endpoint({ id: 'a', method: 'GET', path: '/a', summary: 'Sums up.', description: 'Says more.', tag,
      headers, answerHeaders: ['ETag'], deprecated: { since: '2026-01-01', sunset: '2026-07-01' }, params, input: 'i', output: null, refusals: [400] });`;
  const call = /endpoint\((.*)\)/s.exec(transpiled(source))?.[1] ?? '';
  assert.deepEqual(
    [...call.matchAll(/(\w+)(?=[,:])/g)].map(([name]) => name).filter((name) => name !== 'a'),
    ['id', 'method', 'path', 'output'],
  );
});

test('other packages keep theirs', () => {
  assert.match(transpiled("endpoint({ summary: 'Stays.' });", 'backend/src/thing.ts'), /Stays/);
});
