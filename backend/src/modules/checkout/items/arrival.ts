import type { RegisteredDomain } from '../../../ports/registrar';
import type { DomainId } from '@storefront/shared/contract';
import type { Tx } from '../../../db/client';
import { endMovedAway, findListed, isLaterRegistration, type ListedDomain, lockListed } from '../../missing-domains';
import type { OrderItemRow } from '../../orders';
import type { OrderDeps } from '../order-step';
import { addToDomains, type Arranged, type Carried } from './item-kind';
import { findPlacedAt } from './queries';

/** Whether a listed domain had already left the registrar when the order brought the new registration. */
const isGone = ({ domain, since }: ListedDomain, held: Pick<RegisteredDomain, 'createdAt'>, orderedAt: Date): boolean =>
  isLaterRegistration(domain, held) || (since !== null && since <= orderedAt);

/**
 * Decides what to do when the registrar has completed an order for a domain that is already in a customer's list. Either two orders were
 * placed for it and the other one got it, or the listed domain is an earlier registration that has left.
 */
export async function arrangeArrival(deps: OrderDeps, item: OrderItemRow, held: RegisteredDomain): Promise<Arranged> {
  const listed = await findListed(deps.db, item.domain_name);
  if (!listed) return { kind: 'done' };
  const orderedAt = await findPlacedAt(deps.db, item.order_id);
  if (isGone(listed, held, orderedAt)) return { kind: 'done' };
  if (listed.domain.created_at > orderedAt)
    return { kind: 'refused', reason: 'taken', message: 'Another order has brought the domain here.' };
  deps.log.error(
    { event: 'order.name_in_a_list', order_item: item.id, domain: item.domain_name, listed: listed.domain.id },
    'Registrar completed an order for a domain that is already in a customer list; will check again',
  );
  return { kind: 'unknown', cause: 'the domain is already in a customer list' };
}

/** Adds a domain that has arrived to its customer's list, and removes an earlier registration that has left from its list. */
export async function ownArrival(tx: Tx, carried: Carried): Promise<DomainId | null> {
  const { item, held, at, deps, by } = carried;
  const listed = await lockListed(tx, item.domain_name);
  if (listed) {
    if (!isGone(listed, held, await findPlacedAt(tx, item.order_id))) return null;
    await endMovedAway(tx, deps, listed.domain, at, by);
  }
  return addToDomains(tx, carried);
}
