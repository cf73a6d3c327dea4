import { LINK_SECONDS } from '@storefront/shared/domain';
import {
  emailTo,
  notYou,
  questions,
  renderEmail,
  requestCountry,
  type Message,
  type Reader,
  type Shop,
} from '../../../core/email';
import { ENGLISH_LOCALE } from '../../../core/locale';
import { hours } from '../emails';
import * as messages from './messages';

/** Path of the page that the links open, which asks for confirmation first. */
const answerPath = (token: string, ask: 'begin' | 'stop'): string =>
  `/site/verification?${new URLSearchParams({ removal: token, ask })}`;

/** Asks whoever reads the account's email whether they have lost its second factors. */
export const removalAskedEmail = (
  shop: Shop,
  reader: Reader,
  { token, days, country }: { readonly token: string; readonly days: number; readonly country: string | null },
): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.askedSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.askedText), t(messages.askedWait, { days }), ...requestCountry(locale, country)],
      action: { label: t(messages.askedButton), path: answerPath(token, 'begin') },
      after: [t(messages.askedNote, { hours: hours(LINK_SECONDS.begin_factor_removal) }), notYou(locale, shop)],
    };
  });

/** Announces to the account's address when its second factors will be removed, with a link that stops the removal. */
export const removalNoticeEmail = (
  shop: Shop,
  reader: Reader,
  {
    when,
    by,
    token,
    waitsUntil,
  }: {
    readonly when: 'start' | 'between' | 'last';
    readonly by: 'customer' | 'staff';
    readonly token: string;
    readonly waitsUntil: Date;
  },
): Message =>
  emailTo(shop, reader, ({ t, moment }) => ({
    subject: t(messages.noticeSubject, { when, shop: shop.shopName }),
    paragraphs: [
      t(messages.noticeText, { by, shop: shop.shopName }),
      t(messages.noticeWait, { date: moment(waitsUntil) }),
      t(messages.noticeStop),
    ],
    action: { label: t(messages.noticeButton), path: answerPath(token, 'stop') },
    after: [t(messages.noticeFound), t(messages.noticeNote, { email: shop.supportEmail })],
  }));

/** Reason why a removal ended without effect. */
export type RemovalEnd = 'stopped' | 'proved' | 'cancelled' | 'overtaken' | 'undelivered';

/** Tells the account's address that its second factors stay. */
export const removalEndedEmail = (
  shop: Shop,
  reader: Reader,
  { reason, by }: { readonly reason: RemovalEnd; readonly by: 'customer' | 'staff' },
): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.endedSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.endedText, { reason }), t(messages.endedAgain)],
      // A removal requested at sign-in means that the requester knows the password.
      after: [...(by === 'customer' ? [t(messages.endedPassword)] : []), notYou(locale, shop)],
    };
  });

/** Tells support that a customer who lost every second factor cannot be reached at the address of the account. */
export const removalUndeliveredEmail = (shop: Shop, { email }: Pick<Reader, 'email'>): Message =>
  renderEmail({
    locale: ENGLISH_LOCALE,
    to: shop.supportEmail,
    subject: 'A removal of two-step sign-in was stopped: its notices are refused',
    paragraphs: [
      `The mail server of ${email} has refused our last notice every day for a week. The removal of the two-step sign-in of this account was stopped, and nothing was changed.`,
      'The customer can ask for it again at sign-in. If the mailbox is lost, correct the address of the account first.',
    ],
    from: shop.shopName,
  });

/** Tells the account's address that its second factors were removed. */
export const removalDoneEmail = (shop: Shop, reader: Reader): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.doneSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.doneText), t(messages.doneAgain)],
      action: { label: t(messages.doneButton), path: '/account/detail' },
      after: [notYou(locale, shop), questions(locale, shop)],
    };
  });
