import type { DomainExport, DomainInfo, HistoryEntry } from '@storefront/shared/contract';
import { printZoneFile } from '@storefront/shared/domain';
import type { Deps } from '../../deps';
import { viewRecord, findRecords } from '../dns';
import { viewReceipt } from '../receipts';
import { getHistory } from './domain-history';
import type { OwnDomain } from '../portfolio';
import { listOrders, findZoneVersion } from './queries';

const PAGE = 100;

/** Returns everything that the shop stores about a domain as one document, without calling the registrar (DM-08). */
export async function createExport(
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  own: OwnDomain,
  info: DomainInfo,
): Promise<DomainExport> {
  const { domain } = own;
  const zone = await findZoneVersion(deps.db, domain.id);
  const records = zone ? await findRecords(deps, zone.id) : [];
  const bought = await listOrders(deps.db, domain);
  return {
    exported_at: deps.clock.now().toISOString(),
    domain: info,
    registrant: domain.registrant,
    zone: records.map((record) => viewRecord(record, domain)),
    zone_file: zone ? printZoneFile(records, domain.name, zone.version) : null,
    history: await wholeHistory(deps, own),
    receipts: await Promise.all(
      bought.map(async ({ id }) => (await viewReceipt(deps, domain.customer_id, id)).receipt),
    ),
  };
}

async function wholeHistory(deps: Pick<Deps, 'db'>, own: OwnDomain): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let before: number | null | undefined;
  while (before !== null) {
    const page = await getHistory(deps, own, { before, limit: PAGE });
    entries.push(...page.entries);
    before = page.next;
  }
  return entries;
}
