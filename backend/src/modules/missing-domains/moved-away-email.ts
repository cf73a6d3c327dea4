import { toUnicode } from '@storefront/shared/domain';
import { hello, pageUrl, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import * as messages from './messages';

/** Tells a customer that a domain has left, which is the end of it here. */
export function movedAwayEmail(shop: Shop, { id, email, firstName, language }: Holder, domain: string): Message {
  const locale = getLocale(language);
  const { t } = locale;
  const name = toUnicode(domain);
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.movedSubject, { domain: name }),
    paragraphs: [
      hello(locale, firstName),
      t(messages.movedText, { domain: name }),
      t(messages.movedNote, { email: shop.supportEmail }),
    ],
    about: `customer:${id}`,
    action: { label: t(messages.seeDomains), url: pageUrl(locale, shop, '/domain/list') },
    from: shop.shopName,
  });
}
