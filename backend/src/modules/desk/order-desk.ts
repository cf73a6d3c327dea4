import type { DeskOrder, SentEmail, StaffMember } from '@storefront/shared/contract/desk';
import { isAtLeast } from '@storefront/shared/contract/desk';
import { methodTitle, toWire, type Minor, sumMinor } from '@storefront/shared/domain';
import type { OrderId, OrderItemId } from '@storefront/shared/contract';
import type { Deps } from '../../deps';
import { isUuid } from '../../db/uuid';
import { notFound } from '../../http/errors';
import { findUnpaid, hasInquiry, hasOpenDispute, isCancellable, isRefundable } from '../checkout';
import { findOrder, isFinalState, toItemStatus, getItemMessage, getPaymentMessage, toStatusName } from '../orders';
import { receiptNumber, showDocument } from '../receipts';
import { callOffByStaff, findTransferItem, listCallable } from '../transfers';
import { findOrderCustomer, listDocuments, listEmailsAbout, type EmailRow } from './desk-queries';
import { listOrderDecisions } from './decisions';
import { toPerson } from './search';
import { readTimeline } from './timeline';
import type { Actor } from '../audit';

export const showEmail = ({ id, recipient, subject, status, created_at, about, has_text }: EmailRow): SentEmail => ({
  id,
  to: recipient,
  subject,
  status,
  can_resend: about !== null && has_text,
  created_at: created_at.toISOString(),
});

/** Returns an order as shown to staff, with the actions that this member of staff may take. @throws HttpError 404 */
export async function viewDeskOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { role }: Pick<StaffMember, 'role'>,
  id: OrderId,
): Promise<DeskOrder> {
  const [found, customer] = isUuid(id) ? await Promise.all([findOrder(db, null, id), findOrderCustomer(db, id)]) : [];
  if (!found || found.order.id !== id || !customer) throw notFound('Order not found.', { code: 'no_such_order' });
  const { order, items, card } = found;
  const [documents, emails, callable, decisions, isDisputed, isInquired, unpaid] = await Promise.all([
    listDocuments(db, id),
    listEmailsAbout(db, id),
    listCallable(db, id),
    listOrderDecisions(db, id, clock.now()),
    hasOpenDispute(db, id),
    hasInquiry(db, id),
    findUnpaid(db, order, items),
  ]);
  const wire = (minor: Minor): number => toWire(minor, order.currency_code);
  const isFinance = isAtLeast(role, 'finance');
  return {
    id: order.id,
    status: toStatusName(order.state),
    state: order.state,
    domains: items.map(({ domain_name }) => domain_name),
    customer: toPerson(customer),
    currency_code: order.currency_code,
    amount: wire(order.amount),
    tax: wire(order.tax),
    total: wire(order.total),
    captured: wire(order.captured),
    voided: wire(order.voided),
    refunded: wire(order.refunded),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    payment: {
      method: methodTitle(card),
      reference: order.payment_ref,
      message: getPaymentMessage(order)?.message ?? '',
      disputed_at: order.disputed_at?.toISOString() ?? null,
    },
    partner: order.partner_id,
    items: items.map((item) => ({
      id: item.id,
      type: item.type,
      domain_name: item.domain_name,
      period: item.period,
      add_ons: item.sub_items.map(({ type }) => type),
      status: toItemStatus(item.state),
      message: getItemMessage(item)?.message ?? '',
      amount: wire(item.amount),
      tax: wire(item.tax),
      total: wire(sumMinor([item.amount, item.tax])),
      can_refund: isFinance && isRefundable(order, item, items, isDisputed),
      can_call_off: isFinance && callable.has(item.id),
      expires_at: item.expiry_date?.toISOString() ?? null,
    })),
    documents: documents.map(({ number, domain_name, issued_at, ...document }) => {
      const { kind, amount } = showDocument(document);
      return {
        number: receiptNumber(number),
        kind,
        amount: wire(amount),
        domain_name,
        issued_at: issued_at.toISOString(),
      };
    }),
    emails: emails.map(showEmail),
    timeline: await readTimeline(db, id, items, emails),
    next_step_at: order.next_step_at?.toISOString() ?? null,
    can_retry: !isFinalState(order.state) && order.next_step_at !== null,
    decisions: decisions.map(({ about, since, domain, amount: owed }) => ({
      about,
      since: since.toISOString(),
      domain: domain ?? null,
      amount: owed === undefined ? null : wire(owed),
    })),
    can_decide: isFinance && decisions.length > 0,
    has_open_dispute: isDisputed,
    has_inquiry: isInquired,
    unpaid: unpaid === null ? null : wire(unpaid.owed),
    can_decide_unpaid: isFinance && unpaid !== null,
    can_cancel: isFinance && order.cancel_asked_at === null && isCancellable(order, items),
  };
}

/** Cancels a transfer of an order at the registrar and for its customer. @throws HttpError 404, 409, 503 */
export async function callOffTransfer(
  deps: Pick<Deps, 'db' | 'clock' | 'registrar' | 'mail' | 'config'>,
  orderId: OrderId,
  { itemId, reason }: { readonly itemId: OrderItemId; readonly reason: string },
  by: Actor,
): Promise<void> {
  const isKnown = isUuid(orderId) && isUuid(itemId);
  const [transfer, customer] = isKnown
    ? await Promise.all([findTransferItem(deps.db, orderId, itemId), findOrderCustomer(deps.db, orderId)])
    : [];
  if (!transfer || !customer) throw notFound('Order not found.', { code: 'no_such_order' });
  await callOffByStaff(deps, transfer, customer, { ...by, reason });
}
