import { z } from 'zod/mini';
import { newPassword, personName } from './auth';
import { itemType, orderItemStatus, orderStatus } from './checkout';
import { page, toPage } from './desk-page';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { totpCode } from './security';
import { countryCode, currencyCode, emailAddress, instant, wireAmount } from './wire';

export * from './desk-corrections';
export * from './desk-factor-removals';
export * from './desk-partners';
export * from './desk-prices';
export * from './desk-releases';
export * from './partner-rules';

const tag = 'desk';

/** Roles of staff, lowest first: each role includes the rights of those before it. */
export const STAFF_ROLES = ['support', 'finance', 'admin'] as const;
export const staffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof staffRole>;

/** Whether a role has the rights of another. */
export const isAtLeast = (role: StaffRole, needed: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(needed);

const staffMember = z.object({ id: idSchema<'StaffId'>(), name: z.string(), email: emailAddress, role: staffRole });
export type StaffMember = z.infer<typeof staffMember>;

/** The secret of a link, or of a ticket that waits for its answer. */
const secret = z.string().check(z.minLength(16), z.maxLength(128));
/** An id in a path. The caller may take it from a URL, so its form is not checked. */
const byId = <Name extends string>() => z.object({ id: z.string().check(z.maxLength(64)).brand<Name>() });

export const deskSession = endpoint({
  id: 'deskSession',
  method: 'GET',
  path: '/desk/1.0/session',
  summary: 'The signed-in member of staff; null if there is no session.',
  tag,
  output: z.object({ shop: z.string(), currencies: z.array(currencyCode), staff: z.nullable(staffMember) }),
});

export const deskSignIn = endpoint({
  id: 'deskSignIn',
  method: 'POST',
  path: '/desk/1.0/sign_in',
  summary: 'Checks the password and returns a ticket, with which a TOTP code has to be sent within 5 minutes.',
  tag,
  input: z.strictObject({ email: emailAddress, password: z.string().check(z.maxLength(256)) }),
  output: z.object({ ticket: z.string() }),
  refusals: [400, 422, 429, 503],
});

export const deskSecondFactor = endpoint({
  id: 'deskSecondFactor',
  method: 'POST',
  path: '/desk/1.0/second_factor',
  summary: 'Completes a sign-in. A ticket allows 5 attempts.',
  tag,
  input: z.strictObject({ ticket: secret, code: totpCode }),
  output: z.object({ staff: staffMember }),
  refusals: [400, 422, 429],
});

export const deskSignOut = endpoint({
  id: 'deskSignOut',
  method: 'POST',
  path: '/desk/1.0/sign_out',
  summary: 'Ends the session.',
  tag,
  output: null,
});

export const beginSetUp = endpoint({
  id: 'beginSetUp',
  method: 'POST',
  path: '/desk/1.0/set_up/begin',
  summary: 'The owner of a set-up link, with a new TOTP secret (RFC 6238) as text and as an `otpauth:` URI.',
  tag,
  input: z.strictObject({ token: secret }),
  output: z.object({ name: z.string(), email: emailAddress, secret: z.string(), uri: z.string() }),
  refusals: [400, 422, 429],
});

export const finishSetUp = endpoint({
  id: 'finishSetUp',
  method: 'POST',
  path: '/desk/1.0/set_up/finish',
  summary: 'Sets password and second factor, and signs in. The link works once.',
  tag,
  input: z.strictObject({ token: secret, password: newPassword, code: totpCode }),
  output: z.object({ staff: staffMember }),
  refusals: [400, 422, 429, 503],
});

const person = z.object({ id: idSchema<'CustomerId'>(), name: z.string(), email: z.string() });

export const searchKind = z.enum(['customers', 'domains', 'orders']);
export type SearchKind = z.infer<typeof searchKind>;

const foundCustomer = z.object({ ...person.shape, country: countryCode, created_at: instant, is_closed: z.boolean() });
const foundDomain = z.object({
  id: idSchema<'DomainId'>(),
  name: z.string(),
  customer: person,
  expires_at: instant,
  /** When the domain left the account; null while it is there. */
  ended_at: z.nullable(instant),
});
const foundOrder = z.object({
  id: idSchema<'OrderId'>(),
  status: orderStatus,
  /** All its domains, in the order of its lines. */
  domains: z.array(z.string()),
  customer: person,
  currency_code: currencyCode,
  total: wireAmount,
  refunded: wireAmount,
  created_at: instant,
});
export type FoundCustomer = z.infer<typeof foundCustomer>;
export type FoundDomain = z.infer<typeof foundDomain>;
export type FoundOrder = z.infer<typeof foundOrder>;

export const deskSearch = endpoint({
  id: 'deskSearch',
  method: 'GET',
  path: '/desk/1.0/search',
  summary:
    'Customers by email, name or company, domains by name, orders by number, receipt number or domain. Five of each, or a page of one kind.',
  tag,
  input: z.object({
    q: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    kind: z.optional(searchKind),
    page,
  }),
  output: z.object({ customers: toPage(foundCustomer), domains: toPage(foundDomain), orders: toPage(foundOrder) }),
  refusals: [400, 401],
});

/** What can wait for staff, see `deskAttention`. */
export const attentionKind = z.enum([
  'stuck_order',
  'dispute',
  'lost_dispute',
  'correction',
  'factor_removal',
  'missing_domain',
]);

const attention = z.object({
  kind: attentionKind,
  /** When it began to wait. */
  since: instant,
  customer: person,
  /** Set for orders and disputes. */
  order_id: z.nullable(idSchema<'OrderId'>()),
  /** Set for domains. */
  domain: z.nullable(z.string()),
});
export type Attention = z.infer<typeof attention>;

export const deskAttention = endpoint({
  id: 'deskAttention',
  method: 'GET',
  path: '/desk/1.0/attention',
  summary:
    'What waits for staff, oldest first, at most 50: orders without progress for an hour, open disputes, lost ones about whose domains nothing was decided, email corrections and removals of two-step sign-in, and domains that the registrar may no longer hold.',
  tag,
  output: toPage(attention),
  refusals: [401],
});

const staffSession = z.object({
  id: idSchema<'SessionId'>(),
  created_at: instant,
  last_used_at: instant,
  ip_address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** In a support session, the name of the member of staff, such as `Ines Okafor`. */
  support: z.optional(z.string()),
});

export const sentEmailStatus = z.enum(['queued', 'sent', 'kept', 'failed']);
const sentEmail = z.object({
  id: idSchema<'EmailId'>(),
  to: z.string(),
  subject: z.string(),
  status: sentEmailStatus,
  /** Whether it is about an order and can be sent again. Emails with links that act as keys are not kept. */
  can_resend: z.boolean(),
  created_at: instant,
});
export type SentEmail = z.infer<typeof sentEmail>;

export const deskCustomer = endpoint({
  id: 'deskCustomer',
  method: 'GET',
  path: '/desk/1.0/customers/{id}',
  summary: 'A customer with their sign-ins.',
  tag,
  params: byId<'CustomerId'>(),
  output: z.object({
    ...foundCustomer.shape,
    company: z.nullable(z.string()),
    vat_number: z.nullable(z.string()),
    language: z.nullable(z.string()),
    is_confirmed: z.boolean(),
    has_second_factor: z.boolean(),
    sessions: z.array(staffSession),
  }),
  refusals: [401, 404],
});

const paged = z.object({ page });

export const deskCustomerOrders = endpoint({
  id: 'deskCustomerOrders',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/orders',
  summary: 'Orders of a customer, newest first.',
  tag,
  params: byId<'CustomerId'>(),
  input: paged,
  output: toPage(foundOrder),
  refusals: [400, 401],
});

export const deskCustomerDomains = endpoint({
  id: 'deskCustomerDomains',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/domains',
  summary: 'Domains of a customer, by name.',
  tag,
  params: byId<'CustomerId'>(),
  input: paged,
  output: toPage(foundDomain),
  refusals: [400, 401],
});

export const deskCustomerEmails = endpoint({
  id: 'deskCustomerEmails',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/emails',
  summary: 'Emails of the last 90 days to the address of a customer, newest first.',
  tag,
  params: byId<'CustomerId'>(),
  input: paged,
  output: toPage(sentEmail),
  refusals: [400, 401],
});

export const deskEndSessions = endpoint({
  id: 'deskEndSessions',
  method: 'POST',
  path: '/desk/1.0/customers/{id}/end_sessions',
  summary: 'Signs a customer out everywhere.',
  tag,
  params: byId<'CustomerId'>(),
  output: z.object({ ended: z.int() }),
  refusals: [401, 404],
});

export const deskAct = endpoint({
  id: 'deskAct',
  method: 'POST',
  path: '/desk/1.0/customers/{id}/act',
  summary:
    'Creates a link that opens the shop as a customer, once and within a minute. The customer is notified by email, with the reason. Requires a fresh TOTP code.',
  tag,
  params: byId<'CustomerId'>(),
  input: z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason'), z.maxLength(500)),
    code: totpCode,
  }),
  output: z.object({ link: z.string() }),
  refusals: [400, 401, 404, 409, 422, 429],
});

const deskActivity = z.object({
  id: z.string(),
  at: instant,
  /** `anybody`: a person who was not signed in. */
  by: z.enum(['customer', 'staff', 'shop', 'anybody']),
  /** The name of the member of staff; with `customer`, they acted for the customer. */
  staff: z.nullable(z.string()),
  action: z.string(),
  /** The domain that was acted on; null for an action on the account. */
  domain: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type DeskActivity = z.infer<typeof deskActivity>;

export const deskCustomerActivity = endpoint({
  id: 'deskCustomerActivity',
  method: 'GET',
  path: '/desk/1.0/customers/{id}/activity',
  summary: "The activity of a customer's account, including that of staff who acted for the customer, newest first.",
  tag,
  params: byId<'CustomerId'>(),
  input: paged,
  output: toPage(deskActivity),
  refusals: [400, 401],
});

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
  /** Whether a dispute of its payment is lost and a decision about its domains can be recorded. */
  can_decide_dispute: z.optional(z.boolean()),
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
    item_ids: z
      .array(z.string().check(z.maxLength(64)).brand<'OrderItemId', 'inout'>())
      .check(z.minLength(1), z.maxLength(1_000)),
    amount: wireAmount,
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason'), z.maxLength(500)),
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
  input: z.strictObject({
    item_id: z.string().check(z.maxLength(64)).brand<'OrderItemId', 'inout'>(),
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter a reason'), z.maxLength(500)),
  }),
  output: deskOrder,
  refusals: [400, 401, 404, 409, 503],
});

export const deskDecideDispute = endpoint({
  id: 'deskDecideDispute',
  method: 'POST',
  path: '/desk/1.0/orders/{id}/dispute_decision',
  summary:
    'Records what was decided about the domains of an order whose dispute is lost, which ends its wait for staff. Changes nothing if that was done.',
  tag,
  params: byId<'OrderId'>(),
  input: z.strictObject({
    reason: z.string().check(z.trim(), z.minLength(1, 'Enter what was decided'), z.maxLength(500)),
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

const listedStaff = z.object({
  ...staffMember.shape,
  /** `invited`: has not opened the link yet. */
  status: z.enum(['invited', 'active', 'disabled']),
  last_used_at: z.nullable(instant),
});
export type ListedStaff = z.infer<typeof listedStaff>;

export const listStaff = endpoint({
  id: 'listStaff',
  method: 'GET',
  path: '/desk/1.0/staff',
  summary: 'All staff accounts.',
  tag,
  output: z.object({ staff: z.array(listedStaff) }),
  refusals: [401, 409],
});

/** The link that activates a staff account, once and within a day. It is shown only once. */
const setUpLink = z.object({ link: z.string() });

export const addStaff = endpoint({
  id: 'addStaff',
  method: 'POST',
  path: '/desk/1.0/staff',
  summary: 'Creates a staff account and the link with which its owner sets it up.',
  tag,
  input: z.strictObject({ name: personName, email: emailAddress, role: staffRole }),
  status: 201,
  output: setUpLink,
  refusals: [400, 401, 409],
});

export const changeStaff = endpoint({
  id: 'changeStaff',
  method: 'POST',
  path: '/desk/1.0/staff/{id}',
  summary: 'Changes the role of an account, or disables it. Ends its sessions.',
  tag,
  params: byId<'StaffId'>(),
  input: z.strictObject({ role: staffRole, is_disabled: z.boolean() }),
  output: null,
  refusals: [400, 401, 404, 409],
});

export const renewStaffLink = endpoint({
  id: 'renewStaffLink',
  method: 'POST',
  path: '/desk/1.0/staff/{id}/link',
  summary:
    'Creates a new set-up link, for a lost password or second factor. Ends the sessions of the account; its owner cannot sign in until the link is used.',
  tag,
  params: byId<'StaffId'>(),
  output: setUpLink,
  refusals: [401, 404, 409],
});
