import { LINK_SECONDS } from '@storefront/shared/domain';
import { hello, notYou, questions, renderEmail, type Message, type Shop } from '../../../core/email';
import { getLocale } from '../../../core/locale';
import { hours, link, type Reader } from '../emails';
import * as messages from './messages';

/** Page for the links, which asks for confirmation before it does anything. */
const answerPage = '/site/verification';

/** Asks the address of an account to confirm that its second factors are lost. */
export function removalAskedEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  { token, days }: { readonly token: string; readonly days: number },
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.askedSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.askedText), t(messages.askedWait, { days })],
    action: { label: t(messages.askedButton), url: link(locale, shop, answerPage, { removal: token, ask: 'begin' }) },
    after: [t(messages.askedNote, { hours: hours(LINK_SECONDS.begin_factor_removal) }), notYou(locale, shop)],
    from: shop.shopName,
  });
}

/** Tells the address of an account when its second factors will be removed, with a link to stop that. */
export function removalNoticeEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
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
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.noticeSubject, { when, shop: shop.shopName }),
    paragraphs: [
      hello(locale, first_name),
      t(messages.noticeText, { by, shop: shop.shopName }),
      t(messages.noticeWait, { date: locale.moment(waitsUntil) }),
      t(messages.noticeStop),
    ],
    action: { label: t(messages.noticeButton), url: link(locale, shop, answerPage, { removal: token, ask: 'stop' }) },
    after: [t(messages.noticeFound), t(messages.noticeNote, { email: shop.supportEmail })],
    from: shop.shopName,
  });
}

/** Reason why a removal ended without effect. */
export type RemovalEnd = 'stopped' | 'proved' | 'cancelled' | 'overtaken';

export function removalEndedEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  { reason, by }: { readonly reason: RemovalEnd; readonly by: 'customer' | 'staff' },
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.endedSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.endedText, { reason }), t(messages.endedAgain)],
    // A request at sign-in means that the requester knew the password.
    after: [by === 'customer' ? t(messages.endedPassword) : '', notYou(locale, shop)].filter((line) => line !== ''),
    from: shop.shopName,
  });
}

export function removalDoneEmail(shop: Shop, { email, first_name, language }: Reader): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.doneSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, first_name), t(messages.doneText), t(messages.doneAgain)],
    action: { label: t(messages.doneButton), url: link(locale, shop, '/account/detail') },
    after: [notYou(locale, shop), questions(locale, shop)],
    from: shop.shopName,
  });
}
