import { toUnicode } from '@storefront/shared/domain';
import type { OrderId } from '@storefront/shared/contract';
import { hello, questions, pageUrl, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import type { TransferProgress } from '../../ports/registrar';
import * as messages from './messages';

interface StageEmail {
  readonly customer: Holder;
  readonly domain: string;
  readonly orderId: OrderId;
  readonly stage: TransferProgress['stage'];
  /** Null if the registrar does not say. */
  readonly until: Date | null;
  readonly config: Shop;
}

/** Says who has to act next for a transfer, and until when (TR-06). */
export function transferStageEmail({ customer, domain, orderId, stage, until, config }: StageEmail): Message {
  const locale = getLocale(customer.language);
  const { t } = locale;
  const { subject, paragraphs } = (stage === 'holder' ? toConfirm : onTheMove)(locale, toUnicode(domain), until);
  return renderEmail({
    locale,
    to: customer.email,
    subject,
    paragraphs: [hello(locale, customer.firstName), ...paragraphs],
    about: `order:${orderId}`,
    action: {
      label: t(messages.seeTransfer),
      url: pageUrl(locale, config, `/site/transfer-message?domain=${encodeURIComponent(domain)}`),
    },
    after: [questions(locale, config)],
    from: config.shopName,
  });
}

const toConfirm = ({ t, date }: Locale, domain: string, until: Date | null) => ({
  subject: t(messages.confirmSubject, { domain }),
  paragraphs: [
    until ? t(messages.confirmText, { domain, date: date(until) }) : t(messages.confirmUndated, { domain }),
    t(messages.confirmNote),
  ],
});

const onTheMove = ({ t, date }: Locale, domain: string, until: Date | null) => ({
  subject: until ? t(messages.movesSubject, { domain, date: date(until) }) : t(messages.movesNext, { domain }),
  paragraphs: [
    until ? t(messages.movesText, { domain, date: date(until) }) : t(messages.movesUndated, { domain }),
    t(messages.movesNote),
  ],
});

interface CalledOffEmail {
  readonly customer: Holder;
  readonly domain: string;
  readonly orderId: OrderId;
  readonly at: Date;
  readonly config: Shop;
  /** Set if staff cancelled it. */
  readonly reason?: string | undefined;
}

/** Acknowledges on a durable medium, with date and time, that the customer or staff cancelled a transfer (LG-05). */
export function transferCalledOffEmail({ customer, domain, orderId, at, config, reason }: CalledOffEmail): Message {
  const locale = getLocale(customer.language);
  const { t, moment } = locale;
  const name = toUnicode(domain);
  const facts = { at: moment(at, 'seconds'), domain: name, order: orderId };
  return renderEmail({
    locale,
    to: customer.email,
    subject: t(reason === undefined ? messages.calledSubject : messages.staffCalledSubject, { domain: name }),
    paragraphs: [
      hello(locale, customer.firstName),
      reason === undefined ? t(messages.calledText, facts) : t(messages.staffCalledText, { ...facts, reason }),
      t(messages.calledNote, { domain: name }),
    ],
    about: `order:${orderId}`,
    action: { label: t(messages.seeOrder), url: pageUrl(locale, config, `/site/purchase?order=${orderId}`) },
    after: [questions(locale, config)],
    from: config.shopName,
  });
}
