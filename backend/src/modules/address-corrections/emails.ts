import { LINK_SECONDS } from '@storefront/shared/domain';
import { cautiousHello, hello, questions, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import { hours, link, type Reader } from '../security';
import * as messages from './messages';

/** Page for both links, which asks for confirmation before it does anything. */
const answerPage = '/site/verification';

/** Tells the current address about the planned move, with a link to stop it. */
export function correctionNoticeEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  { newEmail, token, waitsUntil }: { readonly newEmail: string; readonly token: string; readonly waitsUntil: Date },
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.noticeSubject, { shop: shop.shopName }),
    paragraphs: [
      hello(locale, first_name),
      t(messages.noticeText, { shop: shop.shopName, email: newEmail }),
      t(messages.noticeWait, { email: newEmail, date: locale.moment(waitsUntil) }),
      t(messages.noticeAsk),
    ],
    action: {
      label: t(messages.noticeButton),
      url: link(locale, shop, answerPage, { correction: token, at: 'former' }),
    },
    after: [t(messages.noticeNote, { email: shop.supportEmail })],
    from: shop.shopName,
  });
}

/** Asks the new address to confirm the correction. */
export function correctionConfirmEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  { token, waitsUntil, expiresAt }: { readonly token: string; readonly waitsUntil: Date; readonly expiresAt: Date },
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.confirmSubject, { shop: shop.shopName }),
    paragraphs: [
      cautiousHello(locale, first_name),
      t(messages.confirmText, { shop: shop.shopName }),
      t(messages.confirmWait, { date: locale.moment(waitsUntil) }),
    ],
    action: { label: t(messages.confirmButton), url: link(locale, shop, answerPage, { correction: token, at: 'new' }) },
    after: [t(messages.confirmNote, { date: locale.moment(expiresAt) })],
    from: shop.shopName,
  });
}

/** Tells the new address that the account has moved, and that all sessions, links, API keys and the password have ended. */
export function correctionDoneEmail(shop: Shop, { email, first_name, language }: Reader): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.doneSubject, { shop: shop.shopName }),
    paragraphs: [
      hello(locale, first_name),
      t(messages.doneText),
      t(messages.doneOwners),
      t(messages.doneWait, { hours: hours(LINK_SECONDS.restore_email) }),
    ],
    action: { label: t(messages.doneButton), url: link(locale, shop, '/site/recover') },
    after: [questions(locale, shop)],
    from: shop.shopName,
  });
}

/** Reason why a correction ended without effect. */
export type EndReason = 'stopped' | 'cancelled' | 'expired' | 'dropped';

/** Tells one of the two addresses that nothing was changed. */
export function correctionEndedEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  { newEmail, reason }: { readonly newEmail: string; readonly reason: EndReason },
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.endedSubject, { shop: shop.shopName }),
    paragraphs: [
      email === newEmail ? cautiousHello(locale, first_name) : hello(locale, first_name),
      t(messages.endedText, { reason, email: newEmail }),
      t(messages.endedNothing),
    ],
    after: [questions(locale, shop)],
    from: shop.shopName,
  });
}
