import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ROOT, fromRoot } from '../lib/paths.mjs';

const rows = readFileSync(fromRoot('docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term |'))
  .map((line) => line.slice(1, -1).split('|'))
  .map(([term = '', meaning = '', code = '']) => ({ term: term.trim(), meaning: meaning.trim(), code }));

/** Everything that the glossary can quote a spelling from. */
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '.env.example'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(fromRoot(file)))
  .map((file) => `${file}\n${readFileSync(fromRoot(file), 'utf8')}`)
  .join('\n');

describe('The glossary', () => {
  test('has each term once, with its meaning in a sentence', () => {
    assert.ok(rows.length > 100);
    assert.equal(new Set(rows.map(({ term }) => term)).size, rows.length);
    assert.deepEqual(
      rows.filter(({ meaning }) => !meaning.endsWith('.')).map(({ term }) => term),
      [],
    );
  });

  test('spells each term as the code does', () => {
    const gone = rows.flatMap(({ term, code }) =>
      [...code.matchAll(/`([^`]+)`/g)]
        .map(([, spelling = '']) => spelling)
        .filter(
          (spelling) => !sources.includes(spelling.replace(/^409 |\*\/$|…$/g, '')) && !existsSync(fromRoot(spelling)),
        )
        .map((spelling) => `${term}: ${spelling}`),
    );
    assert.deepEqual(gone, []);
  });
});
