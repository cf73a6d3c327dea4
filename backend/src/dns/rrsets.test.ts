import fc from 'fast-check';
import type { ZoneRecord } from '@storefront/shared/domain';
import { changeBetween, toRrsets } from './rrsets';

const anyRecord: fc.Arbitrary<ZoneRecord> = fc.record({
  name: fc.constantFrom('@', 'www', 'mail'),
  type: fc.constantFrom('A' as const, 'TXT' as const),
  ttl: fc.constant(300),
  rdata: fc.constantFrom('203.0.113.1', '203.0.113.2', '203.0.113.3'),
});
const anyRecords = fc.uniqueArray(anyRecord, { selector: (record) => JSON.stringify(record) });

describe('[DN-10] the change between two zones', () => {
  it('contains the sets that differ, each completely', () => {
    const before = toRrsets('a.example', [
      { name: '@', type: 'A', ttl: 300, rdata: '203.0.113.1' },
      { name: 'www', type: 'A', ttl: 300, rdata: '203.0.113.1' },
      { name: 'old', type: 'TXT', ttl: 300, rdata: '"x"' },
    ]);
    const after = toRrsets('a.example', [
      { name: '@', type: 'A', ttl: 300, rdata: '203.0.113.1' },
      { name: 'www', type: 'A', ttl: 300, rdata: '203.0.113.1' },
      { name: 'www', type: 'A', ttl: 300, rdata: '203.0.113.2' },
    ]);
    expect(changeBetween(before, after)).toEqual({
      put: [{ name: 'www.a.example.', type: 'A', ttl: 300, rdata: ['203.0.113.1', '203.0.113.2'] }],
      remove: [{ name: 'old.a.example.', type: 'TXT' }],
      isWhole: false,
    });
  });

  it('property: turns the first zone into the second, and is empty afterwards', () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (one, other) => {
        const [before, after] = [toRrsets('a.example', one), toRrsets('a.example', other)];
        const { put, remove } = changeBetween(before, after);
        const gone = new Set([...put, ...remove].map(({ name, type }) => `${name} ${type}`));
        const made = [...before.filter(({ name, type }) => !gone.has(`${name} ${type}`)), ...put];
        expect(new Set(made.map((set) => JSON.stringify(set)))).toEqual(
          new Set(after.map((set) => JSON.stringify(set))),
        );
        expect(changeBetween(made, after)).toEqual({ put: [], remove: [], isWhole: false });
      }),
    );
  });
});
