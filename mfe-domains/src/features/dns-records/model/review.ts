import {
  zoneProblems,
  zoneWarnings,
  type ZoneProblem,
  type ZoneRecord,
  type ZoneWarning,
} from '@storefront/shared/domain';
import { recordsAfter, type RecordRow } from './staged-zone';

/** The contents of the review before a save (DN-08). */
export interface Review {
  /** Rows with staged changes. */
  readonly changes: readonly RecordRow[];
  /** Reasons why nameservers would refuse the zone; any of them blocks the save. */
  readonly problems: readonly ZoneProblem[];
  /** Problems that nameservers would accept. */
  readonly warnings: readonly ZoneWarning[];
  /** How long resolvers may cache the old answers, in seconds; null if no existing record changes. */
  readonly oldAnswersFor: { readonly name: string; readonly seconds: number } | null;
}

/** Reviews the staged changes. */
export function createReview(rows: readonly RecordRow[], zone: string): Review {
  const changes = rows.filter(({ badge }) => badge !== 'kept');
  if (!changes.length) return { changes, problems: [], warnings: [], oldAnswersFor: null };
  const before = rows.flatMap(({ badge, was, record }) => (badge === 'added' ? [] : [was ?? record]));
  const after = recordsAfter(rows);
  const replaced = changes.flatMap(({ badge, was, record }): ZoneRecord[] =>
    badge === 'added' ? [] : [was ?? record],
  );
  const longest = replaced.reduce<ZoneRecord | null>(
    (most, record) => (most && most.ttl >= record.ttl ? most : record),
    null,
  );
  return {
    changes,
    problems: zoneProblems(after),
    warnings: zoneWarnings(before, after, zone),
    oldAnswersFor: longest && { name: longest.name === '@' ? zone : longest.name, seconds: longest.ttl },
  };
}
