import type { CustomerId } from '@storefront/shared/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { domain_dnssec, domains, zones } from '../../db/schema';

/** Returns the customer's domains by name, with what a list of zones shows; only the one of a given name if there is one. */
export const listDomainsWithZones = (db: Db, customerId: CustomerId, name: string | undefined) =>
  db
    .select({
      name: domains.name,
      nameservers: domains.nameservers,
      version: zones.version,
      signedDomain: domain_dnssec.domain_id,
    })
    .from(domains)
    .leftJoin(zones, eq(zones.domain_id, domains.id))
    .leftJoin(domain_dnssec, eq(domain_dnssec.domain_id, domains.id))
    .where(
      and(
        eq(domains.customer_id, customerId),
        isNull(domains.ended_at),
        name === undefined ? undefined : eq(domains.name, name),
      ),
    )
    .orderBy(asc(domains.name));
