import type { ZoneId } from '@storefront/shared/contract';
import type { NameServer } from '../../ports/name-server';
import { changeBetween } from '../../dns/rrsets';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { deleteZones, eraseRegistrants, nextZoneEdition, listFormerZones } from './forget-names-queries';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'nameServer' | 'log'>;

const forgetting = defineQueue<Record<string, never>>({
  name: 'names-forget',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 300,
});
const POLL_SECONDS = 3_600;

/** Years for which registrars must keep a registrant after the domain has left (Data Retention Specification of the RAA 2013). */
const REGISTRANT_YEARS = 2;
const PAGE = 200;

/** Registers the hourly job that deletes retained data of domains that have left. */
export function registerForgetNamesJob(deps: ForgetDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(forgetting, async () => {
    await forgetRegistrants(deps);
    await forgetZones(deps);
  });
  deps.jobs.every(POLL_SECONDS, forgetting, {});
}

/** Deletes the registrants of domains that left long ago, for closed and open accounts alike. */
export async function forgetRegistrants({ db, clock }: Pick<ForgetDeps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - REGISTRANT_YEARS);
  await eraseRegistrants(db, before);
}

/**
 * Deletes the zones of ended domains in closed accounts, and empties them on the nameserver. The edition is taken before checking who has
 * the domain now: a zone created after that has a later edition and is left alone.
 */
export async function forgetZones({ db, nameServer, log }: ForgetDeps): Promise<void> {
  const edition = await nextZoneEdition(db);
  const zones = await listFormerZones(db, PAGE);
  const forgotten: ZoneId[] = [];
  for (const { id, name, heldAnew } of zones) {
    if (heldAnew !== null || (await empty(nameServer, name, edition))) forgotten.push(id);
    else log.warn({ event: 'zone.purge_pending', zone: name }, 'Zone of deleted domain pending purge; will retry');
  }
  if (forgotten.length === 0) return;
  await inTransaction(db, (tx) => deleteZones(tx, forgotten));
}

/** Removes every record of a zone on the nameserver. @returns whether it is empty now, or belongs to a new customer */
async function empty(nameServer: NameServer, zone: string, edition: number): Promise<boolean> {
  const served = await nameServer.zone(zone);
  if (served === 'unknown') return false;
  if (served === null || served.length === 0) return true;
  const { kind } = await nameServer.change(zone, changeBetween(served, []), edition);
  return kind === 'done' || kind === 'overtaken';
}
