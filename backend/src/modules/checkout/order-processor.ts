import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OrderId } from '@storefront/shared/contract';
import { ATTRIBUTES, inSpan } from '@storefront/shared/tracing';
import type { OrderState } from '../../db/schema';
import { StaleStateError, type OrderRow } from '../orders';
import type { OrderDeps, Step, StepContext, StepEnd } from './order-step';
import { actionRequired, authorizing, paymentUnknown, submitted } from './payment-steps';
import { LEASE_MS, pauseAfter } from './pauses';
import { claimOrder, countIdleStep, dueOrders, endAllLeases, postpone, setLease } from './processing-queries';
import { authorized, followingPaidItems, provisioning, registrarUnknown } from './provisioning-steps';
import { settling } from './settling-step';
import type { Actor } from '../audit';

const steps: Partial<Record<OrderState, Step>> = {
  submitted,
  authorizing,
  payment_unknown: paymentUnknown,
  action_required: actionRequired,
  authorized,
  provisioning,
  registrar_unknown: registrarUnknown,
  settling,
  awaiting_registry: followingPaidItems,
  refund_pending: followingPaidItems,
};

/** Milliseconds between two polls for orders whose next step is due. */
const POLL_MS = 1_000;
/** Orders that one process works on concurrently. Others wait for the next poll, so that a rush does not flood the payment provider. */
const MAX_AT_WORK = 50;

/**
 * Processes orders to their end. A lease in the order's row ensures that one process at a time works on an order. If that process dies, the
 * lease expires and another process continues from the saved state.
 */
export class OrderProcessor {
  readonly #deps: OrderDeps;
  readonly #owner = randomUUID();
  readonly #atWork = new Map<string, Promise<void>>();
  /** Runs background work outside the async context of the request that started it. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #polling: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(deps: OrderDeps) {
    this.#deps = deps;
  }

  /**
   * Starts polling.
   * @param alone no other process uses this database, so leases of a process that has died need not expire first
   */
  async start({ alone }: { alone: boolean }): Promise<void> {
    if (alone) await endAllLeases(this.#deps.db);
    const pollAgain = (): void => {
      this.#polling = setTimeout(() => {
        void this.pollDue()
          .catch((error: unknown) =>
            this.#deps.log.error({ event: 'order.poll_failed', err: error }, 'Failed to poll due orders'),
          )
          .finally(() => {
            if (!this.#stopped) pollAgain();
          });
      }, POLL_MS);
    };
    if (alone) await this.pollDue(true);
    pollAgain();
  }

  /** Stops polling and waits for the work in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#polling);
    await Promise.all(this.#atWork.values());
  }

  /** Processes an order in the background, or leaves it to a later poll if MAX_AT_WORK are in progress. Errors are logged; it stays due. */
  enqueue(orderId: OrderId, by: Actor): void {
    if (this.#atWork.size >= MAX_AT_WORK) return;
    const requestTrace = this.#deps.tracing.origin()?.traceparent;
    this.#outsideRequests(() => {
      void this.advance(orderId, by, requestTrace).catch((error: unknown) =>
        this.#deps.log.error(
          { event: 'order.processing_failed', err: error, order: orderId },
          'Order processing failed; will retry',
        ),
      );
    });
  }

  /** Enqueues due orders, oldest first. @param all also those whose next step is in the future @returns how many it found */
  async pollDue(all = false): Promise<number> {
    const limit = Math.max(MAX_AT_WORK - this.#atWork.size, 0);
    const due = await dueOrders(this.#deps.db, this.#deps.clock.now(), { all, limit });
    for (const { id } of due) this.enqueue(id, { actor: 'system', requestId: null });
    return due.length;
  }

  /**
   * Processes an order as far as it can go now. Returns at once if another process holds its lease.
   * @param requestTrace `traceparent` of the request that triggered this
   */
  async advance(orderId: OrderId, by: Actor, requestTrace?: string): Promise<void> {
    const underWay = this.#atWork.get(orderId);
    if (underWay) return underWay;
    if (this.#stopped) return;
    const work = this.#process(orderId, by, requestTrace).finally(() => this.#atWork.delete(orderId));
    this.#atWork.set(orderId, work);
    return work;
  }

  async #process(orderId: OrderId, by: Actor, requestTrace: string | undefined): Promise<void> {
    const order = await claimOrder(this.#deps.db, this.#lease(orderId), this.#deps.clock.now());
    if (!order) return;
    const { tracing } = this.#deps;
    // The request that placed the order is already its parent span.
    const isOwn = requestTrace === order.trace?.traceparent;
    await inSpan(
      tracing,
      'process order',
      {
        kind: 'consumer',
        attributes: { [ATTRIBUTES.order]: orderId },
        ...(order.trace && { origin: order.trace }),
        link: isOwn ? undefined : requestTrace,
      },
      () => this.#runSteps(order, by),
    );
  }

  async #runSteps(claimed: OrderRow, by: Actor): Promise<void> {
    const { log, tracing } = this.#deps;
    const orderId = claimed.id;
    let order: OrderRow | undefined = claimed;
    const renewing = setInterval(() => {
      this.#renewLease(orderId).catch((error: unknown) =>
        log.warn({ event: 'order.lease_renewal_failed', err: error, order: orderId }, 'Failed to renew order lease'),
      );
    }, LEASE_MS / 4);
    try {
      for (let fresh = false; order && !this.#stopped; fresh = true) {
        const step: Step | undefined = steps[order.state];
        if (!step) break;
        const context: StepContext = { deps: this.#deps, order, fresh, by };
        const end: StepEnd = await inSpan(tracing, `order ${order.state}`, {}, () => step(context));
        order = end.kind === 'advanced' ? end.order : undefined;
      }
    } catch (error) {
      if (!(error instanceof StaleStateError)) {
        await this.#postpone(orderId);
        throw error;
      }
      log.info(
        { event: 'order.advanced_elsewhere', order: orderId, reason: error.message },
        'Order already advanced by another worker',
      );
    } finally {
      clearInterval(renewing);
      await this.#release(orderId);
    }
  }

  /** Schedules a retry after an internal error. */
  async #postpone(orderId: OrderId): Promise<void> {
    const lease = this.#lease(orderId);
    const idle = await countIdleStep(this.#deps.db, lease);
    if (idle === undefined) return;
    await postpone(this.#deps.db, lease, new Date(this.#deps.clock.now().getTime() + pauseAfter(idle)));
  }

  async #renewLease(orderId: OrderId): Promise<void> {
    await setLease(this.#deps.db, this.#lease(orderId));
  }

  async #release(orderId: OrderId): Promise<void> {
    await setLease(this.#deps.db, { ...this.#lease(orderId), until: null });
  }

  #lease(orderId: OrderId) {
    return { orderId, owner: this.#owner, until: new Date(this.#deps.clock.now().getTime() + LEASE_MS) };
  }
}
