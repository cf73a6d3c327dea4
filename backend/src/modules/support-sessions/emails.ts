import type { Language } from '@storefront/shared/contract';
import { hello, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale } from '../../core/locale';
import * as messages from './messages';

interface Reader {
  readonly email: string;
  readonly first_name: string;
  /** Null means English. */
  readonly language: Language | null;
}

/** Tells a customer who acts for them, why and for how long, and how to end it. */
export function supportBeganEmail(
  shop: Shop,
  { email, first_name, language }: Reader,
  { staff, reason, minutes }: { readonly staff: string; readonly reason: string; readonly minutes: number },
): Message {
  const locale = getLocale(language);
  const { t } = locale;
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.beganSubject, { shop: shop.shopName }),
    paragraphs: [
      hello(locale, first_name),
      t(messages.beganText, { staff, shop: shop.shopName, minutes }),
      t(messages.beganReason, { reason }),
      t(messages.beganLimits),
    ],
    action: { label: t(messages.beganButton), url: pageUrl(locale, shop, '/account/detail') },
    after: [t(messages.beganNote, { email: shop.supportEmail })],
    from: shop.shopName,
  });
}
