import { millisecondsInDay } from 'date-fns/constants';
import type { AccountCart, CartEntryOnWire } from '@storefront/shared/contract';
import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { cart_entries, carts } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { unprocessable } from '../../http/errors';

/** Most names of one cart, those that were taken out included. */
const ENTRIES_MAX = 5000;

/** How long it is remembered that a name was taken out, in milliseconds: as long as browsers do. */
const REMOVAL_KEPT_MS = 30 * millisecondsInDay;

/** What a device has of a cart already. The version of another cart counts as none. */
interface Known {
  readonly cart_id?: string | undefined;
  readonly after: number;
}

type CartDeps = Pick<Deps, 'db' | 'clock'>;

/** What changed in a customer's cart since a version; the cart of nobody else can be asked for (I9). */
export async function readCart(deps: CartDeps, customerId: string, known: Known): Promise<AccountCart> {
  const [cart] = await deps.db
    .select({ id: carts.id, version: carts.version })
    .from(carts)
    .where(eq(carts.customer_id, customerId));
  return cart ? changesOf(deps.db, cart, known) : saveCart(deps, customerId, known, []);
}

/**
 * Joins entries into a customer's cart. Of each name the latest word stays, compared in the database under the lock of the cart,
 * so that of two devices that write at once neither loses anything (CT-11).
 * @throws HttpError 422 when the cart would hold too many names
 */
export async function saveCart(
  { db, clock }: CartDeps,
  customerId: string,
  known: Known,
  entries: readonly CartEntryOnWire[],
): Promise<AccountCart> {
  return inTransaction(db, async (tx) => {
    const [cart] = await tx
      .insert(carts)
      .values({ customer_id: customerId, version: 1 })
      .onConflictDoUpdate({ target: carts.customer_id, set: { version: sql`${carts.version} + 1` } })
      .returning({ id: carts.id, version: carts.version });
    if (!cart) throw new Error('Cart insert returned no row');
    if (entries.length > 0) {
      await write(tx, cart, entries);
      await refuseTooMany(tx, cart.id, clock.now());
    }
    return changesOf(tx, cart, known);
  });
}

type Cart = Pick<typeof carts.$inferSelect, 'id' | 'version'>;

async function write(tx: Tx, cart: Cart, entries: readonly CartEntryOnWire[]): Promise<void> {
  // One statement may touch a row once: of two words about one name in one call the later counts.
  const byName = new Map<string, CartEntryOnWire>();
  for (const entry of entries) {
    const other = byName.get(entry.domain);
    if (!other || entry.at > other.at || (entry.at === other.at && entry.by > other.by))
      byName.set(entry.domain, entry);
  }
  await tx
    .insert(cart_entries)
    .values([...byName.values()].map((entry) => ({ ...entry, cart_id: cart.id, version: cart.version })))
    .onConflictDoUpdate({
      target: [cart_entries.cart_id, cart_entries.domain],
      set: {
        at: sql`excluded.at`,
        by: sql`excluded.by`,
        since: sql`excluded.since`,
        choice: sql`excluded.choice`,
        version: sql`excluded.version`,
      },
      setWhere: sql`(excluded.at, excluded.by collate "C") > (${cart_entries.at}, ${cart_entries.by} collate "C")`,
    });
}

async function refuseTooMany(tx: Tx, cartId: string, now: Date): Promise<void> {
  const [size] = await tx.select({ entries: count() }).from(cart_entries).where(eq(cart_entries.cart_id, cartId));
  if (!size || size.entries <= ENTRIES_MAX) return;
  const forgotten = await tx
    .delete(cart_entries)
    .where(
      and(
        eq(cart_entries.cart_id, cartId),
        isNull(cart_entries.choice),
        lt(cart_entries.at, now.getTime() - REMOVAL_KEPT_MS),
      ),
    )
    .returning({ domain: cart_entries.domain });
  if (size.entries - forgotten.length > ENTRIES_MAX)
    throw unprocessable(`A cart holds at most ${ENTRIES_MAX} names.`, {
      code: 'cart_full',
      params: { max: ENTRIES_MAX },
    });
}

async function changesOf(db: Pick<Tx, 'select'>, cart: Cart, known: Known): Promise<AccountCart> {
  const after = known.cart_id === cart.id ? known.after : 0;
  const { domain, at, by, since, choice } = cart_entries;
  const entries = await db
    .select({ domain, at, by, since, choice })
    .from(cart_entries)
    .where(and(eq(cart_entries.cart_id, cart.id), gt(cart_entries.version, after)))
    .orderBy(asc(cart_entries.since), asc(cart_entries.domain));
  return { cart_id: cart.id, version: cart.version, entries };
}
