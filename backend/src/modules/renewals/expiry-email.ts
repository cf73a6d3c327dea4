import { millisecondsInDay } from 'date-fns/constants';
import type { Language } from '@storefront/shared/contract';
import { toUnicode, type Minor } from '@storefront/shared/domain';
import { cautiousHello, hello, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import { autorenewEmail, toEmailCost } from './autorenewal-emails';
import type { Terms } from './autorenewal-terms';
import * as messages from './messages';
import type { PricedRenewal } from './renewal-order';

interface ExpiryEmail {
  readonly customer: { readonly email: string; readonly first_name: string; readonly language: Language | null };
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  /** The price of a renewal now, including its fee. */
  readonly year: PricedRenewal;
  /** Later fees, in the same currency, before tax. */
  readonly fees: { readonly late: Minor; readonly restore: Minor };
  /** Days after the expiry in which a renewal is possible, and days after those in which a restore is. */
  readonly graceDays: number;
  readonly redemptionDays: number;
  /** The automatic renewal to come; null if the customer has to renew. */
  readonly terms: Terms | null;
  readonly now: Date;
  readonly config: Shop;
}

const daysUntil = (expiry: Date, now: Date): number =>
  Math.ceil((expiry.getTime() - now.getTime()) / millisecondsInDay);

/** Tells a customer when a domain expires, what a renewal costs now, and what it costs later (LG-02). */
export function expiryEmail(content: ExpiryEmail): Message {
  const { customer, domain, expiry, year, terms, now, config } = content;
  if (terms) return autorenewEmail({ customer, domain, expiry, terms, config });
  const locale = getLocale(customer.language);
  const { t, date } = locale;
  const name = toUnicode(domain);
  const isOver = expiry <= now;
  const isRestore = year.fee?.kind === 'restore';
  return renderEmail({
    locale,
    to: customer.email,
    subject: isOver
      ? t(messages.expiredSubject, { domain: name })
      : t(messages.expiresSubject, { domain: name, days: daysUntil(expiry, now) }),
    paragraphs: [
      hello(locale, customer.first_name),
      t(isOver ? messages.expiredText : messages.expiresText, { domain: name, date: date(expiry) }),
      t(isRestore ? messages.restoreCost : messages.renewCost, toEmailCost(locale, year)),
      ...(isRestore ? [] : laterCost(locale, content)),
    ],
    action: {
      label: t(isRestore ? messages.restoreDomain : messages.renewDomain, { domain: name }),
      url: pageUrl(locale, config, `/domain/list?find=${encodeURIComponent(name)}`),
    },
    after: [t(messages.renewedMeanwhile, { email: config.supportEmail })],
    from: config.shopName,
  });
}

/** Returns what a renewal costs in the grace period, and a restore after that. */
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
  /** The customer's language: the registrant's is unknown. */
  readonly language: Language | null;
}

/**
 * Tells a registrant who is not the customer when the domain expires (ICANN Expired Registration Recovery Policy, 2.1). Omits prices and
 * cards, which are the customer's business.
 */
export function registrantExpiryEmail({
  registrant,
  language,
  domain,
  expiry,
  now,
  config,
}: RegistrantExpiryEmail): Message {
  const locale = getLocale(language);
  const { t, date } = locale;
  const name = toUnicode(domain);
  const isOver = expiry <= now;
  return renderEmail({
    locale,
    to: registrant.email,
    subject: isOver
      ? t(messages.expiredSubject, { domain: name })
      : t(messages.expiresSubject, { domain: name, days: daysUntil(expiry, now) }),
    paragraphs: [
      cautiousHello(locale, registrant.first_name),
      t(isOver ? messages.ownerExpired : messages.ownerExpires, { domain: name, date: date(expiry) }),
      t(isOver ? messages.ownerExpiredText : messages.ownerExpiresText),
      t(messages.ownerManager),
    ],
    after: [t(messages.ownerNote, { email: config.supportEmail })],
    from: config.shopName,
  });
}
