import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NameServer } from '../../adapters/dns/name-server';
import { changeBetween } from '../../adapters/dns/rrsets';
import { customers, domains, zone_editions, zone_records, zones } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';

type ForgetDeps = Pick<Deps, 'db' | 'clock' | 'nameServer' | 'log'>;

const forgetting = defineQueue<Record<string, never>>({
  name: 'names-forget',
  retryLimit: 0,
  retryDelay: 1,
  expireIn: 300,
});
const LOOK_SECONDS = 3_600;

/** Years for which the registrant of a name is kept after the name has left, as registrars must (Data Retention Specification of the RAA 2013). */
const REGISTRANT_YEARS = 2;
/** Zones handled in one batch. */
const PAGE = 200;

/** Registers the hourly job that forgets what is left of names that have gone. */
export function registerForgetNamesJob(deps: ForgetDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.handle(forgetting, async () => {
    await forgetRegistrants(deps);
    await forgetZones(deps);
  });
  deps.jobs.every(LOOK_SECONDS, forgetting, {});
}

/** Forgets who held names that left the shop long ago, of closed accounts as of open ones. */
export async function forgetRegistrants({ db, clock }: Pick<ForgetDeps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - REGISTRANT_YEARS);
  await db
    .update(domains)
    .set({ registrant: null, tld_data: {} })
    .where(and(isNotNull(domains.registrant), lt(domains.ended_at, before)));
}

/**
 * Forgets the zones of names that were in accounts since closed and have gone, and empties them on the nameserver. The edition is
 * taken before it is looked who has a name now: a zone that somebody makes anew after that has a later one, and stays as it is.
 */
export async function forgetZones({ db, nameServer, log }: ForgetDeps): Promise<void> {
  const { rows } = await db.execute<{ edition: string }>(sql`select nextval(${zone_editions.seqName}) as edition`);
  const edition = Number(rows[0]?.edition);
  const anew = alias(domains, 'anew');
  const gone = await db
    .select({ id: zones.id, name: zones.name, heldAnew: anew.id })
    .from(zones)
    .innerJoin(domains, eq(domains.id, zones.domain_id))
    .innerJoin(customers, eq(customers.id, domains.customer_id))
    .leftJoin(anew, and(eq(anew.name, zones.name), isNull(anew.ended_at)))
    .where(and(isNotNull(customers.closed_at), isNotNull(domains.ended_at)))
    .limit(PAGE);
  const forgotten: string[] = [];
  for (const { id, name, heldAnew } of gone) {
    if (heldAnew !== null || (await empty(nameServer, name, edition))) forgotten.push(id);
    else log.warn({ event: 'zone.purge_pending', zone: name }, 'Zone of deleted domain pending purge; will retry');
  }
  if (forgotten.length === 0) return;
  await inTransaction(db, async (tx) => {
    await tx.delete(zone_records).where(inArray(zone_records.zone_id, forgotten));
    await tx.delete(zones).where(inArray(zones.id, forgotten));
  });
}

/** Takes every record out of a zone on the nameserver. @returns whether nothing of it is left there, or somebody has it anew */
async function empty(nameServer: NameServer, zone: string, edition: number): Promise<boolean> {
  const served = await nameServer.zone(zone);
  if (served === 'unknown') return false;
  if (served === null || served.length === 0) return true;
  const { kind } = await nameServer.change(zone, changeBetween(served, []), edition);
  return kind === 'done' || kind === 'overtaken';
}
