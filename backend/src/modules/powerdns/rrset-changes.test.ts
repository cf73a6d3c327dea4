import {
  RECORD_TYPE_NAMES,
  RECORD_TYPES,
  type PowerDnsChanges,
  type RecordField,
  type RecordFieldKind,
  type RecordType,
  type ZoneId,
  type ZoneRecordId,
} from '@storefront/shared/contract';
import { checkRecord } from '@storefront/shared/domain';
import fc from 'fast-check';
import { asId } from '../../../test/support/as-id';
import { toRrsets } from '../../dns/rrsets';
import type { ZoneRecordRow } from '../dns';
import { planChanges, readSets } from './rrset-changes';

const ZONE = 'brindlewharf.com';

const label = fc.stringMatching(/^_?[a-z0-9]([a-z0-9_-]{0,8}[a-z0-9])?$/);
const host = fc.oneof(
  label,
  fc.array(label, { minLength: 2, maxLength: 3 }).map((labels) => labels.join('.')),
  fc.constant('@'),
);
const VALUES: Record<RecordFieldKind, (field: RecordField) => fc.Arbitrary<string | number>> = {
  ipv4: () => fc.ipV4(),
  ipv6: () => fc.ipV6(),
  host: ({ root }) => (root ? fc.oneof(host, fc.constant('.')) : host),
  integer: ({ max }) => fc.nat(max),
  text: () =>
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 400 }),
      fc.constantFrom('a;b', '"one" "two"', '""', 'back\\slash', '( )', 'tab\tline\nend', '  spaces  '),
    ),
  hex: () => fc.uint8Array({ minLength: 1, maxLength: 40 }).map((octets) => Buffer.from(octets).toString('hex')),
  tag: () => fc.constantFrom('issue', 'issuewild', 'iodef'),
  quoted: () => fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }),
  params: () => fc.constantFrom('', 'alpn=h2', 'alpn="h2,h3" port=443', 'no-default-alpn key65000="a b"'),
};
const dataFor = (type: RecordType) =>
  fc.record(Object.fromEntries(RECORD_TYPES[type].fields.map((field) => [field.name, VALUES[field.kind](field)])));

/** A record of any type as the shop stores it, in one of few sets, which have one TTL each. */
const anyRecord = fc
  .constantFrom(...RECORD_TYPE_NAMES)
  .chain((type) =>
    fc.record({ type: fc.constant(type), name: fc.constantFrom('@', '*', 'www', '_a.b'), data: dataFor(type) }),
  )
  .map(({ type, name, data }) => checkRecord({ name, type, ttl: 60 + type.length, data }, ZONE))
  .filter((checked) => 'record' in checked)
  .map(({ record }) => record);

const anyZone = fc.uniqueArray(anyRecord, {
  selector: ({ name, type, rdata }) => `${name} ${type} ${rdata}`,
  minLength: 1,
  maxLength: 12,
});

const toRow = (record: { name: string; type: string; ttl: number; rdata: string }, index: number): ZoneRecordRow => ({
  ...record,
  id: asId<ZoneRecordId>(`r${index}`),
  zone_id: asId<ZoneId>('z'),
  is_internal: false,
});

/** What a client sends that has read these records. */
const replacing = (records: readonly ZoneRecordRow[]): PowerDnsChanges => ({
  rrsets: toRrsets(ZONE, records).map(({ name, type, ttl, rdata }) => ({
    name,
    type,
    ttl,
    changetype: 'REPLACE' as const,
    records: rdata.map((content) => ({ content, disabled: false })),
  })),
});

describe('[DN-12c] record sets of the PowerDNS API', () => {
  it('change nothing when sent as they were read, whatever records of whatever types they have', () => {
    fc.assert(
      fc.property(anyZone, (records) => {
        const rows = records.map(toRow);
        expect(planChanges(readSets(replacing(rows), ZONE), rows, ZONE)).toBeNull();
      }),
    );
  });

  it('make the same records in an empty zone', () => {
    fc.assert(
      fc.property(anyZone, (records) => {
        const planned = planChanges(readSets(replacing(records.map(toRow)), ZONE), [], ZONE);
        const made = planned?.changes.add.map((input) => {
          const checked = checkRecord(input, ZONE);
          return 'record' in checked ? checked.record : checked;
        });
        const plain = (record: object) => JSON.stringify(Object.entries(record).sort());
        expect(made?.map(plain).sort()).toEqual(records.map(plain).sort());
      }),
    );
  });

  it('keep the records that stay, change their TTL, and remove the others', () => {
    const rows = ['203.0.113.1', '203.0.113.2'].map((rdata, index) =>
      toRow({ name: 'www', type: 'A', ttl: 300, rdata }, index),
    );
    const records = [{ content: '203.0.113.2' }, { content: '203.0.113.3' }];
    const name = `WWW.${ZONE}`;
    const planned = planChanges(
      readSets({ rrsets: [{ name, type: 'a', changetype: 'REPLACE', ttl: 60, records }] }, ZONE),
      rows,
      ZONE,
    );
    expect(planned?.changes).toEqual({
      add: [{ name: 'www', ttl: 60, type: 'A', data: { address: '203.0.113.3' } }],
      update: [{ id: 'r1', name: 'www', ttl: 60, data: { address: '203.0.113.2' } }],
      remove: ['r0'],
    });
    for (const removing of [
      { changetype: 'DELETE' as const, ttl: 300, records },
      { changetype: 'REPLACE' as const, ttl: 300, records: [] },
      { changetype: 'REPLACE' as const, records: null },
    ])
      expect(planChanges(readSets({ rrsets: [{ name, type: 'A', ...removing }] }, ZONE), rows, ZONE)?.changes).toEqual({
        add: [],
        update: [],
        remove: ['r0', 'r1'],
      });
  });

  it('are compared in no time, however many records they have', () => {
    const rows = Array.from({ length: 60_000 }, (_, at) =>
      toRow({ name: 'www', type: 'A', ttl: 60, rdata: `10.0.${at >> 8}.${at & 255}` }, at),
    );
    const records = rows.map(({ rdata }) => ({ content: rdata })).reverse();
    const name = `www.${ZONE}.`;
    const sets = readSets({ rrsets: [{ name, type: 'A', changetype: 'REPLACE', ttl: 60, records }] }, ZONE);
    expect(planChanges(sets, rows, ZONE)).toBeNull();
  });

  it('count once: the last change of a set', () => {
    const name = `www.${ZONE}.`;
    const sets = readSets(
      {
        rrsets: [
          { name, type: 'A', changetype: 'DELETE' },
          { name, type: 'A', changetype: 'REPLACE', ttl: 60, records: [{ content: '203.0.113.3' }] },
        ],
      },
      ZONE,
    );
    expect(planChanges(sets, [], ZONE)?.changes.add).toHaveLength(1);
  });
});
