import type { ZoneId } from '@storefront/shared/contract';
import { changeFromServed, toRrsets } from '../../dns/rrsets';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { findPosition, savePosition } from '../../jobs/queries';
import type { WorkPart } from '../../jobs/shared-work';
import { estimateZones, findRecords, selectMadeZones, listCreatedZoneIds, openBatch, type ZoneRow } from './queries';
import { needsInternalRecords, writeInternalRecords } from './internal-records';
import type { ZoneDeps } from './create-zone';
import { REPAIRED, settleBatch } from './zone-settling';

const POLL_SECONDS = 60;
const PART = 200;
/** Time within which every zone is compared, if the nameserver keeps up. */
const ROUND_SECONDS = 3_600;

interface RepairPart extends WorkPart<ZoneId> {
  /** Whether the previous part restored zones. */
  readonly goesOn?: boolean;
}

const repairZones = defineQueue<RepairPart>({
  name: 'dns-repair',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 900,
  forget: true,
});

type RepairDeps = ZoneDeps & Pick<Deps, 'jobs'>;

/**
 * Registers the job that continuously compares the zones on the nameserver with ours. Each run takes the next few hundred zones, or more if
 * the round would otherwise exceed an hour, and enqueues jobs of one part each for all instances; no more are enqueued while some of these
 * are waiting.
 */
export function registerZoneRepairJob(deps: RepairDeps): void {
  deps.jobs.handle(repairZones, async ({ data: { ids, goesOn = false } }) => {
    if (!ids) return enqueueNextParts(deps, goesOn);
    // A nameserver that has lost one zone may have lost them all, so do not wait for the next poll.
    if ((await compareZones(deps, ids)) > 0)
      await deps.jobs.enqueue(repairZones, { goesOn: true }, { singletonKey: 'goes on' });
  });
  deps.jobs.every(POLL_SECONDS, repairZones, {});
}

async function enqueueNextParts(deps: RepairDeps, goesOn: boolean): Promise<void> {
  const { db, jobs } = deps;
  if (!goesOn && (await jobs.hasParts(repairZones))) return;
  const from = await findPosition<ZoneId>(db, repairZones.name);
  // Stop after one full round, whatever was found.
  if (goesOn && from === undefined) return;
  const rate = Math.ceil((await estimateZones(db)) / (ROUND_SECONDS / POLL_SECONDS));
  let after = from;
  for (let left = Math.max(PART, rate); left > 0; left -= PART) {
    const part = await findPart(deps, after);
    if (part.ids.length > 0) await jobs.enqueue(repairZones, { ids: part.ids }, { singletonKey: part.ids[0] });
    after = part.last;
    await savePosition(db, repairZones.name, after);
    if (after === undefined) return;
  }
}

/** Returns the next zones after an id, and the last of them; `last` is undefined at the end. */
async function findPart({ db }: Pick<ZoneDeps, 'db'>, after: ZoneId | undefined) {
  const page = await listCreatedZoneIds(db, after, PART);
  return { ids: page.map(({ id }) => id), last: page.length === PART ? page.at(-1)?.id : undefined };
}

/**
 * Compares zones, and restores ours if the nameserver has lost a zone or has different records. Skips zones that are being saved or for
 * which the nameserver does not respond.
 * @returns how many it restored
 */
export async function compareZones(deps: ZoneDeps, ids: readonly ZoneId[]): Promise<number> {
  let repaired = 0;
  for (const { zone, domain } of await selectMadeZones(deps.db, ids)) {
    if (await needsInternalRecords(deps, zone, domain)) {
      await writeInternalRecords(deps, zone.domain_id, { actor: `job:${repairZones.name}`, requestId: null });
      continue;
    }
    if (await isServed(deps, zone)) continue;
    if (await repair(deps, zone)) repaired += 1;
  }
  return repaired;
}

/** Whether the nameserver has our records. True also if it does not respond. */
async function isServed(deps: ZoneDeps, zone: ZoneRow): Promise<boolean> {
  const [served, ours] = await Promise.all([deps.nameServer.zone(zone.name), findRecords(deps, zone.id)]);
  if (served === 'unknown') return true;
  if (served === null) return false;
  const { put, remove } = changeFromServed(served, toRrsets(zone.name, ours));
  return put.length === 0 && remove.length === 0;
}

/** Sends our records as a batch of its own, so that no save can interfere. If one came first, its records are the ones served now. */
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
