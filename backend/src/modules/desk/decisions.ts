import type { OrderId } from '@storefront/shared/contract';
import type { DecisionKind } from '@storefront/shared/contract/desk';
import type { ReadDb } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid } from '../../db/uuid';
import type { Deps } from '../../deps';
import { notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import {
  DECIDED,
  listFailedRefunds,
  listLateWithdrawals,
  listLostDisputes,
  listUnansweredWithdrawals,
  lockOrder,
  type OpenDecision,
  type DecisionFilter,
} from './decision-queries';

type Decision = OpenDecision & { readonly about: DecisionKind };

/** Lists what staff have to decide about orders, or about one order; at most `limit` of each kind. */
export async function listOpenDecisions(db: ReadDb, now: Date, filter: DecisionFilter): Promise<Decision[]> {
  const [disputes, withdrawals, unanswered, refunds] = await Promise.all([
    listLostDisputes(db, now, filter),
    listLateWithdrawals(db, now, filter),
    listUnansweredWithdrawals(db, now, filter),
    listFailedRefunds(db, now, filter),
  ]);
  const tag = (about: DecisionKind, rows: readonly OpenDecision[]) => rows.map((row) => ({ about, ...row }));
  return [
    ...tag('lost_dispute', disputes),
    ...tag('withdrawal', withdrawals),
    ...tag('withdrawal_unanswered', unanswered),
    ...tag('failed_refund', refunds),
  ];
}

/** More than can be open about one order: its items are far fewer than this in practice, and one decision ends all of a kind. */
const OF_ONE_ORDER = 50;

/** Lists what staff have to decide about an order. */
export const listOrderDecisions = (db: ReadDb, orderId: OrderId, now: Date): Promise<Decision[]> =>
  listOpenDecisions(db, now, { orderId, limit: OF_ONE_ORDER });

/**
 * Records what staff decided about an order, which ends its wait for staff. Does nothing else, and nothing at all if there is nothing of
 * this kind to decide. @throws HttpError 404
 */
export async function recordDecision(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  orderId: OrderId,
  { about, reason }: { readonly about: DecisionKind; readonly reason: string },
  by: Actor,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!isUuid(orderId) || !(await lockOrder(tx, orderId)))
      throw notFound('Order not found.', { code: 'no_such_order' });
    const at = clock.now();
    const open = await listOrderDecisions(tx, orderId, at);
    if (open.some((decision) => decision.about === about))
      await audit(tx, { at, ...by, action: DECIDED[about], subject: `order:${orderId}`, after: { reason } });
  });
}
