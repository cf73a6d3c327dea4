import fc from 'fast-check';
import { DS_ALGORITHMS, DS_DIGESTS, readDsRecord, sameDsRecords, type DsRecord } from './ds-record';

const GOOD = { key_tag: 12_345, algorithm: 13, digest_type: 2, digest: 'a'.repeat(64) };
const getFields = (typed: Parameters<typeof readDsRecord>[0]) => {
  const read = readDsRecord(typed);
  return 'problems' in read ? read.problems.map(({ field }) => field) : [];
};

const dsRecords: fc.Arbitrary<DsRecord> = fc
  .record({
    key_tag: fc.integer({ min: 0, max: 65_535 }),
    algorithm: fc.constantFrom(...Object.keys(DS_ALGORITHMS).map(Number)),
    digest_type: fc.constantFrom(...Object.keys(DS_DIGESTS).map(Number)),
  })
  .chain((record) => {
    const digits = DS_DIGESTS[record.digest_type]?.digits ?? 0;
    return fc
      .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits })
      .map((digest) => ({ ...record, digest }));
  });

describe('[DN-11c] readDsRecord and sameDsRecords', () => {
  it('reads spaces, capitals and numbers written as text', () => {
    fc.assert(
      fc.property(dsRecords, (record) => {
        const typed = {
          key_tag: ` ${record.key_tag}`,
          algorithm: String(record.algorithm),
          digest_type: String(record.digest_type),
          digest: record.digest.toUpperCase().replace(/(.{8})/g, '$1 '),
        };
        expect(readDsRecord(typed)).toEqual({ record });
      }),
    );
  });

  it.each([
    [{ key_tag: 65_536 }, ['key_tag']],
    [{ key_tag: '' }, ['key_tag']],
    [{ algorithm: 5 }, ['algorithm']],
    [{ algorithm: 'RSA' }, ['algorithm']],
    [{ digest_type: 1, digest: 'a'.repeat(40) }, ['digest_type']],
    [{ digest_type: 3 }, ['digest_type']],
    [{ digest_type: '', digest: 'not one' }, ['digest_type']],
    [{ digest: 'a'.repeat(63) }, ['digest']],
    [{ digest: 'g'.repeat(64) }, ['digest']],
    [{ digest_type: 4 }, ['digest']],
    [{ key_tag: -1, algorithm: 0, digest_type: 0, digest: '' }, ['key_tag', 'algorithm', 'digest_type', 'digest']],
  ])('refuses %j, naming %j', (change, fields) => {
    expect(getFields({ ...GOOD, ...change })).toEqual(fields);
  });

  it('compares sets of records whatever their order', () => {
    fc.assert(
      fc.property(fc.array(dsRecords, { maxLength: 4 }), (records) =>
        expect(sameDsRecords(records, [...records].reverse())).toBe(true),
      ),
    );
    expect(sameDsRecords([GOOD], [])).toBe(false);
    expect(sameDsRecords([GOOD], [{ ...GOOD, key_tag: 1 }])).toBe(false);
  });
});
