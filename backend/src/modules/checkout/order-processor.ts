import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { OrderId } from '@storefront/shared/contract';
import { ATTRIBUTES, inSpan } from '@storefront/shared/tracing';
import type { OrderState } from '../../db/schema';
import { StaleStateError, type Actor, type OrderRow } from '../orders';
import type { OrderDeps, Step, StepContext, StepEnd } from './order-step';
import { actionRequired, authorizing, paymentUnknown, submitted } from './payment-steps';
import { LEASE_MS, pauseAfter } from './pauses';
import { claimOrder, countIdleStep, dueOrders, endAllLeases, postpone, setLease } from './processing-queries';
import { authorized, followingPaidItems, provisioning, registrarUnknown } from './provisioning-steps';
import { settling } from './settling-step';

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
/** Orders that one process works on side by side; more wait for a poll, so that a rush does not fall upon the payment provider at once. */
const MAX_AT_WORK = 50;

/**
 * Processes orders to completion. One process works on an order at a time, holding a lease in the order's row; if the process ends, the
 * lease expires and whichever process polls next continues from the stored state.
 */
export class OrderProcessor {
  readonly #deps: OrderDeps;
  readonly #owner = randomUUID();
  readonly #atWork = new Map<string, Promise<void>>();
  /** Background work belongs to no request: what a request counts or marks in its context must not see it. */
  readonly #outsideRequests = AsyncLocalStorage.snapshot();
  #polling: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(deps: OrderDeps) {
    this.#deps = deps;
  }

  /**
   * Starts polling. `alone` says that no other process works on this database, so that leases of a process that is gone need
   * not be waited for.
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

  /** Picks up nothing new and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#polling);
    await Promise.all(this.#atWork.values());
  }

  /** Works on an order in the background, or leaves it due when there is much to do; what goes wrong is logged, and the order stays due. */
  enqueue(orderId: OrderId, by: Actor): void {
    if (this.#atWork.size >= MAX_AT_WORK) return;
    const askedFor = this.#deps.tracing.origin()?.traceparent;
    this.#outsideRequests(() => {
      void this.advance(orderId, by, askedFor).catch((error: unknown) =>
        this.#deps.log.error(
          { event: 'order.processing_failed', err: error, order: orderId },
          'Order processing failed; will retry',
        ),
      );
    });
  }

  /** Picks up every order that is due, the oldest first, at start also those that another process has left. @returns how many it found */
  async pollDue(all = false): Promise<number> {
    const limit = Math.max(MAX_AT_WORK - this.#atWork.size, 0);
    const due = await dueOrders(this.#deps.db, this.#deps.clock.now(), { all, limit });
    for (const { id } of due) this.enqueue(id, { actor: 'system', requestId: null });
    return due.length;
  }

  /**
   * Processes an order as far as possible now. Returns immediately if another process holds it.
   * @param askedFor the span of the request that caused it
   */
  async advance(orderId: OrderId, by: Actor, askedFor?: string): Promise<void> {
    const underWay = this.#atWork.get(orderId);
    if (underWay) return underWay;
    if (this.#stopped) return;
    const work = this.#process(orderId, by, askedFor).finally(() => this.#atWork.delete(orderId));
    this.#atWork.set(orderId, work);
    return work;
  }

  async #process(orderId: OrderId, by: Actor, askedFor: string | undefined): Promise<void> {
    const order = await claimOrder(this.#deps.db, this.#lease(orderId), this.#deps.clock.now());
    if (!order) return;
    const { tracing } = this.#deps;
    // What placed it is above it already.
    const isOwn = askedFor === order.trace?.traceparent;
    await inSpan(
      tracing,
      'process order',
      {
        kind: 'consumer',
        attributes: { [ATTRIBUTES.order]: orderId },
        ...(order.trace && { origin: order.trace }),
        link: isOwn ? undefined : askedFor,
      },
      () => this.#take(order, by),
    );
  }

  /** Takes an order that this process has claimed from step to step. */
  async #take(claimed: OrderRow, by: Actor): Promise<void> {
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
        order = end.kind === 'go' ? end.order : undefined;
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

  /** Something here failed, not out there: the order is picked up again after a pause. */
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
