import { RECORD_TYPE_NAMES } from '@storefront/shared/contract';
import type { ZoneRecord } from '@storefront/shared/domain';
import { onSessionEnd } from '@storefront/shared/session';
import { shape, store, storedAtom, useSetAtom, useStored } from '@storefront/shared/store';
import { useCallback } from 'react';
import { NOTHING_STAGED, countStaged, type StagedZone } from './staged-zone';

const { toChecker, entriesOf, fields, oneOf, text, whole } = shape;

type StagedZones = Readonly<Record<string, StagedZone>>;

const NONE: StagedZones = {};

const record = fields<ZoneRecord>({
  name: text(),
  type: oneOf(...RECORD_TYPE_NAMES),
  ttl: whole(0, 2_147_483_647),
  rdata: text(),
});
const zone = fields<StagedZone>({
  add: entriesOf(record),
  update: entriesOf(fields({ from: record, to: record })),
  remove: entriesOf(record),
});

/** Staged changes by zone, stored under `sf:dns` (DN-07): they survive a reload and an expired session, and are shared by all tabs. */
export const stagedZonesAtom = storedAtom<StagedZones>({
  key: 'dns',
  version: 1,
  empty: NONE,
  schema: toChecker(entriesOf(zone)),
});

onSessionEnd((why) => {
  if (why === 'logout') store.set(stagedZonesAtom, NONE);
});

/** Returns the staged changes of a zone and a function that updates them. */
export function useStagedZone(domain: string): [StagedZone, (change: (before: StagedZone) => StagedZone) => void] {
  const zones = useStored<StagedZones>(stagedZonesAtom, NONE);
  const set = useSetAtom(stagedZonesAtom);
  const change = useCallback(
    (next: (before: StagedZone) => StagedZone) =>
      set((before) => {
        const staged = next(before[domain] ?? NOTHING_STAGED);
        const { [domain]: _old, ...rest } = before;
        if (countStaged(staged) > 0) return { ...rest, [domain]: staged };
        return Object.keys(rest).length ? rest : NONE;
      }),
    [domain, set],
  );
  return [zones[domain] ?? NOTHING_STAGED, change];
}
