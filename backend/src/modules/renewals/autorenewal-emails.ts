import { addOnsInWords, formatDate, formatMoney, methodTitle, toUnicode } from '@storefront/shared/domain';
import { methodOf } from '../../db/payment-method';
import { renderEmail, type Message } from '../../core/email';
import type { Config } from '../../config/config';
import { isExpired, type CardRow, type Terms } from './autorenewal-terms';
import type { PricedYear } from './renewal-order';

interface Addressed {
  readonly customer: { readonly email: string; readonly first_name: string };
  /** ASCII. */
  readonly domain: string;
  readonly expiry: Date;
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
}

const cardName = (card: CardRow): string => methodTitle(methodOf(card));
const listUrl = ({ publicUrl }: Addressed['config'], name: string): string =>
  `${publicUrl}/domain/list?find=${encodeURIComponent(name)}`;
/** Where auto-renew is switched off, and what the renewal costs can be seen. */
const overviewUrl = ({ publicUrl }: Addressed['config'], domain: string): string =>
  `${publicUrl}/domain/overview?name=${encodeURIComponent(domain)}`;
/** Where cards are stored and one of them is chosen to renew names with. */
const cardsUrl = ({ publicUrl }: Addressed['config']): string => `${publicUrl}/account/billing`;

/** What is bought: `one year with Privacy Protection`. */
export function yearInWords({ item }: PricedYear): string {
  const addOns = [...new Set(item.sub_items)].map((type) => ({
    type,
    quantity: item.sub_items.filter((addOn) => addOn === type).length,
  }));
  return addOns.length === 0 ? 'one year' : `one year with ${addOnsInWords(addOns, 'renew')}`;
}

/** The fee within a cost, as a sentence of its own; nothing where there is none. */
export function feeInWords({ fee, currency }: PricedYear): string {
  return fee
    ? ` Of that, ${formatMoney(fee.amount, currency)} before tax is for ${{ late: 'renewing late', restore: 'restoring the name' }[fee.kind]}.`
    : '';
}

export function costInWords({ currency, amount, tax, total }: PricedYear): string {
  const sum = `${formatMoney(total, currency)} ${currency}`;
  return tax === 0 ? sum : `${sum} (${formatMoney(amount, currency)} and ${formatMoney(tax, currency)} tax)`;
}

/** Tells a holder on which day a name renews itself, and what is charged to which card (LG-04). */
export function autorenewEmail({
  customer,
  domain,
  expiry,
  terms,
  config,
}: Addressed & { readonly terms: Terms }): Message {
  const { year, chargeAt, risenFrom, card } = terms;
  const name = toUnicode(domain);
  const day = formatDate(chargeAt);
  const withoutCard = `No card is stored with your account. Store one before that day, or the name ends: ${cardsUrl(config)}`;
  const withDeclinedCard = (old: CardRow): string =>
    `${cardName(old)}, your default card, was declined when it was last charged. Make another card the default before that day, or the name ends: ${cardsUrl(config)}`;
  const withOldCard = (old: CardRow): string =>
    `${cardName(old)} will have expired by then. Store another card before that day and use it first: ${cardsUrl(config)}`;
  return renderEmail({
    to: customer.email,
    subject:
      risenFrom === null ? `${name} renews itself on ${day}` : `${name} renews itself on ${day}, at a higher price`,
    paragraphs: [
      `Hello ${customer.first_name},`,
      `${name} expires on ${formatDate(expiry)}. Auto-renew is on.`,
      ...(risenFrom === null
        ? []
        : [
            `The price has risen since we told you ${formatMoney(risenFrom, year.currency)} ${year.currency}. Nothing was charged.`,
          ]),
      `On ${day} we renew it for ${yearInWords(year)} and charge ${costInWords(year)}${card ? ` to ${cardName(card)}` : ''}.${feeInWords(year)}`,
      ...(card === null
        ? [withoutCard]
        : isExpired(card, chargeAt)
          ? [withOldCard(card)]
          : card.declined_at
            ? [withDeclinedCard(card)]
            : []),
      'We never charge more than we told you. If the price rises before that day, we write again first.',
    ],
    action: { label: `See ${name}`, url: listUrl(config, name) },
    after: [`To let the domain end instead, switch auto-renew off before that day: ${overviewUrl(config, domain)}`],
    from: config.shopName,
  });
}

/** Tells a holder that an automatic renewal failed, why, what follows, and the way out. */
export function autorenewFailedEmail({
  customer,
  domain,
  expiry,
  problem,
  next,
  config,
}: Addressed & { readonly problem: string; readonly next: Date | null }): Message {
  const name = toUnicode(domain);
  return renderEmail({
    to: customer.email,
    subject: `${name} could not be renewed`,
    paragraphs: [
      `Hello ${customer.first_name},`,
      `We tried to renew ${name}, which expires on ${formatDate(expiry)}. ${problem}`,
      ...(next
        ? [
            `We try again on ${formatDate(next)}, with the card that is the default card of your account by then. Save or choose another one here: ${cardsUrl(config)}`,
            'You need not wait for it: renew the name yourself, with any card.',
          ]
        : ['We do not try again. Renew the name yourself, with any card, or it ends.']),
    ],
    action: { label: `Renew ${name}`, url: listUrl(config, name) },
    after: [`If you have renewed it meanwhile, nothing is left to do. Questions? Write to ${config.supportEmail}.`],
    from: config.shopName,
  });
}
