import type { EmailForward } from '@storefront/shared/domain';
import type { DomainId } from '@storefront/shared/contract';
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { domains, zones } from '../../db/schema';

export const listForwardedDomains = (db: Db) =>
  db
    .select({
      name: domains.name,
      has_visitors: domains.domain_forwarding,
      url: domains.forwarding_url,
      permanent: domains.forwarding_permanent,
      keepsPath: domains.forwarding_keeps_path,
      has_mail: domains.email_forwarding,
      aliases: domains.email_forwards,
      paid: domains.email_forwards_max,
    })
    .from(domains)
    .where(
      and(
        isNull(domains.ended_at),
        or(
          and(sql`${domains.domain_forwarding}`, isNotNull(domains.forwarding_url)),
          and(sql`${domains.email_forwarding}`, sql`${domains.email_forwards} <> '[]'::jsonb`),
        ),
      ),
    )
    .orderBy(asc(domains.name));

export async function findSiteForward(db: Db, name: string): Promise<string | null> {
  const [found] = await db
    .select({ url: domains.forwarding_url })
    .from(domains)
    .where(and(eq(domains.name, name), eq(domains.domain_forwarding, true), isNull(domains.ended_at)))
    .limit(1);
  return found?.url ?? null;
}

export async function listEmailForwards(db: Db, name: string): Promise<readonly EmailForward[]> {
  const [found] = await db
    .select({ forwards: domains.email_forwards })
    .from(domains)
    .where(and(eq(domains.name, name), eq(domains.email_forwarding, true), isNull(domains.ended_at)))
    .limit(1);
  return found?.forwards ?? [];
}

/** Returns the zone of a domain, if it is hosted here. */
export async function findZone(db: Db, domainId: DomainId): Promise<typeof zones.$inferSelect | undefined> {
  const [zone] = await db
    .select()
    .from(zones)
    .where(and(eq(zones.domain_id, domainId), gt(zones.version, 0)));
  return zone;
}
