import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { fromRoot } from '../lib/paths.mjs';

const LOG_CALL = /\b(?:#?log|answers)(?:\.(?:trace|debug|info|warn|error|fatal)|\[[^\]]+\])\(/g;
const EVENT = /^\s*\{\s*event: '([a-z_]+(?:\.[a-z_]+)+)'/;

const isProgram = (file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(file);

const sources = ['backend/src', 'host/server', 'shared/src/serving'].flatMap((folder) =>
  readdirSync(fromRoot(folder), { recursive: true })
    .filter(isProgram)
    .map((file) => path.join(folder, file)),
);

const calls = sources.flatMap((file) => {
  const text = readFileSync(fromRoot(file), 'utf8');
  return [...text.matchAll(LOG_CALL)].map((call) => {
    const start = call.index + call[0].length;
    return { where: `${file}:${text.slice(0, start).split('\n').length}`, event: EVENT.exec(text.slice(start))?.[1] };
  });
});

const rows = [
  ...readFileSync(fromRoot('docs/operating.md'), 'utf8').matchAll(/^\| `([a-z_]+(?:\.[a-z_]+)+)` \|/gm),
].map(([, event]) => event);

describe('The log', () => {
  test('names the event of every line first', () => {
    assert.ok(calls.length > 70, `only ${calls.length} log calls were found`);
    assert.deepEqual(
      calls.filter(({ event }) => !event).map(({ where }) => where),
      [],
    );
  });

  test('has exactly the events that are documented', () => {
    assert.deepEqual([...rows].sort(), [...new Set(calls.map(({ event }) => event))].sort());
  });
});
