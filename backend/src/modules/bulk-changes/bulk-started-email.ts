import type { BulkEdit } from '@storefront/shared/contract';
import { hello, notYou, pageUrl, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import * as messages from './messages';

/** Tells the holder of the account at once, and once, of a change of many domains that somebody else could want to make (SS-04). */
export function bulkStartedEmail(
  shop: Shop,
  { email, firstName, language }: Holder,
  edit: BulkEdit,
  count: number,
): Message {
  const locale = getLocale(language);
  const { t, row } = locale;
  const [subject, what] =
    'nameservers' in edit
      ? [
          t(messages.nameserversSubject, { count }),
          t(messages.nameserversText, { count, servers: row(edit.nameservers) }),
        ]
      : [t(messages.unlockedSubject, { count }), t(messages.unlockedText, { count })];
  return renderEmail({
    locale,
    to: email,
    subject,
    paragraphs: [hello(locale, firstName), what, notYou(locale, shop)],
    action: { label: t(messages.seeDomains), url: pageUrl(locale, shop, '/domain/list') },
    from: shop.shopName,
  });
}
