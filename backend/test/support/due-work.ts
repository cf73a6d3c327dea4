import type { SharedWork } from '../../src/jobs/shared-work';
import { zones } from '../../src/db/schema';
import { compareZones } from '../../src/modules/dns/zone-repair';
import { missingDomainsWork } from '../../src/modules/missing-domains/missing-job';
import { autorenewalWork } from '../../src/modules/renewals/autorenewals';
import { expiryNoticeWork } from '../../src/modules/renewals/expiry-notices';
import { nameLifeWork } from '../../src/modules/renewals/name-life-job';
import type { TestApp } from './app';

interface CountedWork<Id extends string> extends SharedWork<Id> {
  work(ids: readonly Id[]): Promise<number>;
}

/** Does all that is due at once, in this process and without jobs. @returns how much was done, as the work counts it */
async function doDueWork<Id extends string>({ due, work }: CountedWork<Id>): Promise<number> {
  let done = 0;
  for await (const ids of due()) done += await work(ids);
  return done;
}

/** @returns how many domains have ended */
export const checkMissing = (deps: Parameters<typeof missingDomainsWork>[0]) => doDueWork(missingDomainsWork(deps));
/** @returns how many stages have changed */
export const updateNameLives = (deps: Parameters<typeof nameLifeWork>[0]) => doDueWork(nameLifeWork(deps));
/** @returns how many notices were sent */
export const sendExpiryNotices = (deps: Parameters<typeof expiryNoticeWork>[0]) => doDueWork(expiryNoticeWork(deps));
/** @returns how many orders were placed */
export const renewDueNames = (deps: Parameters<typeof autorenewalWork>[0]) => doDueWork(autorenewalWork(deps));

/** Compares all zones, as the job does in its rounds. @returns how many were restored */
export async function repairServedZones(deps: TestApp['deps']): Promise<number> {
  const rows = await deps.db.select({ id: zones.id }).from(zones);
  return compareZones(
    deps,
    rows.map(({ id }) => id),
  );
}
