import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listAnchors, danglingCitations, danglingIn } from '../lib/citations.mjs';
import { ROOT } from '../lib/paths.mjs';

const pages = {
  'docs/operating.md': '# Operating\n\n## Prices, currencies and taxes\n',
  'docs/adr/0005-only-401.md': '# 0005\n',
  docs: '',
};
const repository = { read: (file) => pages[file] ?? null, records: ['0005-only-401.md'] };
const dangling = (text, file = 'backend/src/a.ts') => danglingCitations(text, file, repository);

describe('Citations', () => {
  test('of pages, sections and decisions that exist pass', () => {
    assert.deepEqual(
      dangling('// docs/operating.md, "Prices, currencies and taxes"; ADR 5, decision 0005 and `docs/adr/0005`.'),
      [],
    );
    assert.deepEqual(
      dangling(
        '[a](operating.md#prices-currencies-and-taxes) [b](adr/0005-only-401.md) [c](https://x.y/z)',
        'docs/b.md',
      ),
      [],
    );
    assert.deepEqual(
      dangling(
        '// RFC 1035 section 3.1, WHOIS Accuracy Program Specification, section 1; https://example.com/docs/other.md says how',
      ),
      [],
    );
  });

  test('of pages, sections and decisions that do not exist are named', () => {
    assert.deepEqual(dangling('// see docs/gone.md'), ['docs/gone.md does not exist']);
    assert.deepEqual(dangling('// `docs/operating.md`, "Gone"'), ['docs/operating.md has no heading "Gone"']);
    assert.deepEqual(dangling('// (ADR 23), docs/adr/0099'), ['docs/adr has no 0023', 'docs/adr has no 0099']);
    assert.deepEqual(dangling('[a](gone.md) [b](operating.md#gone)', 'docs/b.md'), [
      'gone.md does not exist',
      'operating.md#gone has no such heading',
    ]);
  });

  for (const words of [
    'quality bar A7',
    'visual design, section 4',
    'spec section 9',
    'the specification, section 2',
    'tld-requirements section 1',
  ])
    test(`of a document that is kept elsewhere are refused: ${words}`, () => {
      assert.equal(dangling(`/** Says why (${words}). */`).length, 1);
    });

  test('read headings as GitHub does', () => {
    assert.deepEqual(listAnchors('# A `b`, and c\n\ntext\n\n### D-e\n'), ['a-b-and-c', 'd-e']);
  });

  test('in this repository refer to something that a reader can open', () => {
    assert.deepEqual(danglingIn(ROOT, ['tools/test/citations.test.mjs']), []);
  });
});
