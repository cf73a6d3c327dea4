import { millisecondsInDay } from 'date-fns/constants';
import type { Language } from '@storefront/shared/contract';
import { toUnicode, type Minor } from '@storefront/shared/domain';
import {
  neutralGreeting,
  emailTo,
  joinSentences,
  pageUrl,
  type CustomerReader,
  type Message,
  type Reader,
  type Shop,
} from '../../core/email';
import type { Locale } from '../../core/locale';
import { autorenewEmail, cardProblem, describeAutorenewal, toEmailCost } from './autorenewal-emails';
import type { Terms } from './autorenewal-terms';
import * as messages from './messages';
import type { PricedRenewal } from './renewal-order';

export interface ExpiringDomain {
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
}

/** The same domain with all facts that its customer's email contains. */
export interface PricedExpiringDomain extends ExpiringDomain {
  /** Price of a renewal now, including its fee. */
  readonly year: PricedRenewal;
  /** Fees that are added later, in the same currency, before tax. */
  readonly fees: { readonly late: Minor; readonly restore: Minor };
  /** Days after the expiry in which a domain can be renewed, and days after those in which it can be restored. */
  readonly graceDays: number;
  readonly redemptionDays: number;
  /** Terms of the automatic renewal; null if the customer has to renew. */
  readonly terms: Terms | null;
}

interface ExpiryEmail {
  readonly customer: CustomerReader;
  /** Sorted by expiry; either all of them have expired or none has. */
  readonly domains: readonly [PricedExpiringDomain, ...PricedExpiringDomain[]];
  readonly now: Date;
  readonly config: Shop;
}

const LIST_PATH = '/domain/list';

const daysUntil = (expiry: Date, now: Date): number =>
  Math.ceil((expiry.getTime() - now.getTime()) / millisecondsInDay);

/** Tells a customer when domains expire, what keeping each costs, and what it will cost later (LG-02). */
export function expiryEmail(content: ExpiryEmail): Message {
  const { customer, domains, now, config } = content;
  const [first, ...others] = domains;
  if (others.length > 0) return severalEmail(content);
  const { domain, expiry, year, terms } = first;
  if (terms) return autorenewEmail({ customer, domain, expiry, terms, config });
  const name = toUnicode(domain);
  const isRestore = year.fee?.kind === 'restore';
  return emailTo(config, customer, (locale) => {
    const { t } = locale;
    return {
      subject: oneSubject(locale, first, now),
      paragraphs: describeExpiry(locale, first, now),
      about: `customer:${customer.id}`,
      action: {
        label: t(isRestore ? messages.restoreDomain : messages.renewDomain, { domain: name }),
        path: `${LIST_PATH}?find=${encodeURIComponent(name)}`,
      },
      after: [t(messages.renewedMeanwhile, { email: config.supportEmail })],
    };
  });
}

/** Lists several domains in one email, each with its own date and price. */
function severalEmail({ customer, domains, now, config }: ExpiryEmail): Message {
  const renewing = domains.flatMap(({ terms }) => terms ?? []);
  const isEachRenewing = renewing.length === domains.length;
  return emailTo(config, customer, (locale) => {
    const { t } = locale;
    return {
      subject: severalSubject(locale, domains, now, renewing.length),
      paragraphs: [
        ...domains.map((domain) =>
          joinSentences(
            locale,
            domain.terms
              ? describeAutorenewal(locale, { ...domain, terms: domain.terms })
              : describeExpiry(locale, domain, now),
          ),
        ),
        // All of the domains are charged to the same card.
        ...new Set(renewing.flatMap((terms) => cardProblem(locale, terms, config))),
        ...(renewing.length > 0 ? [t(messages.neverMore)] : []),
      ],
      about: `customer:${customer.id}`,
      action: { label: t(messages.seeDomains), path: LIST_PATH },
      after: [
        ...(renewing.length > 0 ? [t(messages.someOff, { url: pageUrl(locale, config, LIST_PATH) })] : []),
        ...(isEachRenewing ? [] : [t(messages.someRenewed, { email: config.supportEmail })]),
      ],
    };
  });
}

function oneSubject({ t }: Locale, { domain, expiry }: ExpiringDomain, now: Date): string {
  const name = toUnicode(domain);
  return expiry <= now
    ? t(messages.expiredSubject, { domain: name })
    : t(messages.expiresSubject, { domain: name, days: daysUntil(expiry, now) });
}

function severalSubject({ t }: Locale, domains: readonly ExpiringDomain[], now: Date, renewing: number): string {
  const count = domains.length;
  if (domains.every(({ expiry }) => expiry <= now)) return t(messages.severalSubject, { state: 'expired', count });
  const state = renewing === 0 ? 'expires' : renewing === count ? 'renews' : 'mixed';
  return t(messages.severalSubject, { state, count });
}

/** Describes in sentences when a domain expires, what keeping it costs, and what it will cost later. */
function describeExpiry(locale: Locale, content: PricedExpiringDomain, now: Date): string[] {
  const { domain, expiry, year } = content;
  const { t, date } = locale;
  const isRestore = year.fee?.kind === 'restore';
  return [
    t(expiry <= now ? messages.expiredText : messages.expiresText, { domain: toUnicode(domain), date: date(expiry) }),
    t(isRestore ? messages.restoreCost : messages.renewCost, toEmailCost(locale, year)),
    ...(isRestore ? [] : laterCost(locale, content, now)),
  ];
}

/** Describes what a renewal costs in the grace period, and what a restore costs after it. */
function laterCost(
  { t, date, money }: Locale,
  { expiry, year, fees, graceDays, redemptionDays }: PricedExpiringDomain,
  now: Date,
): string[] {
  const restoring = { days: redemptionDays, restore: money(fees.restore, year.currency) };
  const canRestore = redemptionDays > 0;
  if (graceDays === 0) return canRestore ? [t(messages.restoreLater, restoring)] : [];
  const until = date(new Date(expiry.getTime() + graceDays * millisecondsInDay));
  return expiry <= now || fees.late === 0
    ? [t(messages.graceSame, { date: until, canRestore, ...restoring })]
    : [t(messages.graceDearer, { date: until, late: money(fees.late, year.currency), canRestore, ...restoring })];
}

interface RegistrantExpiryEmail extends Pick<ExpiryEmail, 'now' | 'config'> {
  readonly registrant: Pick<Reader, 'email' | 'first_name'>;
  /** Language of the customer, since the registrant's is unknown. */
  readonly language: Language | null;
  /** Domains of this registrant, sorted by expiry; either all of them have expired or none has. */
  readonly domains: readonly [ExpiringDomain, ...ExpiringDomain[]];
}

/**
 * Tells a registrant who is not the customer when domains expire (ICANN Expired Registration Recovery Policy, 2.1), without the customer's
 * prices and cards.
 */
export function registrantExpiryEmail({ registrant, language, domains, now, config }: RegistrantExpiryEmail): Message {
  const [first, ...others] = domains;
  const isOver = first.expiry <= now;
  return emailTo(config, { ...registrant, language }, (locale) => {
    const { t, date } = locale;
    const facts = ({ domain, expiry }: ExpiringDomain) => ({ domain: toUnicode(domain), date: date(expiry) });
    return {
      greeting: neutralGreeting,
      subject: others.length > 0 ? severalSubject(locale, domains, now, 0) : oneSubject(locale, first, now),
      paragraphs:
        others.length > 0
          ? [
              t(messages.ownerSeveral),
              ...domains.map((domain) => t(isOver ? messages.expiredText : messages.expiresText, facts(domain))),
              t(isOver ? messages.ownerSeveralExpired : messages.ownerSeveralExpires),
              t(messages.ownerSeveralManager),
            ]
          : [
              t(isOver ? messages.ownerExpired : messages.ownerExpires, facts(first)),
              t(isOver ? messages.ownerExpiredText : messages.ownerExpiresText),
              t(messages.ownerManager),
            ],
      after: [t(messages.ownerNote, { email: config.supportEmail })],
    };
  });
}
