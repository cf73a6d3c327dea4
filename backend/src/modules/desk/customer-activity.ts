import type { OutputOf, CustomerId } from '@storefront/shared/contract';
import type { DeskActivity, deskCustomerActivity } from '@storefront/shared/contract/desk';
import { isRequestedByAnyone } from '../../core/audit-actions';
import type { ReadDb } from '../../db/client';
import { isUuid } from '../../db/uuid';
import { entriesAbout, findDomainsOfSubjects, findStaffNames } from '../audit';
import { toPage } from './search';
import type { PageRange } from './search-queries';

const getReason = (after: unknown): string | null => {
  const reason = (after as { readonly reason?: unknown } | null)?.reason;
  return typeof reason === 'string' ? reason : null;
};

function toAuthor(
  { actor, action }: { readonly actor: string; readonly action: string },
  me: string,
): DeskActivity['by'] {
  if (isRequestedByAnyone(action)) return 'anybody';
  if (actor === me) return 'customer';
  return actor.startsWith('staff:') ? 'staff' : 'shop';
}

/** Lists what was done to a customer's account and on the customer's behalf, with the names of the staff involved. */
export async function listCustomerActivity(
  db: ReadDb,
  customerId: CustomerId,
  part: PageRange,
): Promise<OutputOf<typeof deskCustomerActivity>> {
  if (!isUuid(customerId)) return { rows: [], has_more: false };
  const me = `customer:${customerId}`;
  const rows = await entriesAbout(db, me, undefined, part.limit + 1, part.offset);
  const findStaffId = ({ actor, staffId }: (typeof rows)[number]) =>
    actor.startsWith('staff:') ? actor.slice('staff:'.length) : staffId;
  const names = await findStaffNames(db, rows.map(findStaffId));
  const domains = await findDomainsOfSubjects(
    db,
    rows.map(({ subject }) => subject),
  );
  return toPage(rows, part, (row): DeskActivity => {
    const { id, at, action, subject, after } = row;
    return {
      id: String(id),
      at: at.toISOString(),
      by: toAuthor(row, me),
      staff: names.get(findStaffId(row) ?? '') ?? null,
      action,
      domain: domains.get(subject) ?? null,
      reason: getReason(after),
    };
  });
}
