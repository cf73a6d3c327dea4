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

/** A key for a record that is new: unlike every other one, in every tab. */
export const newKey = (): string => `new-${crypto.randomUUID()}`;

/**
 * Stages a record, and its TTL with it for the others of its set, which resolvers keep as one (RFC 2181 section 5.2).
 * `row` is what is changed; without it the record is new.
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
 * What leads from the records of a zone to others: equal ones stay, those of one name and type become each other, the rest comes
 * and goes. Records of the shop's stay as they are, and so do those of types that this version does not know.
 */
export function stageWhole(records: readonly DnsRecord[], wanted: readonly ZoneRecord[]): StagedZone {
  const left = new Map<string, ZoneRecord>(
    records.filter((record) => !isLocked(record)).map((record) => [record.id, plainRecord(record)]),
  );
  const locked = records.filter(isLocked);
  let missing = wanted.filter(
    ({ name, type }) => isRecordType(type) && !locked.some((kept) => kept.name === name && kept.type === type),
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

/** Stages records beside those that are there already; equal ones are left out, and a set takes the TTL of what comes. */
export function stageBeside(staged: StagedZone, rows: readonly RecordRow[], wanted: readonly ZoneRecord[]): StagedZone {
  const there = new Set(
    rows
      .filter(({ badge }) => badge !== 'removed')
      .map(({ record }) => `${record.name} ${record.type} ${record.rdata}`),
  );
  const fresh = wanted.filter((record) => !there.has(`${record.name} ${record.type} ${record.rdata}`));
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
