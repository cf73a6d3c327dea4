import fc from 'fast-check';
import type { RecordRow, StagedZone } from './staged-zone';
import { findRefusedRow, filterRows } from './zone-rows';

const anyRow: fc.Arbitrary<RecordRow> = fc.record({
  key: fc.uuid(),
  record: fc.record({
    name: fc.constantFrom('@', 'www', 'mail'),
    type: fc.constantFrom('A', 'TXT'),
    ttl: fc.constant(300),
    rdata: fc.constantFrom('203.0.113.1', '"Held by a Wharf"'),
  }),
  badge: fc.constantFrom('kept', 'added', 'changed', 'removed'),
  locked: fc.boolean(),
});
const anyRows = fc.uniqueArray(anyRow, { selector: ({ key }) => key });
const anyFind = fc.constantFrom('', ' ', 'www', 'TXT', 'held by', 'nothing of the kind');

describe('the rows of a zone', () => {
  it('property: are all shown without a filter, and a filter hides only rows that do not match', () => {
    fc.assert(
      fc.property(anyRows, anyFind, fc.constantFrom('all', 'staged'), (rows, find, show) => {
        const keys = (given: readonly RecordRow[]) => given.map(({ key }) => key).sort();
        expect(keys(filterRows(rows, { find: '', show: 'all', sort: 'name' }))).toEqual(keys(rows));
        const shown = new Set(filterRows(rows, { find, show, sort: 'type' }));
        for (const row of rows) {
          const { name, type, rdata } = row.record;
          const hasText = `${type}\n${name}\n${rdata}`.toLowerCase().includes(find.trim().toLowerCase());
          expect(shown.has(row)).toBe(hasText && (show === 'all' || row.badge !== 'kept'));
        }
      }),
    );
  });

  it('are found by the path in a refusal, and not found without one', () => {
    const record = { name: '@', type: 'A', ttl: 300, rdata: '203.0.113.1' };
    const first: RecordRow = { key: 'new-1', record, badge: 'added', locked: false };
    const second: RecordRow = { key: 'old-2', record, badge: 'changed', was: record, locked: false };
    const sent: StagedZone = {
      add: { 'new-1': record },
      update: { 'old-2': { from: record, to: record } },
      remove: {},
    };
    const find = (at: string) => findRefusedRow([second, first], sent, at);
    expect(find('add.0.rdata')).toBe(first);
    expect(find('update.0')).toBe(second);
    for (const at of ['', 'add', 'add.7', 'remove.0']) expect(find(at)).toBeUndefined();
  });
});
