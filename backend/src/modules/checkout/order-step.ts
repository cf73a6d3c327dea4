import type { Tracing } from '@storefront/shared/tracing';
import type { Logger } from 'pino';
import type { Mail } from '../../ports/mail';
import type { PaymentProvider } from '../../ports/payment-provider';
import type { ZoneReader } from '../../ports/zone-reader';
import type { Registrar } from '../../ports/registrar';
import type { ShopMetrics } from '../../ports/shop-metrics';
import type { Clock } from '../../core/clock';
import type { Config } from '../../config/config';
import type { Db, Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { failpoint } from '../../core/failpoints';
import type { Jobs } from '../../jobs/jobs';
import { isFinalState, StaleStateError, transitionOrder, type OrderRow } from '../orders';
import type { OrderState } from '../../db/schema';
import { LEASE_MS } from './pauses';
import { recordWait } from './processing-queries';
import type { Actor } from '../audit';

export interface OrderDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly registrar: Registrar;
  readonly zoneReader: ZoneReader;
  readonly payment: PaymentProvider;
  readonly metrics: ShopMetrics;
  readonly tracing: Tracing;
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail' | 'seller' | 'secrets'>;
}

/** How a step ended: `advanced` continues at once in the new state, `wait` until the saved time. */
export type StepEnd =
  { readonly kind: 'advanced'; readonly order: OrderRow } | { readonly kind: 'wait'; readonly at: Date };

/** An order whose lease this process holds. */
export interface StepContext {
  readonly deps: OrderDeps;
  readonly order: OrderRow;
  /** This process has just put the order into its state, so no call of another process can be in progress. */
  readonly fresh: boolean;
  readonly by: Actor;
}

/** Processes an order in one state. External calls are made between transactions, never inside. */
export type Step = (context: StepContext) => Promise<StepEnd>;

interface Transition extends Pick<Parameters<typeof transitionOrder>[1], 'event' | 'set' | 'message'> {
  /** Further writes in the transaction of the transition. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/** Moves the order to its next state and continues at once. If the process dies, the order is picked up when its lease expires. */
export async function advance({ deps, order, by }: StepContext, { set, ...rest }: Transition): Promise<StepEnd> {
  const at = deps.clock.now();
  const state = await write(deps, order, { set, ...rest, at, nextStepAt: new Date(at.getTime() + LEASE_MS) }, by);
  return { kind: 'advanced', order: { ...order, ...set, state } };
}

export async function advanceAndWait(
  { deps, order, by }: StepContext,
  transition: Transition,
  pauseMs: number,
): Promise<StepEnd> {
  const at = deps.clock.now();
  const nextStepAt = new Date(at.getTime() + pauseMs);
  await write(deps, order, { ...transition, at, nextStepAt }, by);
  return { kind: 'wait', at: nextStepAt };
}

/**
 * Leaves the order in its state for `pauseMs`, without a transition or audit entry because nothing has happened.
 * @throws StaleStateError
 */
export async function waitInState({ deps, order }: StepContext, pauseMs: number): Promise<StepEnd> {
  const at = new Date(deps.clock.now().getTime() + pauseMs);
  if (!(await recordWait(deps.db, order, at)))
    throw new StaleStateError(`Order ${order.id} is no longer ${order.state}`);
  return { kind: 'wait', at };
}

async function write(
  deps: OrderDeps,
  order: OrderRow,
  { also, ...transition }: Transition & { at: Date; nextStepAt: Date },
  by: Actor,
): Promise<OrderState> {
  const state = await inTransaction(deps.db, async (tx) => {
    const state = await transitionOrder(tx, { order, ...transition }, by);
    await also?.(tx);
    failpoint(`before-commit-${transition.event}`);
    return state;
  });
  failpoint(`after-commit-${transition.event}`);
  if (isFinalState(state)) deps.metrics.orderEnded(state);
  return state;
}
