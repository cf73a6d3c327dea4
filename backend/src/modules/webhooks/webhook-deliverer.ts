import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { WebhookEndpointId } from '@storefront/shared/contract';
import { WEBHOOK_ENDPOINTS_MAX } from '@storefront/shared/contract/desk';
import { addSeconds } from 'date-fns';
import { millisecondsInDay } from 'date-fns/constants';
import { failpoint } from '../../core/failpoints';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import type { WebhookOutcome } from '../../ports/webhook-sender';
import { audit } from '../audit';
import { judge, type Verdict } from './delivery-outcome';
import { endpointDisabledEmail } from './emails';
import { toHost } from './endpoint-view';
import {
  claimEndpoints,
  endAllLeases,
  findDue,
  lockEndpoint,
  noteEndpoint,
  releaseEndpoint,
  renewLease,
  saveAttempt,
  type DueDelivery,
  type EndpointRow,
} from './queries';
import { openSecrets } from './sealed-secrets';
import { signEvent } from './signature';

export type DelivererDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'config' | 'mail' | 'metrics' | 'webhookSender' | 'database'
>;

/** Milliseconds between two polls for endpoints with due deliveries. */
const POLL_MS = 2_000;
/** Milliseconds for which a process may deliver to an endpoint without renewing that: much longer than one attempt takes. */
const LEASE_MS = 60_000;
/** Deliveries to one endpoint in a row; the next poll continues, perhaps of another process. */
const RUN_MAX = 200;
/** Milliseconds of failures only after which an endpoint is disabled. */
const FAILING_MS = 5 * millisecondsInDay;
/** Seconds until the next attempt after an internal error. */
const ERROR_PAUSE_SECONDS = 60;

type Attempted = Exclude<WebhookOutcome, { kind: 'aborted' }>;

/**
 * Sends events to their endpoints: to each one after the other, in the order in which they are due, and to all at the same time, so that
 * none waits for another. A lease in the row of an endpoint lets one process at a time deliver to it. If that process dies, the lease
 * expires and another one continues, so that an event may arrive twice, with the same ID.
 */
export class WebhookDeliverer {
  readonly #deps: DelivererDeps;
  readonly #owner = randomUUID();
  readonly #atWork = new Map<WebhookEndpointId, Promise<void>>();
  readonly #stopping = new AbortController();
  /** Background work runs outside the async context of the start. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #polling: NodeJS.Timeout | undefined;

  constructor(deps: DelivererDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    // No other process uses an embedded database, so leases of one that has died need not expire first.
    if (this.#deps.database.driver === 'pglite') await endAllLeases(this.#deps.db);
    this.#pollLater();
  }

  /** Stops polling and ends calls in progress; these deliveries stay due. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#polling);
    await Promise.all(this.#atWork.values());
  }

  /** Delivers everything that is due and that no other process delivers. */
  async deliverDue(): Promise<void> {
    await this.#claim();
    await Promise.all(this.#atWork.values());
  }

  #pollLater(): void {
    this.#polling = setTimeout(() => {
      void this.#claim()
        .catch((error: unknown) =>
          this.#deps.log.error({ event: 'webhooks.poll_failed', err: error }, 'Cannot poll due webhook deliveries'),
        )
        .finally(() => {
          if (!this.#stopping.signal.aborted) this.#pollLater();
        });
    }, POLL_MS);
  }

  /** Starts to deliver to every endpoint that is due. */
  async #claim(): Promise<void> {
    const { db, clock } = this.#deps;
    const free = WEBHOOK_ENDPOINTS_MAX - this.#atWork.size;
    if (free <= 0 || this.#stopping.signal.aborted) return;
    for (const id of await claimEndpoints(db, this.#lease(), clock.now(), free)) {
      if (this.#atWork.has(id)) continue;
      const work = this.#outsideRequests(() => this.#deliverTo(id)).finally(() => this.#atWork.delete(id));
      this.#atWork.set(id, work);
    }
  }

  #lease() {
    return { owner: this.#owner, until: new Date(this.#deps.clock.now().getTime() + LEASE_MS) };
  }

  /** Delivers to one endpoint what is due. Never throws. */
  async #deliverTo(id: WebhookEndpointId): Promise<void> {
    const { db, log, clock } = this.#deps;
    let pausedUntil: Date | undefined;
    try {
      for (let sent = 0, failures = 0; sent < RUN_MAX && !this.#stopping.signal.aborted; sent += 1) {
        const endpoint = await renewLease(db, id, this.#lease(), clock.now());
        const delivery = endpoint && (await findDue(db, id, clock.now()));
        if (!delivery) break;
        const outcome = await this.#send(endpoint, delivery);
        if (outcome.kind === 'aborted') break;
        const verdict = judge(outcome, { attempt: delivery.attempts + 1, failures });
        failures = verdict.status === 'delivered' ? 0 : failures + 1;
        await this.#record(endpoint, delivery, outcome, verdict);
        if (verdict.pauseSeconds === null) continue;
        pausedUntil = addSeconds(clock.now(), verdict.pauseSeconds);
        break;
      }
    } catch (error) {
      log.error({ event: 'webhooks.delivery_error', err: error, endpoint: id }, 'Webhook delivery failed; will retry');
      pausedUntil = addSeconds(clock.now(), ERROR_PAUSE_SECONDS);
    } finally {
      await releaseEndpoint(db, id, this.#owner, pausedUntil).catch((error: unknown) =>
        log.warn(
          { event: 'webhooks.release_failed', err: error, endpoint: id },
          'Cannot release a webhook endpoint; its lease expires by itself',
        ),
      );
    }
  }

  async #send(endpoint: EndpointRow, { event_id, body }: DueDelivery): Promise<WebhookOutcome> {
    const { clock, config, webhookSender } = this.#deps;
    const now = clock.now();
    const headers = signEvent({ id: event_id, at: now, body }, openSecrets(config.secrets, endpoint, now));
    failpoint('before-webhook-sent');
    const outcome = await webhookSender.send({
      url: endpoint.url,
      headers: { 'content-type': 'application/json', 'user-agent': 'Storefront-Webhook/1', ...headers },
      body,
      signal: this.#stopping.signal,
    });
    failpoint('after-webhook-sent');
    return outcome;
  }

  async #record(
    { id }: EndpointRow,
    delivery: DueDelivery,
    outcome: Attempted,
    { status, retrySeconds, isGone }: Verdict,
  ): Promise<void> {
    const { db, clock, log, metrics } = this.#deps;
    const now = clock.now();
    const isSaved = await inTransaction(db, async (tx) => {
      // Lock order: the endpoint before its deliveries, as when it is deleted.
      const endpoint = await lockEndpoint(tx, id);
      const isNews =
        endpoint &&
        (await saveAttempt(tx, delivery, {
          status,
          attempted_at: now,
          response_status: outcome.kind === 'answered' ? outcome.status : null,
          problem: outcome.kind === 'failed' ? outcome.problem : null,
          ...(retrySeconds !== null && { due_at: addSeconds(now, retrySeconds) }),
        }));
      if (!isNews) return false;
      const failingSince = status === 'delivered' ? null : (endpoint.failing_since ?? now);
      if (failingSince?.getTime() !== endpoint.failing_since?.getTime())
        await noteEndpoint(tx, id, { failing_since: failingSince });
      const isFailing = failingSince !== null && now.getTime() - failingSince.getTime() >= FAILING_MS;
      if ((isGone || isFailing) && endpoint.disabled_at === null)
        await this.#disable(tx, endpoint, isGone ? 'gone' : 'failing', now);
      return true;
    });
    if (!isSaved) return;
    metrics.webhookAttempted(status === 'waiting' ? 'retried' : status);
    if (status === 'failed')
      log.error(
        {
          event: 'webhooks.delivery_failed',
          endpoint: id,
          delivery: delivery.id,
          type: delivery.type,
          ...(outcome.kind === 'answered'
            ? { status: outcome.status }
            : { problem: outcome.problem, cause: outcome.cause }),
        },
        'Webhook delivery failed for good; staff can send it again',
      );
  }

  async #disable(
    tx: Parameters<typeof noteEndpoint>[0],
    endpoint: EndpointRow,
    because: 'gone' | 'failing',
    at: Date,
  ): Promise<void> {
    const { mail, config, log } = this.#deps;
    await noteEndpoint(tx, endpoint.id, { disabled_at: at, disabled_because: because });
    await audit(tx, {
      at,
      actor: 'system',
      action: 'webhook.disabled',
      subject: `webhook:${endpoint.id}`,
      after: { host: toHost(endpoint), because },
    });
    await mail.send(endpointDisabledEmail(config, endpoint, because), tx);
    log.warn({ event: 'webhooks.endpoint_disabled', endpoint: endpoint.id, because }, 'Webhook endpoint disabled');
  }
}
