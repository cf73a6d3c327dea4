import type { Order } from '@storefront/shared/contract';
import { groupTaxes, subtractMinor, sumMinor, toMinor, type Minor, type TaxLine } from '@storefront/shared/domain';
import { isPaid } from './order-lines';

type Taxed = Pick<Order, 'order_items' | 'currency_code'>;

/** Returns the taxes of an order by `tax_id`, in minor units, as the review showed them (CT-08). */
export function orderTaxes({ order_items, currency_code }: Taxed): TaxLine[] {
  return groupTaxes(
    order_items.flatMap(({ tax_rates }) =>
      tax_rates.map((rate) => ({ ...rate, tax_amount: toMinor(rate.tax_amount, currency_code) })),
    ),
  );
}

/**
 * The sums of an order once something was charged, in minor units. All other fields add up to `paid`: `amount`, `taxes` and `due`, minus
 * `returned`.
 */
interface PaidSums {
  /** The items that are paid, before tax. */
  readonly amount: Minor;
  readonly taxes: readonly TaxLine[];
  /** Charged for items that are no longer paid, and not refunded yet. */
  readonly due: Minor;
  /** Refunded, but not for a single item. */
  readonly returned: Minor;
  readonly paid: Minor;
}

/** Computes the sums of the money kept, without items for which none is kept (OR-10). */
export function paidSums(order: Order): PaidSums {
  const minor = (wire: number): Minor => toMinor(wire, order.currency_code);
  const paidItems = order.order_items.filter((item) => isPaid(item, order));
  const amount = sumMinor(paidItems.map((item) => minor(item.amount)));
  const taxes = orderTaxes({ order_items: paidItems, currency_code: order.currency_code });
  const paid = subtractMinor(minor(order.captured), minor(order.refunded));
  const owed = sumMinor(
    order.order_items
      .filter(({ status }) => status === 'refund_pending')
      .flatMap((item) => [minor(item.amount), minor(item.tax)]),
  );
  // The difference to the paid items: positive if more was kept than they cost, negative if less.
  const beyond = subtractMinor(paid, sumMinor([amount, ...taxes.map(({ tax_amount }) => tax_amount)]));
  const due = beyond > owed ? beyond : owed;
  return { amount, taxes, due, returned: subtractMinor(due, beyond), paid };
}
