import { hello, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import * as messages from './messages';

/** Tells the account holder that the account is closed, and which data is kept. */
export function accountClosedEmail(shop: Shop, { email, firstName, language }: Holder): Message {
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
