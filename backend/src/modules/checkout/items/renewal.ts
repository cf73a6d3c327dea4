import type { Db, Tx } from '../../../db/client';
import { countAddOn, hasAddOn, required, type RegistrarItemKind } from './item-kind';
import { lockDomain, renewDomain, wasAutoRenewSetSince } from './queries';
import { wantKeptRecords, settleSoon } from '../../dns';
import type { OrderItemRow } from '../../orders';

export const renewal: RegistrarItemKind = {
  toRegistrar: (item) => ({
    kind: 'renew',
    reference: item.id,
    domain: item.domain_name,
    years: item.period,
    currentExpiry: required(item, 'current_expiry_date'),
    privacy: hasAddOn(item, 'contact_privacy'),
    restore: item.fee?.kind === 'restore',
    premium: item.premium,
  }),
  async arrange(deps, item, held) {
    const autoRenew = await wantedAutoRenew(deps.db, item);
    if (autoRenew === null || autoRenew === held.autoRenew) return { kind: 'done' };
    const outcome = await deps.registrar.change(item.domain_name, { autoRenew });
    if (outcome.kind === 'unknown') return outcome;
    // Our own setting decides: the shop charges for renewals, and the registrar renews nothing automatically.
    if (outcome.kind === 'refused')
      deps.log.error(
        { event: 'registrar.auto_renew_rejected', domain: item.domain_name, message: outcome.message },
        'Registrar refused the auto-renew setting of a renewed domain',
      );
    return { kind: 'done' };
  },
  async own(tx, { order, item, held, at, deps: { jobs } }) {
    // A concurrent change of auto-renew is saved either before this lock, and then counts here, or after this transaction.
    await lockDomain(tx, order.customer_id, item.domain_name);
    const autoRenew = await wantedAutoRenew(tx, item);
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
      at,
    });
    if (renewedId === undefined) return null;
    // Forwarding that had ended starts again with the renewal: its former targets are still stored, so the zone gets their records again.
    if (hasAddOn(item, 'domain_forwarding') || hasAddOn(item, 'email_forwarding')) {
      await wantKeptRecords(tx, renewedId, at);
      await settleSoon(tx, jobs, renewedId);
    }
    return renewedId;
  },
};

/**
 * Returns the auto-renew setting that the order asks for, or null to leave it as it is. A change on the domain's own page after the order
 * was placed takes precedence (LG-04).
 */
async function wantedAutoRenew(
  db: Db | Tx,
  { order_id, domain_name, auto_renew_after }: OrderItemRow,
): Promise<boolean | null> {
  if (auto_renew_after === null) return null;
  return (await wasAutoRenewSetSince(db, order_id, domain_name)) ? null : auto_renew_after;
}
