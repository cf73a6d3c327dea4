import type { Language } from '@storefront/shared/contract';
import { toUnicode, VERIFICATION_DAYS } from '@storefront/shared/domain';
import { cautiousHello, hello, questions, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import * as messages from './messages';

interface Registrant {
  readonly first_name: string;
  readonly email: string;
  readonly names: readonly string[];
}

function confirmLink(locale: Locale, shop: Shop, token: string): string {
  const url = new URL(pageUrl(locale, shop, '/site/verification'));
  url.searchParams.set('registrant', token);
  return url.href;
}

/** Number of domains and the first of them, for sentences that name a single one. */
const counted = (names: readonly string[]) => ({ count: names.length, domain: toUnicode(names[0] ?? '') });

/** Asks the registrant to confirm, again before the deadline. @param language of the customer: the registrant's is unknown */
export function confirmRegistrantEmail(
  shop: Shop,
  { first_name, email, names }: Registrant,
  token: string,
  verifyBy: Date | null,
  language: Language | null,
): Message {
  const locale = getLocale(language);
  const { t, date, row } = locale;
  const { count } = counted(names);
  return renderEmail({
    locale,
    to: email,
    subject: t(messages.confirmSubject, counted(names)),
    paragraphs: [
      cautiousHello(locale, first_name),
      t(messages.confirmText, { domains: row(names.map(toUnicode)) }),
      verifyBy
        ? t(messages.confirmUntil, { days: VERIFICATION_DAYS, date: date(verifyBy), count })
        : t(messages.confirmSuspended, { count }),
    ],
    action: { label: t(messages.confirmButton), url: confirmLink(locale, shop, token) },
    after: [t(messages.confirmNote, { count, email: shop.supportEmail })],
    from: shop.shopName,
  });
}

export function domainsSuspendedEmail(
  shop: Shop,
  to: { email: string; first_name: string; language: Language | null },
  { email, names }: Registrant,
): Message {
  const locale = getLocale(to.language);
  const { t, row } = locale;
  const { count } = counted(names);
  return renderEmail({
    locale,
    to: to.email,
    subject: t(messages.suspendedSubject, counted(names)),
    paragraphs: [
      hello(locale, to.first_name),
      t(messages.suspendedText, { email, days: VERIFICATION_DAYS, domains: row(names.map(toUnicode)), count }),
      t(messages.suspendedAdvice, { count }),
    ],
    action: { label: t(messages.suspendedButton), url: pageUrl(locale, shop, '/site/verification') },
    after: [questions(locale, shop)],
    from: shop.shopName,
  });
}
