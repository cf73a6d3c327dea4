import type { LiveSession } from '@storefront/shared/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { sessions } from '../../db/schema';
import { isUuid } from '../../db/uuid';
import { IDLE_SECONDS } from '../sessions';

const isLive = (customerId: string, now: Date) =>
  and(
    eq(sessions.customer_id, customerId),
    gt(sessions.expires_at, now),
    gt(sessions.updated_at, new Date(now.getTime() - IDLE_SECONDS * 1_000)),
  );

/** The live sessions of an account: the one that asks first, then the latest used. */
export async function liveSessions(db: Db, customerId: string, currentId: string, now: Date): Promise<LiveSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(isLive(customerId, now))
    .orderBy(desc(eq(sessions.id, currentId)), desc(sessions.updated_at), sessions.id);
  return rows.map(({ id, created_at, updated_at, ip_address, user_agent }) => ({
    id,
    is_current: id === currentId,
    created_at: created_at.toISOString(),
    last_used_at: updated_at.toISOString(),
    ip_address: ip_address || null,
    device: user_agent || null,
  }));
}

/** Ends one session of an account. @returns false where there is none of that id */
export async function endOneSession(tx: Tx, customerId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (
    (
      await tx
        .delete(sessions)
        .where(and(eq(sessions.customer_id, customerId), eq(sessions.id, id)))
        .returning({ id: sessions.id })
    ).length > 0
  );
}

/** Ends every session of an account but one. @returns how many */
export async function endSessionsBut(tx: Tx, customerId: string, keptId: string): Promise<number> {
  return (
    await tx
      .delete(sessions)
      .where(and(eq(sessions.customer_id, customerId), ne(sessions.id, keptId)))
      .returning({ id: sessions.id })
  ).length;
}
