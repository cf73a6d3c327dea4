import type { SentEmail, TimelineEntry } from '@storefront/shared/contract/desk';
import { useTranslate, type Message, type Translate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import * as messages from './messages';
import { Moment } from '../../components/Moment';
import { readAction } from '../../components/read-action';
import styles from './order.module.css';

const sentences: Readonly<Record<string, Message>> = {
  'order.placed': messages.placedBy,
  'order.authorise': messages.authorise,
  'order.authorised': messages.authorised,
  'order.declined': messages.declined,
  'order.challenged': messages.challenged,
  'order.unanswered': messages.unanswered,
  'order.absent': messages.absent,
  'order.expired': messages.expired,
  'order.cancelled': messages.paymentCancelled,
  'order.provision': messages.provision,
  'order.provisioned': messages.provisioned,
  'order.resume': messages.resumed,
  'order.took_all': messages.tookAll,
  'order.took_some': messages.tookSome,
  'order.took_none': messages.tookNone,
  'order.took_early': messages.tookEarly,
  'order.owes': messages.owes,
  'order.gave_back_all': messages.gaveBackAll,
  'order.reopened': messages.reopened,
  'order.refund_asked': messages.refundAsked,
  'order.cancel_asked': messages.cancelAsked,
  'order.payment_cancel_asked': messages.paymentCancelAsked,
  'order.retried': messages.retriedEntry,
  'order.email_resent': messages.emailResent,
  'order.withdrawn': messages.withdrawn,
  'order.fraud_warned': messages.fraudWarned,
  'order.inquired': messages.inquiredEntry,
  'order.inquiry_closed': messages.inquiryClosedEntry,
  'order.disputed': messages.disputedEntry,
  'order.dispute_won': messages.disputeWonEntry,
  'order.dispute_lost': messages.disputeLostEntry,
  'order.withdrawal_undecided': messages.withdrawalUndecided,
  'order.withdrawal_decided': messages.withdrawalDecidedEntry,
  'order.withdrawal_wait_decided': messages.waitDecidedEntry,
  'order.refund_decided': messages.refundDecidedEntry,
  'order.dispute_decided': messages.disputeDecidedEntry,
  'order.refund_alarm': messages.refundAlarm,
  'order.refund_waits': messages.refundWaits,
  'order.refund_stopped': messages.refundStopped,
  'order.refund_twice': messages.refundTwice,
  'order.refund_failed': messages.refundFailed,
  'order.capture_alarm': messages.captureAlarm,
  'order.lapsed': messages.lapsed,
  'order.unpaid_alarm': messages.unpaidAlarm,
  'order.unpaid_decided': messages.unpaidDecided,
  'order.payment_refused': messages.paymentRefused,
  'order.item_alarm': messages.itemAlarm,
  'order.item_lost': messages.itemLost,
  'order.item_not_held': messages.itemNotHeld,
  'order.item_lost_alarm': messages.itemLostAlarm,
  'order.item_found': messages.itemFound,
  'transfer.called_off': messages.transferCalledOff,
  'order_item.start': messages.itemStart,
  'order_item.confirmed': messages.itemConfirmed,
  'order_item.accepted': messages.itemAccepted,
  'order_item.refused': messages.itemRefused,
  'order_item.owes': messages.owes,
  'order_item.unanswered': messages.unanswered,
  'order_item.absent': messages.itemAbsent,
  'order_item.gave_up': messages.itemGaveUp,
  'order_item.cancel': messages.itemCancel,
  'order_item.gave_back': messages.itemGaveBack,
  'order_item.refund_asked': messages.refundAsked,
  'order_item.deleted': messages.itemDeleted,
  'order_item.refund_failed': messages.refundFailed,
};

/**
 * Returns the message of an entry. An order that was reopened for a refund ends again, but was already charged, so it has its own message.
 */
const getSentence = ({ action, from }: TimelineEntry): Message | undefined =>
  action === 'order.took_all' && from === 'refund_pending' ? messages.tookAllAgain : sentences[action];

function describeEntry(entry: TimelineEntry, t: Translate): string {
  const { kind, action, what } = entry;
  if (kind === 'email') return t(messages.emailWritten, { subject: what ?? '', status: action as SentEmail['status'] });
  const sentence = getSentence(entry);
  const text = sentence ? t(sentence) : readAction(action);
  return what ? t(messages.ofDomain, { domain: what, what: text }) : text;
}

/** Everything that happened to an order, newest first, with the actor and the request ID for the log. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.timeline)}>
      <ol className={styles.timeline}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className={styles[entry.kind]}>
            <span className={styles.when}>
              <Moment exact at={entry.at} />
            </span>
            <span className={styles.what}>
              {describeEntry(entry, t)}
              {entry.detail && <span className={styles.detail}>{t(messages.because, { detail: entry.detail })}</span>}
            </span>
            <span className={styles.by}>
              {entry.staff ? t(messages.byStaff, { name: entry.staff }) : t(messages.by, { by: entry.by })}
              {entry.request_id && (
                <span className={styles.request} translate="no">
                  {t(messages.request, { id: entry.request_id.slice(0, 8) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
