import type { DomainId } from '@storefront/shared/contract';
import type { Tx } from '../../../db/client';
import type { RegisteredDomain } from '../../../ports/registrar';
import { endMovedAway, findListed, isLaterRegistration, type ListedDomain, lockListed } from '../../missing-domains';
import type { OrderItemRow } from '../../orders';
import { beginTransfer, followTransfer, openKeptCode } from '../../transfers';
import type { OrderDeps } from '../order-step';
import {
  addToDomains,
  getLanguageTag,
  getRegistrant,
  hasAddOn,
  required,
  type FinishOutcome,
  type CompletedItem,
  type RegistrarItemKind,
} from './item-kind';
import { findPlacedAt } from './queries';

// The two ways in which a customer gets a domain: by registration and by transfer.

/** The registration of an available domain. */
export const registration: RegistrarItemKind = {
  toRegistrarOrder: (item) => ({
    kind: 'new',
    reference: item.id,
    domain: item.domain_name,
    ...getRegistrant(item),
    years: item.period,
    privacy: hasAddOn(item, 'contact_privacy'),
    autoRenew: item.auto_renew,
    premium: item.premium,
    languageTag: getLanguageTag(item),
  }),
  finish: finishArrival,
  recordOwnership: recordArrival,
};

/** The transfer of a domain from another registrar. */
export const transfer: RegistrarItemKind = {
  toRegistrarOrder: (item, deps) => ({
    kind: 'transfer',
    reference: item.id,
    domain: item.domain_name,
    ...getRegistrant(item),
    authCode: openKeptCode(deps, item.domain_name, required(item, 'auth_info')),
    premium: item.premium,
    languageTag: getLanguageTag(item),
  }),
  prepare: beginTransfer,
  async recordProgress(deps, item, { transfer: progress }) {
    if (progress) await followTransfer(deps, item, progress);
  },
  finish: finishArrival,
  recordOwnership: recordArrival,
};

/** Whether a listed domain had left the registrar before this order was carried out. */
const isGone = ({ domain, since }: ListedDomain, held: Pick<RegisteredDomain, 'createdAt'>, orderedAt: Date): boolean =>
  isLaterRegistration(domain, held) || (since !== null && since <= orderedAt);

/**
 * Checks a domain that the registrar has registered or transferred. It may already be in a customer's list, because another order got it, or
 * because the list still has an earlier registration that has left.
 */
async function finishArrival(deps: OrderDeps, item: OrderItemRow, held: RegisteredDomain): Promise<FinishOutcome> {
  const listed = await findListed(deps.db, item.domain_name);
  if (!listed) return { kind: 'done' };
  const orderedAt = await findPlacedAt(deps.db, item.order_id);
  if (isGone(listed, held, orderedAt)) return { kind: 'done' };
  if (listed.domain.created_at > orderedAt)
    return { kind: 'refused', reason: 'taken', message: 'Another order has brought the domain here.' };
  deps.log.error(
    { event: 'order.name_in_a_list', order_item: item.id, domain: item.domain_name, listed: listed.domain.id },
    "Registrar carried out an order for a domain that is already in a customer's list; will check again",
  );
  return { kind: 'unknown', cause: 'the domain is in a list already' };
}

/** Adds the arrived domain to its customer's list, and ends an earlier registration that had left. */
async function recordArrival(tx: Tx, completed: CompletedItem): Promise<DomainId | null> {
  const { item, held, at, deps, by } = completed;
  const listed = await lockListed(tx, item.domain_name);
  if (listed) {
    if (!isGone(listed, held, await findPlacedAt(tx, item.order_id))) return null;
    await endMovedAway(tx, deps, listed.domain, at, by);
  }
  return addToDomains(tx, completed);
}
