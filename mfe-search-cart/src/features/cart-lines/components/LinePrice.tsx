import type { CartItem } from '@storefront/shared/cart';
import { getAddedYears, lineKind } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Skeleton } from '@storefront/shared/ui/feedback';
import { Money } from '@storefront/shared/ui/price';
import { spoken } from '../../../components/spoken';
import { getLinePrice, linePriceState } from '../../../model/line-price';
import * as messages from '../messages';

/** The price of a line; see `getLinePrice`. */
export function LinePrice({ item }: { item: CartItem }) {
  const t = useTranslate();
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
      const price = <Money minor={getLinePrice(item)} currency={item.currency_code} strong />;
      const years = getAddedYears(item);
      return lineKind(item) === 'add_ons' || years === 0
        ? price
        : t(messages.priceForYears, { price: () => price, term: spoken, years });
    }
  }
}
