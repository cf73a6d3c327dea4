import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { customers, domains } from '../../db/schema';

export type CustomerRow = typeof customers.$inferSelect;

export async function customerRow(db: Db, id: CustomerId): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** @returns the customer before the change; undefined for a closed account, which stays unchanged */
export async function changeCustomer(
  tx: Tx,
  id: CustomerId,
  set: Partial<CustomerRow>,
): Promise<CustomerRow | undefined> {
  const [before] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.id, id), isNull(customers.closed_at)))
    .for('update');
  if (before) await tx.update(customers).set(set).where(eq(customers.id, id));
  return before;
}

export const listOwners = (tx: Tx, customerId: CustomerId) =>
  tx
    .select({ name: domains.name, owner: domains.registrant })
    .from(domains)
    .where(and(eq(domains.customer_id, customerId), isNull(domains.ended_at), isNotNull(domains.registrant)))
    .orderBy(asc(domains.name));

/**
 * Returns open accounts whose VAT number is due for a check, longest waiting first, including those without a date from earlier releases.
 */
export const listDueVatChecks = (db: Db, now: Date, limit: number): Promise<CustomerRow[]> =>
  db
    .select()
    .from(customers)
    .where(
      and(
        or(lte(customers.vat_ask_at, now), and(eq(customers.vat_status, 'confirmed'), isNull(customers.vat_ask_at))),
        isNull(customers.closed_at),
      ),
    )
    .orderBy(asc(customers.vat_ask_at))
    .limit(limit);

/** @returns the updated customer; undefined if the VAT number or its status has changed in the meantime */
export async function saveVatCheck(
  tx: Tx,
  { id, vat_number, vat_status, vat_ask_at }: Pick<CustomerRow, 'id' | 'vat_number' | 'vat_status' | 'vat_ask_at'>,
  set: Partial<CustomerRow>,
): Promise<CustomerRow | undefined> {
  const [changed] = await tx
    .update(customers)
    .set(set)
    .where(
      and(
        eq(customers.id, id),
        eq(customers.vat_number, vat_number ?? ''),
        eq(customers.vat_status, vat_status ?? 'unconfirmed'),
        vat_ask_at === null ? isNull(customers.vat_ask_at) : eq(customers.vat_ask_at, vat_ask_at),
      ),
    )
    .returning();
  return changed;
}
