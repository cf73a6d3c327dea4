import { millisecondsInDay } from 'date-fns/constants';
import type { AccountCart, CartEntryOnWire, CartId, CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { unprocessable } from '../../http/errors';
import {
  type Cart,
  countEntries,
  entriesAfter,
  findCart,
  forgetRemovals,
  saveLaterEntries,
  nextVersion,
} from './queries';

/** Maximum number of domains in a cart, including removed ones. */
const ENTRIES_MAX = 5000;

/** Milliseconds for which removals are kept: as long as in browsers. */
const REMOVAL_KEPT_MS = 30 * millisecondsInDay;

/** The state of the cart that a device already has. A version of another cart counts as none. */
interface KnownVersion {
  readonly cart_id?: CartId | undefined;
  readonly after: number;
}

type CartDeps = Pick<Deps, 'db' | 'clock'>;

/** Returns the changes in a customer's cart since a version. Only the customer's own cart can be read (I9). */
export async function readCart(deps: CartDeps, customerId: CustomerId, known: KnownVersion): Promise<AccountCart> {
  const cart = await findCart(deps.db, customerId);
  return cart ? getChanges(deps.db, cart, known) : saveCart(deps, customerId, known, []);
}

/**
 * Merges entries into a customer's cart. The latest entry of each domain wins, compared in the database under the cart's lock, so that
 * concurrent writes of two devices are not lost (CT-11).
 * @throws HttpError 422 if the cart would hold too many domains
 */
export async function saveCart(
  { db, clock }: CartDeps,
  customerId: CustomerId,
  known: KnownVersion,
  entries: readonly CartEntryOnWire[],
): Promise<AccountCart> {
  return inTransaction(db, async (tx) => {
    const cart = await nextVersion(tx, customerId);
    if (entries.length > 0) {
      await write(tx, cart, entries);
      await refuseTooMany(tx, cart.id, clock.now());
    }
    return getChanges(tx, cart, known);
  });
}

async function write(tx: Tx, cart: Cart, entries: readonly CartEntryOnWire[]): Promise<void> {
  // One statement may change a row only once, so of two entries for a domain only the later one is written.
  const byName = new Map<string, CartEntryOnWire>();
  for (const entry of entries) {
    const other = byName.get(entry.domain);
    if (!other || entry.at > other.at || (entry.at === other.at && entry.by > other.by))
      byName.set(entry.domain, entry);
  }
  await saveLaterEntries(tx, cart, [...byName.values()]);
}

async function refuseTooMany(tx: Tx, cartId: CartId, now: Date): Promise<void> {
  const size = await countEntries(tx, cartId);
  if (size <= ENTRIES_MAX) return;
  if (size - (await forgetRemovals(tx, cartId, now.getTime() - REMOVAL_KEPT_MS)) > ENTRIES_MAX)
    throw unprocessable(`A cart holds at most ${ENTRIES_MAX} domains.`, {
      code: 'cart_full',
      params: { max: ENTRIES_MAX },
    });
}

async function getChanges(db: Pick<Tx, 'select'>, cart: Cart, known: KnownVersion): Promise<AccountCart> {
  const after = known.cart_id === cart.id ? known.after : 0;
  return { cart_id: cart.id, version: cart.version, entries: await entriesAfter(db, cart.id, after) };
}
