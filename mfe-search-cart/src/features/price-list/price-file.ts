import type { TldOffer } from '@storefront/shared/contract';
import { fileDate, toCsv } from '@storefront/shared/domain';
import { BY_TAG, costsOverYears } from '../../model/price-facts';

const HEADING = [
  'Extension',
  'Currency',
  'First year',
  'Every year after',
  'Transfer in',
  'Late renewal fee',
  'Restore',
  'Over 3 years',
  'Over 5 years',
  'Over 10 years',
  'Sold for years',
  'Who may have it',
];

const amount = (value: number): string => value.toFixed(2);

/** The rows that are shown, in their order, as a file for a spreadsheet. Prices before tax. */
export function priceFile(
  offers: readonly TldOffer[],
  currency: string,
  now: Date,
): { name: string; text: string; type: string } {
  const lines = offers.map((offer) => {
    const [, three, five, ten] = costsOverYears(offer).map(({ cost }) => amount(cost / 100));
    const years =
      offer.min_years === offer.max_years ? String(offer.min_years) : `${offer.min_years} to ${offer.max_years}`;
    return [
      `.${offer.tld}`,
      offer.currency_code,
      amount(offer.register),
      amount(offer.renew),
      offer.transfer === null ? BY_TAG : amount(offer.transfer),
      amount(offer.late),
      amount(offer.restore),
      three ?? '',
      five ?? '',
      ten ?? '',
      years,
      offer.eligibility,
    ];
  });
  return {
    name: `prices_${currency}_${fileDate(now)}.csv`,
    text: toCsv([HEADING, ...lines]),
    type: 'text/csv;charset=utf-8',
  };
}
