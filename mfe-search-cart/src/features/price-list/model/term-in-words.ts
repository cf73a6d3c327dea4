import type { TldOffer } from '@storefront/shared/contract';
import { formatMoney } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { getPrice } from '../../../model/price-facts';
import * as messages from '../messages';

/** Describes the terms for which the extension is sold, and what each year of a longer first term costs. */
export function formatTerm(offer: TldOffer, t: Translate): string {
  const { min_years: least, max_years: most, currency_code: currency } = offer;
  if (least === most) return t(messages.oneTerm, { years: least });
  const [first, renewal] = [getPrice(offer, 'register'), getPrice(offer, 'renew')];
  return t(messages.terms, {
    least,
    most,
    further: first === renewal ? 'same' : offer.first_year_only ? 'introduction' : 'first',
    first: formatMoney(first, currency),
    renewal: formatMoney(renewal, currency),
  });
}

/** Describes what can be done after a domain has expired, for how long, and what it costs (LG-02). */
export function describeExpiry(offer: TldOffer, t: Translate): string {
  const { grace_days: grace, redemption_days: redemption, currency_code: currency } = offer;
  if (grace <= 0) return t(messages.noGrace, { redemption });
  const late = getPrice(offer, 'late');
  return t(messages.afterExpiry, { fee: late > 0 ? formatMoney(late, currency) : 'none', grace, redemption });
}
