import type { RegisteredDomain } from '../../../ports/registrar';
import type { DomainId } from '@storefront/shared/contract';
import type { Tx } from '../../../db/client';
import { endMovedAway, findListed, isLaterRegistration, type ListedDomain, lockListed } from '../../missing-domains';
import type { OrderItemRow } from '../../orders';
import type { OrderDeps } from '../order-step';
import { addToDomains, type Arranged, type Carried } from './item-kind';
import { findPlacedAt } from './queries';

/** Whether a domain in a list had left the registrar before what an order has brought came. */
const isGone = ({ domain, since }: ListedDomain, held: Pick<RegisteredDomain, 'createdAt'>, orderedAt: Date): boolean =>
  isLaterRegistration(domain, held) || (since !== null && since <= orderedAt);

/**
 * The registrar says that it has carried an order for a name out that is in a list already. Two orders may have asked for one name, of which
 * one has got it; or what the list has is an earlier registration, which has left.
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
    'The registrar has carried out an order for a domain that a customer has already; will look again',
  );
  return { kind: 'unknown', cause: 'the domain is in a list already' };
}

/** Puts a name that has come into its customer's list, and takes what had left from the list that it was in. */
export async function ownArrival(tx: Tx, carried: Carried): Promise<DomainId | null> {
  const { item, held, at, deps, by } = carried;
  const listed = await lockListed(tx, item.domain_name);
  if (listed) {
    if (!isGone(listed, held, await findPlacedAt(tx, item.order_id))) return null;
    await endMovedAway(tx, deps, listed.domain, at, by);
  }
  return addToDomains(tx, carried);
}
