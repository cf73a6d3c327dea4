import type { Language } from '@storefront/shared/contract';
import { toUnicode, VERIFICATION_DAYS } from '@storefront/shared/domain';
import { neutralGreeting, emailTo, questions, type Message, type Reader, type Shop } from '../../core/email';
import * as messages from './messages';

/** A registrant, and the domains whose address is to be confirmed. */
interface Registrant {
  readonly first_name: string;
  readonly email: string;
  readonly names: readonly string[];
}

/** Returns the number of domains, and the first one for sentences that name a single domain. */
const toCountParams = (names: readonly string[]) => ({ count: names.length, domain: toUnicode(names[0] ?? '') });

/**
 * Asks the registrant to confirm the address; sent again shortly before the deadline.
 * @param verifyBy null once the domains are suspended
 * @param language of the customer who entered the registrant, since the registrant's is unknown
 */
export const confirmRegistrantEmail = (
  shop: Shop,
  { first_name, email, names }: Registrant,
  token: string,
  verifyBy: Date | null,
  language: Language | null,
): Message =>
  emailTo(shop, { first_name, email, language }, ({ t, date, row }) => {
    const { count } = toCountParams(names);
    return {
      greeting: neutralGreeting,
      subject: t(messages.confirmSubject, toCountParams(names)),
      paragraphs: [
        t(messages.confirmText, { domains: row(names.map(toUnicode)) }),
        verifyBy
          ? t(messages.confirmUntil, { days: VERIFICATION_DAYS, date: date(verifyBy), count })
          : t(messages.confirmSuspended, { count }),
      ],
      action: {
        label: t(messages.confirmButton),
        path: `/site/verification?${new URLSearchParams({ registrant: token })}`,
      },
      after: [t(messages.confirmNote, { count, email: shop.supportEmail })],
    };
  });

/** Tells the customer that domains were suspended, and how to reactivate them. */
export const domainsSuspendedEmail = (shop: Shop, customer: Reader, { email, names }: Registrant): Message =>
  emailTo(shop, customer, (locale) => {
    const { t, row } = locale;
    const { count } = toCountParams(names);
    return {
      subject: t(messages.suspendedSubject, toCountParams(names)),
      paragraphs: [
        t(messages.suspendedText, { email, days: VERIFICATION_DAYS, domains: row(names.map(toUnicode)), count }),
        t(messages.suspendedAdvice, { count }),
      ],
      action: { label: t(messages.suspendedButton), path: '/site/verification' },
      after: [questions(locale, shop)],
    };
  });
