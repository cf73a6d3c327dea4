import { toUnicode } from '@storefront/shared/domain';
import type { ItemState } from '../../db/schema';
import { isDatabaseUnavailable } from '../../db/errors';
import type { Tx } from '../../db/client';
import { inTransaction } from '../../db/transaction';
import { StaleStateError, type OrderItemRow } from '../orders';
import { raiseAlarmOnce } from './alarms';
import type { StepContext } from './order-step';
import { ITEM_ALARM } from './pauses';
import { countUnanswered } from './processing-queries';

/**
 * Records an internal error in one item without stopping the rest of the order. It counts as a call without an answer, so the item is
 * retried and the hold on the card does not lapse over it. Staff are alerted after ITEM_ALARM failures.
 * @returns the state that the item is in
 * @throws the error, if another process has advanced the order or the database is unavailable
 */
export async function recordFailedTry(context: StepContext, item: OrderItemRow, error: unknown): Promise<ItemState> {
  if (isOfWholeOrder(error)) throw error;
  logFailure(context, item, error);
  try {
    return await inTransaction(context.deps.db, (tx) => countFailedTry(tx, context, item));
  } catch (notCounted) {
    if (isOfWholeOrder(notCounted)) throw notCounted;
    logFailure(context, item, notCounted);
    return item.state;
  }
}

const isOfWholeOrder = (error: unknown): boolean => error instanceof StaleStateError || isDatabaseUnavailable(error);

function logFailure({ deps, order }: StepContext, item: OrderItemRow, error: unknown): void {
  deps.log.error(
    { event: 'order.item_failed', err: error, order: order.id, order_item: item.id, domain: item.domain_name },
    'Processing of an order item failed; will retry',
  );
}

async function countFailedTry(tx: Tx, context: StepContext, item: OrderItemRow): Promise<ItemState> {
  const { state, unanswered } = await countUnanswered(tx, item.id);
  const domain = toUnicode(item.domain_name);
  if (unanswered >= ITEM_ALARM)
    await raiseAlarmOnce(tx, context, {
      action: 'order.item_alarm',
      subject: `order_item:${item.id}`,
      after: { order: context.order.id, tries: unanswered },
      title: `An order needs you: ${domain} in order ${context.order.id}`,
      paragraphs: [
        `Work on ${domain} has failed ${unanswered} times with an error of the shop’s own. The log has it as order.item_failed under ${item.id}.`,
        'The rest of the order goes on, and the shop goes on trying. What the registrar never got is given up, and its money is released or refunded.',
      ],
    });
  return state;
}
