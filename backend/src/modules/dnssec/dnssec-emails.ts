import { toUnicode } from '@storefront/shared/domain';
import { hello, notYou, pageUrl, renderEmail, type Holder, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import * as messages from './messages';

export function dnssecOnEmail(shop: Shop, reader: Holder, domain: string, kept: 'here' | 'elsewhere'): Message {
  const locale = getLocale(reader.language);
  const { t } = locale;
  const name = toUnicode(domain);
  return dnssecEmail(shop, locale, reader, domain, t(messages.onSubject, { domain: name }), [
    t(messages.onText, { domain: name }),
    kept === 'here' ? t(messages.onHere, { domain: name }) : t(messages.onElsewhere),
  ]);
}

/** Tells the account holder that the registry no longer has a DS record of a domain. @param until when resolver caches have expired */
export function dnssecOffEmail(shop: Shop, reader: Holder, domain: string, until: Date): Message {
  const locale = getLocale(reader.language);
  const { t, moment } = locale;
  const name = toUnicode(domain);
  return dnssecEmail(shop, locale, reader, domain, t(messages.offSubject, { domain: name }), [
    t(messages.offText, { domain: name }),
    t(messages.offUntil, { at: moment(until) }),
  ]);
}

function dnssecEmail(
  shop: Shop,
  locale: Locale,
  { id, email, firstName }: Holder,
  domain: string,
  subject: string,
  what: readonly string[],
): Message {
  return renderEmail({
    locale,
    to: email,
    subject,
    paragraphs: [hello(locale, firstName), ...what, notYou(locale, shop)],
    about: `customer:${id}`,
    action: {
      label: locale.t(messages.seeDns, { domain: toUnicode(domain) }),
      url: pageUrl(locale, shop, `/domain/dns?name=${encodeURIComponent(domain)}`),
    },
    from: shop.shopName,
  });
}
