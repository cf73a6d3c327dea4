import type { CartItem } from '@storefront/shared/cart';
import {
  getAddedYears,
  formatDate,
  lineKind,
  selectedAddOns,
  sumMinor,
  timesMinor,
  type Minor,
} from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Money } from '@storefront/shared/ui/price';
import { StateText } from '@storefront/shared/ui/state';
import { formatAddOns } from '@storefront/shared/words';
import { linePriceState } from '../../../model/line-price';
import * as messages from '../messages';

/**
 * Shows what a line buys, its term, and what every later year costs (PR-01). For an add-ons-only line: which add-ons, until when they are
 * paid for, and what each later year costs.
 * @param props.saysLater whether it states the price of later years, which a sentence beside it may do already
 */
export function LineFacts({ item, saysLater = true }: { item: CartItem; saysLater?: boolean }) {
  const t = useTranslate();
  const { type, date, is_premium, renewal_price, currency_code } = item;
  const priced = linePriceState(item) !== 'unknown';
  const price = (minor: Minor) => () => <Money minor={minor} currency={currency_code} />;
  const addOns = selectedAddOns(item);
  if (lineKind(item) === 'add_ons') {
    return t(messages.addOnFacts, {
      addOns: formatAddOns(addOns, 'add_ons', t),
      date: date ? formatDate(date) : 'none',
      priced,
      price: price(sumMinor(addOns.map((addOn) => timesMinor(addOn.price, addOn.quantity)))),
    });
  }
  return t(messages.facts, {
    premium: is_premium === true,
    state: () => <StateText state="premium" />,
    kind: type,
    years: getAddedYears(item),
    priced: priced && saysLater,
    price: price(renewal_price),
  });
}
