import type { BulkEdit } from '@storefront/shared/contract';
import { emailTo, notYou, type Message, type Reader, type Shop } from '../../core/email';
import * as messages from './messages';

/** Tells the customer at once, in a single email, of a change to many domains that somebody else could want to make (SS-04). */
export const bulkStartedEmail = (shop: Shop, customer: Reader, edit: BulkEdit, count: number): Message =>
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
      action: { label: t(messages.seeDomains), path: '/domain/list' },
    };
  });
