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
import { isFinalState, StaleStateError, transitionOrder, type Actor, type OrderRow } from '../orders';
import type { OrderState } from '../../db/schema';
import { LEASE_MS } from './pauses';
import { noteWait } from './processing-queries';

/** What working on orders needs. */
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

/** How a step ended: `go` at once to the state it led to, or `wait` until the time it has written down. */
export type StepEnd = { readonly kind: 'go'; readonly order: OrderRow } | { readonly kind: 'wait'; readonly at: Date };

/** One order in the hands of one process. */
export interface StepContext {
  readonly deps: OrderDeps;
  readonly order: OrderRow;
  /** This process itself has just brought the order into its state: no call of another process can be under way. */
  readonly fresh: boolean;
  readonly by: Actor;
}

/** Works on an order in one state. Calls to the outside are made between transactions, never inside. */
export type Step = (context: StepContext) => Promise<StepEnd>;

interface Transition extends Pick<Parameters<typeof transitionOrder>[1], 'event' | 'set' | 'says'> {
  /** What belongs to the transition and is written with it. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/** Moves the order to its next state and continues immediately. If the process ends, the order is resumed when its lease expires. */
export async function go({ deps, order, by }: StepContext, { set, ...rest }: Transition): Promise<StepEnd> {
  const at = deps.clock.now();
  const state = await write(deps, order, { set, ...rest, at, nextStepAt: new Date(at.getTime() + LEASE_MS) }, by);
  return { kind: 'go', order: { ...order, ...set, state } };
}

/** Puts the order into a state in which it waits for `pauseMs`. */
export async function goAndWait(
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
 * Leaves the order in its state for `pauseMs`: nothing has happened, so there is no transition and no audit row.
 * @throws StaleStateError
 */
export async function waitInState({ deps, order }: StepContext, pauseMs: number): Promise<StepEnd> {
  const at = new Date(deps.clock.now().getTime() + pauseMs);
  if (!(await noteWait(deps.db, order, at)))
    throw new StaleStateError(`Order ${order.id} is not ${order.state} any more`);
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
