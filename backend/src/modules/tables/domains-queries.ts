import type { DomainRow } from '@storefront/shared/contract';
import { and, asc, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import { domains } from '../../db/schema/domains';
import { hasDeletion } from '../registrar-changes';
import type { Table } from './queries';

/** `/tables/domains`: the customer's present domains. */
export const domainsTable: Table<Partial<DomainRow>> = {
  columns: {
    id: 'text',
    name: 'text',
    unicode_name: 'text',
    tld: 'text',
    status: 'text',
    registered_at: 'instant',
    expiry_date: 'instant',
    stage_ends: 'instant',
    is_auto_renew: 'boolean',
    has_whois_privacy: 'boolean',
    domain_forwarding: 'boolean',
    email_forwarding: 'boolean',
    is_locked: 'boolean',
  },
  // Compared as text, so that an invalid id matches nothing instead of failing.
  sql: {
    ...getTableColumns(domains),
    id: sql`${domains.id}::text`,
    // Expired domains and those being deleted are never `ok` (DM-02).
    status: sql`case when ${hasDeletion} then 'deleting' when ${domains.stage} = 'active' then ${domains.status} else ${domains.stage} end`,
  },
  from: domains,
  id: domains.id,
  ownedBy: (customerId) => and(eq(domains.customer_id, customerId), isNull(domains.ended_at)) as SQL,
  tieBreaker: asc(domains.id),
  firstOrder: asc(domains.name),
  toRow: (found) => found,
};
