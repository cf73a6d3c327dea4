import { addYears, toUnicode } from '@storefront/shared/domain';
import { millisecondsInDay } from 'date-fns/constants';
import type { RegisteredDomain } from '../../ports/registrar';
import { ENGLISH_LOCALE } from '../../core/locale';
import { inTransaction } from '../../db/transaction';
import { audit } from '../audit';
import type { OrderItemRow } from '../orders';
import { raiseAlarmOnce } from './alarms';
import { isOrderedElsewhere, liveDomain, lastLoss, type Loss } from './lost-item-queries';
import type { StepContext } from './order-step';
import { LOST_ALARM_MS, LOST_LIMIT_MS } from './pauses';

/** Milliseconds by which two expiries of one term may differ: registries store them to the second, some to the day. */
const SAME_TERM_MS = 2 * millisecondsInDay;

const descriptions: Readonly<Record<Loss, string>> = {
  'order.item_lost': 'was accepted by the registrar, which does not list the order any more',
  'order.item_not_held': 'was renewed by the registrar, and its customer does not have the domain any more',
};

/**
 * Records a lost item. Staff are alerted after a day; after ten days the item is given up.
 * @returns whether the item is given up
 */
export async function isGivenUp(context: StepContext, item: OrderItemRow, loss: Loss): Promise<boolean> {
  const { deps, order, by } = context;
  const at = deps.clock.now();
  const subject = `order_item:${item.id}`;
  return inTransaction(deps.db, async (tx) => {
    const last = await lastLoss(tx, subject);
    if (last?.action !== loss) {
      deps.log.error(
        { event: 'order.item_lost', order: order.id, order_item: item.id, domain: item.domain_name, loss },
        'Outcome of an order item cannot be determined; will retry',
      );
      await audit(tx, { at, ...by, action: loss, subject, after: { order: order.id } });
      return false;
    }
    const since = last.at.getTime();
    const until = new Date(since + LOST_LIMIT_MS);
    const domain = toUnicode(item.domain_name);
    if (at.getTime() >= since + LOST_ALARM_MS)
      await raiseAlarmOnce(tx, context, {
        action: 'order.item_lost_alarm',
        subject,
        after: { order: order.id, loss },
        title: `An order needs you: ${domain} in order ${order.id}`,
        paragraphs: [
          `${domain} ${descriptions[loss]}. This has been so for more than a day.`,
          `Ask the registrar what became of it. Unless that changes, the shop refunds what was paid for it on ${ENGLISH_LOCALE.date(until)}.`,
        ],
      });
    return at >= until;
  });
}

/** Records that the registrar lists the order of an item, if it did not before. */
export async function recordFound({ deps, by }: StepContext, item: OrderItemRow): Promise<void> {
  const subject = `order_item:${item.id}`;
  await inTransaction(deps.db, async (tx) => {
    if ((await lastLoss(tx, subject))?.action === 'order.item_lost')
      await audit(tx, { at: deps.clock.now(), ...by, action: 'order.item_found', subject });
  });
}

/** Whether this item, and no other, registered, transferred or renewed a domain that the registrar holds for us. */
export async function isCarriedOut({ deps, order }: StepContext, item: OrderItemRow, held: RegisteredDomain) {
  const live = await liveDomain(deps.db, item.domain_name);
  if (item.type !== 'renew') return live === undefined && !(await isOrderedElsewhere(deps.db, item));
  const before = item.current_expiry_date;
  if (before === null || live?.customer_id !== order.customer_id) return false;
  const isBooked = live.expiry_date.getTime() > before.getTime() + SAME_TERM_MS;
  return !isBooked && held.expiresAt.getTime() >= addYears(before, item.period).getTime() - SAME_TERM_MS;
}
