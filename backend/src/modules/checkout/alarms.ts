import { renderEmail } from '../../core/email';
import { ENGLISH_LOCALE } from '../../core/locale';
import type { Tx } from '../../db/client';
import { audit } from '../audit';
import type { StepContext } from './order-step';
import { hasEntry } from './processing-queries';

/** A problem with an order, mostly with its money, that staff must look at. */
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

/** Notifies staff by an audit entry and an email. */
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

/** Raises an alarm unless its subject already has it. The caller must hold the order's lease, so that two cannot race. */
export async function raiseAlarmOnce(tx: Tx, context: Pick<StepContext, 'deps' | 'by'>, alarm: Alarm): Promise<void> {
  if (!(await hasEntry(tx, alarm.subject, alarm.action))) await raiseAlarm(tx, context, alarm);
}
