import type { DomainId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors';
import { defineQueue, type Jobs } from '../../jobs/jobs';
import { claimMarkedZones, liveZone, staleZones, takeOverBatch, type ZoneRow } from './queries';
import { writeInternalRecords } from './internal-records';
import { createZone, type ZoneDeps } from './create-zone';
import { settleBatch } from './zone-settling';

/** Milliseconds after which the polling job picks up a zone to be made or an open batch. */
const STALE_MS = 10_000;
const POLL_SECONDS = 15;
const MAX_PER_RUN = 50;

const settleZones = defineQueue({ name: 'dns-settle', retryLimit: 0, retryDelay: 1, expireIn: 60, forget: true });
/** Creates the zone of a new order without waiting for the poll, which retries if this one attempt fails. */
const orderedZones = defineQueue<{ domain_id: DomainId }>({
  name: 'dns-ordered',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 60,
  forget: true,
});
const ACTOR = { actor: `job:${settleZones.name}`, requestId: null };

/** Registers the jobs that create zones for orders and that settle zones and batches left open. */
export function registerZoneJobs(deps: ZoneDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(orderedZones, async ({ data }) => settleOrdered(deps, data.domain_id));
  deps.jobs.handle(settleZones, async () => void (await settleStaleZones(deps)));
  deps.jobs.every(POLL_SECONDS, settleZones, {});
}

/** Settles the zone of a domain once the transaction commits, which has marked what the zone needs. */
export async function settleSoon(tx: Tx, jobs: Jobs, domainId: DomainId): Promise<void> {
  await jobs.enqueue(orderedZones, { domain_id: domainId }, { tx });
}

async function settleOrdered(deps: ZoneDeps, domainId: DomainId): Promise<void> {
  const zone = await liveZone(deps.db, domainId);
  // An open batch is settled by the process that opened it.
  if (!zone || zone.batch) return;
  if (zone.version === 0) await settle(deps, zone);
  else if (zone.kept_since) await writeInternalRecords(deps, domainId, ACTOR);
}

/** Creates pending zones, and settles batches left over from a crash or an unavailable nameserver. @returns how many it settled */
export async function settleStaleZones(deps: ZoneDeps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - STALE_MS);
  const stale = await staleZones(deps.db, since, MAX_PER_RUN);
  let settled = await updateStaleZones(deps, since);
  for (const { zone } of stale) {
    // `settle` moves the zone to the end of the queue, so that one that keeps failing does not block the others.
    if (await settle(deps, zone)) settled += 1;
  }
  return settled;
}

/** Updates zones whose forwarding settings have changed. @returns how many are up to date now */
async function updateStaleZones(deps: ZoneDeps, since: Date): Promise<number> {
  // Moves them to the end of the queue, as above.
  const stale = await claimMarkedZones(deps.db, since, deps.clock.now(), MAX_PER_RUN);
  let written = 0;
  for (const { domainId } of stale) if (await writeInternalRecords(deps, domainId, ACTOR)) written += 1;
  return written;
}

async function settle(deps: ZoneDeps, zone: ZoneRow): Promise<boolean> {
  if (zone.batch) {
    const open = await takeOverBatch(deps.db, zone.domain_id, deps.clock.now());
    if (!open?.batch) return false;
    const { kind } = await settleBatch(deps, open, open.batch);
    if (kind === 'overtaken')
      deps.log.warn(
        { event: 'zone.superseded', zone: zone.name, edition: open.edition },
        'Nameserver already has a later change of the zone',
      );
    return kind === 'done' || kind === 'refused';
  }
  try {
    await createZone(deps, { id: zone.domain_id, name: zone.name }, ACTOR);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
