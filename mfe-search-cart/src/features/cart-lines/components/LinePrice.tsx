import type { CartItem } from '@storefront/shared/cart';
import { getAddedYears, lineKind, lineTotals, timesMinor } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Money } from '@storefront/shared/ui/price';
import { spoken } from '../../../components/spoken';
import { linePriceState } from '../../../model/line-price';
import * as messages from '../messages';

/** The price of the domain for its term, without add-ons and before tax; for an add-ons-only line, the price of the add-ons. */
export function LinePrice({ item }: { item: CartItem }) {
  const t = useTranslate();
  const isAddOnsAlone = lineKind(item) === 'add_ons';
  switch (linePriceState(item)) {
    case 'pending':
      return (
        <>
          <Skeleton width="3.5rem" />
          {spoken(t(messages.pricePending))}
        </>
      );
    case 'unknown':
      return spoken(t(messages.noPrice));
    case 'known': {
      const minor = isAddOnsAlone ? lineTotals(item).cost : timesMinor(item.cost, item.quantity);
      const price = <Money minor={minor} currency={item.currency_code} strong />;
      const years = getAddedYears(item);
      return isAddOnsAlone || years === 0
        ? price
        : t(messages.priceForYears, { price: () => price, term: spoken, years });
    }
  }
}
