import type { Minor } from '@storefront/shared/domain';
import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { findLastWithdrawalDay } from '../receipts';
import {
  itemRefundedEmail,
  orderEndedEmail,
  orderLapsedEmail,
  orderPaidEmail,
  unpaidDecidedEmail,
  type OrderEmailContent,
  type UnpaidDecision,
} from './order-emails';
import type { OrderDeps } from './order-step';
import { findOrderForEmail } from './processing-queries';

type EmailDeps = Pick<OrderDeps, 'mail' | 'config'>;

/** Emails the outcome of an order, in the transaction that ends it. */
export async function sendOrderEndedEmail(tx: Tx, deps: OrderDeps, orderId: OrderId): Promise<void> {
  await deps.mail.send(orderEndedEmail(await getEmailContent(tx, deps, orderId)), tx);
}

/** Emails what is completed and what is still in progress, in the transaction that records the capture. */
export async function sendOrderPaidEmail(tx: Tx, deps: OrderDeps, orderId: OrderId): Promise<void> {
  await deps.mail.send(orderPaidEmail(await getEmailContent(tx, deps, orderId)), tx);
}

/** Emails that nothing was charged, in the transaction that records that the hold lapsed. */
export async function sendOrderLapsedEmail(tx: Tx, deps: OrderDeps, orderId: OrderId): Promise<void> {
  await deps.mail.send(orderLapsedEmail(await getEmailContent(tx, deps, orderId)), tx);
}

/** Emails what staff decided about an unpaid order, in the transaction that records it. */
export async function sendUnpaidDecidedEmail(
  tx: Tx,
  deps: EmailDeps,
  orderId: OrderId,
  decision: UnpaidDecision,
): Promise<void> {
  await deps.mail.send(unpaidDecidedEmail(await getEmailContent(tx, deps, orderId), decision), tx);
}

/** Emails which item was refunded and why, in the transaction that records the refund. */
export async function sendItemRefundedEmail(
  tx: Tx,
  deps: OrderDeps,
  orderId: OrderId,
  refund: { readonly itemId: OrderItemId; readonly amount: Minor; readonly note: number },
): Promise<void> {
  const content = await getEmailContent(tx, deps, orderId);
  // A refund can fail and be repeated long after the account was closed; the address of a closed account has no mailbox.
  if (!content.customer.email.endsWith('.invalid')) await deps.mail.send(itemRefundedEmail(content, refund), tx);
}

async function getEmailContent(
  tx: Tx,
  { config }: Pick<OrderDeps, 'config'>,
  orderId: OrderId,
): Promise<OrderEmailContent> {
  const content = await findOrderForEmail(tx, orderId);
  return { ...content, lastWithdrawalDay: await findLastWithdrawalDay(content.order), config };
}
