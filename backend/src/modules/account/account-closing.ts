import type { AccountClosing, CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { toStatusName } from '../orders';
import { listHeldByAccount } from './closing-queries';

/**
 * Returns what closing an account involves, and whether active domains or open orders prevent it. A domain that has moved to another
 * registrar counts until that is certain and it has left the account (DM-12a).
 */
export async function readAccountClosing(db: Db | Tx, customerId: CustomerId): Promise<AccountClosing> {
  const { names, activeNames, expired, newest, openOrders, documents } = await listHeldByAccount(db, customerId);
  return {
    is_possible: activeNames + openOrders === 0,
    active_names: { count: activeNames, first: names.map(({ name }) => name) },
    open_orders: {
      count: openOrders,
      first: newest.map(({ id, state, created_at }) => ({
        order_id: id,
        status_name: toStatusName(state),
        created_at: created_at.toISOString(),
      })),
    },
    expired_names: expired,
    receipts: documents,
  };
}
