import { lineKind, toUnicode } from '@storefront/shared/domain';
import { addOnNames } from '../../core/add-on-names';
import { hello, questions, pageUrl, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import { isKept, itemMessage, type OrderItemRow, type OrderRow } from '../orders';
import * as messages from './messages';

/** Message for an item whose withdrawal came too late to stop it. */
export const TOO_LATE = { code: 'withdrawal_too_late' } as const;

/**
 * Returns a sentence that tells the customer what the withdrawal means for one item. The right has ended for what was carried out with the
 * customer's consent (Directive 2011/83/EU, Art. 16(a)); the rest is refunded within 14 days (Art. 13(1)).
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
  readonly to: string;
  readonly customer: Pick<Holder, 'email' | 'firstName'> & { readonly lastName: string };
  readonly order: Pick<OrderRow, 'id' | 'created_at'>;
  readonly items: readonly Parameters<typeof withdrawnItemText>[1][];
  readonly now: Date;
  readonly config: Shop;
}

/** Acknowledges a declaration of withdrawal, with date and time and its effect on each domain (LG-05). */
export function withdrawalReceivedEmail(
  { to, customer, order, items, now, config }: Acknowledged,
  locale: Locale,
): Message {
  const { t, date, moment } = locale;
  return renderEmail({
    locale,
    to,
    subject: t(messages.withdrawnSubject, { order: order.id.slice(0, 8) }),
    paragraphs: [
      hello(locale, customer.firstName),
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
    action: { label: t(messages.seeOrder), url: pageUrl(locale, config, `/site/purchase?order=${order.id}`) },
    after: [questions(locale, config)],
    from: config.shopName,
  });
}

interface NotStopped {
  readonly customer: Pick<Holder, 'email' | 'firstName'>;
  readonly order: Pick<OrderRow, 'id' | 'language'>;
  readonly item: Pick<OrderItemRow, 'domain_name'>;
  readonly config: Shop;
}

/** Tells a customer who withdrew that the registrar can no longer stop the transfer. */
export function transferNotStoppedEmail({ customer, order, item, config }: NotStopped): Message {
  const locale = getLocale(order.language);
  const { t } = locale;
  const domain = toUnicode(item.domain_name);
  return renderEmail({
    locale,
    to: customer.email,
    subject: t(messages.stopSubject, { domain }),
    paragraphs: [
      hello(locale, customer.firstName),
      t(messages.stopWhy, { domain, reason: itemMessage(TOO_LATE, locale) }),
    ],
    about: `order:${order.id}`,
    action: { label: t(messages.seeOrder), url: pageUrl(locale, config, `/site/purchase?order=${order.id}`) },
    after: [questions(locale, config)],
    from: config.shopName,
  });
}
