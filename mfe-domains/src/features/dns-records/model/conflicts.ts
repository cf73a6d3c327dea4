import type { DnsRecord } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { isSameRecord, plainRecord, stageAdd, undoStaged, type StagedZone } from './staged-zone';

/** A record that was changed both here and elsewhere (D3). Null means that the record does not exist. */
export interface Conflict {
  readonly key: string;
  /** The record before it was changed here. */
  readonly base: ZoneRecord;
  readonly mine: ZoneRecord | null;
  readonly theirs: ZoneRecord | null;
}

/** Key of a record regardless of id and TTL: a nameserver stores equal records once. */
const identity = ({ name, type, rdata }: ZoneRecord): string => `${name} ${type} ${rdata}`;

/**
 * Rebases staged changes onto the current records: drops those already made elsewhere, and returns those whose record has changed
 * since as conflicts. No change is lost silently.
 */
export function rebase(
  staged: StagedZone,
  records: readonly DnsRecord[],
): { readonly staged: StagedZone; readonly conflicts: readonly Conflict[] } {
  const byId = new Map<string, ZoneRecord>(records.map((record) => [record.id, plainRecord(record)]));
  const present = new Set(records.map(identity));
  const conflicts: Conflict[] = [];
  let next = staged;
  for (const [key, record] of Object.entries(staged.add))
    if (present.has(identity(record)) && !isLeaving(record, records, staged)) next = undoStaged(next, key);
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

/** Whether a current record is staged to be removed or changed, so that a new record may replace it. */
function isLeaving(record: ZoneRecord, records: readonly DnsRecord[], { update, remove }: StagedZone): boolean {
  return records.some(
    ({ id, ...now }) => identity(now) === identity(record) && (Object.hasOwn(update, id) || Object.hasOwn(remove, id)),
  );
}

/** Settles a conflict: `theirs` drops the change made here, `mine` applies it to the current record. */
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
