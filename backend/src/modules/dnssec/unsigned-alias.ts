import { and, eq, sql } from 'drizzle-orm';
import { zone_records, zones } from '../../db/schema';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';

/** Whether a zone has, or is about to have, an ALIAS whose addresses the nameserver would answer with and not sign. */
export async function hasUnsignedAlias(
  { db, nameServer }: { readonly db: Db | Tx } & Pick<Deps, 'nameServer'>,
  zoneId: string,
): Promise<boolean> {
  if (nameServer.signsAlias) return false;
  const [kept] = await db
    .select({ id: zone_records.id })
    .from(zone_records)
    .where(and(eq(zone_records.zone_id, zoneId), eq(zone_records.type, 'ALIAS')))
    .limit(1);
  if (kept) return true;
  const [coming] = await db
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, zoneId), sql`${zones.batch}->'records' @> '[{"type":"ALIAS"}]'::jsonb`));
  return coming !== undefined;
}
