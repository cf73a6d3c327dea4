import { millisecondsInDay } from 'date-fns/constants';
import type { Language } from '@storefront/shared/contract';
import { toUnicode, type Minor } from '@storefront/shared/domain';
import { cautiousHello, emailTo, type Message, type Reader, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import { autorenewEmail, toEmailCost } from './autorenewal-emails';
import type { Terms } from './autorenewal-terms';
import * as messages from './messages';
import type { PricedRenewal } from './renewal-order';

interface ExpiryEmail {
  readonly customer: Reader;
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  /** What a renewal costs now, with its fee. */
  readonly year: PricedRenewal;
  /** Fees that are added later, in the same currency, before tax. */
  readonly fees: { readonly late: Minor; readonly restore: Minor };
  /** Days after the expiry in which a domain can be renewed, and days after those in which it can be restored. */
  readonly graceDays: number;
  readonly redemptionDays: number;
  /** The terms of the automatic renewal; null where the customer has to renew. */
  readonly terms: Terms | null;
  readonly now: Date;
  readonly config: Shop;
}

const expirySubject = ({ t }: Locale, domain: string, expiry: Date, now: Date): string =>
  expiry <= now
    ? t(messages.expiredSubject, { domain })
    : t(messages.expiresSubject, { domain, days: Math.ceil((expiry.getTime() - now.getTime()) / millisecondsInDay) });

/** Tells a customer when a domain expires, what keeping it costs, and what it will cost later (LG-02). */
export function expiryEmail(content: ExpiryEmail): Message {
  const { customer, domain, expiry, year, terms, now, config } = content;
  if (terms) return autorenewEmail({ customer, domain, expiry, terms, config });
  const name = toUnicode(domain);
  const isOver = expiry <= now;
  const isRestore = year.fee?.kind === 'restore';
  return emailTo(config, customer, (locale) => {
    const { t, date } = locale;
    return {
      subject: expirySubject(locale, name, expiry, now),
      paragraphs: [
        t(isOver ? messages.expiredText : messages.expiresText, { domain: name, date: date(expiry) }),
        t(isRestore ? messages.restoreCost : messages.renewCost, toEmailCost(locale, year)),
        ...(isRestore ? [] : laterCost(locale, content)),
      ],
      action: {
        label: t(isRestore ? messages.restoreDomain : messages.renewDomain, { domain: name }),
        path: `/domain/list?find=${encodeURIComponent(name)}`,
      },
      after: [t(messages.renewedMeanwhile, { email: config.supportEmail })],
    };
  });
}

/** What a renewal costs in the days after the expiry, and what a restoration costs after those. */
function laterCost(
  { t, date, money }: Locale,
  { expiry, year, fees, graceDays, redemptionDays, now }: ExpiryEmail,
): string[] {
  const restoring = { days: redemptionDays, restore: money(fees.restore, year.currency) };
  const canRestore = redemptionDays > 0;
  if (graceDays === 0) return canRestore ? [t(messages.restoreLater, restoring)] : [];
  const until = date(new Date(expiry.getTime() + graceDays * millisecondsInDay));
  return expiry <= now || fees.late === 0
    ? [t(messages.graceSame, { date: until, canRestore, ...restoring })]
    : [t(messages.graceDearer, { date: until, late: money(fees.late, year.currency), canRestore, ...restoring })];
}

interface RegistrantExpiryEmail extends Pick<ExpiryEmail, 'domain' | 'expiry' | 'now' | 'config'> {
  readonly registrant: { readonly email: string; readonly first_name: string };
  /** That of the customer: nobody has asked the registrant. */
  readonly language: Language | null;
}

/**
 * Tells a registrant who is not the customer when the domain ends (ICANN Expired Registration Recovery Policy, 2.1). Prices and cards
 * are the customer's, so they are not in it.
 */
export function registrantExpiryEmail({
  registrant,
  language,
  domain,
  expiry,
  now,
  config,
}: RegistrantExpiryEmail): Message {
  const name = toUnicode(domain);
  const isOver = expiry <= now;
  return emailTo(config, { ...registrant, language }, (locale) => {
    const { t, date } = locale;
    return {
      greeting: cautiousHello,
      subject: expirySubject(locale, name, expiry, now),
      paragraphs: [
        t(isOver ? messages.ownerExpired : messages.ownerExpires, { domain: name, date: date(expiry) }),
        t(isOver ? messages.ownerExpiredText : messages.ownerExpiresText),
        t(messages.ownerManager),
      ],
      after: [t(messages.ownerNote, { email: config.supportEmail })],
    };
  });
}
