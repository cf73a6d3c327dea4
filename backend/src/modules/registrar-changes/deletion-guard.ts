import type { DomainId } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import { conflict } from '../../http/errors';
import { isBeingDeleted } from './queries';

/**
 * Refuses an operation on a domain that is being deleted.
 * @throws HttpError 409 `being_deleted`
 */
export async function refuseWhileDeleted(
  db: Db | Tx,
  { id, name }: { readonly id: DomainId; readonly name: string },
): Promise<void> {
  if (await isBeingDeleted(db, id))
    throw conflict(`${toUnicode(name)} is being deleted, so you can no longer order or change anything for it.`, {
      code: 'being_deleted',
      params: { domain: name },
    });
}
