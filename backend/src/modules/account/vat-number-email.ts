import { emailTo, questions, type Message, type Reader, type Shop } from '../../core/email';
import * as messages from './messages';

/** Tells a customer that the register does not know their VAT number, and that their orders are taxed from now on (SS-06). */
export const vatNumberRefusedEmail = (shop: Shop, customer: Reader & { readonly vat_number: string | null }): Message =>
  emailTo(shop, customer, (locale) => {
    const { t } = locale;
    const number = customer.vat_number ?? '';
    return {
      subject: t(messages.vatSubject, { number }),
      paragraphs: [t(messages.vatText, { number }), t(messages.vatAdvice)],
      action: { label: t(messages.vatButton), path: '/account/detail' },
      after: [questions(locale, shop)],
    };
  });
