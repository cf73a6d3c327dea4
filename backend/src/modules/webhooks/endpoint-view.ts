import type { WebhookDelivery, WebhookEndpoint } from '@storefront/shared/contract/desk';
import type { EndpointRow, findDelivery } from './queries';

export const showEndpoint = (row: EndpointRow, now: Date): WebhookEndpoint => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  version: row.version,
  created_at: row.created_at.toISOString(),
  disabled_at: row.disabled_at?.toISOString() ?? null,
  disabled_because: row.disabled_because,
  failing_since: row.failing_since?.toISOString() ?? null,
  former_secret_until:
    row.former_secret_until && now < row.former_secret_until ? row.former_secret_until.toISOString() : null,
});

type ListedDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

export const showDelivery = (row: ListedDelivery): WebhookDelivery => ({
  id: String(row.id),
  event_id: row.event_id,
  event: row.type,
  created_at: row.created_at.toISOString(),
  status: row.status,
  attempts: row.attempts,
  attempted_at: row.attempted_at?.toISOString() ?? null,
  due_at: row.status === 'waiting' ? row.due_at.toISOString() : null,
  response_status: row.response_status,
  problem: row.problem,
});

/** Returns the host of an endpoint: for logs, emails and the audit log, as the rest of an address may be a secret. */
export const toHost = ({ url }: Pick<EndpointRow, 'url'>): string => new URL(url).host;
