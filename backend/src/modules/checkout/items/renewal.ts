import type { Db, Tx } from '../../../db/client';
import { countAddOn, hasAddOn, required, type RegistrarItemKind } from './item-kind';
import { lockDomain, renewDomain, wasAutoRenewSetSince } from './queries';
import { markForInternalRecords, settleSoon } from '../../dns';
import type { OrderItemRow } from '../../orders';

/** The renewal of a customer's domain. */
export const renewal: RegistrarItemKind = {
  toRegistrarOrder: (item) => ({
    kind: 'renew',
    reference: item.id,
    domain: item.domain_name,
    years: item.period,
    currentExpiry: required(item, 'current_expiry_date'),
    privacy: hasAddOn(item, 'contact_privacy'),
    restore: item.fee?.kind === 'restore',
    premium: item.premium,
  }),
  async finish(deps, item, held) {
    const autoRenew = await getWantedAutoRenew(deps.db, item);
    if (autoRenew === null || autoRenew === held.autoRenew) return { kind: 'done' };
    const outcome = await deps.registrar.change(item.domain_name, { autoRenew });
    if (outcome.kind === 'unknown') return outcome;
    // The shop's records decide: it charges for renewals, and the registrar renews nothing itself.
    if (outcome.kind === 'refused')
      deps.log.error(
        { event: 'registrar.auto_renew_rejected', domain: item.domain_name, message: outcome.message },
        'Registrar refused the auto-renew setting of a renewed domain',
      );
    return { kind: 'done' };
  },
  async recordOwnership(tx, { order, item, held, at, deps: { jobs } }) {
    // A concurrent change of auto-renew is recorded either before this, and counts, or after it.
    await lockDomain(tx, order.customer_id, item.domain_name);
    const autoRenew = await getWantedAutoRenew(tx, item);
    const renewedId = await renewDomain(tx, order.customer_id, item.domain_name, {
      expiresAt: held.expiresAt,
      privacy: held.privacy,
      autoRenew,
      addOns: {
        privacy: hasAddOn(item, 'contact_privacy'),
        forwarding: hasAddOn(item, 'domain_forwarding'),
        addresses: countAddOn(item, 'email_forwarding'),
      },
      paidUntil: required(item, 'current_expiry_date'),
      languageTag: held.languageTag,
      at,
    });
    if (renewedId === undefined) return null;
    // Forwarding that had ended resumes: its targets are still stored, and the zone is updated.
    if (hasAddOn(item, 'domain_forwarding') || hasAddOn(item, 'email_forwarding')) {
      await markForInternalRecords(tx, renewedId, at);
      await settleSoon(tx, jobs, renewedId);
    }
    return renewedId;
  },
};

/**
 * Returns the auto-renew setting from now on; null to leave it unchanged. A setting made on the domain's page after the order was placed
 * overrides the order (LG-04).
 */
async function getWantedAutoRenew(
  db: Db | Tx,
  { order_id, domain_name, auto_renew_after }: OrderItemRow,
): Promise<boolean | null> {
  if (auto_renew_after === null) return null;
  return (await wasAutoRenewSetSince(db, order_id, domain_name)) ? null : auto_renew_after;
}
