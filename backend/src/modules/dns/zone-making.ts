import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { domains, zones } from '../../db/schema';
import type { Deps } from '../../deps';
import { unavailable } from '../../http/errors';
import { copiedRecords } from './copied-records';
import { defaultRecords, withKeptRecords } from './default-records';
import { opened, settleBatch, takeUp, type SettlingDeps, type ZoneRow } from './zone-settling';

export type ZoneDeps = SettlingDeps & Pick<Deps, 'config' | 'log'>;

interface ZoneDomain {
  readonly id: string;
  /** ASCII. */
  readonly name: string;
}

/** Notes, in the transaction that brings a domain here, that it needs a zone; `settleSoon` has it made at once, and whoever looks for unsettled zones otherwise. */
export async function wantZone(tx: Tx, { id, name }: ZoneDomain, at: Date): Promise<void> {
  await tx
    .insert(zones)
    .values({ domain_id: id, name, batch_since: at, created_at: at, updated_at: at })
    .onConflictDoNothing();
}

/**
 * Makes a zone that is wanted, with the default records; one that is made already stays as it is.
 * @throws HttpError 503 where the nameserver does not answer; the zone stays wanted
 */
export async function makeZone(
  deps: ZoneDeps,
  domain: ZoneDomain,
  by: { readonly actor: string; readonly requestId: string | null },
): Promise<ZoneRow> {
  const now = deps.clock.now();
  // A name that came from elsewhere brings its records along, in place of the parking page (TR-05).
  const copied = await copiedRecords(deps.db, domain.id);
  const [row] = await deps.db.select().from(domains).where(eq(domains.id, domain.id));
  if (!row) throw new Error(`Domain of zone ${domain.name} not found`);
  const usual = copied.length > 0 ? withKeptRecords(copied, row, deps.config) : defaultRecords(row, deps.config);
  const records = usual.map((record) => ({ ...record, id: randomUUID() }));
  const [first] = await deps.db
    .update(zones)
    .set(opened({ records, action: 'zone.created', ...by }, now))
    .where(and(eq(zones.domain_id, domain.id), eq(zones.version, 0), isNull(zones.batch)))
    .returning();
  const open = first ?? (await takeUp(deps, domain.id));
  const outcome = open?.batch ? await settleBatch(deps, open, open.batch) : undefined;
  const zone = await zoneOf(deps, domain.id);
  if (zone.version > 0) return zone;
  deps.log.warn({ event: 'zone.make_failed', zone: domain.name, outcome }, 'Failed to create zone');
  throw unavailable('The nameservers are not responding. Try again in a moment.', 10, {
    code: 'name_server_away',
    params: { what: 'read' },
  });
}

async function zoneOf({ db }: Pick<Deps, 'db'>, domainId: string): Promise<ZoneRow> {
  const [zone] = await db.select().from(zones).where(eq(zones.domain_id, domainId));
  if (!zone) throw new Error(`Zone of domain ${domainId} not found`);
  return zone;
}
