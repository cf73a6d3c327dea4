import type { DomainDeletion, CustomerId, OrderItemId } from '@storefront/shared/contract';
import { toWire } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import { findActingStaff } from '../../core/acting-staff';
import type { WantedDeletion } from '../../db/schema';
import type { RegisteredDomain } from '../../ports/registrar';
import { conflict, notYourDomain, unprocessable } from '../../http/errors';
import { audit } from '../audit';
import { isLaterRegistration, requireHeld } from '../missing-domains';
import { isBeingOrdered, isBeingAcquired, lockOrderState, reopenForRefund } from '../orders';
import { findRestoreEnd } from '../email-restore';
import { deletionRefusedEmail, domainDeletedEmail } from './domain-emails';
import { domainRow, type DomainRow, findDomainReader, lockDomain, type OwnDomain } from '../portfolio';
import {
  type ChangeRow,
  findChange,
  insertChange,
  isBeingDeleted,
  removeChange,
  leaseChange,
  updateChange,
} from '../registrar-changes';
import { publishEvent } from '../webhooks';
import { type Refund, refundFor } from './deletion-refund';
import { endDomain, findItemOrder, isBeingPaid } from './queries';
import { FIRST_POLL_MS, LEASE_MS, schedulePoll, onBehalf, REQUEST_LATE_MS, type SettlingDeps } from './settle-change';

type DeletionDeps = SettlingDeps;

/**
 * Whether an open order of any customer contains the domain: its effect on a deleted domain would be unknown. So would its refund, as long as
 * the order that brought it is not paid.
 */
const isOrdered = async (
  { db }: { readonly db: Db | Tx },
  { id, name, customer_id }: Pick<DomainRow, 'id' | 'name' | 'customer_id'>,
): Promise<boolean> =>
  (await isBeingOrdered(db, customer_id, name)) || (await isBeingAcquired(db, name)) || (await isBeingPaid(db, id));

const orderOpen = (name: string) =>
  conflict(`An order for ${name} is still in progress. Wait until it is complete.`, {
    code: 'order_open',
    params: { domain: name },
  });

/** Returns what deleting a domain would involve. */
export async function getDeletion(deps: DeletionDeps, { domain }: OwnDomain): Promise<DomainDeletion> {
  const refund = await refundFor(deps, domain);
  const isDeletable =
    deps.registrar.deletes &&
    domain.stage === 'active' &&
    !(await isOrdered(deps, domain)) &&
    !(await isBeingDeleted(deps.db, domain.id));
  const restoreEnd = isDeletable ? await findRestoreEnd(deps.db, domain.customer_id, deps.clock.now()) : null;
  return {
    is_possible: isDeletable && !restoreEnd,
    ...(restoreEnd && { way_back_until: restoreEnd.toISOString() }),
    refund: refund && {
      amount: toWire(refund.amount, refund.currency),
      currency_code: refund.currency,
      until: refund.until.toISOString(),
    },
  };
}

/**
 * Deletes a domain permanently. The request is recorded before the registrar is called, so that a crash in between leaves nothing half done;
 * a refusal ends it. The registrar deletes by name, whoever has the domain, so the call is made only for the registration in the row, by one
 * process at a time.
 * @throws HttpError 409, 422
 */
export async function deleteDomain(
  deps: DeletionDeps,
  customerId: CustomerId,
  { domain }: OwnDomain,
  { confirm, refund: shown }: { readonly confirm: string; readonly refund: number | null },
  requestId: string,
): Promise<'deleted' | 'deleting'> {
  if (confirm.trim().toLowerCase() !== domain.name)
    throw unprocessable(`Type ${domain.name} to delete it.`, { code: 'name_differs', params: { domain: domain.name } });
  const change = await findChange(deps.db, domain.id, 'deletion');
  if (change) return answer(await takeUp(deps, change));
  if (!deps.registrar.deletes || domain.stage !== 'active')
    throw conflict(`${domain.name} cannot be deleted here. Turn off auto-renew to let it expire.`, {
      code: 'not_deletable',
      params: { domain: domain.name },
    });
  if (await isOrdered(deps, domain)) throw orderOpen(domain.name);
  const held = await requireHeld(deps, domain);
  const refund = await refundFor(deps, domain);
  if ((refund && toWire(refund.amount, refund.currency)) !== shown) throw refundChanged();
  const { row, isFirst } = await requestDeletion(deps, customerId, domain, { refund, held }, requestId);
  failpoint('after-deletion-asked');
  return answer(isFirst ? await endLease(deps, row, carryOut(deps, row, true)) : await takeUp(deps, row));
}

/** Continues a deletion that was already requested, unless another process holds its lease. */
async function takeUp(deps: DeletionDeps, { id }: ChangeRow): Promise<DeletionOutcome> {
  const now = deps.clock.now();
  const row = await leaseChange(deps.db, id, now, new Date(now.getTime() + LEASE_MS));
  return row ? endLease(deps, row, carryOut(deps, row, false)) : 'deleting';
}

/** Releases the lease, so that the job checks the deletion again. */
async function endLease(
  { db }: DeletionDeps,
  row: ChangeRow,
  work: Promise<DeletionOutcome>,
): Promise<DeletionOutcome> {
  const outcome = await work;
  if (outcome === 'deleting') await updateChange(db, row, { lease_until: null });
  return outcome;
}

const refundChanged = () =>
  conflict('The refund has changed since you saw it. Nothing was deleted. Please review it.', {
    code: 'refund_changed',
  });

function answer(outcome: DeletionOutcome): 'deleted' | 'deleting' {
  if (outcome !== 'refused') return outcome;
  throw conflict(
    'The registry does not allow this domain to be deleted now. Nothing has changed. Turn off auto-renew to let it expire.',
    { code: 'registrar_refused', params: { what: 'deletion' } },
  );
}

/** Records that a domain is to be deleted. From then on it cannot be ordered or changed. */
function requestDeletion(
  { db, clock }: DeletionDeps,
  customerId: CustomerId,
  { id, name, expiry_date }: DomainRow,
  { refund, held }: { readonly refund: Refund | null; readonly held: Pick<RegisteredDomain, 'createdAt'> },
  requestId: string,
): Promise<{ readonly row: ChangeRow; readonly isFirst: boolean }> {
  const actor = `customer:${customerId}`;
  return inTransaction(db, async (tx) => {
    // Orders lock the domain too while they are placed.
    const domain = await lockDomain(tx, id, customerId);
    if (!domain) throw notYourDomain(name);
    const change = await findChange(tx, id, 'deletion');
    if (change) return { row: change, isFirst: false };
    if (await isOrdered({ db: tx }, domain)) throw orderOpen(name);
    // Another domain of its order may be deleted concurrently, or money of the order refunded in other ways.
    if (refund) await lockOrderState(tx, refund.orderId);
    const due = await refundFor({ db: tx, clock }, domain);
    const isSame = due?.itemId === refund?.itemId && due?.amount === refund?.amount;
    if (!isSame || domain.expiry_date.getTime() !== expiry_date.getTime()) throw refundChanged();
    const at = clock.now();
    await audit(tx, {
      at,
      actor,
      action: 'domain.deletion_asked',
      subject: `domain:${id}`,
      after: { refund: refund && { amount: refund.amount, currency_code: refund.currency } },
      requestId,
    });
    const row = await insertChange(tx, {
      domain_id: id,
      kind: 'deletion',
      wanted: {
        deletion: {
          refund_item: refund?.itemId ?? null,
          expiry_date: expiry_date.toISOString(),
          registered_at: held.createdAt?.toISOString() ?? null,
        },
      },
      asked_at: at,
      next_step_at: new Date(at.getTime() + FIRST_POLL_MS),
      lease_until: new Date(at.getTime() + LEASE_MS),
      request_id: requestId,
      staff_id: findActingStaff(actor),
      created_at: at,
    });
    return { row, isFirst: true };
  });
}

/** Continues a deletion whose request ended without an answer of the registrar. */
export async function continueDeletion(deps: DeletionDeps, row: ChangeRow): Promise<void> {
  if (row.made_at) return watch(deps, row);
  const outcome = await onBehalf(deps, row, () => carryOut(deps, row, false));
  if (outcome === 'deleting') await schedulePoll(deps, row);
}

/** Prevents a deleted domain from being bought here while an earlier request may still delete whatever has its name. */
async function watch({ db, clock }: DeletionDeps, row: ChangeRow): Promise<void> {
  const { watch_until } = row;
  if (watch_until === null || clock.now() >= watch_until) await removeChange(db, row);
  else await updateChange(db, row, { next_step_at: watch_until, lease_until: null });
}

/** Whether the registrar holds the registration to be deleted, and not a later one. */
function isToBeDeleted(
  held: RegisteredDomain | null,
  domain: DomainRow,
  { registered_at }: WantedDeletion['deletion'],
): held is RegisteredDomain {
  if (held === null) return false;
  if (typeof registered_at !== 'string') return !isLaterRegistration(domain, held);
  return held.createdAt === null || held.createdAt <= new Date(registered_at);
}

type DeletionOutcome = 'deleted' | 'deleting' | 'refused';

/** @param isFirst whether this is the first registrar call for it, so that a refusal certainly changed nothing */
async function carryOut(deps: DeletionDeps, change: ChangeRow, isFirst: boolean): Promise<DeletionOutcome> {
  const { db, clock, registrar } = deps;
  let row = change;
  const domain = await domainRow(db, row.domain_id);
  if (!domain || domain.ended_at !== null) {
    await removeChange(db, row);
    return 'deleted';
  }
  const { deletion } = row.wanted as WantedDeletion;
  // Orders are refused once the deletion is requested. If one was accepted nevertheless, its renewal must not be lost.
  if (domain.expiry_date.getTime() !== new Date(deletion.expiry_date).getTime())
    return (await callOff(deps, row, domain, { reason: 'renewed', isNotified: true })) ? 'refused' : 'deleting';
  if (await isOrdered(deps, domain)) return 'deleting';
  if (!isFirst) {
    // An earlier attempt with a lost answer may have deleted it, and someone else may have registered the name since.
    const held = await registrar.info(domain.name);
    if (held === 'unknown') return 'deleting';
    if (!isToBeDeleted(held, domain, deletion)) {
      await end(deps, row, domain, deletion.refund_item);
      return 'deleted';
    }
    // Counted before it is sent: of two requests in flight, the later one could delete a registration that is no longer ours.
    const counted = await updateChange(db, row, { calls: row.calls + 1 });
    if (!counted) return 'deleting';
    row = counted;
  }
  failpoint('before-registrar-deletes');
  const outcome = await registrar.delete(domain.name);
  failpoint('after-registrar-deleted');
  if (outcome.kind !== 'done') {
    const info = await registrar.info(domain.name);
    const held = info === 'unknown' || isToBeDeleted(info, domain, deletion) ? info : null;
    const mayBeGone = held === 'unknown' && outcome.kind === 'refused' && outcome.reason === 'not_held';
    if (held !== null && (outcome.kind === 'unknown' || mayBeGone)) {
      await updateChange(db, row, { asked_at: clock.now() });
      return 'deleting';
    }
    if (held !== null) {
      // The registrar refused this request, but an earlier one may still be in flight.
      if (!isFirst && clock.now().getTime() < row.asked_at.getTime() + REQUEST_LATE_MS) return 'deleting';
      const reason = outcome.kind === 'refused' ? outcome.message : '';
      return (await callOff(deps, row, domain, { reason, isNotified: !isFirst })) ? 'refused' : 'deleting';
    }
  }
  await end(deps, row, domain, deletion.refund_item);
  return 'deleted';
}

/** Ends a deletion that will not be carried out. @returns false if another process has ended it */
function callOff(
  { db, clock, mail, config }: DeletionDeps,
  row: ChangeRow,
  domain: DomainRow,
  { reason, isNotified }: { readonly reason: string; readonly isNotified: boolean },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await removeChange(tx, row))) return false;
    await audit(tx, {
      at: clock.now(),
      actor: `customer:${domain.customer_id}`,
      action: 'domain.deletion_refused',
      subject: `domain:${domain.id}`,
      after: { reason },
      requestId: row.request_id,
    });
    // A customer who was told of the deletion is told that it did not happen.
    const customer = isNotified && (await findDomainReader(tx, domain.customer_id));
    if (customer) await mail.send(deletionRefusedEmail(config, customer, domain.name), tx);
    return true;
  });
}

function end(
  { db, clock, mail, config }: DeletionDeps,
  row: ChangeRow,
  domain: DomainRow,
  refundItemId: OrderItemId | null,
): Promise<void> {
  const at = clock.now();
  const isSentOnce = row.calls <= 1;
  const watchUntil = new Date(at.getTime() + REQUEST_LATE_MS);
  const by = { actor: `customer:${domain.customer_id}`, requestId: row.request_id };
  return inTransaction(db, async (tx) => {
    await lockDomain(tx, domain.id);
    if (isSentOnce) await removeChange(tx, row);
    else
      await updateChange(tx, row, {
        // The promised refund is made below, so it is no longer reserved.
        wanted: { deletion: { ...(row.wanted as WantedDeletion).deletion, refund_item: null } },
        made_at: at,
        watch_until: watchUntil,
        next_step_at: watchUntil,
        lease_until: null,
      });
    if (!(await endDomain(tx, domain.id, at))) return;
    await audit(tx, {
      at,
      ...by,
      action: 'domain.deleted',
      subject: `domain:${domain.id}`,
      after: { ended_at: at.toISOString(), refund_item: refundItemId },
    });
    await publishEvent(
      tx,
      { type: 'domain.deleted', data: { domain_id: domain.id, domain: domain.name, customer_id: domain.customer_id } },
      at,
    );
    if (refundItemId !== null) {
      const orderId = await findItemOrder(tx, refundItemId);
      // Staff may have refunded it since.
      if (orderId !== undefined)
        await reopenForRefund(
          tx,
          { itemId: refundItemId, orderId, message: { code: 'deleted_in_time' }, action: 'deleted', at },
          by,
        );
    }
    const customer = await findDomainReader(tx, domain.customer_id);
    if (customer)
      await mail.send(domainDeletedEmail(config, customer, domain.name, { at, isRefunded: refundItemId !== null }), tx);
  });
}
