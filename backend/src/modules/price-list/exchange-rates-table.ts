import { onDay } from './dated';
import { RATE_SCALE } from './price-list';
import { LIST_CURRENCY, SALE_CURRENCIES } from './sale-currency';
import { fromDay, refuseRepeats, type TableKind } from './table-kind';
import type { RateRow } from './tables';

const DECIMALS = Math.log10(RATE_SCALE);

/** Plausible rates: a dollar buys between a tenth and ten units of every supported currency, so others are typing errors. */
const LEAST = 0.1;
const MOST = 10;

const getTitle = (row: RateRow): string => `${row.currency}${fromDay(row)}`;

/** Units of each other currency per US dollar. Rates change only by a new file, never automatically. */
export const exchangeRatesTable: TableKind<'exchange-rates'> = {
  name: 'exchange-rates',
  required: ['currency', 'per_usd'],
  optional: ['valid_from'],

  read(reader) {
    const code = reader.currency();
    const currency =
      code === LIST_CURRENCY
        ? reader.refuse(
            'currency',
            `${LIST_CURRENCY} is the currency that the others are converted from. It needs no rate.`,
          )
        : code;
    const perUsd = reader.decimal('per_usd', DECIMALS);
    const rate =
      perUsd === undefined || (perUsd >= LEAST && perUsd <= MOST)
        ? perUsd
        : reader.refuse('per_usd', `${perUsd} for one US dollar is out of range.`);
    const validFrom = reader.day('valid_from');
    if (currency === undefined || rate === undefined || validFrom === undefined) return undefined;
    return { currency, perUsd: Math.round(rate * RATE_SCALE), validFrom };
  },

  title: getTitle,

  cells: (row) => ({
    currency: row.currency,
    per_usd: String(row.perUsd / RATE_SCALE),
    valid_from: row.validFrom ?? '',
  }),

  check(rows, day) {
    refuseRepeats(rows, getTitle, 'currency');
    return SALE_CURRENCIES.filter(
      (code) =>
        code !== LIST_CURRENCY &&
        !onDay(
          rows.map(({ row }) => row).filter(({ currency }) => currency === code),
          day,
        ),
    ).map((code) => `${code} has no rate for today. Every currency needs one; what is not listed in it is converted.`);
  },
};
