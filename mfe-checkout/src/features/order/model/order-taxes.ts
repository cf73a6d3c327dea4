import type { Order } from '@storefront/shared/contract';
import { groupTaxes, toMinor, type TaxLine } from '@storefront/shared/domain';

/** The taxes of an order by `tax_id`, in minor units, as on the review page (CT-08). */
export function orderTaxes({ order_items, currency_code }: Pick<Order, 'order_items' | 'currency_code'>): TaxLine[] {
  return groupTaxes(
    order_items.flatMap(({ tax_rates }) =>
      tax_rates.map((rate) => ({ ...rate, tax_amount: toMinor(rate.tax_amount, currency_code) })),
    ),
  );
}
