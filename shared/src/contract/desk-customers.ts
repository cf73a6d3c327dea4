import { z } from 'zod/mini';
import { byId, page, reason, toPage } from './desk-fields';
import { foundCustomer, foundDomain, foundOrder } from './desk-search';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { totpCode } from './security';
import { instant } from './wire';

const tag = 'desk';

const customerSession = z.object({
  id: idSchema<'SessionId'>(),
  created_at: instant,
  last_used_at: instant,
  ip_address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** In a support session, the name of the member of staff, such as `Ines Okafor`. */
  support: z.optional(z.string()),
});

export const sentEmailStatus = z.enum(['queued', 'sent', 'kept', 'failed']);
export const sentEmail = z.object({
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
    sessions: z.array(customerSession),
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
  input: z.strictObject({ reason, code: totpCode }),
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
