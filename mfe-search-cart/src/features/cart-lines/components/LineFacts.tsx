import type { CartItem } from '@storefront/shared/cart';
import { addOnsInWords, formatDate, lineKind, selectedAddOns, sumMinor, timesMinor } from '@storefront/shared/domain';
import { Money } from '@storefront/shared/ui/price';
import { StateText } from '@storefront/shared/ui/state';
import { linePriceState } from '../../../model/line-price';

const KINDS = { new: '', renew: 'Renewal, ', transfer: 'Transfer in, ' } as const;

/** What the line is, for how long, and what every year after its term costs (PR-01). */
export function LineFacts({ item }: { item: CartItem }) {
  const { type, is_premium, period, renewal_price, currency_code } = item;
  if (lineKind(item) === 'add_ons') return <AddOnFacts item={item} />;
  return (
    <>
      {is_premium && (
        <>
          <StateText state="premium" />,{' '}
        </>
      )}
      {KINDS[type]}
      {period === 1 ? '1 year' : `${period} years`}
      {linePriceState(item) !== 'unknown' && (
        <>
          , then <Money minor={renewal_price} currency={currency_code} />
          /year
        </>
      )}
    </>
  );
}

/** Which add-ons alone are bought, until when they are paid for, and what each year after costs for them. */
function AddOnFacts({ item }: { item: CartItem }) {
  const yearly = sumMinor(selectedAddOns(item).map(({ price, quantity }) => timesMinor(price, quantity)));
  return (
    <>
      {addOnsInWords(selectedAddOns(item), 'add_ons')}
      {item.date && ` until ${formatDate(item.date)}`}
      {linePriceState(item) !== 'unknown' && (
        <>
          , then <Money minor={yearly} currency={item.currency_code} />
          /year with the renewal
        </>
      )}
    </>
  );
}
