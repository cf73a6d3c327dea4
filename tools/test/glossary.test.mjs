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

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '.env.example'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(fromRoot(file)))
  .map((file) => ({ file, text: readFileSync(fromRoot(file), 'utf8') }));

/** Everything that the glossary can quote a spelling from. */
const sources = files.map(({ file, text }) => `${file}\n${text}`).join('\n');

const DECLARATION = /^[ \t]*(?:export )?(?:async )?(?:function|const|class|interface|type) (\w+)/gm;
/** `priceOf` and `priceInWords` do not say whether they read, convert or format: begin with get, find, list, to, format or describe. */
const VAGUE = /^[a-z]\w*(?:Of|Words)$/;
/** Our own words for concepts with a usual name. */
const PRIVATE = /(?:^bead|Bead|LifeLine|MiniLife|[Hh]and[Oo]ver|[Hh]and[Oo]ff)/;
/** Usual names in schemas, and an endpoint whose ID is in the API. */
const USUAL = ['anyOf', 'allOf', 'oneOf', 'listOf', 'entriesOf', 'endSessionOf'];

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

  test('is followed by the names of functions, values and types', () => {
    const named = files
      // Keys of catalogues name sentences.
      .filter(({ file }) => !file.endsWith('/messages.ts'))
      .flatMap(({ file, text }) => [...text.matchAll(DECLARATION)].map(([, name = '']) => ({ file, name })));
    assert.ok(named.length > 5_000);
    assert.deepEqual(
      named
        .filter(({ name }) => (VAGUE.test(name) && !USUAL.includes(name)) || PRIVATE.test(name))
        .map(({ file, name }) => `${file}: ${name}`),
      [],
    );
  });
});
