import type { CartItem } from '@storefront/shared/cart';
import { lineKind, lineTotals, timesMinor } from '@storefront/shared/domain';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Money } from '@storefront/shared/ui/price';
import { linePriceState } from '../../../model/line-price';

/** What the name costs for its term, without its add-ons, before tax; of add-ons alone, what they cost. */
export function LinePrice({ item }: { item: CartItem }) {
  const isAddOnsAlone = lineKind(item) === 'add_ons';
  switch (linePriceState(item)) {
    case 'pending':
      return (
        <>
          <Skeleton width="3.5rem" />
          <span className="sf-visually-hidden">Price is being checked</span>
        </>
      );
    case 'unknown':
      return <span className="sf-visually-hidden">No price</span>;
    case 'known':
      return (
        <>
          <Money
            minor={isAddOnsAlone ? lineTotals(item).cost : timesMinor(item.cost, item.quantity)}
            currency={item.currency_code}
            strong
          />
          {!isAddOnsAlone && (
            <span className="sf-visually-hidden"> for {item.period === 1 ? '1 year' : `${item.period} years`}</span>
          )}
        </>
      );
  }
}
