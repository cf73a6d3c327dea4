import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { Customer } from '../../http/session';
import { audit } from '../audit';

export async function saveDefaultCurrency(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, defaultCurrency }: Pick<Customer, 'id' | 'defaultCurrency'>,
  chosen: string,
  requestId: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await tx.update(customers).set({ default_currency: chosen, updated_at: now }).where(eq(customers.id, id));
    await audit(tx, {
      at: now,
      actor: `customer:${id}`,
      action: 'customer.default_currency_set',
      subject: `customer:${id}`,
      before: { default_currency: defaultCurrency },
      after: { default_currency: chosen },
      requestId,
    });
  });
}
