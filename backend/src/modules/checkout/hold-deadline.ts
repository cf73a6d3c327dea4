import type { OrderRow } from '../orders';
import type { StepContext } from './order-step';
import { findPayment } from './payment-steps';
import { HOLD_ASKED_MS, HOLD_MARGIN_MS, HOLD_MS, UNATTENDED_HOLD_MS } from './pauses';

/**
 * Returns the latest time to capture the payment of an order before its hold lapses (OR-10d).
 * @param captureBefore when the provider lets the hold lapse; null if the provider does not say
 */
export function getCaptureDeadline(
  { created_at, merchant_initiated }: Pick<OrderRow, 'created_at' | 'merchant_initiated'>,
  captureBefore: Date | null,
): Date {
  const usual = created_at.getTime() + (merchant_initiated ? UNATTENDED_HOLD_MS : HOLD_MS);
  return new Date(captureBefore ? Math.min(usual, captureBefore.getTime() - HOLD_MARGIN_MS) : usual);
}

/** Whether an order is so old that its hold may lapse, so that the provider has to be queried for the time. */
export const isHoldOld = ({ deps, order }: StepContext): boolean =>
  deps.clock.now().getTime() >= order.created_at.getTime() + HOLD_ASKED_MS;

/** `ending`: about to lapse, or captured in the provider's own pages. `ended`: it has lapsed or was released, so nothing pays for the order. */
type Hold = 'held' | 'ending' | 'ended';

/** Returns the state of the hold. Unless it is held, the payment is settled at once by the known states of the items. */
export async function findHold(context: StepContext): Promise<Hold> {
  const { deps, order } = context;
  if (!isHoldOld(context)) return 'held';
  const found = await findPayment(context);
  if (found.kind === 'payment' && found.payment.status !== 'authorised')
    return found.payment.status === 'captured' ? 'ending' : 'ended';
  const deadline = getCaptureDeadline(order, found.kind === 'payment' ? found.payment.captureBefore : null);
  return deps.clock.now() >= deadline ? 'ending' : 'held';
}
