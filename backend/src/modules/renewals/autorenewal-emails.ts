import { methodTitle, toUnicode } from '@storefront/shared/domain';
import { toMethodDetails } from '../../db/payment-method';
import { addOnNames } from '../../core/add-on-names';
import { emailTo, pageUrl, type CustomerReader, type Message, type Shop } from '../../core/email';
import type { Locale } from '../../core/locale';
import { isExpired, type CardRow, type Terms } from './autorenewal-terms';
import * as messages from './messages';
import type { PricedRenewal } from './renewal-order';

interface Addressed {
  readonly customer: CustomerReader;
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  readonly config: Shop;
}

const cardName = (card: CardRow): string => methodTitle(toMethodDetails(card));
const listPath = (name: string): string => `/domain/list?find=${encodeURIComponent(name)}`;
/** Returns the path of the page that shows the renewal price and turns auto-renew off. */
const overviewPath = (domain: string): string => `/domain/overview?name=${encodeURIComponent(domain)}`;
/** Page for stored cards and the default card. */
const CARDS_PATH = '/account/billing';

/** Returns the message parameters for the price of the shortest renewal: add-ons, tax and the included fee. */
export function toEmailCost(locale: Locale, { item, currency, amount, tax, total, fee }: PricedRenewal) {
  const addOns = [...new Set(item.sub_items)].map((type) => ({
    type,
    quantity: item.sub_items.filter((addOn) => addOn === type).length,
  }));
  return {
    years: item.period,
    hasAddOns: addOns.length > 0,
    addOns: addOnNames(locale, addOns, 'renew'),
    total: locale.money(total, currency),
    isTaxed: tax !== 0,
    net: locale.money(amount, currency),
    tax: locale.money(tax, currency),
    fee: fee?.kind ?? 'none',
    feeAmount: fee ? locale.money(fee.amount, currency) : '',
  } as const;
}

/** Describes in sentences when a domain is renewed automatically, and what is charged to which card. */
export function describeAutorenewal(
  locale: Locale,
  { domain, expiry, terms }: Pick<Addressed, 'domain' | 'expiry'> & { readonly terms: Terms },
): string[] {
  const { year, chargeAt, risenFrom, card } = terms;
  const { t, date, money } = locale;
  return [
    t(messages.autorenewOn, { domain: toUnicode(domain), date: date(expiry) }),
    ...(risenFrom === null ? [] : [t(messages.dearerText, { amount: money(risenFrom, year.currency) })]),
    t(messages.autorenewCharge, {
      date: date(chargeAt),
      ...toEmailCost(locale, year),
      hasCard: card !== null,
      card: card ? cardName(card) : '',
    }),
  ];
}

/** Tells a customer when a domain will be renewed automatically, and what is charged to which card (LG-04). */
export const autorenewEmail = ({
  customer,
  domain,
  expiry,
  terms,
  config,
}: Addressed & { readonly terms: Terms }): Message =>
  emailTo(config, customer, (locale) => {
    const { t, date } = locale;
    const name = toUnicode(domain);
    return {
      subject: t(terms.risenFrom === null ? messages.autorenewSubject : messages.dearerSubject, {
        domain: name,
        date: date(terms.chargeAt),
      }),
      paragraphs: [
        ...describeAutorenewal(locale, { domain, expiry, terms }),
        ...cardProblem(locale, terms, config),
        t(messages.neverMore),
      ],
      about: `customer:${customer.id}`,
      action: { label: t(messages.seeDomain, { domain: name }), path: listPath(name) },
      after: [t(messages.autorenewOff, { url: pageUrl(locale, config, overviewPath(domain)) })],
    };
  });

/** Describes what the customer has to do about the card before the charge, if anything. */
export function cardProblem(locale: Locale, { card, chargeAt }: Terms, config: Shop): string[] {
  const { t } = locale;
  const url = pageUrl(locale, config, CARDS_PATH);
  if (card === null) return [t(messages.noCard, { url })];
  if (isExpired(card, chargeAt)) return [t(messages.cardExpired, { card: cardName(card), url })];
  return card.declined_at ? [t(messages.cardDeclined, { card: cardName(card), url })] : [];
}

/** Describes in sentences why an automatic renewal failed, and whether anything was charged or refunded. */
export type Problem = (locale: Locale) => string;

/** Tells a customer that an automatic renewal failed and why, what happens next, and how to renew manually. */
export const autorenewFailedEmail = ({
  customer,
  domain,
  expiry,
  problem,
  next,
  config,
}: Addressed & { readonly problem: Problem; readonly next: Date | null }): Message =>
  emailTo(config, customer, (locale) => {
    const { t, date } = locale;
    const name = toUnicode(domain);
    return {
      subject: t(messages.failedSubject, { domain: name }),
      paragraphs: [
        t(messages.failedText, { domain: name, date: date(expiry), problem: problem(locale) }),
        ...(next
          ? [
              t(messages.failedNext, { date: date(next), url: pageUrl(locale, config, CARDS_PATH) }),
              t(messages.failedNow),
            ]
          : [t(messages.failedOver)]),
      ],
      about: `customer:${customer.id}`,
      action: { label: t(messages.renewDomain, { domain: name }), path: listPath(name) },
      after: [t(messages.renewedMeanwhile, { email: config.supportEmail })],
    };
  });
