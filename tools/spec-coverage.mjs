// Prints each promise of docs/requirements.md with the tests whose titles carry its id.
// `--open` prints only the ids that no test carries; `--block=SE` one block.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const only = process.argv.find((arg) => arg.startsWith('--block='))?.slice('--block='.length);
const openOnly = process.argv.includes('--open');

/** id → promise, in the order of the page. */
function readPromises() {
  const promises = new Map();
  for (const line of readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').split('\n')) {
    const match = /^- \*\*([A-Z]{2}-\d{2})\*\* (.*)$/.exec(line);
    if (match) promises.set(match[1], match[2]);
  }
  return promises;
}

/** id → titles of the tests that carry it, as `file: title`. */
function readTitles() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.test.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const carried = new Map();
  for (const file of new Set(files.split('\n').filter(Boolean))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const match of text.matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*\[[A-Z]{2}-\d{2}\](?:(?!\1).)*)\1/g)) {
      for (const [, id] of match[2].matchAll(/\[([A-Z]{2}-\d{2})\]/g)) {
        carried.set(id, [...(carried.get(id) ?? []), `${file}: ${match[2]}`]);
      }
    }
  }
  return carried;
}

const promises = readPromises();
const carried = readTitles();
let proven = 0;
let shown = 0;
for (const [id, promise] of promises) {
  if (only && !id.startsWith(only)) continue;
  shown += 1;
  const tests = carried.get(id) ?? [];
  if (tests.length > 0) proven += 1;
  if (openOnly && tests.length > 0) continue;
  console.log(`${tests.length > 0 ? '●' : '○'} ${id}  ${promise}`);
  for (const title of tests) console.log(`      ${title}`);
}
const unknown = [...carried.keys()].filter((id) => !promises.has(id));
if (unknown.length > 0) console.log(`\nTests carry ids that no promise has: ${unknown.join(', ')}`);
console.log(`\n${proven} of ${shown} promises are carried by a test.`);
if (unknown.length > 0) process.exitCode = 1;
