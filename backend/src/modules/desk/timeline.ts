import type { TimelineEntry } from '@storefront/shared/contract/desk';
import { toUnicode } from '@storefront/shared/domain';
import type { OrderId, StaffId } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { findStaffNames } from '../audit';
import type { OrderItemRow } from '../orders';
import { listOrderEntries, type EmailRow } from './desk-queries';

/** Maximum entries of one order: an order with a thousand items has more than anyone reads. */
const MAX_ENTRIES = 500;

const field = (value: unknown, name: string): string | null => {
  const found = (value as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof found === 'string' ? found : null;
};

/** The part of an entry that is worth showing: a reason, or a cause. */
const getDetail = (after: unknown): string | null => field(after, 'reason') ?? field(after, 'cause');

/** Actions of the customer; everything else follows from them, under the same actor. */
const OF_CUSTOMER: ReadonlySet<string> = new Set(['order.placed', 'order.withdrawn', 'order_item.deleted']);

function toAuthor(actor: string, action: string): TimelineEntry['by'] {
  if (actor.startsWith('customer:')) return OF_CUSTOMER.has(action) ? 'customer' : 'shop';
  return actor === 'payment_provider' ? 'payment_provider' : 'shop';
}

/** The member of staff who acted, under their own name or for the customer. */
const findStaffId = ({ actor, staff_id }: { readonly actor: string; readonly staff_id: StaffId | null }) =>
  actor.startsWith('staff:') ? actor.slice('staff:'.length) : staff_id;

/** Lists everything that happened to an order, newest first: its states, its items at the registrar, its emails. */
export async function readTimeline(
  db: Db,
  orderId: OrderId,
  items: readonly Pick<OrderItemRow, 'id' | 'domain_name'>[],
  emails: readonly EmailRow[],
): Promise<TimelineEntry[]> {
  const rows = await listOrderEntries(
    db,
    orderId,
    items.map(({ id }) => id),
    MAX_ENTRIES,
  );
  const names = await findStaffNames(db, rows.map(findStaffId));
  const domains = new Map(items.map(({ id, domain_name }) => [`order_item:${id}`, toUnicode(domain_name)]));
  const changes = rows.map((row): TimelineEntry => {
    const { id, at, action, subject, before, after, request_id } = row;
    const staffId = findStaffId(row);
    const by = staffId === null ? toAuthor(row.actor, action) : 'staff';
    return {
      id: String(id),
      at: at.toISOString(),
      by,
      staff: staffId === null ? null : (names.get(staffId) ?? null),
      kind: domains.has(subject) ? 'item' : 'order',
      action,
      what: domains.get(subject) ?? null,
      from: field(before, 'state'),
      to: field(after, 'state'),
      detail: getDetail(after),
      request_id,
    };
  });
  const sent = emails.map(({ id, created_at, subject, status }): TimelineEntry => ({
    id,
    at: created_at.toISOString(),
    by: 'shop',
    staff: null,
    kind: 'email',
    action: status,
    what: subject,
    from: null,
    to: null,
    detail: null,
    request_id: null,
  }));
  // The sort is stable, so entries of the same moment stay in order; an email comes after the event that it reports.
  return [...sent, ...changes].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, MAX_ENTRIES);
}
