import type { CartItem } from '@storefront/shared/cart';
import { formatDate, formatMoney, getRenewal } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from '../messages';

/**
 * Describes what auto-renew will do to a line, with date and amount (LG-04): "Renews before November 21st, 2027, then every year, for
 * $14.90 before tax."
 */
export function renewalText(item: CartItem, today: Date, t: Translate): string {
  const renewal = getRenewal(item, today);
  const date = renewal.date ? formatDate(renewal.date) : 'none';
  if (!item.autorenew) return t(messages.ends, { date });
  return t(messages.renews, {
    date,
    price: item.priced === 'unknown' ? 'none' : formatMoney(renewal.amount, item.currency_code),
  });
}

/** Whether `renewalText` states the renewal price of the domain itself, and not a sum with its add-ons. */
export const statesRenewalPrice = (item: CartItem, today: Date): boolean =>
  item.autorenew && item.priced !== 'unknown' && getRenewal(item, today).amount === item.renewal_price;
