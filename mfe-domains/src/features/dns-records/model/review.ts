import {
  zoneProblems,
  zoneWarnings,
  type ZoneProblem,
  type ZoneRecord,
  type ZoneWarning,
} from '@storefront/shared/domain';
import { recordsAfter, type RecordRow } from './staged-zone';

/** What a person looks at before a save (DN-08). */
export interface Review {
  /** Rows that are not kept as they are. */
  readonly changes: readonly RecordRow[];
  /** Why nameservers would refuse the zone: nothing is sent while there is one. */
  readonly problems: readonly ZoneProblem[];
  /** What would go wrong although they take it. */
  readonly warnings: readonly ZoneWarning[];
  /** How long others may keep the old answers, in seconds; null where nothing that was there changes. */
  readonly oldAnswersFor: { readonly name: string; readonly seconds: number } | null;
}

/** Looks through what is staged. */
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
