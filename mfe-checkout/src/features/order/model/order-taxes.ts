import type { Order } from '@storefront/shared/contract';
import { groupTaxes, subtractMinor, sumMinor, toMinor, type Minor, type TaxLine } from '@storefront/shared/domain';
import { isPaid } from './order-progress';

type Taxed = Pick<Order, 'order_items' | 'currency_code'>;

/** The taxes of an order by `tax_id`, in minor units, as the review showed them (CT-08). */
export function orderTaxes({ order_items, currency_code }: Taxed): TaxLine[] {
  return groupTaxes(
    order_items.flatMap(({ tax_rates }) =>
      tax_rates.map((rate) => ({ ...rate, tax_amount: toMinor(rate.tax_amount, currency_code) })),
    ),
  );
}

/** What an order comes to once something was decided, in minor units; everything above `paid` adds up to it. */
export interface PaidSums {
  /** Of the lines that are shown with an amount, before tax. */
  readonly amount: Minor;
  readonly taxes: readonly TaxLine[];
  /** Charged for what is no line any more, and not refunded yet. */
  readonly due: Minor;
  /** Refunded for no one line. */
  readonly returned: Minor;
  readonly paid: Minor;
}

/** The sums of what is kept: a line that nothing is kept for is in none of them (OR-10). */
export function paidSums(order: Order): PaidSums {
  const minor = (wire: number): Minor => toMinor(wire, order.currency_code);
  const kept = order.order_items.filter((item) => isPaid(item, order));
  const amount = sumMinor(kept.map((item) => minor(item.amount)));
  const taxes = orderTaxes({ order_items: kept, currency_code: order.currency_code });
  const paid = subtractMinor(minor(order.captured), minor(order.refunded));
  const owed = sumMinor(
    order.order_items
      .filter(({ status }) => status === 'refund_pending')
      .flatMap((item) => [minor(item.amount), minor(item.tax)]),
  );
  // Beyond the lines: above nothing where more is kept than they come to, below where less is.
  const beyond = subtractMinor(paid, sumMinor([amount, ...taxes.map(({ tax_amount }) => tax_amount)]));
  const due = beyond > owed ? beyond : owed;
  return { amount, taxes, due, returned: subtractMinor(due, beyond), paid };
}
