import { LINK_SECONDS } from '@storefront/shared/domain';
import { neutralGreeting, emailTo, hello, questions, type Message, type Reader, type Shop } from '../../core/email';
import { changesStopped, hours } from '../security';
import * as messages from './messages';

/** Returns the path of the page that both links open, which asks for confirmation first. */
const answerPath = (token: string, at: 'former' | 'new'): string =>
  `/site/verification?${new URLSearchParams({ correction: token, at })}`;

/** Tells the present address where the account is to move, with a link that stops it. */
export const correctionNoticeEmail = (
  shop: Shop,
  reader: Reader,
  { newEmail, token, waitsUntil }: { readonly newEmail: string; readonly token: string; readonly waitsUntil: Date },
): Message =>
  emailTo(shop, reader, ({ t, moment }) => ({
    subject: t(messages.noticeSubject, { shop: shop.shopName }),
    paragraphs: [
      t(messages.noticeText, { shop: shop.shopName, email: newEmail }),
      t(messages.noticeWait, { email: newEmail, date: moment(waitsUntil) }),
      t(messages.noticeAsk),
    ],
    action: { label: t(messages.noticeButton), path: answerPath(token, 'former') },
    after: [t(messages.noticeNote, { email: shop.supportEmail })],
  }));

/** Asks the reader of the new address whether it is theirs. */
export const correctionConfirmEmail = (
  shop: Shop,
  reader: Reader,
  { token, waitsUntil, expiresAt }: { readonly token: string; readonly waitsUntil: Date; readonly expiresAt: Date },
): Message =>
  emailTo(shop, reader, ({ t, moment }) => ({
    greeting: neutralGreeting,
    subject: t(messages.confirmSubject, { shop: shop.shopName }),
    paragraphs: [
      t(messages.confirmText, { shop: shop.shopName }),
      t(messages.confirmWait, { date: moment(waitsUntil) }),
    ],
    action: { label: t(messages.confirmButton), path: answerPath(token, 'new') },
    after: [t(messages.confirmNote, { date: moment(expiresAt) })],
  }));

/** Tells the new address that the account has moved to it, and what happened to every way of signing in. */
export const correctionDoneEmail = (shop: Shop, reader: Reader, stopped = 0): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      subject: t(messages.doneSubject, { shop: shop.shopName }),
      paragraphs: [
        t(messages.doneText),
        ...changesStopped(locale, shop, stopped),
        t(messages.doneOwners),
        t(messages.doneWait, { hours: hours(LINK_SECONDS.restore_email) }),
      ],
      action: { label: t(messages.doneButton), path: '/site/recover' },
      after: [questions(locale, shop)],
    };
  });

/** Reason why a correction ended without effect. */
export type EndReason = 'stopped' | 'cancelled' | 'expired' | 'dropped';

/** Tells one of the two addresses that nothing was changed. */
export const correctionEndedEmail = (
  shop: Shop,
  reader: Reader,
  { newEmail, reason }: { readonly newEmail: string; readonly reason: EndReason },
): Message =>
  emailTo(shop, reader, (locale) => {
    const { t } = locale;
    return {
      greeting: reader.email === newEmail ? neutralGreeting : hello,
      subject: t(messages.endedSubject, { shop: shop.shopName }),
      paragraphs: [t(messages.endedText, { reason, email: newEmail }), t(messages.endedNothing)],
      after: [questions(locale, shop)],
    };
  });
