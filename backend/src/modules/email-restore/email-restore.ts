import type { CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { conflict } from '../../http/errors';
import { findRestoreEnd } from './queries';

/**
 * Refuses irreversible actions while a former address can still take the account back, so that its owner gets everything back.
 * @throws HttpError 409 `address_just_changed`
 */
export async function refuseWhileRestorable(db: Db | Tx, customerId: CustomerId, now: Date): Promise<void> {
  const until = await findRestoreEnd(db, customerId, now);
  if (until === null) return;
  throw conflict(
    `The email address of this account changed less than a day ago, and its former address can take the account back until ${until.toISOString()}. You can do this after that.`,
    { code: 'address_just_changed', params: { until: until.toISOString() } },
  );
}
