// Prints each clause of docs/requirements.md with the tests whose titles have its ID. `--open` prints only clauses without a test;
// `--block=SE` one block.
import { ROOT } from './lib/paths.mjs';
import { coverage } from './lib/promises.mjs';

const block = process.argv.find((arg) => arg.startsWith('--block='))?.slice('--block='.length) ?? '';
const openOnly = process.argv.includes('--open');

const { promises, tests, open, unknown, vague } = coverage(ROOT);
const inBlock = promises.filter(({ id }) => id.startsWith(block));
const clauses = inBlock.filter((promise) => promise.clauses.length === 0);

for (const { id, text, planned, clauses: own } of inBlock) {
  if (own.length > 0) {
    if (!openOnly || own.some((clause) => open.includes(clause))) console.log(`  ${id}  ${text}`);
    continue;
  }
  const titles = tests.get(id) ?? [];
  if (openOnly && !open.includes(id)) continue;
  console.log(`${titles.length > 0 ? '●' : '○'} ${id.padEnd(6)} ${text}${planned ? ' (planned)' : ''}`);
  if (!openOnly) for (const title of titles) console.log(`         ${title}`);
}

if (unknown.length > 0) console.log(`\nTests carry ids that no promise has: ${unknown.join(', ')}`);
if (vague.length > 0)
  console.log(`\nTests that name a promise but none of its clauses:\n${vague.map((title) => `  ${title}`).join('\n')}`);
const planned = clauses.filter((clause) => clause.planned).length;
const proven = clauses.filter((clause) => !clause.planned && tests.has(clause.id)).length;
console.log(`\n${proven} of ${clauses.length - planned} clauses are carried by a test; ${planned} more are planned.`);
if (unknown.length > 0) process.exitCode = 1;
