import { toUnicode } from '@storefront/shared/domain';
import type { OrderId } from '@storefront/shared/contract';
import { emailTo, questions, type Message, type Reader, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import type { TransferProgress } from '../../ports/registrar';
import * as messages from './messages';

interface StageEmail {
  readonly customer: Reader;
  readonly domain: string;
  readonly orderId: OrderId;
  readonly stage: TransferProgress['stage'];
  /** Null if the registrar gives no deadline. */
  readonly until: Date | null;
  readonly config: Shop;
}

/** Tells the customer who has to act next for a transfer, and until when (TR-06). */
export const transferStageEmail = ({ customer, domain, orderId, stage, until, config }: StageEmail): Message =>
  emailTo(config, customer, (locale) => ({
    ...(stage === 'holder' ? toConfirm : onTheMove)(locale, toUnicode(domain), until),
    about: `order:${orderId}`,
    action: {
      label: locale.t(messages.seeTransfer),
      path: `/site/transfer-message?domain=${encodeURIComponent(domain)}`,
    },
    after: [questions(locale, config)],
  }));

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
  readonly customer: Reader;
  readonly domain: string;
  readonly orderId: OrderId;
  readonly at: Date;
  readonly config: Shop;
  /** Why staff cancelled it; absent if the customer did. */
  readonly reason?: string | undefined;
}

/** Acknowledges on a durable medium that the customer or the shop has cancelled a transfer, with date and time (LG-05). */
export function transferCalledOffEmail({ customer, domain, orderId, at, config, reason }: CalledOffEmail): Message {
  const name = toUnicode(domain);
  return emailTo(config, customer, (locale) => {
    const { t, moment } = locale;
    const facts = { at: moment(at, 'seconds'), domain: name, order: orderId };
    return {
      subject: t(reason === undefined ? messages.calledSubject : messages.staffCalledSubject, { domain: name }),
      paragraphs: [
        reason === undefined ? t(messages.calledText, facts) : t(messages.staffCalledText, { ...facts, reason }),
        t(messages.calledNote, { domain: name }),
      ],
      about: `order:${orderId}`,
      action: { label: t(messages.seeOrder), path: `/site/purchase?order=${orderId}` },
      after: [questions(locale, config)],
    };
  });
}
