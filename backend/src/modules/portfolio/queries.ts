import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CustomerId, DomainId } from '@storefront/shared/contract';
import type { CustomerReader } from '../../core/email';
import type { PremiumPrices } from '../../core/premium-prices';
import type { Db, Tx } from '../../db/client';
import { customers, domains, order_items } from '../../db/schema';
import type { Deps } from '../../deps';
import { notYourDomain } from '../../http/errors';
import { hasDeletion } from '../registrar-changes';

export type DomainRow = typeof domains.$inferSelect;

/** A customer's domain, with its premium prices if it was bought at some. */
export interface OwnDomain {
  readonly domain: DomainRow;
  readonly premium: PremiumPrices | null;
  /** Whether the customer ever ordered the privacy service for it. */
  readonly privacyBought: boolean;
}

/** The data of a domain that determines which add-ons can be bought for it until its expiry. */
export interface HeldAddOns extends Pick<
  DomainRow,
  | 'name'
  | 'expiry_date'
  | 'has_whois_privacy'
  | 'privacy_ends_at'
  | 'domain_forwarding'
  | 'domain_forwarding_ends_at'
  | 'email_forwarding'
  | 'email_forwarding_ends_at'
  | 'email_forwards_max'
  | 'email_forwards_next'
  | 'email_forwards_next_at'
> {
  /** Whether the customer ever ordered the privacy service for it. */
  readonly privacyBought: boolean;
}

/** Whether the customer ever ordered the privacy service for the domain of the row. */
export const privacyWasBought = sql<boolean>`exists (select from order_items bought where bought.domain_id = ${domains.id} and bought.state = 'completed' and bought.sub_items @> '[{"type":"contact_privacy"}]'::jsonb)`;

/**
 * Returns a live domain of a customer, in one statement.
 * @throws HttpError 404 for another customer's domain as for an unknown one (I9)
 */
export async function ownDomain({ db }: Pick<Deps, 'db'>, customerId: CustomerId, name: string): Promise<OwnDomain> {
  const [found] = await db
    .select({ domain: domains, premium: order_items.premium, privacyBought: privacyWasBought })
    .from(domains)
    .leftJoin(order_items, and(eq(order_items.domain_id, domains.id), isNotNull(order_items.premium)))
    .where(and(eq(domains.name, name), eq(domains.customer_id, customerId), isNull(domains.ended_at)))
    .orderBy(desc(order_items.updated_at))
    .limit(1);
  if (!found) throw notYourDomain(name);
  return found;
}

/** Returns the add-ons of those domains that the customer has, to determine what else can be bought; none for a guest (I9). */
export async function getHeldAddOns(
  { db }: Pick<Deps, 'db'>,
  customerId: CustomerId | null,
  names: readonly string[],
): Promise<Map<string, HeldAddOns>> {
  if (customerId === null || names.length === 0) return new Map();
  const rows = await db
    .select({ domain: domains, privacyBought: privacyWasBought })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), inArray(domains.name, [...names]), isNull(domains.ended_at)));
  return new Map(rows.map(({ domain, privacyBought }) => [domain.name, { ...domain, privacyBought }]));
}

/** Returns the expiries of those domains that a customer has, and whether their deletion was requested. */
export const ownExpiries = ({ db }: Pick<Deps, 'db'>, customerId: CustomerId, names: readonly string[]) =>
  db
    .select({ name: domains.name, expiry_date: domains.expiry_date, isDeleted: hasDeletion })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), inArray(domains.name, [...names]), isNull(domains.ended_at)));

export async function domainRow(db: Db, domainId: DomainId): Promise<DomainRow | undefined> {
  const [domain] = await db.select().from(domains).where(eq(domains.id, domainId));
  return domain;
}

/** Returns a live domain, of the given customer if any, locked until the transaction ends. */
export async function lockDomain(tx: Tx, domainId: DomainId, customerId?: CustomerId): Promise<DomainRow | undefined> {
  const isTheirs = customerId === undefined ? undefined : eq(domains.customer_id, customerId);
  const [domain] = await tx
    .select()
    .from(domains)
    .where(and(eq(domains.id, domainId), isTheirs, isNull(domains.ended_at)))
    .for('update');
  return domain;
}

/** Returns the reader of emails about a customer's domains; undefined for a closed account, whose address is erased. */
export async function findDomainReader(tx: Tx, customerId: CustomerId): Promise<CustomerReader | undefined> {
  const [customer] = await tx
    .select({
      id: customers.id,
      email: customers.email,
      first_name: customers.first_name,
      language: customers.language,
    })
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.closed_at)));
  return customer;
}
