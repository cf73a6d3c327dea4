import type { CustomerId, Language } from '@storefront/shared/contract';
import { methodTitle, toUnicode } from '@storefront/shared/domain';
import { toMethodDetails } from '../../db/payment-method';
import { addOnNames } from '../../core/add-on-names';
import { hello, pageUrl, renderEmail, type Message, type Shop } from '../../core/email';
import { getLocale, type Locale } from '../../core/locale';
import { isExpired, type CardRow, type Terms } from './autorenewal-terms';
import * as messages from './messages';
import type { PricedRenewal } from './renewal-order';

interface Addressed {
  readonly customer: {
    readonly id: CustomerId;
    readonly email: string;
    readonly first_name: string;
    readonly language: Language | null;
  };
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  readonly config: Shop;
}

const cardName = (card: CardRow): string => methodTitle(toMethodDetails(card));
const listPath = (name: string): string => `/domain/list?find=${encodeURIComponent(name)}`;
const overviewPath = (domain: string): string => `/domain/overview?name=${encodeURIComponent(domain)}`;
const CARDS_PATH = '/account/billing';

/** Returns the message parameters for the price of the shortest renewal, with its add-ons, tax and fee. */
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

/** When a name renews itself, and what is charged to which card, as sentences. */
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

/** Tells a holder on which day a name renews itself, and what is charged to which card (LG-04). */
export function autorenewEmail({
  customer,
  domain,
  expiry,
  terms,
  config,
}: Addressed & { readonly terms: Terms }): Message {
  const { chargeAt, risenFrom } = terms;
  const locale = getLocale(customer.language);
  const { t, date } = locale;
  const name = toUnicode(domain);
  return renderEmail({
    locale,
    to: customer.email,
    subject: t(risenFrom === null ? messages.autorenewSubject : messages.dearerSubject, {
      domain: name,
      date: date(chargeAt),
    }),
    paragraphs: [
      hello(locale, customer.first_name),
      ...describeAutorenewal(locale, { domain, expiry, terms }),
      ...cardProblem(locale, terms, config),
      t(messages.neverMore),
    ],
    about: `customer:${customer.id}`,
    action: { label: t(messages.seeDomain, { domain: name }), url: pageUrl(locale, config, listPath(name)) },
    after: [t(messages.autorenewOff, { url: pageUrl(locale, config, overviewPath(domain)) })],
    from: config.shopName,
  });
}

/** What is to be done with the cards before the charge, if anything. */
export function cardProblem(locale: Locale, { card, chargeAt }: Terms, config: Shop): string[] {
  const { t } = locale;
  const url = pageUrl(locale, config, CARDS_PATH);
  if (card === null) return [t(messages.noCard, { url })];
  if (isExpired(card, chargeAt)) return [t(messages.cardExpired, { card: cardName(card), url })];
  return card.declined_at ? [t(messages.cardDeclined, { card: cardName(card), url })] : [];
}

/** Why an automatic renewal failed and whether anything was charged, as whole sentences. */
export type Problem = (locale: Locale) => string;

/** Tells a customer that an automatic renewal failed, why, what follows, and what to do. */
export function autorenewFailedEmail({
  customer,
  domain,
  expiry,
  problem,
  next,
  config,
}: Addressed & { readonly problem: Problem; readonly next: Date | null }): Message {
  const locale = getLocale(customer.language);
  const { t, date } = locale;
  const name = toUnicode(domain);
  return renderEmail({
    locale,
    to: customer.email,
    subject: t(messages.failedSubject, { domain: name }),
    paragraphs: [
      hello(locale, customer.first_name),
      t(messages.failedText, { domain: name, date: date(expiry), problem: problem(locale) }),
      ...(next
        ? [
            t(messages.failedNext, { date: date(next), url: pageUrl(locale, config, CARDS_PATH) }),
            t(messages.failedNow),
          ]
        : [t(messages.failedOver)]),
    ],
    about: `customer:${customer.id}`,
    action: { label: t(messages.renewDomain, { domain: name }), url: pageUrl(locale, config, listPath(name)) },
    after: [t(messages.renewedMeanwhile, { email: config.supportEmail })],
    from: config.shopName,
  });
}
