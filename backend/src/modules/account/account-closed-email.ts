import { hello, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import * as messages from './messages';

/** Tells the person behind an account that it is closed, and what of it stays. */
export function accountClosedEmail(shop: Shop, { email, firstName, language }: Omit<Holder, 'id'>): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.closedSubject, { shop: shop.shopName }),
    paragraphs: [hello(locale, firstName), t(messages.closedText), t(messages.closedErased), t(messages.closedReopen)],
    after: [t(messages.closedNote, { email: shop.supportEmail })],
    from: shop.shopName,
  });
}
