import type { TldOffer } from '@storefront/shared/contract';
import { fileDate, toCsv } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import { costsOverYears } from '../../../model/price-facts';
import * as messages from '../messages';

const headings = (t: Translate): string[] => [
  t(messages.extension),
  t(messages.currency),
  t(messages.firstYear),
  t(messages.renewal),
  t(messages.transferIn),
  t(messages.lateFee),
  t(messages.restore),
  ...[3, 5, 10].map((years) => t(messages.overYears, { years })),
  t(messages.soldFor),
  t(messages.eligibility),
];

const amount = (value: number): string => value.toFixed(2);

/** Creates a spreadsheet file of the rows shown, in their order. Prices are before tax. */
export function priceFile(
  offers: readonly TldOffer[],
  currency: string,
  now: Date,
  t: Translate,
): { name: string; text: string; type: string } {
  const lines = offers.map((offer) => {
    const [, three, five, ten] = costsOverYears(offer).map(({ cost }) => amount(cost / 100));
    const { min_years: least, max_years: most } = offer;
    return [
      `.${offer.tld}`,
      offer.currency_code,
      amount(offer.register),
      amount(offer.renew),
      offer.transfer === null ? t(messages.byTag) : amount(offer.transfer),
      amount(offer.late),
      amount(offer.restore),
      three ?? '',
      five ?? '',
      ten ?? '',
      least === most ? String(least) : t(messages.yearRange, { least, most }),
      offer.eligibility,
    ];
  });
  return {
    name: `prices_${currency}_${fileDate(now)}.csv`,
    text: toCsv([headings(t), ...lines]),
    type: 'text/csv;charset=utf-8',
  };
}
