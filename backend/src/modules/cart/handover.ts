import { createHash, randomBytes } from 'node:crypto';
import type { CartChoice, Handover } from '@storefront/shared/contract';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { cart_handovers } from '../../db/schema';
import type { Deps } from '../../deps';
import { notFound, type Refusal } from '../../http/errors';
import { defineQueue } from '../../jobs/jobs';

/** A link is good for a day: long enough to walk over to the other device, short enough to be forgotten in a chat. */
const LIFE_SECONDS = 24 * 3_600;
/** An expired one is told from one that never was for so long. */
const REMEMBERED_SECONDS = 30 * 24 * 3_600;
const HOUR = 3_600;

type HandoverDeps = Pick<Deps, 'db' | 'clock'>;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Keeps a cart for another device under a new id of 256 bits, of which only the hash is kept. */
export async function createHandover({ db, clock }: HandoverDeps, choices: CartChoice[]): Promise<{ id: string; expires_at: string }> {
  const id = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS * 1_000);
  await db.insert(cart_handovers).values({ id_hash: hashOf(id), choices, created_at: now, expires_at: expiresAt });
  return { id, expires_at: expiresAt.toISOString() };
}

type Row = typeof cart_handovers.$inferSelect;

const shown = ({ choices, expires_at }: Row): Handover => ({ choices, expires_at: expires_at.toISOString() });

function refusalOf(row: Row | undefined, now: Date): Refusal {
  if (!row) return notFound('There is no cart under this link. Make a new one on the device that has the cart.', { code: 'handover_unknown' });
  if (row.taken_at) return notFound('This cart was taken already. Make a new link on the device that has the cart.', { code: 'handover_used' });
  if (row.expires_at <= now) return notFound('This link has expired. Make a new one on the device that has the cart.', { code: 'handover_expired' });
  throw new Error('A live hand-over was not found by its own conditions');
}

/** What a link holds, without taking it. @throws Refusal 404 where it cannot be taken, with the reason */
export async function readHandover({ db, clock }: HandoverDeps, id: string): Promise<Handover> {
  const now = clock.now();
  const [row] = await db.select().from(cart_handovers).where(eq(cart_handovers.id_hash, hashOf(id)));
  if (row && !row.taken_at && row.expires_at > now) return shown(row);
  throw refusalOf(row, now);
}

/**
 * Takes a cart by one guarded statement: of any number of takers at once one gets it, and the same one again.
 * @throws Refusal 404 where it cannot be taken, with the reason
 */
export async function takeHandover({ db, clock }: HandoverDeps, id: string, key: string): Promise<Handover> {
  const now = clock.now();
  const own = eq(cart_handovers.id_hash, hashOf(id));
  const taker = hashOf(key);
  const [taken] = await db
    .update(cart_handovers)
    .set({ taken_at: now, taken_by: taker })
    .where(and(own, or(and(isNull(cart_handovers.taken_at), gt(cart_handovers.expires_at, now)), eq(cart_handovers.taken_by, taker))))
    .returning();
  if (taken) return shown(taken);
  const [row] = await db.select().from(cart_handovers).where(own);
  throw refusalOf(row, now);
}

const cleaning = defineQueue<Record<string, never>>({ name: 'handover-clean', retryLimit: 0, retryDelay: 1, expireIn: 60 });

/** Removes hand-overs that are long over, every hour. */
export function cleanHandovers({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(cleaning, async () => {
    await db.delete(cart_handovers).where(lt(cart_handovers.expires_at, new Date(clock.now().getTime() - REMEMBERED_SECONDS * 1_000)));
  });
  jobs.every(HOUR, cleaning, {});
}
