import { z } from 'zod/mini';
import { byId, page, toPage } from './desk-fields';
import { endpoint } from './endpoint';
import { idSchema } from './id-schema';
import { totpCode } from './security';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE } from './webhook-events';
import { instant } from './wire';

const tag = 'desk';

/** The most webhook endpoints of a shop. Each can be delivered to at the same time, so that none waits for another. */
export const WEBHOOK_ENDPOINTS_MAX = 20;

const isWebhookUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && !username && !password && !hash;
};

/** Where events are sent. The server also refuses `http:`, except to the machine of a developer. */
export const webhookUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(500, 'Use at most 500 characters'),
    z.refine(isWebhookUrl, 'Enter an address such as https://crm.example/hooks, without a name, password or fragment'),
  );

/** For staff, to tell endpoints apart. */
export const webhookDescription = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100, 'Use at most 100 characters'),
    z.regex(/^\P{Cc}*$/u, 'Use letters, digits and signs on one line'),
  );

export const webhookEventTypes = z
  .array(z.enum(WEBHOOK_EVENT_TYPES))
  .check(z.minLength(1, 'Choose an event'), z.maxLength(WEBHOOK_EVENT_TYPES.length));

const settings = { url: webhookUrl, description: webhookDescription, events: webhookEventTypes };

/** Why an endpoint gets nothing: staff disabled it, it answered 410, or every delivery has failed for five days. */
export const WEBHOOK_DISABLED_BECAUSE = ['staff', 'gone', 'failing'] as const;

const webhookEndpoint = z.object({
  id: idSchema<'WebhookEndpointId'>(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  /** To be sent with a change. */
  version: z.int(),
  created_at: instant,
  /** Since when nothing is sent; events then wait. */
  disabled_at: z.nullable(instant),
  disabled_because: z.nullable(z.enum(WEBHOOK_DISABLED_BECAUSE)),
  /** Since when every delivery has failed; null after a success. */
  failing_since: z.nullable(instant),
  /** Until when the previous secret signs too; null if it does not. */
  former_secret_until: z.nullable(instant),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** The secret is in no other response. */
const withSecret = z.object({ endpoint: webhookEndpoint, secret: z.string() });

const byEndpoint = byId<'WebhookEndpointId'>();
/** The version that the change is based on, and a fresh TOTP code. */
const proven = { version: z.int().check(z.gte(1)), code: totpCode };

export const deskWebhooks = endpoint({
  id: 'deskWebhooks',
  method: 'GET',
  path: '/desk/1.0/webhooks',
  summary: 'The webhook endpoints of the shop, oldest first.',
  tag,
  output: z.object({ endpoints: z.array(webhookEndpoint) }),
  refusals: [401, 409],
});

export const deskAddWebhook = endpoint({
  id: 'deskAddWebhook',
  method: 'POST',
  path: '/desk/1.0/webhooks',
  summary: 'Adds a webhook endpoint, and returns its secret once. Requires a fresh TOTP code.',
  tag,
  input: z.strictObject({ ...settings, code: totpCode }),
  status: 201,
  output: withSecret,
  refusals: [400, 401, 409, 422, 429],
});

export const deskEditWebhook = endpoint({
  id: 'deskEditWebhook',
  method: 'PUT',
  path: '/desk/1.0/webhooks/{id}',
  summary: 'Changes address, description and events of a webhook endpoint. Requires a fresh TOTP code.',
  tag,
  params: byEndpoint,
  input: z.strictObject({ ...settings, ...proven }),
  output: webhookEndpoint,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskSwitchWebhook = endpoint({
  id: 'deskSwitchWebhook',
  method: 'POST',
  path: '/desk/1.0/webhooks/{id}/switch',
  summary:
    'Disables a webhook endpoint, whose events then wait for up to 30 days, or enables it again. Requires a fresh TOTP code.',
  tag,
  params: byEndpoint,
  input: z.strictObject({ is_disabled: z.boolean(), ...proven }),
  output: webhookEndpoint,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskRotateWebhookSecret = endpoint({
  id: 'deskRotateWebhookSecret',
  method: 'POST',
  path: '/desk/1.0/webhooks/{id}/secret',
  summary:
    'Replaces the secret and returns the new one once. The previous one signs too for 24 hours. Requires a fresh TOTP code.',
  tag,
  params: byEndpoint,
  input: z.strictObject(proven),
  output: withSecret,
  refusals: [400, 401, 404, 409, 422, 429],
});

export const deskDeleteWebhook = endpoint({
  id: 'deskDeleteWebhook',
  method: 'POST',
  path: '/desk/1.0/webhooks/{id}/delete',
  summary: 'Deletes a webhook endpoint with its deliveries. Requires a fresh TOTP code.',
  tag,
  params: byEndpoint,
  input: z.strictObject(proven),
  output: null,
  refusals: [400, 401, 404, 409, 422, 429],
});

/** What happened at the last attempt of a delivery, if it was no response: the endpoint could not be reached, or it may not be. */
export const WEBHOOK_PROBLEMS = ['timeout', 'no_connection', 'private_address', 'insecure'] as const;

const webhookDelivery = z.object({
  id: z.string(),
  /** The value of `webhook-id`, the same at every attempt and every endpoint. */
  event_id: z.string(),
  event: z.enum([...WEBHOOK_EVENT_TYPES, WEBHOOK_TEST_TYPE]),
  created_at: instant,
  /** `failed`: given up. */
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  attempted_at: z.nullable(instant),
  /** When it is sent next; null if it is not. */
  due_at: z.nullable(instant),
  /** Status of the last response; null without one. */
  response_status: z.nullable(z.int()),
  problem: z.nullable(z.enum(WEBHOOK_PROBLEMS)),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deskWebhookDeliveries = endpoint({
  id: 'deskWebhookDeliveries',
  method: 'GET',
  path: '/desk/1.0/webhooks/{id}/deliveries',
  summary: 'The deliveries of the last 30 days to a webhook endpoint, newest first.',
  tag,
  params: byEndpoint,
  input: z.object({ page }),
  output: toPage(webhookDelivery),
  refusals: [400, 401, 404, 409],
});

export const deskTestWebhook = endpoint({
  id: 'deskTestWebhook',
  method: 'POST',
  path: '/desk/1.0/webhooks/{id}/test',
  summary: 'Sends a test event to a webhook endpoint, like any other event.',
  tag,
  params: byEndpoint,
  input: z.strictObject({}),
  output: z.object({ event_id: z.string() }),
  refusals: [400, 401, 404, 409],
});

export const deskSendWebhookAgain = endpoint({
  id: 'deskSendWebhookAgain',
  method: 'POST',
  path: '/desk/1.0/webhooks/{id}/deliveries/{delivery}/send_again',
  summary: 'Sends a delivery again, or at once if it is waiting.',
  tag,
  params: z.object({ ...byEndpoint.shape, delivery: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
  input: z.strictObject({}),
  output: webhookDelivery,
  refusals: [400, 401, 404, 409],
});
