import { z } from 'zod/mini';
import { idSchema } from './id-schema';
import { currencyCode, domainName, instant } from './wire';

/** An amount as an integer of the smallest unit of its currency. */
const money = z.strictObject({ minor_units: z.int().check(z.gte(0)), currency_code: currencyCode });

const order = { order_id: idSchema<'OrderId'>(), customer_id: idSchema<'CustomerId'>() };

const orderEnd = {
  ...order,
  total: money,
  /** What was charged; less than the total if not everything could be provided. */
  captured: money,
  placed_at: instant,
};

/** A refund, and the sum of all refunds of the order after it. */
const refund = { ...order, amount: money, refunded: money };

const domain = { domain_id: idSchema<'DomainId'>(), domain: domainName, customer_id: idSchema<'CustomerId'>() };

const heldDomain = z.strictObject({ ...domain, order_id: idSchema<'OrderId'>(), expires_at: instant });
const endedDomain = z.strictObject(domain);

/** Subscribable events, each with the form of its data. IDs, domains, amounts and times only: receivers ask the shop for the rest. */
export const webhookEventData = {
  /** An order has ended for the first time, and its customer has all or some of it. */
  'order.completed': z.strictObject({ ...orderEnd, status: z.enum(['completed', 'partially_completed']) }),
  /** An order has ended for the first time, and its customer has nothing of it. */
  'order.failed': z.strictObject({
    ...orderEnd,
    status: z.enum(['failed', 'payment_failed', 'cancelled', 'refunded']),
  }),
  /** Money of an order went back: by the shop, in the payment provider's own pages, or by a bank that decided a dispute. */
  'order.refunded': z.strictObject({ ...refund, by: z.enum(['shop', 'payment_provider', 'bank']) }),
  /** A refund that had succeeded came back to the shop. */
  'order.refund_failed': z.strictObject(refund),
  'domain.registered': heldDomain,
  'domain.renewed': heldDomain,
  'domain.transferred_in': heldDomain,
  /** The registrar no longer holds the domain, mostly because it was transferred to another registrar. */
  'domain.moved_away': endedDomain,
  /** Deleted at the request of its customer. */
  'domain.deleted': endedDomain,
  /** Expired, and freed by its registry. */
  'domain.released': endedDomain,
} as const satisfies Record<string, z.core.$ZodType>;

export type WebhookEventType = keyof typeof webhookEventData;
export const WEBHOOK_EVENT_TYPES = Object.keys(webhookEventData) as [WebhookEventType, ...WebhookEventType[]];

/** Sent to one endpoint at the request of staff; no endpoint subscribes to it. */
export const webhookTestData = z.strictObject({ endpoint_id: idSchema<'WebhookEndpointId'>() });
export const WEBHOOK_TEST_TYPE = 'webhook.test';

/** The version of the form of all events. A receiver ignores events of a version that it does not know. */
export const WEBHOOK_VERSION = 1;

/** An event with its data, without the time. */
export type WebhookFact =
  | {
      [Type in WebhookEventType]: { readonly type: Type; readonly data: z.infer<(typeof webhookEventData)[Type]> };
    }[WebhookEventType]
  | { readonly type: typeof WEBHOOK_TEST_TYPE; readonly data: z.infer<typeof webhookTestData> };
