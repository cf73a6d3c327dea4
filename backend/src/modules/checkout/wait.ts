import { and, eq } from 'drizzle-orm';
import { orders } from '../../db/schema';
import { StaleStateError } from '../orders';
import type { StepContext, StepEnd } from './order-step';

/**
 * Leaves the order in its state for `pauseMs`: nothing has happened, so there is no transition and no audit row.
 * @throws StaleStateError
 */
export async function waitInState({ deps, order }: StepContext, pauseMs: number): Promise<StepEnd> {
  const at = new Date(deps.clock.now().getTime() + pauseMs);
  const kept = await deps.db
    .update(orders)
    .set({ next_step_at: at, idle_steps: order.idle_steps + 1 })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning({ id: orders.id });
  if (kept.length === 0) throw new StaleStateError(`Order ${order.id} is not ${order.state} any more`);
  return { kind: 'wait', at };
}
