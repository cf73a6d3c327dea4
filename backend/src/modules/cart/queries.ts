import { and, asc, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { CartEntryOnWire, CartId, CustomerId } from '@storefront/shared/contract';
import type { Db, Tx } from '../../db/client';
import { cart_entries, cart_transfers, carts } from '../../db/schema';

export type Cart = Pick<typeof carts.$inferSelect, 'id' | 'version'>;

export async function findCart(db: Db, customerId: CustomerId): Promise<Cart | undefined> {
  const [cart] = await db
    .select({ id: carts.id, version: carts.version })
    .from(carts)
    .where(eq(carts.customer_id, customerId));
  return cart;
}

/** Locks a customer's cart and increments its version; creates the cart on the first call. */
export async function nextVersion(tx: Tx, customerId: CustomerId): Promise<Cart> {
  const [cart] = await tx
    .insert(carts)
    .values({ customer_id: customerId, version: 1 })
    .onConflictDoUpdate({ target: carts.customer_id, set: { version: sql`${carts.version} + 1` } })
    .returning({ id: carts.id, version: carts.version });
  if (!cart) throw new Error('Cart insert returned no row');
  return cart;
}

/** Saves the entries that are later than the stored ones of their domains. @param entries at most one per domain */
export async function saveLaterEntries(tx: Tx, cart: Cart, entries: readonly CartEntryOnWire[]): Promise<void> {
  await tx
    .insert(cart_entries)
    .values(entries.map((entry) => ({ ...entry, cart_id: cart.id, version: cart.version })))
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

export async function countEntries(tx: Tx, cartId: CartId): Promise<number> {
  const [size] = await tx.select({ entries: count() }).from(cart_entries).where(eq(cart_entries.cart_id, cartId));
  return size?.entries ?? 0;
}

/** Deletes removals from before a time in milliseconds. @returns how many */
export async function forgetRemovals(tx: Tx, cartId: CartId, before: number): Promise<number> {
  const forgotten = await tx
    .delete(cart_entries)
    .where(and(eq(cart_entries.cart_id, cartId), isNull(cart_entries.choice), lt(cart_entries.at, before)))
    .returning({ domain: cart_entries.domain });
  return forgotten.length;
}

export function entriesAfter(db: Pick<Tx, 'select'>, cartId: CartId, version: number): Promise<CartEntryOnWire[]> {
  const { domain, at, by, since, choice } = cart_entries;
  return db
    .select({ domain, at, by, since, choice })
    .from(cart_entries)
    .where(and(eq(cart_entries.cart_id, cartId), gt(cart_entries.version, version)))
    .orderBy(asc(cart_entries.since), asc(cart_entries.domain));
}

export type CartTransferRow = typeof cart_transfers.$inferSelect;

export async function insertCartTransfer(db: Db, transfer: typeof cart_transfers.$inferInsert): Promise<void> {
  await db.insert(cart_transfers).values(transfer);
}

export async function findCartTransfer(db: Db, idHash: string): Promise<CartTransferRow | undefined> {
  const [row] = await db.select().from(cart_transfers).where(eq(cart_transfers.id_hash, idHash));
  return row;
}

/** Takes a cart by one guarded statement: of concurrent takers only one gets it, and the same one gets it again. */
export async function claimCartTransfer(
  db: Db,
  idHash: string,
  taker: string,
  now: Date,
): Promise<CartTransferRow | undefined> {
  const isFree = and(isNull(cart_transfers.taken_at), gt(cart_transfers.expires_at, now));
  const [taken] = await db
    .update(cart_transfers)
    .set({ taken_at: now, taken_by: taker })
    .where(and(eq(cart_transfers.id_hash, idHash), or(isFree, eq(cart_transfers.taken_by, taker))))
    .returning();
  return taken;
}

/** Deletes transfers that expired before a time, and clears the contents of all expired ones. */
export async function cleanCartTransfers(db: Db, before: Date, now: Date): Promise<void> {
  await db.delete(cart_transfers).where(lt(cart_transfers.expires_at, before));
  await db
    .update(cart_transfers)
    .set({ choices: [], seen: null })
    .where(and(lt(cart_transfers.expires_at, now), sql`${cart_transfers.choices} <> '[]'::jsonb`));
}
