import { and, eq, isNull, sql } from 'drizzle-orm';
import { domains } from '../../../db/schema';
import { countOf, hasAddOn, required, type ItemKind } from './item-kind';

/** More years for a name of the customer's. */
export const renewal: ItemKind = {
  toRegistrar: (item) => ({
    kind: 'renew',
    reference: item.id,
    domain: item.domain_name,
    years: item.period,
    currentExpiry: required(item, 'current_expiry_date'),
    privacy: hasAddOn(item, 'contact_privacy'),
    restore: item.fee?.kind === 'restore',
  }),
  async own(tx, { order, item, held, at }) {
    const [renewed] = await tx
      .update(domains)
      .set({
        expiry_date: held.expiresAt,
        stage: 'active',
        late_stage_ends: null,
        has_whois_privacy: held.privacy,
        updated_at: at,
        ...(hasAddOn(item, 'domain_forwarding') && { domain_forwarding: true }),
        ...(hasAddOn(item, 'email_forwarding') && { email_forwarding: true, email_forwards_max: sql`greatest(${domains.email_forwards_max}, ${countOf(item, 'email_forwarding')}::int)` }),
      })
      .where(and(eq(domains.customer_id, order.customer_id), eq(domains.name, item.domain_name), isNull(domains.ended_at)))
      .returning({ id: domains.id });
    if (!renewed) throw new Error(`Order item ${item.id} renewed a name that its customer does not hold`);
    return renewed.id;
  },
};
