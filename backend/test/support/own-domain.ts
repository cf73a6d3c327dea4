import { splitDomain } from '@storefront/shared/domain';
import { domains, registrar_sandbox_names } from '../../src/db/schema';
import type { TestApp, TestCustomer } from './app';

type DomainRow = typeof domains.$inferInsert;

/** Gives a customer a domain as if it had been bought before: in the shop's tables and at the sandbox registrar. */
export async function insertOwnDomain(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  customer: Pick<TestCustomer, 'id'>,
  name: string,
  { registered_at, expiry_date, ...row }: Pick<DomainRow, 'registered_at' | 'expiry_date'> & Partial<DomainRow>,
  atRegistrar: Partial<typeof registrar_sandbox_names.$inferInsert> = {},
): Promise<void> {
  await db
    .insert(registrar_sandbox_names)
    .values({
      name,
      registered_at,
      expires_at: expiry_date,
      auto_renew: row.is_auto_renew ?? false,
      privacy: row.has_whois_privacy ?? false,
      locked: true,
      nameservers: row.nameservers ?? [],
      ...atRegistrar,
    });
  await db
    .insert(domains)
    .values({
      customer_id: customer.id,
      name,
      unicode_name: name,
      tld: splitDomain(name).tld,
      registered_at,
      expiry_date,
      created_at: registered_at,
      updated_at: registered_at,
      ...row,
    });
}
