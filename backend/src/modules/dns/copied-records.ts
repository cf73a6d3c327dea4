import { isRecordType } from '@storefront/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { domains, transfers } from '../../db/schema';

/**
 * The records of a name as they were copied before it came here, for the zone that we keep for it; none for a name that did not
 * come by a transfer. Nameservers are left out: the zone has ours. So are DS records, which belong to the parent zone.
 */
export async function copiedRecords(db: Db, domainId: string) {
  const [found] = await db
    .select({ zone: transfers.zone })
    .from(transfers)
    .innerJoin(domains, eq(domains.registrar_ref, sql`${transfers.order_item_id}::text`))
    .where(eq(domains.id, domainId));
  return (found?.zone?.records ?? []).flatMap(({ name, type, ttl, data }) => {
    return isRecordType(type) && type !== 'DS' && !(type === 'NS' && name === '@')
      ? [{ name, type, ttl, rdata: data, is_internal: false }]
      : [];
  });
}
