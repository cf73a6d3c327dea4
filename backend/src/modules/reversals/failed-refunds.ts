import type { OrderItemId } from '@storefront/shared/contract';
import { assertMinor, subtractMinor, sumMinor, toUnicode, type Minor } from '@storefront/shared/domain';
import type { Refund } from '../../ports/payment-provider';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { audit, type Actor } from '../audit';
import { isPartRefund } from '../../core/refund-keys';
import { bookFailedRefund, reopenPartRefund } from '../checkout';
import { listItems, reopenForPart, reopenForRefund, type OrderItemRow } from '../orders';
import { findNotedLines, issueRefundNote, listNotedRefunds } from '../receipts';
import { refundFailedEmail } from './emails';
import type { OrderRow } from './queries';

/**
 * Reverses booked refunds that have failed since (OR-13e): adds a counter note and marks the line as owed again, so that the order refunds
 * it under its next key. Idempotent: afterwards the notes of the refund sum up to zero.
 */
export async function bookFailedRefunds(
  tx: Tx,
  deps: Pick<Deps, 'mail' | 'config'>,
  order: OrderRow,
  failed: readonly Refund[],
  at: Date,
  by: Actor,
): Promise<void> {
  let { refunded } = order;
  const notedRefunds = await listNotedRefunds(tx, order.id);
  for (const { key } of failed) {
    const notes = notedRefunds.get(key);
    if (!notes) continue;
    const amount = sumMinor(notes.map((note) => note.amount));
    for (const note of notes)
      await issueRefundNote(tx, deps.config, {
        orderId: order.id,
        itemId: note.itemId,
        amount: subtractMinor(assertMinor(0), note.amount),
        refundKey: key,
        at,
      });
    const left = subtractMinor(refunded, amount);
    await bookFailedRefund(tx, { orderId: order.id, amount, at });
    await audit(tx, {
      at,
      ...by,
      action: 'order.refund_failed',
      subject: `order:${order.id}`,
      before: { refunded },
      after: { refunded: left, refund: key },
    });
    refunded = left;
    const owed = await oweAgain(tx, order, key, notes, at, by);
    await deps.mail.send(
      refundFailedEmail(deps.config, order, { amount, domains: owed.map(({ domain_name }) => toUnicode(domain_name)) }),
      tx,
    );
  }
}

async function oweAgain(
  tx: Tx,
  { id: orderId }: OrderRow,
  key: string,
  notes: readonly { readonly itemId: OrderItemId | null; readonly amount: Minor }[],
  at: Date,
  by: Actor,
): Promise<OrderItemRow[]> {
  const items = await listItems(tx, orderId);
  const named = items.filter(({ id }) => notes.some(({ itemId }) => itemId === id));
  const parts = named.filter(({ state }) => isPartRefund(key) || state === 'completed');
  for (const { id } of parts) if (await reopenPartRefund(tx, id, at)) await reopenForPart(tx, orderId, at, by);
  if (parts.length > 0) return parts;
  // A refund of everything left may have a note without a line. It was for the refunded lines that have no note of their own.
  const withNote = await findNotedLines(tx, orderId);
  const owed = named.length > 0 ? named : items.filter(({ id, state }) => state === 'refunded' && !withNote.has(id));
  for (const { id } of owed)
    await reopenForRefund(tx, { itemId: id, orderId, from: 'refunded', action: 'refund_failed', at }, by);
  return owed;
}
