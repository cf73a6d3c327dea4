import { hello, questions, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import type { CustomerRow } from './billing-queries';
import * as messages from './messages';

/** Tells a customer that the register does not have their VAT number and that orders are taxed from now on (SS-06). */
export function vatNumberRefusedEmail(
  shop: Shop,
  { email, first_name, vat_number, language }: Pick<CustomerRow, 'email' | 'first_name' | 'vat_number' | 'language'>,
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  const number = vat_number ?? '';
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.vatSubject, { number }),
    paragraphs: [hello(locale, first_name), t(messages.vatText, { number }), t(messages.vatAdvice)],
    action: { label: t(messages.vatButton), url: pageUrl(locale, shop, '/account/detail') },
    after: [questions(locale, shop)],
    from: shop.shopName,
  });
}
