import type { OutputOf } from '@storefront/shared/contract';
import type { Attention, deskAttention } from '@storefront/shared/contract/desk';
import { millisecondsInHour } from 'date-fns/constants';
import type { ReadDb } from '../../db/client';
import {
  listMissingDomains,
  listOpenCorrections,
  listOpenDisputes,
  listOpenFactorRemovals,
  listOverdueItems,
  listStuckOrders,
  listUnpaidOrders,
  type WaitingRow,
} from './attention-queries';
import { listOpenDecisions } from './decisions';
import { toPerson } from './search';

const LIMIT = 50;
/** An order usually takes seconds. Retries during an outage of a minute or two are not worth anybody's attention. */
const STUCK_MS = millisecondsInHour;

/** Lists what waits for staff, oldest first. */
export async function listAttention(db: ReadDb, now: Date): Promise<OutputOf<typeof deskAttention>> {
  // One more than is shown tells whether there are more.
  const most = LIMIT + 1;
  const [stuck, overdue, unpaid, disputes, decisions, corrections, removals, missing] = await Promise.all([
    listStuckOrders(db, new Date(now.getTime() - STUCK_MS), most),
    listOverdueItems(db, now, most),
    listUnpaidOrders(db, most),
    listOpenDisputes(db, most),
    listOpenDecisions(db, now, { limit: most }),
    listOpenCorrections(db, most),
    listOpenFactorRemovals(db, most),
    listMissingDomains(db, most),
  ]);
  const rows = [
    ...stuck.map((row) => show('stuck_order', row)),
    ...overdue.map((row) => show('overdue_item', row)),
    ...unpaid.map((row) => show('unpaid_order', row)),
    ...disputes.map((row) => show('dispute', row)),
    ...decisions.map(({ about, ...row }) => show(about, row)),
    ...corrections.map((row) => show('correction', row)),
    ...removals.map((row) => show('factor_removal', row)),
    ...missing.map((row) => show('missing_domain', row)),
  ].sort((a, b) => a.since.localeCompare(b.since));
  return { rows: rows.slice(0, LIMIT), has_more: rows.length > LIMIT };
}

const show = (kind: Attention['kind'], { since, customer, order_id, domain }: WaitingRow): Attention => ({
  kind,
  since: since.toISOString(),
  customer: toPerson(customer),
  order_id: order_id ?? null,
  domain: domain ?? null,
});
