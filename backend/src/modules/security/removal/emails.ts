import { LINK_SECONDS } from '@storefront/shared/domain';
import { emailTo, notYou, questions, type Message, type Reader, type Shop } from '../../../core/email';
import { hours } from '../emails';
import * as messages from './messages';

/** The page that the links open; it asks before it does anything. */
const answerPath = (token: string, ask: 'begin' | 'stop'): string =>
  `/site/verification?${new URLSearchParams({ removal: token, ask })}`;

/** Asks the reader of the address of an account whether they have lost its second factors. */
export const removalAskedEmail = (
  shop: Shop,
  reader: Reader,
  { token, days }: { readonly token: string; readonly days: number },
): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.askedSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.askedText), t(messages.askedWait, { days })],
      action: { label: t(messages.askedButton), path: answerPath(token, 'begin') },
      after: [t(messages.askedNote, { hours: hours(LINK_SECONDS.begin_factor_removal) }), notYou(locale, shop)],
    };
  });

/** Tells the address of an account when its second factors will be removed, with a link that stops it. */
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
export type RemovalEnd = 'stopped' | 'proved' | 'cancelled' | 'overtaken';

/** Tells the address of an account that its second factors stay. */
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
      // Whoever asked for it while signing in knows the password.
      after: [...(by === 'customer' ? [t(messages.endedPassword)] : []), notYou(locale, shop)],
    };
  });

/** Tells the address of an account that its second factors were removed. */
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
