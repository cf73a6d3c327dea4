import { z } from 'zod/mini';
import { itemType, orderItemStatus } from './checkout';
import { sentEmail } from './desk-customers';
import { byId, reason } from './desk-fields';
import { decisionKind, foundOrder } from './desk-search';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { instant, wireAmount } from './wire';

const tag = 'desk';

/** An item in a request, checked like an id in a path. */
const itemId = z.string().check(z.maxLength(64)).brand<'OrderItemId', 'inout'>();

const deskOrderItem = z.object({
  id: idSchema<'OrderItemId'>(),
  type: itemType,
  domain_name: z.string(),
  period: z.int(),
  add_ons: z.array(z.string()),
  status: orderItemStatus,
  /** In English; empty if there is nothing to say. */
  message: z.string(),
  amount: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  can_refund: z.boolean(),
  /** For a transfer pending at the registrar, which decides whether it can still be cancelled. */
  can_call_off: z.boolean(),
  expires_at: z.nullable(instant),
});

const orderDocument = z.object({
  number: z.string(),
  kind: z.enum(['receipt', 'refund', 'refund_failed']),
  amount: wireAmount,
  domain_name: z.nullable(z.string()),
  issued_at: instant,
});

const timelineEntry = z.object({
  id: z.string(),
  at: instant,
  /** Who acted: the customer, a member of staff by name, or the shop itself. */
  by: z.enum(['customer', 'staff', 'shop', 'payment_provider']),
  staff: z.nullable(z.string()),
  kind: z.enum(['order', 'item', 'email']),
  /** Such as `order.captured`; for an email, its status. */
  action: z.string(),
  /** The domain of an item, or the subject of an email. */
  what: z.nullable(z.string()),
  /** The states before and after, if it is a change of state. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Minor details as recorded, such as the reason given by a registrar. */
  detail: z.nullable(z.string()),
  request_id: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const openDecision = z.object({
  about: decisionKind,
  since: instant,
  /** The domain of the transfer that a withdrawal came too late for or whose cancellation got no answer. */
  domain: z.nullable(z.string()),
  /** What the customer is still owed after a failed refund. */
  amount: z.nullable(wireAmount),
});

const deskOrder = z.object({
  ...foundOrder.shape,
  state: z.string(),
  updated_at: instant,
  amount: wireAmount,
  tax: wireAmount,
  captured: wireAmount,
  voided: wireAmount,
  payment: z.object({
    /** Such as "Visa 4242". */
    method: z.string(),
    /** The payment provider's id. */
    reference: z.nullable(z.string()),
    message: z.string(),
    disputed_at: z.nullable(instant),
  }),
  partner: z.nullable(idSchema<'PartnerId'>()),
  items: z.array(deskOrderItem),
  documents: z.array(orderDocument),
  emails: z.array(sentEmail),
  timeline: z.array(timelineEntry),
  /** When it is processed next; null if it is final. */
  next_step_at: z.nullable(instant),
  can_retry: z.boolean(),
  can_cancel: z.boolean(),
  /** What staff have to decide about it. */
  decisions: z.optional(z.array(openDecision)),
  can_decide: z.optional(z.boolean()),
  /** Whether a dispute of its payment is open, so that nothing is refunded until the bank has decided. */
  has_open_dispute: z.optional(z.boolean()),
  /** Whether the bank is inquiring about its payment and has taken no money, so that it can be refunded. */
  has_inquiry: z.optional(z.boolean()),
  /** What is owed if it was delivered and its payment lapsed, until a decision about that is recorded. */
  unpaid: z.optional(z.nullable(wireAmount)),
  can_decide_unpaid: z.optional(z.boolean()),
});
export type DeskOrder = z.infer<typeof deskOrder>;

export const getDeskOrder = endpoint({
  id: 'getDeskOrder',
  method: 'GET',
  path: '/desk/1.0/orders/{id}',
  summary: 'An order with its lines, payment, documents, emails and timeline (newest first, at most 500 entries).',
  tag,
  params: byId<'OrderId'>(),
  output: deskOrder,
  refusals: [401, 404],
});

export const deskRefund = endpoint({
  id: 'deskRefund',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/refund',
  summary:
    'Refunds lines in full, all or none. Repeating it for the same lines changes nothing. `amount` is the total that was shown for them.',
  tag,
  params: byId<'OrderId'>(),
  input: z.strictObject({
    item_ids: z.array(itemId).check(z.minLength(1), z.maxLength(1_000)),
    amount: wireAmount,
    reason,
  }),
  output: deskOrder,
  refusals: [400, 401, 404, 409],
});

export const deskRetry = endpoint({
  id: 'deskRetry',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/retry',
  summary: 'Processes an unfinished order immediately.',
  tag,
  params: byId<'OrderId'>(),
  output: deskOrder,
  refusals: [401, 404, 409],
});

export const deskCancel = endpoint({
  id: 'deskCancel',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/cancel',
  summary:
    'Cancels the items of an order that have not reached the registrar. The order then completes automatically, and the rest is charged.',
  tag,
  params: byId<'OrderId'>(),
  output: deskOrder,
  refusals: [401, 404, 409],
});

export const deskCallOff = endpoint({
  id: 'deskCallOff',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/call_off',
  summary:
    'Cancels a transfer that the registrar has accepted, if it still can. The order finds out by polling the registrar, and refunds the payment once.',
  tag,
  params: byId<'OrderId'>(),
  input: z.strictObject({ item_id: itemId, reason }),
  output: deskOrder,
  refusals: [400, 401, 404, 409, 503],
});

export const deskDecide = endpoint({
  id: 'deskDecide',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/decision',
  summary:
    'Records what was decided about an order: its domains after a lost dispute, a withdrawal that came too late for a transfer or got no answer from the registrar, or a refund that came back. This ends its wait for staff. Changes nothing if there is nothing of this kind to decide.',
  tag,
  params: byId<'OrderId'>(),
  input: z.strictObject({
    about: decisionKind,
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter what was decided'), z.maxLength(500)),
  }),
  output: deskOrder,
  refusals: [400, 401, 404, 409],
});

export const deskDecideUnpaid = endpoint({
  id: 'deskDecideUnpaid',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/unpaid_decision',
  summary:
    'Records what was decided about an order that was delivered and whose payment lapsed, emails its customer the message about that, and ends the order. Charges nothing. Changes nothing if that was done.',
  tag,
  params: byId<'OrderId'>(),
  input: z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter what was decided'), z.maxLength(500)),
    /** What the customer is told in an email, as it is: how to pay, or that nothing is to be paid. */
    message: z.string().check(z.trim(), z.minLength(1, 'Write to the customer'), z.maxLength(2000)),
  }),
  output: deskOrder,
  refusals: [400, 401, 404, 409],
});

export const deskDocument = endpoint({
  id: 'deskDocument',
  method: 'GET',
  path: '/desk/1.0/orders/{id}/documents/{number}/document.pdf',
  summary: "A receipt or refund note of an order as a PDF, the same as the customer's.",
  tag,
  params: z.extend(byId<'OrderId'>(), { number: z.string().check(z.maxLength(16)) }),
  output: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  media: 'application/pdf',
  refusals: [401, 404],
});

/** Where a document of an order is downloaded. */
export function deskDocumentPath(orderId: string, number: string): string {
  return deskDocument.path.replace('{id}', encodeURIComponent(orderId)).replace('{number}', encodeURIComponent(number));
}

export const deskResend = endpoint({
  id: 'deskResend',
  method: 'POST',
  path: '/desk/1.0/emails/{id}/resend',
  summary: 'Sends an email about an order again, to the current address of the customer.',
  tag,
  params: byId<'EmailId'>(),
  output: z.object({ to: z.string() }),
  refusals: [401, 404, 409, 429],
});
