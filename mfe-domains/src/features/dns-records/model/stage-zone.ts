import { isRecordType, type DnsRecord } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import {
  isLocked,
  isSameRecord,
  plainRecord,
  stageAdd,
  stageUpdate,
  type RecordRow,
  type StagedZone,
} from './staged-zone';

/** Creates a key for a new record, unique across tabs. */
const newKey = (): string => `new-${crypto.randomUUID()}`;

/**
 * Stages a record, and its TTL for the rest of its record set, which resolvers cache as a unit (RFC 2181 section 5.2).
 * @param row the row to change; without it the record is new
 */
export function stageRecord(
  staged: StagedZone,
  rows: readonly RecordRow[],
  record: ZoneRecord,
  row?: RecordRow,
): StagedZone {
  const siblings = rows.filter(
    (other) =>
      other.key !== row?.key &&
      !other.locked &&
      other.badge !== 'removed' &&
      other.record.name === record.name &&
      other.record.type === record.type &&
      other.record.ttl !== record.ttl,
  );
  const next = row ? stageUpdate(staged, row, record) : stageAdd(staged, newKey(), record);
  return siblings.reduce(
    (before, sibling) => stageUpdate(before, sibling, { ...sibling.record, ttl: record.ttl }),
    next,
  );
}

/**
 * Computes the changes that turn the records of a zone into others: equal records stay, those with the same name and type are updated,
 * the rest is added or removed. Internal records and those of unknown types are left alone.
 */
export function stageWhole(records: readonly DnsRecord[], wanted: readonly ZoneRecord[]): StagedZone {
  const left = new Map<string, ZoneRecord>(
    records.filter((record) => !isLocked(record)).map((record) => [record.id, plainRecord(record)]),
  );
  const locked = records.filter(isLocked);
  let missing = wanted.filter(
    ({ name, type }) => isRecordType(type) && !locked.some((record) => record.name === name && record.type === type),
  );
  const pair = (
    fits: (now: ZoneRecord, record: ZoneRecord) => boolean,
    use: (id: string, now: ZoneRecord, record: ZoneRecord) => void,
  ): void => {
    const waiting = new Map<string, string[]>();
    for (const [id, { name, type }] of left)
      waiting.set(`${name} ${type}`, [...(waiting.get(`${name} ${type}`) ?? []), id]);
    missing = missing.filter((record) => {
      const ids = waiting.get(`${record.name} ${record.type}`) ?? [];
      const place = ids.findIndex((id) => fits(left.get(id) as ZoneRecord, record));
      const [id] = place < 0 ? [] : ids.splice(place, 1);
      if (id === undefined) return true;
      use(id, left.get(id) as ZoneRecord, record);
      left.delete(id);
      return false;
    });
  };
  const update: Record<string, { from: ZoneRecord; to: ZoneRecord }> = {};
  pair(isSameRecord, () => undefined);
  pair(
    () => true,
    (id, from, to) => (update[id] = { from, to }),
  );
  return {
    add: Object.fromEntries(missing.map((record) => [newKey(), plainRecord(record)])),
    update,
    remove: Object.fromEntries(left),
  };
}

/** Stages additional records. Skips those that exist already; each record set takes the TTL of the new records. */
export function stageMissing(
  staged: StagedZone,
  rows: readonly RecordRow[],
  wanted: readonly ZoneRecord[],
): StagedZone {
  const existing = new Set(
    rows
      .filter(({ badge }) => badge !== 'removed')
      .map(({ record }) => `${record.name} ${record.type} ${record.rdata}`),
  );
  const fresh = wanted.filter((record) => !existing.has(`${record.name} ${record.type} ${record.rdata}`));
  const ttls = new Map(fresh.map((record) => [`${record.name} ${record.type}`, record.ttl]));
  const add = Object.fromEntries(
    fresh.map((record) => [newKey(), { ...record, ttl: ttls.get(`${record.name} ${record.type}`) ?? record.ttl }]),
  );
  return rows.reduce(
    (before, row) => {
      const ttl = ttls.get(`${row.record.name} ${row.record.type}`);
      return ttl === undefined || row.locked || row.badge === 'removed' || row.record.ttl === ttl
        ? before
        : stageUpdate(before, row, { ...row.record, ttl });
    },
    { ...staged, add: { ...staged.add, ...add } } satisfies StagedZone as StagedZone,
  );
}
