import { WEBHOOK_VERSION, type WebhookFact } from '@storefront/shared/contract/desk';
import type { WebhookEndpointId, WebhookEventId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import { newId } from '../../db/uuid';
import { insertEvent, insertEventFor } from './queries';

/** Returns what receivers get. The order of the fields never changes, and new ones are added at the end. */
const toBody = ({ type, data }: WebhookFact, at: Date): string =>
  JSON.stringify({ type, version: WEBHOOK_VERSION, timestamp: at.toISOString(), data });

/**
 * Saves an event for every endpoint that has subscribed to it, in the transaction of the fact: neither exists without the other. Without
 * such an endpoint it saves nothing.
 */
export async function publishEvent(tx: Tx, fact: WebhookFact, at: Date): Promise<void> {
  await insertEvent(tx, { id: newId<WebhookEventId>(), type: fact.type, body: toBody(fact, at), created_at: at });
}

/** Saves an event for one endpoint, whatever it has subscribed to. @returns the id of the event */
export async function publishTo(
  tx: Tx,
  endpointId: WebhookEndpointId,
  fact: WebhookFact,
  at: Date,
): Promise<WebhookEventId> {
  const id = newId<WebhookEventId>();
  await insertEventFor(tx, endpointId, { id, type: fact.type, body: toBody(fact, at), created_at: at });
  return id;
}
