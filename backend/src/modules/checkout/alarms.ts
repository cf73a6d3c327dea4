import { toUnicode } from '@storefront/shared/domain';
import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { audit } from '../audit';
import type { OrderItemRow } from '../orders';
import type { OrderDeps, StepContext } from './order-step';
import { ALARM_PAUSE_MS } from './pauses';
import { hasEntry, lockCause } from './processing-queries';

/** Audit action for an email about a cause that affects many orders. */
const EMAILED = 'order.alarm_emailed';

/** A problem with an order, mostly with its money, that staff must look at. */
interface Alarm {
  readonly action:
    | 'order.refund_alarm'
    | 'order.refund_waits'
    | 'order.refund_stopped'
    | 'order.refund_twice'
    | 'order.capture_alarm'
    | 'order.payment_refused'
    | 'order.unpaid_alarm'
    | 'order.item_alarm'
    | 'order.item_lost_alarm';
  /** `order:<id>` or `order_item:<id>`. */
  readonly subject: string;
  readonly after: object;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface AlarmContext extends Pick<StepContext, 'by'> {
  readonly deps: Pick<OrderDeps, 'clock' | 'mail'> & {
    readonly config: Pick<OrderDeps['config'], 'supportEmail' | 'shopName'>;
  };
}

/** Notifies staff by an audit entry and an email. */
export async function raiseAlarm(tx: Tx, context: AlarmContext, alarm: Alarm): Promise<void> {
  await recordAlarm(tx, context, alarm);
  await emailAlarm(tx, context, alarm);
}

const recordAlarm = (tx: Tx, { deps, by }: AlarmContext, { action, subject, after }: Alarm): Promise<void> =>
  audit(tx, { at: deps.clock.now(), actor: by.actor, action, subject, after });

async function emailAlarm(tx: Tx, { deps }: AlarmContext, { title, paragraphs }: Alarm): Promise<void> {
  await deps.mail.send(
    renderEmail({
      locale: ENGLISH_LOCALE,
      to: deps.config.supportEmail,
      subject: title,
      paragraphs,
      from: deps.config.shopName,
    }),
    tx,
  );
}

/** Raises an alarm unless its subject already has it. The caller must hold the order's lease or its row, so that two cannot race. */
export async function raiseAlarmOnce(tx: Tx, context: AlarmContext, alarm: Alarm): Promise<void> {
  if (!(await hasEntry(tx, alarm.subject, alarm.action))) await raiseAlarm(tx, context, alarm);
}

/**
 * Raises an alarm whose cause affects many orders: each has its audit entry, and staff get one email a day.
 * @param cause `<kind>:<id>`, the same for all orders that it affects
 */
export async function raiseAlarmOnceADay(tx: Tx, context: AlarmContext, cause: string, alarm: Alarm): Promise<void> {
  await recordAlarm(tx, context, alarm);
  // Orders that are refused at the same moment may be processed by different instances.
  await lockCause(tx, cause);
  const at = context.deps.clock.now();
  if (await hasEntry(tx, cause, EMAILED, new Date(at.getTime() - ALARM_PAUSE_MS))) return;
  await audit(tx, { at, actor: context.by.actor, action: EMAILED, subject: cause, after: { about: alarm.subject } });
  await emailAlarm(tx, context, alarm);
}

/** Notifies staff, once for each item, that its money was refunded by the shop and by hand. */
export const warnOfSecondRefund = (
  tx: Tx,
  context: AlarmContext,
  { id, order_id, domain_name }: Pick<OrderItemRow, 'id' | 'order_id' | 'domain_name'>,
): Promise<void> =>
  raiseAlarmOnce(tx, context, {
    action: 'order.refund_twice',
    subject: `order_item:${id}`,
    after: { order: order_id },
    title: `Refunded twice: order ${order_id}`,
    paragraphs: [
      `The shop refunded what was paid for ${toUnicode(domain_name)}. While that refund was on its way, somebody made another one in the payment provider’s own pages.`,
      'The provider cannot take either back. If the customer was owed only one, ask them to pay the other one back. Both are in the books.',
    ],
  });
