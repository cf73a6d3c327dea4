import type { DomainDeletion, CustomerId, DomainId, OrderItemId } from '@storefront/shared/contract';
import { lineKind, toWire, type Minor, sumMinor } from '@storefront/shared/domain';
import { addDays } from 'date-fns';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { failpoint } from '../../core/failpoints';
import { conflict, unprocessable } from '../../http/errors';
import { defineQueue } from '../../jobs/jobs';
import { audit } from '../audit';
import { findSoldName } from '../../core/catalog/catalog';
import { isBeingOrdered, reopenForRefund } from '../orders';
import { findWayBack } from '../way-back';
import { domainDeletedEmail } from './domain-emails';
import { domainRow, type DomainRow, holderAddress, type OwnDomain } from '../portfolio';
import { carriedOutItems, endDomain, findItemOrder } from './queries';

type DeletionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'registrar' | 'mail' | 'jobs' | 'log'>;

/** What a deletion was asked for with; kept by the job until the registrar has answered. */
interface Deletion {
  readonly domainId: DomainId;
  readonly customerId: CustomerId;
  readonly requestId: string;
  /** The order item whose money goes back; null where none does. */
  readonly refundItemId: OrderItemId | null;
}

/** Tries go on for about two days. */
const deletions = defineQueue<Deletion>({
  name: 'domain-deletions',
  retryLimit: 12,
  retryDelay: 60,
  expireIn: 120,
  forget: true,
});

/** Seconds after which the job looks whether the request has carried the deletion out. */
const FOLLOW_UP_S = 30;

interface Refund {
  readonly itemId: OrderItemId;
  /** Minor units, with tax. */
  readonly amount: Minor;
  readonly currency: string;
  readonly until: Date;
}

/**
 * What is paid back for a domain that is deleted now: all that its registration cost, add-ons and tax included, until the end of the
 * add grace period. Registries give nothing back for premium names, nor for names that were renewed meanwhile. Add-ons that were bought
 * alone since are the shop's own affair: they are not paid back themselves, and take nothing from what is.
 */
async function refundFor({ db, clock }: Pick<DeletionDeps, 'db' | 'clock'>, domain: DomainRow): Promise<Refund | null> {
  const until = addDays(domain.registered_at, findSoldName(domain.name)?.record.addGraceDays ?? 0);
  if (clock.now() >= until) return null;
  const items = await carriedOutItems(db, domain.id);
  const [item, ...others] = items.filter((one) => lineKind(one) !== 'add_ons');
  if (item?.type !== 'new' || item.premium !== null || others.length > 0) return null;
  return { itemId: item.id, amount: sumMinor([item.amount, item.tax]), currency: item.currency, until };
}

/** Whether an order for the name has not ended: what it would do to a deleted name nobody knows. */
const isOrdered = ({ db }: Pick<DeletionDeps, 'db'>, { name, customer_id }: DomainRow): Promise<boolean> =>
  isBeingOrdered(db, customer_id, name);

/** What deleting a domain would come to. */
export async function getDeletion(deps: DeletionDeps, { domain }: OwnDomain): Promise<DomainDeletion> {
  const refund = await refundFor(deps, domain);
  const isDeletable = deps.registrar.deletes && domain.stage === 'active' && !(await isOrdered(deps, domain));
  const wayBack = isDeletable ? await findWayBack(deps.db, domain.customer_id, deps.clock.now()) : null;
  return {
    is_possible: isDeletable && !wayBack,
    ...(wayBack && { way_back_until: wayBack.toISOString() }),
    refund: refund && {
      amount: toWire(refund.amount, refund.currency),
      currency_code: refund.currency,
      until: refund.until.toISOString(),
    },
  };
}

/**
 * Deletes a domain for good. That it was asked for is written down with a job before the registrar is called, so that a process that
 * ends in between leaves nothing half done.
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
  if (!deps.registrar.deletes || domain.stage !== 'active')
    throw conflict(`${domain.name} cannot be deleted here. Turn off auto-renew to let it expire.`, {
      code: 'not_deletable',
      params: { domain: domain.name },
    });
  if (await isOrdered(deps, domain))
    throw conflict(`An order for ${domain.name} is still in progress. Wait until it has completed.`, {
      code: 'order_open',
      params: { domain: domain.name },
    });
  const refund = await refundFor(deps, domain);
  if ((refund && toWire(refund.amount, refund.currency)) !== shown)
    throw conflict('The refund has changed since you saw it. Nothing was deleted. Please review it.', {
      code: 'refund_changed',
    });

  const deletion: Deletion = { domainId: domain.id, customerId, requestId, refundItemId: refund?.itemId ?? null };
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    await audit(tx, {
      at,
      actor: `customer:${customerId}`,
      action: 'domain.deletion_asked',
      subject: `domain:${domain.id}`,
      after: { refund: refund && { amount: refund.amount, currency_code: refund.currency } },
      requestId,
    });
    await deps.jobs.enqueue(deletions, deletion, {
      tx,
      startAfter: new Date(at.getTime() + FOLLOW_UP_S * 1_000),
      singletonKey: domain.id,
    });
  });
  failpoint('after-deletion-asked');
  const outcome = await carryOut(deps, deletion);
  if (outcome === 'refused')
    throw conflict(
      'The registry does not allow this domain to be deleted now. Nothing has changed. Turn off auto-renew to let it expire.',
      { code: 'registrar_refused', params: { what: 'deletion' } },
    );
  return outcome;
}

/** Registers the job that goes on with deletions whose request has ended without an answer of the registrar. */
export function registerDeletionJob(deps: DeletionDeps): void {
  deps.jobs.handle(deletions, async ({ data, isLast }) => {
    if ((await carryOut(deps, data)) !== 'deleting') return;
    if (isLast)
      deps.log.error(
        { event: 'domain.deletion_unconfirmed', domain: data.domainId },
        'Registrar has not confirmed a domain deletion for two days',
      );
    throw new Error('The registrar has not confirmed a deletion');
  });
}

async function carryOut(
  deps: DeletionDeps,
  { domainId, customerId, requestId, refundItemId }: Deletion,
): Promise<'deleted' | 'deleting' | 'refused'> {
  const { db, clock, registrar, mail, config } = deps;
  const domain = await domainRow(db, domainId);
  if (!domain || domain.ended_at !== null) return 'deleted';
  const subject = `domain:${domainId}`;
  const by = { actor: `customer:${customerId}`, requestId };
  const outcome = await registrar.delete(domain.name);
  failpoint('after-registrar-deleted');
  if (outcome.kind !== 'done') {
    // An earlier try may have deleted it without our hearing of it.
    const held = await registrar.info(domain.name);
    if (held !== null && outcome.kind === 'unknown') return 'deleting';
    if (held !== null) {
      await inTransaction(db, (tx) =>
        audit(tx, {
          at: clock.now(),
          ...by,
          action: 'domain.deletion_refused',
          subject,
          after: { reason: outcome.kind === 'refused' ? outcome.message : '' },
        }),
      );
      return 'refused';
    }
  }
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await endDomain(tx, domainId, at))) return;
    await audit(tx, {
      at,
      ...by,
      action: 'domain.deleted',
      subject,
      after: { ended_at: at.toISOString(), refund_item: refundItemId },
    });
    if (refundItemId !== null) {
      const orderId = await findItemOrder(tx, refundItemId);
      // Staff of the shop may have paid it back meanwhile.
      if (orderId !== undefined)
        await reopenForRefund(
          tx,
          { itemId: refundItemId, orderId, says: { code: 'deleted_in_time' }, action: 'deleted', at },
          by,
        );
    }
    const customer = await holderAddress(tx, customerId);
    if (customer)
      await mail.send(domainDeletedEmail(config, customer, domain.name, { at, isRefunded: refundItemId !== null }), tx);
  });
  return 'deleted';
}
