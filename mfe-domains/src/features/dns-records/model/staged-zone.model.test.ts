/** @jest-environment jsdom */
import { asId } from '@storefront/shared/testing';
import type { DnsRecord, RecordType } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { store } from '@storefront/shared/store';
import fc from 'fast-check';
import { rebase, settleConflict } from './conflicts';
import { stageMissing, stageRecord, stageWhole } from './stage-zone';
import { stagedZonesAtom } from './staged-atom';
import {
  afterSave,
  toDnsChanges,
  isSameRecord,
  NOTHING_STAGED,
  recordRows,
  recordsAfter,
  stageAdd,
  countStaged,
  stageRemove,
  stageUpdate,
  undoStaged,
  type StagedZone,
} from './staged-zone';

const served = (id: string, name: string, rdata: string, more: Partial<DnsRecord> = {}): DnsRecord => ({
  id: asId(id),
  name,
  type: 'A',
  ttl: 300,
  rdata,
  domain: 'a.com',
  json_data: null,
  isInternalRecord: false,
  ...more,
});
const ZONE: readonly DnsRecord[] = [
  served('1', '@', '203.0.113.1'),
  served('2', 'www', '203.0.113.2'),
  served('3', 'mail', '203.0.113.3'),
  served('4', 'old', '203.0.113.4'),
  served('5', '@', 'ns1.example.', { type: 'NS', isInternalRecord: true }),
];
const anyRecord: fc.Arbitrary<ZoneRecord> = fc.record({
  name: fc.constantFrom('@', 'www', 'mail', 'blog'),
  type: fc.constant<RecordType>('A'),
  ttl: fc.constantFrom(300, 600),
  rdata: fc.integer({ min: 1, max: 6 }).map((last) => `203.0.113.${last}`),
});

const line = ({ name, ttl, type, rdata }: ZoneRecord): string => `${name} ${ttl} ${type} ${rdata}`;

/** Reference model of the editor: key → wanted record, null if removed. */
class Model {
  readonly wanted = new Map<string, ZoneRecord | null>();
}

interface Editor {
  staged: StagedZone;
  added: number;
}

type Step = fc.Command<Model, Editor>;
const rowAt = (editor: Editor, pick: number) => {
  const rows = recordRows(ZONE, editor.staged).filter(({ locked }) => !locked);
  return rows[pick % rows.length];
};
const step = (name: string, run: (model: Model, editor: Editor) => void): Step => ({
  check: () => true,
  run,
  toString: () => name,
});

const steps: fc.Arbitrary<Step>[] = [
  anyRecord.map((record) =>
    step(`add ${record.name} ${record.rdata}`, (model, editor) => {
      editor.added += 1;
      editor.staged = stageAdd(editor.staged, `new-${editor.added}`, record);
      model.wanted.set(`new-${editor.added}`, record);
    }),
  ),
  fc.tuple(fc.nat(20), anyRecord).map(([pick, to]) =>
    step(`update ${pick} to ${to.name} ${to.rdata}`, (model, editor) => {
      const row = rowAt(editor, pick);
      if (!row) return;
      editor.staged = stageUpdate(editor.staged, row, to);
      model.wanted.set(row.key, to);
    }),
  ),
  fc.nat(20).map((pick) =>
    step(`remove ${pick}`, (model, editor) => {
      const row = rowAt(editor, pick);
      if (!row) return;
      editor.staged = stageRemove(editor.staged, row);
      if (row.badge === 'added') model.wanted.delete(row.key);
      else model.wanted.set(row.key, null);
    }),
  ),
  fc.nat(20).map((pick) =>
    step(`undo ${pick}`, (model, editor) => {
      const row = rowAt(editor, pick);
      if (!row) return;
      editor.staged = undoStaged(editor.staged, row.key);
      model.wanted.delete(row.key);
    }),
  ),
  fc.constant(
    step('reload', (_model, editor) => {
      store.set(stagedZonesAtom, { 'a.com': editor.staged });
      const kept = localStorage.getItem('sf:dns');
      store.set(stagedZonesAtom, {});
      localStorage.setItem('sf:dns', kept ?? '');
      // The value that another tab would read.
      store.set(stagedZonesAtom, (before) => before);
      editor.staged = store.get(stagedZonesAtom)['a.com'] ?? NOTHING_STAGED;
    }),
  ),
];

/** Compares what the editor shows and sends with the model. */
function expectAgreement({ wanted }: Model, { staged }: Editor): void {
  const byId = new Map(ZONE.map(({ id, name, type, ttl, rdata }) => [id, { name, type, ttl, rdata }]));
  const meant = new Map<string, ZoneRecord>(byId);
  for (const [key, record] of wanted) {
    if (record) meant.set(key, record);
    else meant.delete(key);
  }
  const rows = recordRows(ZONE, staged);
  expect(new Set(recordsAfter(rows).map((record) => line(record)))).toEqual(
    new Set([...meant.values()].map((record) => line(record))),
  );
  expect(recordsAfter(rows)).toHaveLength(meant.size);
  const { add, update, remove } = toDnsChanges(staged);
  const applied = new Map<string, ZoneRecord>(byId);
  for (const id of remove) applied.delete(id);
  for (const { id, name, ttl, data } of update)
    applied.set(id, { name, ttl: Number(ttl), type: 'A', rdata: String(data.address) });
  add.forEach(({ name, ttl, type, data }, index) =>
    applied.set(`sent-${index}`, { name, ttl: Number(ttl), type, rdata: String(data.address) }),
  );
  // Customers cannot change the NS records, so they stay untouched.
  expect([...applied.values()].map((record) => line(record)).sort()).toEqual(
    [...meant.values()].map((record) => line(record)).sort(),
  );
  expect(countStaged(staged)).toBe(rows.filter(({ badge }) => badge !== 'kept').length);
}

describe('[DN-02] [DN-07] the editor against a small model', () => {
  beforeEach(() => store.set(stagedZonesAtom, {}));

  it('any sequence of add, update, remove, undo and reload results in the zone of the model', () => {
    fc.assert(
      fc.property(fc.commands(steps, { maxCommands: 60 }), (commands) => {
        const [model, editor] = [new Model(), { staged: NOTHING_STAGED, added: 0 } as Editor];
        fc.modelRun(() => ({ model, real: editor }), commands);
        expectAgreement(model, editor);
      }),
      { numRuns: 300 },
    );
  });

  it('a save clears the saved changes and keeps those staged meanwhile', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 4 }), fc.array(anyRecord, { maxLength: 4 }), (first, then) => {
        const stage = (staged: StagedZone, records: readonly ZoneRecord[], prefix: string) =>
          records.reduce((before, record, index) => stageAdd(before, `${prefix}${index}`, record), staged);
        const sent = stage(NOTHING_STAGED, first, 'sent-');
        expect(afterSave(stage(sent, then, 'later-'), sent)).toEqual(stage(NOTHING_STAGED, then, 'later-'));
      }),
    );
  });
});

describe('[D3] concurrent changes', () => {
  const to = { name: 'www', type: 'A' as const, ttl: 300, rdata: '203.0.113.99' };
  const [, www] = recordRows(ZONE, NOTHING_STAGED).filter(({ record }) => record.type === 'A');

  it('that are equal drop the staged change; others become conflicts with both sides', () => {
    const row = recordRows(ZONE, NOTHING_STAGED).find(({ key }) => key === '2');
    if (!row || !www) throw new Error('There is a www');
    const staged = stageUpdate(NOTHING_STAGED, row, to);
    const elsewhere = (change: Partial<DnsRecord> | null) =>
      ZONE.flatMap((record) => (record.id !== '2' ? [record] : change ? [{ ...record, ...change }] : []));
    expect(rebase(staged, ZONE)).toEqual({ staged, conflicts: [] });
    expect(rebase(staged, elsewhere({ rdata: to.rdata })).staged).toEqual(NOTHING_STAGED);
    const [changed] = rebase(staged, elsewhere({ ttl: 600 })).conflicts;
    expect(changed).toMatchObject({ mine: to, theirs: { ttl: 600 } });
    const [gone] = rebase(staged, elsewhere(null)).conflicts;
    expect(gone).toMatchObject({ mine: to, theirs: null });
    expect(countStaged(rebase(stageRemove(NOTHING_STAGED, row), elsewhere(null)).staged)).toBe(0);
  });

  it('property: settling every conflict leaves none; mine keeps the staged record, theirs the one saved elsewhere', () => {
    fc.assert(
      fc.property(
        fc.option(anyRecord),
        fc.option(anyRecord),
        fc.constantFrom('mine' as const, 'theirs' as const),
        (mine, theirs, choice) => {
          const row = recordRows(ZONE, NOTHING_STAGED).find(({ key }) => key === '2');
          if (!row) throw new Error('There is a www');
          const staged = mine ? stageUpdate(NOTHING_STAGED, row, mine) : stageRemove(NOTHING_STAGED, row);
          const now = ZONE.flatMap((record) =>
            record.id !== '2' ? [record] : theirs ? [{ ...record, ...theirs }] : [],
          );
          const { staged: rebased, conflicts } = rebase(staged, now);
          const settled = conflicts.reduce((before, conflict) => settleConflict(before, conflict, choice), rebased);
          expect(rebase(settled, now).conflicts).toEqual([]);
          if (!conflicts.length) return;
          const after =
            recordRows(now, rebase(settled, now).staged)
              .filter(({ badge }) => badge !== 'removed')
              .find(({ key }) => key === '2' || key === 'again-2')?.record ?? null;
          const wanted = choice === 'mine' ? mine : theirs;
          const sameElsewhere = wanted && now.some((record) => record.id !== '2' && isSameRecord(record, wanted));
          if (!sameElsewhere && wanted && after)
            expect(isSameRecord(after, wanted) || after.rdata === wanted.rdata).toBe(true);
          if (!wanted) expect(after).toBeNull();
        },
      ),
    );
  });
});

describe('[DN-08a] [DN-09a] staging a whole zone', () => {
  it('property: turns any zone into any other, and leaves internal records alone', () => {
    const records = fc.uniqueArray(anyRecord, { selector: ({ name, rdata }) => `${name} ${rdata}`, maxLength: 12 });
    fc.assert(
      fc.property(records, records, (before, after) => {
        const zone = [
          ...before.map((record, index) => ({ ...served(String(index), '', ''), ...record })),
          served('ns', '@', 'ns1.example.', { type: 'NS', isInternalRecord: true }),
        ];
        const rows = recordRows(zone, stageWhole(zone, after));
        const plain = (list: readonly ZoneRecord[]) =>
          list.map(({ name, type, ttl, rdata }) => `${name} ${ttl} ${type} ${rdata}`).sort();
        expect(plain(recordsAfter(rows))).toEqual(
          plain([...after, { name: '@', type: 'NS', ttl: 300, rdata: 'ns1.example.' }]),
        );
        expect(rows.find(({ key }) => key === 'ns')?.badge).toBe('kept');
      }),
    );
  });

  it('a record set has one TTL: staging a record changes the others of its name and type', () => {
    const rows = recordRows([...ZONE, served('6', 'www', '203.0.113.7')], NOTHING_STAGED);
    const staged = stageRecord(NOTHING_STAGED, rows, { name: 'www', type: 'A', ttl: 900, rdata: '203.0.113.8' });
    expect(Object.values(staged.update).map(({ to: { ttl } }) => ttl)).toEqual([900, 900]);
    const beside = stageMissing(NOTHING_STAGED, rows, [
      { name: 'www', type: 'A', ttl: 60, rdata: '203.0.113.2' },
      { name: 'www', type: 'A', ttl: 900, rdata: '203.0.113.9' },
    ]);
    expect([Object.keys(beside.add).length, Object.keys(beside.update).sort()]).toEqual([1, ['2', '6']]);
  });
});
