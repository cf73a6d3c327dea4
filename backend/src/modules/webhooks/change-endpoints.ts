import type { WebhookEndpointId, WebhookEventId } from '@storefront/shared/contract';
import {
  WEBHOOK_ENDPOINTS_MAX,
  WEBHOOK_TEST_TYPE,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEventType,
} from '@storefront/shared/contract/desk';
import type { AuditAction } from '../../core/audit-actions';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { isUuid, newId } from '../../db/uuid';
import type { Deps } from '../../deps';
import { conflict, notFound } from '../../http/errors';
import { audit, type Actor } from '../audit';
import { showDelivery, showEndpoint, toHost } from './endpoint-view';
import { publishTo } from './publish-event';
import {
  changeEndpoint,
  countEndpoints,
  deleteEndpoint,
  findDelivery,
  findEndpoint,
  insertEndpoint,
  lockEndpoint,
  makeDue,
  noteEndpoint,
  type EndpointRow,
} from './queries';
import { createFirst, createNext } from './sealed-secrets';

export type EndpointDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'webhookSender'>;

/** Who changes an endpoint. `prove` verifies the second-factor code, after all other checks. */
interface ProvingActor extends Actor {
  readonly prove: () => Promise<unknown>;
}

/** What staff choose about an endpoint. */
interface Settings {
  readonly url: string;
  readonly description: string;
  readonly events: readonly WebhookEventType[];
}

/** An endpoint, and the version on which a change is based. */
interface ShownVersion {
  readonly id: WebhookEndpointId;
  readonly version: number;
}

interface WithSecret {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/** Returns an endpoint in its audited form: its host only, as the rest of its address may be a secret. */
const toState = (row: EndpointRow) => ({
  host: toHost(row),
  description: row.description,
  events: row.events,
  is_disabled: row.disabled_at !== null,
});

const refused = (
  what: 'webhook_changed' | 'webhook_same' | 'webhook_url' | 'webhooks_many' | 'webhook_disabled',
  message: string,
) => conflict(message, { code: 'desk_refused', params: { what } });

export const noSuchWebhook = () =>
  notFound('There is no such webhook.', { code: 'desk_refused', params: { what: 'not_found' } });

function requireAcceptedUrl({ webhookSender }: EndpointDeps, url: string): void {
  if (!webhookSender.accepts(url))
    throw refused('webhook_url', 'Use an https: address that can be reached from the Internet.');
}

/** @throws HttpError 409 `desk_refused` */
export async function addEndpoint(
  deps: EndpointDeps,
  { url, description, events }: Settings,
  { actor, requestId, prove }: ProvingActor,
): Promise<WithSecret> {
  const { db, clock, config } = deps;
  requireAcceptedUrl(deps, url);
  await prove();
  return inTransaction(db, async (tx) => {
    if ((await countEndpoints(tx)) >= WEBHOOK_ENDPOINTS_MAX)
      throw refused('webhooks_many', `A shop has at most ${WEBHOOK_ENDPOINTS_MAX} webhooks. Delete one first.`);
    const at = clock.now();
    const id = newId<WebhookEndpointId>();
    const { secret, sealed } = createFirst(config.secrets, id);
    const row = await insertEndpoint(tx, {
      id,
      url,
      description,
      events: [...new Set(events)],
      sealed_secrets: sealed,
      created_at: at,
    });
    await audit(tx, { at, actor, requestId, action: 'webhook.added', subject: `webhook:${id}`, after: toState(row) });
    return { endpoint: showEndpoint(row, at), secret };
  });
}

interface Change {
  readonly action: AuditAction;
  /** @throws HttpError if the change is not possible; called before the code is verified, and again in the transaction */
  readonly check?: (row: EndpointRow) => void;
  readonly make: (tx: Tx, row: EndpointRow, now: Date) => Promise<void>;
}

/** Changes an endpoint, unless it has changed since the staff saw it. @throws HttpError 404, 409 `desk_refused` */
async function change(
  { db, clock }: EndpointDeps,
  { id, version }: ShownVersion,
  { action, check, make }: Change,
  { actor, requestId, prove }: ProvingActor,
): Promise<EndpointRow | undefined> {
  if (!isUuid<WebhookEndpointId>(id)) throw noSuchWebhook();
  const look = (row: EndpointRow | undefined): EndpointRow => {
    if (!row) throw noSuchWebhook();
    if (row.version !== version)
      throw refused(
        'webhook_changed',
        'Somebody else has changed this webhook in the meantime, and nothing was changed now. Close this and look at what is there.',
      );
    check?.(row);
    return row;
  };
  look(await findEndpoint(db, id));
  await prove();
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const before = look(await lockEndpoint(tx, id));
    await make(tx, before, at);
    const after = await lockEndpoint(tx, id);
    await audit(tx, {
      at,
      actor,
      requestId,
      action,
      subject: `webhook:${id}`,
      before: toState(before),
      after: after ? { ...toState(after), ...(after.url !== before.url && { is_address_changed: true }) } : null,
    });
    return after;
  });
}

async function changeAndShow(
  deps: EndpointDeps,
  shown: ShownVersion,
  wanted: Change,
  by: ProvingActor,
): Promise<WebhookEndpoint> {
  const row = await change(deps, shown, wanted, by);
  if (!row) throw noSuchWebhook();
  return showEndpoint(row, deps.clock.now());
}

const unchanged = () => refused('webhook_same', 'This would change nothing.');

export async function editEndpoint(
  deps: EndpointDeps,
  shown: ShownVersion,
  { url, description, events: chosen }: Settings,
  by: ProvingActor,
): Promise<WebhookEndpoint> {
  const events = [...new Set(chosen)];
  requireAcceptedUrl(deps, url);
  return changeAndShow(
    deps,
    shown,
    {
      action: 'webhook.edited',
      check: (row) => {
        const isSame = row.events.length === events.length && events.every((event) => row.events.includes(event));
        if (isSame && row.url === url && row.description === description) throw unchanged();
      },
      make: (tx, { id }) => changeEndpoint(tx, id, { url, description, events, paused_until: null }),
    },
    by,
  );
}

export async function switchEndpoint(
  deps: EndpointDeps,
  shown: ShownVersion,
  { isDisabled }: { readonly isDisabled: boolean },
  by: ProvingActor,
): Promise<WebhookEndpoint> {
  return changeAndShow(
    deps,
    shown,
    {
      action: isDisabled ? 'webhook.disabled' : 'webhook.enabled',
      check: ({ disabled_at }) => {
        if ((disabled_at !== null) === isDisabled) throw unchanged();
      },
      make: (tx, { id }, now) =>
        changeEndpoint(
          tx,
          id,
          isDisabled
            ? { disabled_at: now, disabled_because: 'staff' }
            : { disabled_at: null, disabled_because: null, failing_since: null, paused_until: null },
        ),
    },
    by,
  );
}

/** Replaces the secret; the previous one signs too for a day. */
export async function rotateSecret(deps: EndpointDeps, shown: ShownVersion, by: ProvingActor): Promise<WithSecret> {
  let created = '';
  const endpoint = await changeAndShow(
    deps,
    shown,
    {
      action: 'webhook.secret_rotated',
      make: async (tx, row, now) => {
        const { secret, sealed, formerUntil } = createNext(deps.config.secrets, row, now);
        created = secret;
        await changeEndpoint(tx, row.id, { sealed_secrets: sealed, former_secret_until: formerUntil });
      },
    },
    by,
  );
  return { endpoint, secret: created };
}

export async function removeEndpoint(deps: EndpointDeps, shown: ShownVersion, by: ProvingActor): Promise<void> {
  await change(deps, shown, { action: 'webhook.deleted', make: (tx, { id }) => deleteEndpoint(tx, id) }, by);
}

/** Returns an endpoint that events can be sent to, locked. @throws HttpError 404, 409 `desk_refused` if it is disabled */
async function lockEnabled(tx: Tx, id: WebhookEndpointId): Promise<EndpointRow> {
  const row = isUuid<WebhookEndpointId>(id) ? await lockEndpoint(tx, id) : undefined;
  if (!row) throw noSuchWebhook();
  if (row.disabled_at !== null) throw refused('webhook_disabled', 'This webhook is disabled. Enable it first.');
  // It is to be tried at once.
  if (row.paused_until !== null) await noteEndpoint(tx, id, { paused_until: null });
  return row;
}

/** @throws HttpError 404, 409 `desk_refused` */
export async function sendTest(
  { db, clock }: EndpointDeps,
  id: WebhookEndpointId,
  by: Actor,
): Promise<{ readonly event_id: WebhookEventId }> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const row = await lockEnabled(tx, id);
    const eventId = await publishTo(tx, row.id, { type: WEBHOOK_TEST_TYPE, data: { endpoint_id: row.id } }, at);
    await audit(tx, { at, ...by, action: 'webhook.tested', subject: `webhook:${row.id}`, after: { event: eventId } });
    return { event_id: eventId };
  });
}

/** Has a delivery sent again, or at once if it is waiting. @throws HttpError 404, 409 `desk_refused` */
export async function sendAgain(
  { db, clock }: EndpointDeps,
  { id, delivery }: { readonly id: WebhookEndpointId; readonly delivery: number },
  by: Actor,
): Promise<WebhookDelivery> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const row = await lockEnabled(tx, id);
    const shown = (await makeDue(tx, row.id, delivery, at)) && (await findDelivery(tx, row.id, delivery));
    if (!shown) throw noSuchWebhook();
    await audit(tx, {
      at,
      ...by,
      action: 'webhook.sent_again',
      subject: `webhook:${row.id}`,
      after: { delivery, event: shown.event_id },
    });
    return showDelivery(shown);
  });
}
