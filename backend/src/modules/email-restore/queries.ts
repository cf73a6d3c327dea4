import type { CustomerId } from '@storefront/shared/contract';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { mail_tokens } from '../../db/schema';

/** Returns until when a former address can take the account back; null if none can. */
export async function findRestoreEnd(db: Db | Tx, customerId: CustomerId, now: Date): Promise<Date | null> {
  const [last] = await db
    .select({ until: mail_tokens.expires_at })
    .from(mail_tokens)
    .where(
      and(
        eq(mail_tokens.customer_id, customerId),
        eq(mail_tokens.purpose, 'restore_email'),
        isNull(mail_tokens.used_at),
        gt(mail_tokens.expires_at, now),
      ),
    )
    .orderBy(desc(mail_tokens.expires_at))
    .limit(1);
  return last?.until ?? null;
}
