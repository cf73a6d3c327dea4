import { isDeepStrictEqual } from 'node:util';
import type { CardId, CustomerId, OrderConflict, OrderId, OrderItem } from '@storefront/shared/contract';
import { lineKind, toUnicode, toWire } from '@storefront/shared/domain';
import { findSoldName } from '../../core/catalog/catalog';
import type { Tx } from '../../db/client';
import { conflict, unprocessable } from '../../http/errors';
import { refuseWhileBeingAcquired } from '../missing-domains';
import { findOpenOrder, isBeingOrdered } from '../orders';
import { canPayBeside } from '../payment';
import type { PriceList } from '../price-list';
import { countAddresses, listRenewedAddOns } from '../prices';
import { findChange, refuseWhileDeleted } from '../registrar-changes';
import { findObstacle } from './items/add-ons-alone';
import { lockDomain } from './items/queries';
import type { PricedItem } from './order-pricing';

// Checks made before the transaction that writes an order, and repeated in it under a lock.

/** @throws HttpError 422 for an unsaved card that has paid another order since it was chosen, or was removed (OR-12a) */
export async function refuseSpentCard(tx: Tx, customerId: CustomerId, id: CardId, orderId: OrderId): Promise<void> {
  if (!(await canPayBeside(tx, { customer_id: customerId, id }, orderId))) throw noSuchCard();
}

export const noSuchCard = () =>
  unprocessable('This card is no longer saved. Choose another one.', { code: 'no_such_card' });

/**
 * Locks the domains of an order against deletion until the order is written. A domain cannot be renewed while it is being deleted, or while
 * another order is registering or transferring it, perhaps for another customer.
 * @throws HttpError 409, 503
 */
export async function refuseDeleted(tx: Tx, customerId: CustomerId, items: readonly OrderItem[]): Promise<void> {
  const names = items.filter(({ type }) => type === 'renew').map(({ domain_name }) => domain_name);
  // Sorted, so that two orders cannot deadlock.
  for (const name of [...new Set(names)].sort()) {
    const held = await lockDomain(tx, customerId, name);
    if (!held) continue;
    await refuseWhileDeleted(tx, held);
    await refuseWhileBeingAcquired(tx, held);
  }
}

/**
 * Refuses an automatic renewal that is no longer wanted as it is: a customer who has turned auto-renew off, is turning it off, or renews
 * manually is not charged, nor is one for an add-on that was cancelled since the price was computed (LG-04e).
 * @throws HttpError 409
 */
export async function refuseUnwanted(
  tx: Tx,
  customerId: CustomerId,
  items: readonly OrderItem[],
  priceList: Pick<PriceList, 'sells'>,
): Promise<void> {
  for (const item of items)
    if (item.type === 'renew' && !(await renewsItself(tx, customerId, item, priceList)))
      throw conflict(`${toUnicode(item.domain_name)} is not to renew itself any more. Nothing was charged.`, {
        code: 'unavailable',
        params: { what: 'changed', domains: [item.domain_name] },
      });
}

async function renewsItself(
  tx: Tx,
  customerId: CustomerId,
  { domain_name, current_expiry_date, sub_items }: Extract<OrderItem, { type: 'renew' }>,
  priceList: Pick<PriceList, 'sells'>,
): Promise<boolean> {
  const held = await lockDomain(tx, customerId, domain_name);
  if (!held?.is_auto_renew || held.expiry_date.getTime() !== new Date(current_expiry_date).getTime()) return false;
  const record = findSoldName(domain_name)?.record;
  if (!record || !isDeepStrictEqual(listRenewedAddOns(held, record, priceList).sort(), [...sub_items].sort()))
    return false;
  const change = await findChange(tx, held.id, 'auto_renew');
  // Unsettled changes are settled automatically; the next run charges if auto-renew is still on.
  if (change && !change.made_at) return false;
  return !(await isBeingOrdered(tx, customerId, domain_name));
}

/**
 * Locks the domains for which add-ons are bought until the order is written: an add-on that was bought since the check, or is part of
 * another open order, is not sold again (DM-09).
 * @throws HttpError 409
 */
export async function refuseTwice(
  tx: Tx,
  customerId: CustomerId,
  items: readonly PricedItem[],
  currency: string,
  now: Date,
): Promise<void> {
  const changes: OrderConflict['changes'] = [];
  const open: OrderId[] = [];
  for (const { item, amount, addOns, addresses } of items) {
    if (item.type !== 'renew' || lineKind(item) !== 'add_ons') continue;
    const held = await lockDomain(tx, customerId, item.domain_name);
    const isSame =
      held && (!addOns.some(({ type }) => type === 'email_forwarding') || countAddresses(held, now) === addresses);
    const fits =
      isSame &&
      findObstacle(held, { current_expiry_date: new Date(item.current_expiry_date), sub_items: [...addOns] }, now) ===
        null;
    const other = await findOpenOrder(tx, customerId, item.domain_name);
    if (other) open.push(other);
    if (!fits || other)
      changes.push({ domain: item.domain_name, reason: 'not_sold', was: toWire(amount, currency), now: null });
  }
  if (changes.length === 0) return;
  const names = changes.map(({ domain }) => toUnicode(domain)).join(', ');
  throw conflict(`${names} has changed, or another order for it is in progress. Nothing was charged.`, {
    code: 'unavailable',
    params: { what: 'changed', domains: changes.map(({ domain }) => domain) },
    // The customer can cancel it there if its payment waits for bank confirmation.
    body: { changes, amount: null, tax: null, ...(open[0] && { order_id: open[0] }) },
  });
}
