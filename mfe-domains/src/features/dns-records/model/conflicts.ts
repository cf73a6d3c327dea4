import type { DnsRecord } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { isSameRecord, plainRecord, stageAdd, undoStaged, type StagedZone } from './staged-zone';

/** A record that was changed here and, since then, elsewhere (D3). Null is "not there". */
export interface Conflict {
  readonly key: string;
  /** What it was when it was changed here. */
  readonly base: ZoneRecord;
  readonly mine: ZoneRecord | null;
  readonly theirs: ZoneRecord | null;
}

/** The same record, whatever its id and TTL: a nameserver keeps it once. */
const identity = ({ name, type, rdata }: ZoneRecord): string => `${name} ${type} ${rdata}`;

/**
 * What is staged held against the records as they are now: changes that somebody has made already fall away, those that met a
 * record that is no longer what it was are conflicts. Nobody's change is lost without a word.
 */
export function rebase(
  staged: StagedZone,
  records: readonly DnsRecord[],
): { readonly staged: StagedZone; readonly conflicts: readonly Conflict[] } {
  const byId = new Map<string, ZoneRecord>(records.map((record) => [record.id, plainRecord(record)]));
  const there = new Set(records.map(identity));
  const conflicts: Conflict[] = [];
  let next = staged;
  for (const [key, record] of Object.entries(staged.add))
    if (there.has(identity(record)) && !isLeaving(record, records, staged)) next = undoStaged(next, key);
  for (const [key, { from, to }] of Object.entries(staged.update)) {
    const now = byId.get(key) ?? null;
    if (now && isSameRecord(now, to)) next = undoStaged(next, key);
    else if (!now || !isSameRecord(now, from)) conflicts.push({ key, base: from, mine: to, theirs: now });
  }
  for (const [key, from] of Object.entries(staged.remove)) {
    const now = byId.get(key) ?? null;
    if (!now) next = undoStaged(next, key);
    else if (!isSameRecord(now, from)) conflicts.push({ key, base: from, mine: null, theirs: now });
  }
  return { staged: next, conflicts };
}

/** A record in whose place the new one comes: it is there now, and is to go or to become another one. */
function isLeaving(record: ZoneRecord, records: readonly DnsRecord[], { update, remove }: StagedZone): boolean {
  return records.some(
    ({ id, ...now }) => identity(now) === identity(record) && (Object.hasOwn(update, id) || Object.hasOwn(remove, id)),
  );
}

/** Ends a conflict: `theirs` drops the change made here, `mine` makes it to the record as it is now. */
export function settleConflict(
  staged: StagedZone,
  { key, mine, theirs }: Conflict,
  choice: 'mine' | 'theirs',
): StagedZone {
  const rest = undoStaged(staged, key);
  if (choice === 'theirs' || (!mine && !theirs)) return rest;
  if (!theirs) return mine ? stageAdd(rest, `again-${key}`, mine) : rest;
  return mine
    ? { ...rest, update: { ...rest.update, [key]: { from: theirs, to: mine } } }
    : { ...rest, remove: { ...rest.remove, [key]: theirs } };
}
