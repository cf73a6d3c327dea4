import { addYears, splitDomain } from '@storefront/shared/domain';
import type { CustomerId, DomainId } from '@storefront/shared/contract';
import { domains, registrar_sandbox_names } from '../../src/db/schema';
import type { TestApp } from './app';

type DomainRow = typeof domains.$inferInsert;
interface Holder {
  readonly id: CustomerId;
}

/** Inserts a domain into a customer's list, in the shop's tables only. Registered now and for a year, unless `row` says otherwise. */
export async function insertDomain(
  { deps: { db, clock } }: Pick<TestApp, 'deps'>,
  { id }: Holder,
  name: string,
  row: Partial<DomainRow> = {},
): Promise<DomainId> {
  const { registered_at = clock.now() } = row;
  const [inserted] = await db
    .insert(domains)
    .values({
      customer_id: id,
      name,
      unicode_name: name,
      tld: splitDomain(name).tld,
      registered_at,
      expiry_date: addYears(registered_at, 1),
      created_at: registered_at,
      updated_at: registered_at,
      ...row,
    })
    .returning({ id: domains.id });
  if (!inserted) throw new Error(`${name} was not inserted`);
  return inserted.id;
}

/** Gives a customer a domain as if it had been bought before: in the shop's tables and at the sandbox registrar. */
export async function insertOwnDomain(
  shop: Pick<TestApp, 'deps'>,
  customer: Holder,
  name: string,
  { registered_at, expiry_date, ...row }: Pick<DomainRow, 'registered_at' | 'expiry_date'> & Partial<DomainRow>,
  atRegistrar: Partial<typeof registrar_sandbox_names.$inferInsert> = {},
): Promise<void> {
  await shop.deps.db
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
  await insertDomain(shop, customer, name, { registered_at, expiry_date, ...row });
}
