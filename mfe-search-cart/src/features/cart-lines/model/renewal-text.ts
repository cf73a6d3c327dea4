import type { CartItem } from '@storefront/shared/cart';
import { formatDate, formatMoney, renewalOf } from '@storefront/shared/domain';

/** What autorenew will do to a line, with date and amount (LG-04): "Renews before November 21st, 2027, then each year, for $14.90 before tax." */
export function renewalText(item: CartItem, today: Date): string {
  const { date, amount } = renewalOf(item, today);
  if (!item.autorenew)
    return `Auto-renew is off. The name ends${date ? ` on ${formatDate(date)}` : ' when its term ends'} unless you renew it.`;
  const when = date ? ` before ${formatDate(date)}` : ' before its term ends';
  if (item.priced === 'unknown') return `Renews${when}, then each year. What it costs is not known right now.`;
  return `Renews${when}, then each year, for ${formatMoney(amount, item.currency_code)} before tax.`;
}
