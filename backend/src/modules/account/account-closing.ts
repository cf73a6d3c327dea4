import type { AccountClosing, CustomerId, DomainId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { toStatusName } from '../orders';
import { activeDomains, listHeldByAccount } from './closing-queries';

/** Number of concurrent registrar queries. */
const ASKED = 10;

/**
 * Whether the registrar no longer holds a domain. Closing an account ends such domains for good, so a single answer that it does not know
 * the domain is not enough; no answer says nothing.
 */
async function isMovedAway(registrar: Deps['registrar'], name: string): Promise<boolean> {
  return (await registrar.info(name)) === null && (await registrar.info(name)) === null;
}

/** Finds active domains that the registrar no longer holds, up to the first batch with one that prevents the closure anyway. */
export async function namesMovedAway(
  { db, registrar }: Pick<Deps, 'db' | 'registrar'>,
  customerId: CustomerId,
): Promise<DomainId[]> {
  const moved: DomainId[] = [];
  for (let after = ''; ;) {
    const names = await activeDomains(db, customerId, after, ASKED);
    const answers = await Promise.all(
      names.map(async ({ id, name }) => ({ id, isGone: await isMovedAway(registrar, name) })),
    );
    const gone = answers.filter(({ isGone }) => isGone);
    moved.push(...gone.map(({ id }) => id));
    if (names.length < ASKED || gone.length < names.length) return moved;
    after = names.at(-1)?.name ?? '';
  }
}

/**
 * Returns what closing an account involves, and whether active domains or open orders prevent it.
 * @param moved domains that have gone to another registrar, which do not count
 */
export async function readAccountClosing(
  db: Db | Tx,
  customerId: CustomerId,
  moved: readonly DomainId[],
): Promise<AccountClosing> {
  const { names, activeNames, expired, newest, openOrders, documents } = await listHeldByAccount(db, customerId, moved);
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
