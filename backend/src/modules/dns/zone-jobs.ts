import type { DomainId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors';
import { defineQueue, type Jobs } from '../../jobs/jobs';
import { claimStaleKept, liveZone, staleZones, takeUp, type ZoneRow } from './queries';
import { keepZone } from './zone-keeping';
import { makeZone, type ZoneDeps } from './zone-making';
import { settleBatch } from './zone-settling';

/** Milliseconds after which a zone that is wanted, or a batch without an end, is picked up by the next poll. */
const STALE_MS = 10_000;
/** Polling interval in seconds. */
const LOOK_SECONDS = 15;
/** Zones picked up in one poll. */
const LOOK_SIZE = 50;

const settleZones = defineQueue({ name: 'dns-settle', retryLimit: 0, retryDelay: 1, expireIn: 60, forget: true });
/** A zone that an order asks for does not wait for the next poll. One try: what the nameserver does not take, that poll picks up. */
const orderedZones = defineQueue<{ domain_id: DomainId }>({
  name: 'dns-ordered',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 60,
  forget: true,
});
const ACTOR = { actor: `job:${settleZones.name}`, requestId: null };

/** Registers the jobs that settle zones orders ask for, and zones and batches that still wait to be made or settled. */
export function registerZoneJobs(deps: ZoneDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(orderedZones, async ({ data }) => settleOrdered(deps, data.domain_id));
  deps.jobs.handle(settleZones, async () => void (await settleStaleZones(deps)));
  deps.jobs.every(LOOK_SECONDS, settleZones, {});
}

/**
 * Settles the zone of a domain as soon as the transaction that completes an order commits. The transaction itself records what the zone
 * needs, so that nothing is lost if the nameserver is unavailable.
 */
export async function settleSoon(tx: Tx, jobs: Jobs, domainId: DomainId): Promise<void> {
  await jobs.enqueue(orderedZones, { domain_id: domainId }, { tx });
}

async function settleOrdered(deps: ZoneDeps, domainId: DomainId): Promise<void> {
  const zone = await liveZone(deps.db, domainId);
  // An open batch belongs to whoever opened it.
  if (!zone || zone.batch) return;
  if (zone.version === 0) await settle(deps, zone);
  else if (zone.kept_since) await keepZone(deps, domainId, ACTOR);
}

/** Makes zones that are wanted, and picks up batches that a crash or a silent nameserver has left. @returns how many it settled */
export async function settleStaleZones(deps: ZoneDeps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - STALE_MS);
  const stale = await staleZones(deps.db, since, LOOK_SIZE);
  let settled = await keepStaleZones(deps, since);
  for (const { zone } of stale) {
    // Being picked up puts a zone to the end of the line, so that one that is dead does not keep the others waiting.
    if (await settle(deps, zone)) settled += 1;
  }
  return settled;
}

/** Zones whose domain forwards something else than when they were written. @returns how many follow it now */
async function keepStaleZones(deps: ZoneDeps, since: Date): Promise<number> {
  // To the end of the line, as above.
  const stale = await claimStaleKept(deps.db, since, deps.clock.now(), LOOK_SIZE);
  let kept = 0;
  for (const { domainId } of stale) if (await keepZone(deps, domainId, ACTOR)) kept += 1;
  return kept;
}

async function settle(deps: ZoneDeps, zone: ZoneRow): Promise<boolean> {
  if (zone.batch) {
    const open = await takeUp(deps.db, zone.domain_id, deps.clock.now());
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
    await makeZone(deps, { id: zone.domain_id, name: zone.name }, ACTOR);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
