import type { AccountClosing, CustomerId, DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { toStatusName } from '../orders';
import { activeDomains, heldByAccount } from './closing-queries';

/** Active names that the registrar is asked for at once. */
const ASKED = 10;

/**
 * Which of a customer's active names the registrar does not hold any more: they went to another one. Asks only as far as the first
 * names that it does hold, or gives no answer for; they are in the way, whatever became of the others.
 * @returns ids of domains
 */
export async function namesMovedAway(
  { db, registrar }: Pick<Deps, 'db' | 'registrar'>,
  customerId: CustomerId,
): Promise<DomainId[]> {
  const moved: DomainId[] = [];
  for (let after = ''; ;) {
    const names = await activeDomains(db, customerId, after, ASKED);
    const answers = await Promise.all(
      names.map(async ({ id, name }) => ({ id, isGone: (await registrar.info(name)) === null })),
    );
    const gone = answers.filter(({ isGone }) => isGone);
    moved.push(...gone.map(({ id }) => id));
    if (names.length < ASKED || gone.length < names.length) return moved;
    after = names.at(-1)?.name ?? '';
  }
}

/**
 * What closing the account of a customer finds. A name that has not expired and an order that has not ended stand in the way: there
 * would be nobody left to look after the one and to give the money of the other back to.
 *
 * @param moved names that have gone to another registrar, which do not
 */
export async function readAccountClosing(
  db: Db | Tx,
  customerId: CustomerId,
  moved: readonly DomainId[],
): Promise<AccountClosing> {
  const { names, activeNames, expired, newest, openOrders, documents } = await heldByAccount(db, customerId, moved);
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
