import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CustomerId, DomainId, OrderId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../../db/client';
import { audit_entries, domains, orders, registrar_changes } from '../../../db/schema';
import { type DomainRow, type HeldAddOns, privacyWasBought } from '../../portfolio';

/** Returns a live domain of a customer, locked until the transaction ends; undefined if there is none. */
export async function lockDomain(
  tx: Tx,
  customerId: CustomerId,
  name: string,
): Promise<(HeldAddOns & Pick<DomainRow, 'id' | 'is_auto_renew'>) | undefined> {
  const [row] = await tx
    .select({ domain: domains, privacyBought: privacyWasBought })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), eq(domains.name, name), isNull(domains.ended_at)))
    .for('update');
  return row && { ...row.domain, privacyBought: row.privacyBought };
}

export async function insertDomain(tx: Tx, domain: typeof domains.$inferInsert): Promise<DomainId> {
  const [added] = await tx.insert(domains).values(domain).returning({ id: domains.id });
  if (!added) throw new Error(`Domain insert for order item ${domain.registrar_ref} returned no row`);
  return added.id;
}

export async function findPlacedAt(db: Db | Tx, orderId: OrderId): Promise<Date> {
  const [order] = await db.select({ at: orders.created_at }).from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`Order ${orderId} is missing`);
  return order.at;
}

export async function changeDomain(tx: Tx, domainId: DomainId, set: Partial<DomainRow>): Promise<void> {
  await tx.update(domains).set(set).where(eq(domains.id, domainId));
}

interface Renewed {
  readonly expiresAt: Date;
  readonly privacy: boolean;
  /** Null leaves the setting as it is. */
  readonly autoRenew: boolean | null;
  readonly addOns: { readonly privacy: boolean; readonly forwarding: boolean; readonly addresses: number };
  /** The expiry that the renewal started from. */
  readonly paidUntil: Date;
  /** As the registrar reports it; null leaves the stored one as it is. */
  readonly languageTag: string | null;
  readonly at: Date;
}

/**
 * Returns the numbers of email addresses of a domain renewed with `addresses` of them. If more are in use, these stay until they are no
 * longer paid for, which is the expiry that the renewal started from. If an earlier renewal has already scheduled a reduction to no more
 * than `addresses`, its date stays.
 */
function toAddressColumns(addresses: number, paidUntil: Date, at: Date) {
  const end = sql`greatest(${paidUntil.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)`;
  const { email_forwards_max: max, email_forwards_next: next, email_forwards_next_at: nextAt } = domains;
  const isOn = sql`(${domains.email_forwarding} and (${domains.email_forwarding_ends_at} is null or ${domains.email_forwarding_ends_at} > ${at.toISOString()}::timestamptz))`;
  const now = sql`case when ${nextAt} <= ${at.toISOString()}::timestamptz then ${next} else ${max} end`;
  // From the expiry on, nothing is left of the former term.
  const isFewer = sql`(${isOn} and ${now} > ${addresses}::int and ${paidUntil.toISOString()}::timestamptz > ${at.toISOString()}::timestamptz)`;
  return {
    email_forwards_max: sql<number>`case when ${isFewer} then ${now} else ${addresses}::int end`,
    email_forwards_next: sql<number | null>`case when ${isFewer} then ${addresses}::int end`,
    email_forwards_next_at: sql<Date | null>`case when ${isFewer} then case when ${nextAt} > ${at.toISOString()}::timestamptz and ${next} <= ${addresses}::int then ${nextAt} else ${end} end end`,
  };
}

/**
 * Renews a live domain of a customer. Renewed add-ons continue with the domain. An add-on that was not renewed is paid until the expiry
 * that the renewal started from and ends then, or at the next check if that has passed.
 * @returns the domain's id; undefined if the customer does not have it
 */
export async function renewDomain(
  tx: Tx,
  customerId: CustomerId,
  name: string,
  { expiresAt, privacy, autoRenew, addOns, paidUntil, languageTag, at }: Renewed,
): Promise<DomainId | undefined> {
  const ends = (
    column:
      | typeof domains.privacy_ends_at
      | typeof domains.domain_forwarding_ends_at
      | typeof domains.email_forwarding_ends_at,
  ) => sql`coalesce(${column}, greatest(${paidUntil.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz))`;
  const mails = addOns.addresses > 0;
  const [renewed] = await tx
    .update(domains)
    .set({
      expiry_date: expiresAt,
      stage: 'active',
      late_stage_ends: null,
      has_whois_privacy: privacy,
      updated_at: at,
      ...(autoRenew !== null && { is_auto_renew: autoRenew }),
      ...(languageTag !== null && { language_tag: languageTag }),
      privacy_ends_at: addOns.privacy ? null : ends(domains.privacy_ends_at),
      domain_forwarding_ends_at: addOns.forwarding ? null : ends(domains.domain_forwarding_ends_at),
      email_forwarding_ends_at: mails ? null : ends(domains.email_forwarding_ends_at),
      ...(addOns.forwarding && { domain_forwarding: true }),
      ...(mails && { email_forwarding: true, ...toAddressColumns(addOns.addresses, paidUntil, at) }),
    })
    .where(and(eq(domains.customer_id, customerId), eq(domains.name, name), isNull(domains.ended_at)))
    .returning({ id: domains.id });
  return renewed?.id;
}

/** Whether auto-renew of a live domain was set by hand after an order for it was placed. */
export async function wasAutoRenewSetSince(db: Db | Tx, orderId: OrderId, name: string): Promise<boolean> {
  const [later] = await db
    .select({ id: domains.id })
    .from(domains)
    .innerJoin(orders, and(eq(orders.id, orderId), eq(orders.customer_id, domains.customer_id)))
    .innerJoin(
      audit_entries,
      and(
        eq(audit_entries.subject, sql`'domain:' || ${domains.id}`),
        eq(audit_entries.action, 'domain.auto_renew_set'),
        gt(audit_entries.at, orders.created_at),
      ),
    )
    .where(and(eq(domains.name, name), isNull(domains.ended_at)))
    .limit(1);
  if (later !== undefined) return true;
  // An unsettled change counts too: it is settled in the background.
  const [open] = await db
    .select({ id: registrar_changes.id })
    .from(registrar_changes)
    .innerJoin(domains, eq(domains.id, registrar_changes.domain_id))
    .where(and(eq(domains.name, name), isNull(domains.ended_at), eq(registrar_changes.kind, 'auto_renew')))
    .limit(1);
  return open !== undefined;
}
