import { changeFromServed, toRrsets } from '../../dns/rrsets';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { madeZones, openBatch, findRecords, type ZoneRow } from './queries';
import { isKeptOtherwise, keepZone } from './zone-keeping';
import type { ZoneDeps } from './zone-making';
import { REPAIRED, settleBatch } from './zone-settling';

/** Seconds between two looks. */
const LOOK_SECONDS = 60;
/** Zones that one check compares. */
const PAGE = 200;

const repairZones = defineQueue({ name: 'dns-repair', retryLimit: 0, retryDelay: 1, expireIn: 900, forget: true });

/** Registers the job that compares the zones of the nameserver with ours, page after page. */
export function registerZoneRepairJob(deps: ZoneDeps & Pick<Deps, 'jobs'>): void {
  let from: string | undefined;
  deps.jobs.handle(repairZones, async () => {
    let repaired: number;
    // A nameserver that has lost one zone may have lost them all.
    do ({ repaired, last: from } = await repairServedZones(deps, from));
    while (repaired > 0 && from !== undefined);
  });
  deps.jobs.every(LOOK_SECONDS, repairZones, {});
}

/**
 * Compares a page of zones, and puts ours back where the nameserver has lost one or has others than we. A zone that is being saved
 * is left alone, as is one that the nameserver is silent about.
 * @returns how many it put back, and the last zone that it came to; undefined at the end
 */
export async function repairServedZones(
  deps: ZoneDeps,
  from?: string,
): Promise<{ readonly repaired: number; readonly last: string | undefined }> {
  const page = await madeZones(deps.db, from, PAGE);
  let repaired = 0;
  for (const { zone, domain } of page) {
    if (await isKeptOtherwise(deps, zone, domain)) {
      await keepZone(deps, zone.domain_id, { actor: `job:${repairZones.name}`, requestId: null });
      continue;
    }
    if (await isServed(deps, zone)) continue;
    const isRepaired = await repair(deps, zone);
    if (isRepaired) repaired += 1;
  }
  return { repaired, last: page.length === PAGE ? page.at(-1)?.zone.id : undefined };
}

/** Whether the nameserver has our records, or does not say what it has. */
async function isServed(deps: ZoneDeps, zone: ZoneRow): Promise<boolean> {
  const [served, ours] = await Promise.all([deps.nameServer.zone(zone.name), findRecords(deps, zone.id)]);
  if (served === 'unknown') return true;
  if (served === null) return false;
  const { put, remove } = changeFromServed(served, toRrsets(zone.name, ours));
  return put.length === 0 && remove.length === 0;
}

/** Sends our records as a batch of its own, so that no save comes in between; one that came before is what is served now. */
async function repair(deps: ZoneDeps, zone: ZoneRow): Promise<boolean> {
  const records = (await findRecords(deps, zone.id)).map(({ zone_id: _zone, ...record }) => record);
  const batch = { records, action: REPAIRED, actor: `job:${repairZones.name}`, requestId: null };
  const claimed = await openBatch(deps.db, zone, batch, deps.clock.now());
  if (!claimed) return false;
  const outcome = await settleBatch(deps, claimed, batch);
  deps.log.warn(
    { event: 'zone.drift_detected', zone: zone.name, outcome },
    'Nameserver records differed from ours; restoring them',
  );
  return outcome.kind === 'done';
}
