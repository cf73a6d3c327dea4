import type { BulkEdit } from '@storefront/shared/contract';
import { emailTo, notYou, type CustomerReader, type Message, type Shop } from '../../core/email';
import * as messages from './messages';

/** Notifies the customer, in one email, of a bulk change that an intruder could want to make (SS-04). */
export const bulkStartedEmail = (shop: Shop, customer: CustomerReader, edit: BulkEdit, count: number): Message =>
  emailTo(shop, customer, (locale) => {
    const { t, row } = locale;
    const [subject, text] =
      'nameservers' in edit
        ? [
            t(messages.nameserversSubject, { count }),
            t(messages.nameserversText, { count, servers: row(edit.nameservers) }),
          ]
        : [t(messages.unlockedSubject, { count }), t(messages.unlockedText, { count })];
    return {
      subject,
      paragraphs: [text, notYou(locale, shop)],
      about: `customer:${customer.id}`,
      action: { label: t(messages.seeDomains), path: '/domain/list' },
    };
  });
