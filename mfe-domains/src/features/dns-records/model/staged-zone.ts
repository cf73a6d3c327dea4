import {
  isRecordType,
  RECORD_TYPES,
  type DnsRecord,
  type InputOf,
  type saveRecords,
} from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';

/** A changed record; `from` is the record at the time of the change. */
interface StagedUpdate {
  readonly from: ZoneRecord;
  readonly to: ZoneRecord;
}

/** Staged changes of a zone, not saved yet (DN-02). A record has at most one badge. */
export interface StagedZone {
  /** New records, under keys made by the browser. */
  readonly add: Readonly<Record<string, ZoneRecord>>;
  readonly update: Readonly<Record<string, StagedUpdate>>;
  /** Id → removed record, as it was when its removal was staged. */
  readonly remove: Readonly<Record<string, ZoneRecord>>;
}

export type RecordBadge = 'kept' | 'added' | 'changed' | 'removed';

/** A row of the editor. */
export interface RecordRow {
  /** Id of the record, or the key of a new one. */
  readonly key: string;
  /** The record after the save; for a removal, the current record. */
  readonly record: ZoneRecord;
  readonly badge: RecordBadge;
  /** The current record, if it will change. */
  readonly was?: ZoneRecord;
  /** Read-only: an internal record, or of a type that only a newer version of this page supports. */
  readonly locked: boolean;
}

export const NOTHING_STAGED: StagedZone = { add: {}, update: {}, remove: {} };

export const plainRecord = ({ name, type, ttl, rdata }: ZoneRecord): ZoneRecord => ({ name, type, ttl, rdata });

export function isSameRecord(a: ZoneRecord, b: ZoneRecord): boolean {
  return a.name === b.name && a.type === b.type && a.ttl === b.ttl && a.rdata === b.rdata;
}

export const countStaged = ({ add, update, remove }: StagedZone): number =>
  Object.keys(add).length + Object.keys(update).length + Object.keys(remove).length;

function without<T>(entries: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(entries, key)) return entries;
  const { [key]: _gone, ...rest } = entries;
  return rest;
}

/** Undoes the staged change of a record; a new record is removed. */
export function undoStaged(staged: StagedZone, key: string): StagedZone {
  return { add: without(staged.add, key), update: without(staged.update, key), remove: without(staged.remove, key) };
}

/** Stages a new record under a unique key. */
export function stageAdd(staged: StagedZone, key: string, record: ZoneRecord): StagedZone {
  return { ...staged, add: { ...staged.add, [key]: record } };
}

/** Stages the new content of a row. Changing it back to the current content undoes the change. */
export function stageUpdate(staged: StagedZone, row: RecordRow, to: ZoneRecord): StagedZone {
  if (row.badge === 'added') return stageAdd(staged, row.key, to);
  const from = row.was ?? row.record;
  const rest = undoStaged(staged, row.key);
  return isSameRecord(from, to) ? rest : { ...rest, update: { ...rest.update, [row.key]: { from, to } } };
}

/** Stages the removal of a row; a new record is removed immediately. */
export function stageRemove(staged: StagedZone, row: RecordRow): StagedZone {
  const rest = undoStaged(staged, row.key);
  return row.badge === 'added' ? rest : { ...rest, remove: { ...rest.remove, [row.key]: row.was ?? row.record } };
}

/** Whether a record is read-only: internal, or of a type that this version does not support. */
export const isLocked = ({ isInternalRecord, type }: DnsRecord): boolean => isInternalRecord || !isRecordType(type);

/** Returns the rows of a zone with staged changes, sorted by type and then name, with the apex first. */
export function recordRows(records: readonly DnsRecord[], staged: StagedZone): RecordRow[] {
  const rows = records.map((source): RecordRow => {
    const [record, key, locked] = [plainRecord(source), source.id, isLocked(source)];
    const update = staged.update[key];
    if (update) return { key, record: update.to, was: record, badge: 'changed', locked };
    return { key, record, badge: staged.remove[key] ? 'removed' : 'kept', locked };
  });
  const added = Object.entries(staged.add).map(([key, record]): RecordRow => ({
    key,
    record,
    badge: 'added',
    locked: false,
  }));
  return sortRows([...rows, ...added], 'type');
}

const apexFirst = (name: string): string => (name === '@' ? '' : name);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts rows by type and name, or by name and type. A changed row keeps its position. */
export function sortRows(rows: readonly RecordRow[], by: 'type' | 'name'): RecordRow[] {
  const placed = rows.map((row) => ({ row, at: row.was ?? row.record }));
  return placed
    .sort(({ row: one, at: a }, { row: other, at: b }) => {
      const type = compare(a.type, b.type);
      const name = compare(apexFirst(a.name), apexFirst(b.name));
      return (by === 'type' ? type || name : name || type) || compare(a.rdata, b.rdata) || compare(one.key, other.key);
    })
    .map(({ row }) => row);
}

/** Returns the records of the zone after the save. */
export const recordsAfter = (rows: readonly RecordRow[]): ZoneRecord[] =>
  rows.filter(({ badge }) => badge !== 'removed').map(({ record }) => record);

/** Converts a record to the fields of the save call: absolute names, integers as numbers (DN-05). */
function toRecordData({ type, rdata }: ZoneRecord): Record<string, string | number> {
  const fields = isRecordType(type) ? RECORD_TYPES[type].fields : [];
  const words = rdata.split(' ');
  const last = fields.length - 1;
  return Object.fromEntries(
    fields.map(({ name, kind }, index) => {
      const word = index === last ? words.slice(index).join(' ') : (words[index] ?? '');
      return [name, kind === 'integer' ? Number(word) : word];
    }),
  );
}

/** Converts staged changes to the batch of the save call (DN-02). */
export function toDnsChanges({ add, update, remove }: StagedZone): InputOf<typeof saveRecords> {
  return {
    add: Object.values(add).flatMap((record) => {
      const { name, ttl, type } = record;
      return isRecordType(type) ? [{ name, ttl, type, data: toRecordData(record) }] : [];
    }),
    update: Object.entries(update).map(([id, { to }]) => ({ id, name: to.name, ttl: to.ttl, data: toRecordData(to) })),
    remove: Object.keys(remove),
  };
}

/** Removes the changes that were saved, keeping those staged meanwhile, here or in another tab. */
export function afterSave(staged: StagedZone, saved: StagedZone): StagedZone {
  const left = <T>(
    now: Readonly<Record<string, T>>,
    sent: Readonly<Record<string, T>>,
    isSame: (a: T, b: T) => boolean,
  ) =>
    Object.fromEntries(
      Object.entries(now).filter(([key, value]) => !(Object.hasOwn(sent, key) && isSame(value, sent[key] as T))),
    );
  return {
    add: left(staged.add, saved.add, isSameRecord),
    update: left(staged.update, saved.update, (a, b) => isSameRecord(a.to, b.to)),
    remove: left(staged.remove, saved.remove, () => true),
  };
}
