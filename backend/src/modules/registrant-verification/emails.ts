import type { Language } from '@storefront/shared/contract';
import { toUnicode, VERIFICATION_DAYS } from '@storefront/shared/domain';
import { cautiousHello, hello, questions, renderEmail, type Message, type Shop } from '../../core/email';
import { localeOf } from '../../core/locale';
import * as messages from './messages';

/** Who reads the email, and about which names. */
interface Registrant {
  readonly first_name: string;
  readonly email: string;
  readonly names: readonly string[];
}

/** The link goes to the configured address only, never to what a request says about itself (fault A2). */
function confirmLink({ publicUrl }: Shop, token: string): string {
  const url = new URL('/site/verification', publicUrl);
  url.searchParams.set('registrant', token);
  return url.href;
}

/** How many names there are, and the first of them, for sentences that name it where it is the only one. */
const counted = (names: readonly string[]) => ({ count: names.length, domain: toUnicode(names[0] ?? '') });

/**
 * Asks the registrant to confirm the address; again when the time is nearly over.
 * @param language that of the customer, who said who owns the names: the registrant has told none
 */
export function confirmRegistrantEmail(
  shop: Shop,
  { first_name, email, names }: Registrant,
  token: string,
  verifyBy: Date | null,
  language: Language | null,
): Message {
  const locale = localeOf(language);
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
    action: { label: t(messages.confirmButton), url: confirmLink(shop, token) },
    after: [t(messages.confirmNote, { count, email: shop.supportEmail })],
    from: shop.shopName,
  });
}

/** Tells the customer that names were switched off, and how they come back. */
export function domainsSuspendedEmail(
  shop: Shop,
  to: { email: string; first_name: string; language: Language | null },
  { email, names }: Registrant,
): Message {
  const locale = localeOf(to.language);
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
    action: { label: t(messages.suspendedButton), url: new URL('/site/verification', shop.publicUrl).href },
    after: [questions(locale, shop)],
    from: shop.shopName,
  });
}
