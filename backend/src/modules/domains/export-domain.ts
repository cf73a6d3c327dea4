import type { DomainExport, DomainInfo, HistoryEntry } from '@storefront/shared/contract';
import { printZoneFile } from '@storefront/shared/domain';
import { and, desc, eq } from 'drizzle-orm';
import { order_items, orders, zones } from '../../db/schema';
import type { Deps } from '../../deps';
import { viewRecord, recordsOf } from '../dns';
import { viewReceipt } from '../receipts';
import { historyOf } from './domain-history';
import type { OwnDomain } from '../portfolio';

const PAGE = 100;

/** Everything that the shop keeps of a domain, as one document; nothing is asked of the registrar (DM-08). */
export async function exportOf(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  own: OwnDomain,
  info: DomainInfo,
): Promise<DomainExport> {
  const { domain } = own;
  const [zone] = await deps.db
    .select({ id: zones.id, version: zones.version })
    .from(zones)
    .where(eq(zones.domain_id, domain.id));
  const records = zone ? await recordsOf(deps, zone.id) : [];
  const bought = await deps.db
    .selectDistinct({ id: orders.id, at: orders.created_at })
    .from(orders)
    .innerJoin(order_items, eq(order_items.order_id, orders.id))
    .where(and(eq(order_items.domain_id, domain.id), eq(orders.customer_id, domain.customer_id)))
    .orderBy(desc(orders.created_at));
  return {
    exported_at: deps.clock.now().toISOString(),
    domain: info,
    registrant: domain.registrant,
    zone: records.map((record) => viewRecord(record, domain)),
    zone_file: zone ? printZoneFile(records, domain.name, zone.version) : null,
    history: await wholeHistory(deps, own),
    receipts: await Promise.all(bought.map(({ id }) => viewReceipt(deps, domain.customer_id, id))),
  };
}

async function wholeHistory(deps: Pick<Deps, 'db'>, own: OwnDomain): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const page = await historyOf(deps, own, { before, limit: PAGE });
    entries.push(...page.entries);
    before = page.next;
  }
  return entries;
}
