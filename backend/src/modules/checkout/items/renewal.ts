import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/client';
import { audit_entries, domains, orders } from '../../../db/schema';
import { countOf, hasAddOn, required, type Carried, type RegistrarItemKind } from './item-kind';
import { wantKeptRecords } from '../../dns/zone-keeping';
import { settleSoon } from '../../dns/zone-jobs';
import type { OrderItemRow } from '../order-transitions';

/** More years for a name of the customer's. */
export const renewal: RegistrarItemKind = {
  toRegistrar: (item) => ({
    kind: 'renew',
    reference: item.id,
    domain: item.domain_name,
    years: item.period,
    currentExpiry: required(item, 'current_expiry_date'),
    privacy: hasAddOn(item, 'contact_privacy'),
    restore: item.fee?.kind === 'restore',
  }),
  async arrange(deps, item, held) {
    const autoRenew = await wantedAutoRenew(deps.db, item);
    if (autoRenew === null || autoRenew === held.autoRenew) return { kind: 'done' };
    const outcome = await deps.registrar.change(item.domain_name, { autoRenew });
    if (outcome.kind === 'unknown') return outcome;
    // The shop charges for renewals and the registrar renews nothing by itself, so what our books say is what happens.
    if (outcome.kind === 'refused')
      deps.log.error(
        { event: 'registrar.auto_renew_rejected', domain: item.domain_name, message: outcome.message },
        'Registrar refused the auto-renew setting of a renewed domain',
      );
    return { kind: 'done' };
  },
  async own(tx, carried) {
    const { order, item, held, at, jobs } = carried;
    const autoRenew = await wantedAutoRenew(tx, item);
    const [renewed] = await tx
      .update(domains)
      .set({
        expiry_date: held.expiresAt,
        stage: 'active',
        late_stage_ends: null,
        has_whois_privacy: held.privacy,
        updated_at: at,
        ...(autoRenew !== null && { is_auto_renew: autoRenew }),
        ...addOnsAfter(carried),
      })
      .where(
        and(eq(domains.customer_id, order.customer_id), eq(domains.name, item.domain_name), isNull(domains.ended_at)),
      )
      .returning({ id: domains.id });
    if (!renewed) throw new Error(`Order item ${item.id} renewed a name that its customer does not hold`);
    // One that had ended comes back with the years: where visitors and mail went before is known still, and the zone follows it.
    if (hasAddOn(item, 'domain_forwarding') || hasAddOn(item, 'email_forwarding')) {
      await wantKeptRecords(tx, renewed.id, at);
      await settleSoon(tx, jobs, renewed.id);
    }
    return renewed.id;
  },
};

/**
 * Whether the name renews itself from now on; null where that stays as it is. A switch on the name's own page that was moved after
 * the order was placed is the later word (LG-04).
 */
async function wantedAutoRenew(
  db: Db | Tx,
  { order_id, domain_name, auto_renew_after }: OrderItemRow,
): Promise<boolean | null> {
  if (auto_renew_after === null) return null;
  const [later] = await db
    .select({ id: domains.id })
    .from(domains)
    .innerJoin(orders, and(eq(orders.id, order_id), eq(orders.customer_id, domains.customer_id)))
    .innerJoin(
      audit_entries,
      and(
        eq(audit_entries.subject, sql`'domain:' || ${domains.id}`),
        eq(audit_entries.action, 'domain.auto_renew_set'),
        gt(audit_entries.at, orders.created_at),
      ),
    )
    .where(and(eq(domains.name, domain_name), isNull(domains.ended_at)))
    .limit(1);
  return later ? null : auto_renew_after;
}

/**
 * What becomes of the add-ons. One that was renewed goes on with the name. One that was not is paid for until the expiry that the
 * renewal started from, and ends then: at the next check where that has passed.
 */
function addOnsAfter({ item, at }: Carried) {
  const paidUntil = required(item, 'current_expiry_date');
  const ends = (
    column:
      | typeof domains.privacy_ends_at
      | typeof domains.domain_forwarding_ends_at
      | typeof domains.email_forwarding_ends_at,
  ) => sql`coalesce(${column}, greatest(${paidUntil.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz))`;
  const forwards = hasAddOn(item, 'domain_forwarding');
  const mails = hasAddOn(item, 'email_forwarding');
  return {
    privacy_ends_at: hasAddOn(item, 'contact_privacy') ? null : ends(domains.privacy_ends_at),
    domain_forwarding_ends_at: forwards ? null : ends(domains.domain_forwarding_ends_at),
    email_forwarding_ends_at: mails ? null : ends(domains.email_forwarding_ends_at),
    ...(forwards && { domain_forwarding: true }),
    ...(mails && {
      email_forwarding: true,
      email_forwards_max: sql`greatest(${domains.email_forwards_max}, ${countOf(item, 'email_forwarding')}::int)`,
    }),
  };
}
