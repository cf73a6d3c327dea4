import { z } from 'zod/mini';
import { orderStatus } from './checkout';
import { page, toPage } from './desk-fields';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { countryCode, currencyCode, instant, wireAmount } from './wire';

const tag = 'desk';

const person = z.object({ id: idSchema<'CustomerId'>(), name: z.string(), email: z.string() });

export const searchKind = z.enum(['customers', 'domains', 'orders']);
export type SearchKind = z.infer<typeof searchKind>;

export const foundCustomer = z.object({
  ...person.shape,
  country: countryCode,
  created_at: instant,
  is_closed: z.boolean(),
});
export const foundDomain = z.object({
  id: idSchema<'DomainId'>(),
  name: z.string(),
  customer: person,
  expires_at: instant,
  /** When the domain left the account; null while it is there. */
  ended_at: z.nullable(instant),
});
export const foundOrder = z.object({
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

/** What about an order only staff can decide. */
export const decisionKind = z.enum(['lost_dispute', 'withdrawal', 'withdrawal_unanswered', 'failed_refund']);
export type DecisionKind = z.infer<typeof decisionKind>;

/** What can wait for staff, see `deskAttention`. */
export const attentionKind = z.enum([
  'stuck_order',
  'overdue_item',
  'unpaid_order',
  'dispute',
  ...decisionKind.options,
  'correction',
  'factor_removal',
  'missing_domain',
]);

const attention = z.object({
  kind: attentionKind,
  /** When it began to wait. */
  since: instant,
  customer: person,
  /** Set for orders, and for disputes, withdrawals and refunds of them. */
  order_id: z.nullable(idSchema<'OrderId'>()),
  /** Set for domains, for what is overdue at the registrar, and for the transfer that a withdrawal came too late for or whose cancellation got no answer. */
  domain: z.nullable(z.string()),
});
export type Attention = z.infer<typeof attention>;

export const deskAttention = endpoint({
  id: 'deskAttention',
  method: 'GET',
  path: '/desk/1.0/attention',
  summary:
    'What waits for staff, oldest first, at most 50: orders without progress for an hour, domains of orders that the registrar has accepted and not completed in time, orders that were delivered and whose payment lapsed, open disputes, lost disputes, transfers that could not be cancelled when the customer withdrew, cancellations of such transfers without an answer from the registrar for a day, and refunds that came back, until they are decided, email corrections and removals of two-step sign-in, and domains that the registrar may no longer hold.',
  tag,
  output: toPage(attention),
  refusals: [401],
});
