import { toUnicode } from '@storefront/shared/domain';
import { emailTo, type CustomerReader, type Message, type Shop } from '../../core/email';
import * as messages from './messages';

/** Tells a customer that a domain has left the registrar and is no longer in their list. */
export const movedAwayEmail = (shop: Shop, customer: CustomerReader, domain: string): Message =>
  emailTo(shop, customer, ({ t }) => ({
    subject: t(messages.movedSubject, { domain: toUnicode(domain) }),
    paragraphs: [
      t(messages.movedText, { domain: toUnicode(domain) }),
      t(messages.movedNote, { email: shop.supportEmail }),
    ],
    about: `customer:${customer.id}`,
    action: { label: t(messages.seeDomains), path: '/domain/list' },
  }));
