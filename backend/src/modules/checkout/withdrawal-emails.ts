import { lineKind, toUnicode } from '@storefront/shared/domain';
import { addOnNames } from '../../core/add-on-names';
import { emailTo, questions, type Message, type Reader, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import type { Customer } from '../../http/session';
import { isKept, itemMessage, type OrderItemRow, type OrderRow } from '../orders';
import * as messages from './messages';

/** The message of an item whose customer withdrew too late to stop it. */
export const TOO_LATE = { code: 'withdrawal_too_late' } as const;

/**
 * Describes in a sentence what a withdrawal means for one item. The right has ended for items carried out with the customer's
 * consent (Directive 2011/83/EU, Art. 16(a)); the rest is refunded within 14 days (Art. 13(1)).
 */
function withdrawnItemText(
  locale: Locale,
  item: Pick<OrderItemRow, 'domain_name' | 'type' | 'period' | 'fee' | 'sub_items' | 'state' | 'message_code'>,
): string {
  const { t } = locale;
  const domain = toUnicode(item.domain_name);
  switch (isKept(item) ? 'completed' : item.state) {
    case 'waiting':
    case 'cancelled':
      return t(messages.withdrawnUnbegun, { domain });
    case 'failed':
      return t(messages.withdrawnFailed, { domain });
    case 'completed': {
      const kind = lineKind(item);
      const isRestored = kind === 'renew' && item.fee?.kind === 'restore';
      const addOns = addOnNames(locale, item.sub_items, 'add_ons');
      return t(messages.withdrawnDone, { kind: isRestored ? 'restore' : kind, domain, addOns });
    }
    case 'refund_pending':
    case 'refunded':
      return t(messages.withdrawnRefunded, { domain });
    case 'pending':
      return t(item.type === 'transfer' ? messages.withdrawnTransfer : messages.withdrawnPending, { domain });
    case 'registering':
    case 'unknown':
      return t(messages.withdrawnRunning, { domain });
  }
}

interface Acknowledged {
  /** The customer, or the shop itself: both get the same text, each in its own language. */
  readonly to: Pick<Reader, 'email' | 'language'>;
  readonly customer: Pick<Customer, 'email' | 'firstName' | 'lastName'>;
  readonly order: Pick<OrderRow, 'id' | 'created_at'>;
  readonly items: readonly Parameters<typeof withdrawnItemText>[1][];
  readonly now: Date;
  readonly config: Shop;
}

const seeOrder = ({ t }: Locale, { id }: Pick<OrderRow, 'id'>) => ({
  label: t(messages.seeOrder),
  path: `/site/purchase?order=${id}`,
});

/** Acknowledges a declaration of withdrawal with date and time, and says what it means for each item (LG-05). */
export const withdrawalReceivedEmail = ({ to, customer, order, items, now, config }: Acknowledged): Message =>
  emailTo(config, { ...to, first_name: customer.firstName }, (locale) => {
    const { t, date, moment } = locale;
    return {
      subject: t(messages.withdrawnSubject, { order: order.id.slice(0, 8) }),
      paragraphs: [
        t(messages.withdrawnAt, { at: moment(now, 'seconds') }),
        t(messages.withdrawnBy, {
          name: `${customer.firstName} ${customer.lastName}`,
          email: customer.email,
          order: order.id,
          date: date(order.created_at),
        }),
        ...items.map((item) => withdrawnItemText(locale, item)),
      ],
      about: `order:${order.id}`,
      action: seeOrder(locale, order),
      after: [questions(locale, config)],
    };
  });

interface NotStopped {
  readonly customer: Pick<Reader, 'email' | 'first_name'>;
  readonly order: Pick<OrderRow, 'id' | 'language'>;
  readonly item: Pick<OrderItemRow, 'domain_name'>;
  readonly config: Shop;
}

/** Tells a customer who withdrew that the registrar can no longer stop the transfer. */
export const transferNotStoppedEmail = ({ customer, order, item, config }: NotStopped): Message =>
  emailTo(config, { ...customer, language: order.language }, (locale) => {
    const { t } = locale;
    const domain = toUnicode(item.domain_name);
    return {
      subject: t(messages.stopSubject, { domain }),
      paragraphs: [t(messages.stopWhy, { domain, reason: itemMessage(TOO_LATE, locale) })],
      about: `order:${order.id}`,
      action: seeOrder(locale, order),
      after: [questions(locale, config)],
    };
  });
