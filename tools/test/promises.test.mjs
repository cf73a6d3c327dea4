import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ROOT } from '../lib/paths.mjs';
import { carriedIn, coverage, parsePromises } from '../lib/promises.mjs';

describe('The list of requirements', () => {
  test('gives each requirement its clauses; one without clauses counts as its own clause', () => {
    const page = '- **RT-01** Short\n  - **RT-01a** One.\n  - **RT-01b** Two. *(planned)*\n- **RT-02** Whole.\n';
    assert.deepEqual(parsePromises(page), [
      { id: 'RT-01', text: 'Short', planned: false, clauses: ['RT-01a', 'RT-01b'] },
      { id: 'RT-01a', text: 'One.', planned: false, clauses: [] },
      { id: 'RT-01b', text: 'Two.', planned: true, clauses: [] },
      { id: 'RT-02', text: 'Whole.', planned: false, clauses: [] },
    ]);
  });

  test('refuses a duplicate ID and a clause without its requirement', () => {
    assert.throws(() => parsePromises('- **RT-01** A\n- **RT-01** B\n'), /RT-01 is a duplicate/);
    assert.throws(() => parsePromises('  - **RT-01a** A\n'), /RT-01a stands before/);
  });

  test('finds IDs only in titles of tests and groups', () => {
    const source =
      "describe('[RT-01a] x', () => { it.each([1])('[RT-05] y [GD-03b]', () => {}); const text = '[SS-01] z'; });";
    assert.deepEqual(
      carriedIn(source).map(({ id }) => id),
      ['RT-01a', 'RT-05', 'GD-03b'],
    );
  });

  test('contains every ID in a test title, and each test names the clause that it proves', () => {
    const { unknown, vague } = coverage(ROOT);
    assert.deepEqual({ unknown, vague }, { unknown: [], vague: [] });
  });

  test('is proven clause by clause, except what is not built yet', () => {
    assert.deepEqual(coverage(ROOT).open, []);
  });
});
