import { toUnicode } from '@storefront/shared/domain';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import type { ItemState } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { audit } from '../audit';
import { itemColumns, type OrderItemRow } from '../orders';
import { findDomainReader } from '../portfolio';
import type { StepContext } from './order-step';
import { hasEntry } from './processing-queries';
import { TOO_LATE, transferNotStoppedEmail } from './withdrawal-emails';
import { lockWithdrawn, recordCalledOff, setPendingItemMessage } from './withdrawal-queries';

/** Audit action for a withdrawn transfer that could not be cancelled. */
const UNDECIDED = 'order.withdrawal_undecided';

/** Whether an item in progress has to be cancelled because of a withdrawal, unless the registrar has already refused that. */
export function isToBeCalledOff({ order }: StepContext, item: OrderItemRow, state: ItemState): boolean {
  return (
    order.withdrawn_at !== null &&
    item.type === 'transfer' &&
    state === 'pending' &&
    item.message_code !== TOO_LATE.code
  );
}

/**
 * Cancels the transfer of a withdrawn item. The order then queries the outcome as usual and refunds the money once. If the registrar
 * refuses, customer and shop are notified once and staff decide; without an answer the cancellation is retried.
 * @returns whether the registrar has cancelled it
 */
export async function callOffWithdrawn(context: StepContext, item: OrderItemRow): Promise<boolean> {
  const { deps, order, by } = context;
  const outcome = await deps.registrar.cancelTransfer({ reference: item.id, domain: item.domain_name });
  if (outcome.kind === 'unknown') return false;
  const at = deps.clock.now();
  const subject = `order_item:${item.id}`;
  if (outcome.kind === 'done') {
    await inTransaction(deps.db, async (tx) => {
      await recordCalledOff(tx, item.id, at);
      await audit(tx, {
        at,
        actor: by.actor,
        action: 'transfer.called_off',
        subject,
        after: { withdrawn: order.id },
        requestId: by.requestId,
      });
    });
    return true;
  }
  await inTransaction(deps.db, async (tx) => {
    const isNews = await setPendingItemMessage(
      tx,
      item.id,
      { ...itemColumns(TOO_LATE), message_code: TOO_LATE.code },
      at,
    );
    if (isNews) await leaveToStaff(tx, context, item, outcome.message);
  });
  return false;
}

/**
 * Leaves a transfer that has arrived to staff if its customer withdrew before and was told that it is being cancelled: the registrar has
 * carried it out without having answered the cancellation. Called before the item changes, in the same transaction.
 */
export async function reportArrivedWithdrawn(tx: Tx, context: StepContext, item: OrderItemRow): Promise<void> {
  if (item.type !== 'transfer' || item.state !== 'pending') return;
  // The customer may have withdrawn since this step began.
  if (!(await lockWithdrawn(tx, item.order_id))) return;
  if (await hasEntry(tx, `order_item:${item.id}`, UNDECIDED)) return;
  await leaveToStaff(tx, context, item, 'The transfer was carried out before the registrar answered the cancellation.');
}

/** Has staff decide what is refunded for a transfer that could not be cancelled, and tells customer and shop. */
async function leaveToStaff(
  tx: Tx,
  { deps, order, by }: StepContext,
  item: OrderItemRow,
  reason: string,
): Promise<void> {
  await audit(tx, {
    at: deps.clock.now(),
    actor: by.actor,
    action: UNDECIDED,
    subject: `order_item:${item.id}`,
    after: { order: order.id, reason },
    requestId: by.requestId,
  });
  const name = toUnicode(item.domain_name);
  const customer = await findDomainReader(tx, order.customer_id);
  if (customer) await deps.mail.send(transferNotStoppedEmail({ customer, order, item, config: deps.config }), tx);
  await deps.mail.send(
    renderEmail({
      locale: ENGLISH_LOCALE,
      to: deps.config.supportEmail,
      subject: `The transfer of ${name} could not be cancelled`,
      paragraphs: [
        `${customer?.email ?? 'A customer whose account is closed'} withdrew from order ${order.id} while ${name} was on its way: ${reason}`,
        'Decide what is refunded and write to the customer within 14 days of the withdrawal.',
      ],
      action: { label: 'See the order', url: `${deps.config.publicUrl}/site/purchase?order=${order.id}` },
      from: deps.config.shopName,
    }),
    tx,
  );
}
