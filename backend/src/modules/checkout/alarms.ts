import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { audit } from '../audit';
import type { StepContext } from './order-step';
import { hasEntry } from './processing-queries';

/** Alerts the shop's staff to a problem with an order, mostly with its money. */
interface Alarm {
  readonly action:
    | 'order.refund_alarm'
    | 'order.refund_waits'
    | 'order.refund_stopped'
    | 'order.capture_alarm'
    | 'order.item_alarm'
    | 'order.item_lost_alarm';
  /** `order:<id>` or `order_item:<id>`. */
  readonly subject: string;
  readonly after: object;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Tells the shop's own people, in the audit log and by email. */
export async function raiseAlarm(
  tx: Tx,
  { deps, by }: Pick<StepContext, 'deps' | 'by'>,
  { action, subject, after, title, paragraphs }: Alarm,
): Promise<void> {
  await audit(tx, { at: deps.clock.now(), actor: by.actor, action, subject, after });
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

/** The same, once per order: raised by the process that holds the order's lease, so that no other one raises it at the same time. */
export async function raiseAlarmOnce(tx: Tx, context: Pick<StepContext, 'deps' | 'by'>, alarm: Alarm): Promise<void> {
  if (!(await hasEntry(tx, alarm.subject, alarm.action))) await raiseAlarm(tx, context, alarm);
}
