import { addOnService, type AddOnService } from '@storefront/shared/contract';
import { ADD_ON_SERVICES } from '@storefront/shared/domain';
import { onDay } from './dated';
import { inFile } from './line-reader';
import { LIST_CURRENCY } from './sale-currency';
import { fromDay, refuseRepeats, type TableKind } from './table-kind';
import type { AddOnRow } from './tables';

const isAddOn = (text: string): text is AddOnService => (addOnService.options as readonly string[]).includes(text);

const getTitle = (row: AddOnRow): string => `${row.addOn} in ${row.currency}${fromDay(row)}`;

/** Prices of add-ons for one year; 0 if free. Email forwarding is priced per address. */
export const addOnsTable: TableKind<'add-ons'> = {
  name: 'add-ons',
  required: ['add_on', 'currency', 'price'],
  optional: ['valid_from'],

  read(reader) {
    const text = reader.required('add_on');
    const addOn =
      text === undefined || isAddOn(text)
        ? text
        : reader.refuse('add_on', `${text} is not an add-on. Available: ${ADD_ON_SERVICES.join(', ')}.`);
    const currency = reader.currency();
    // It may be free, because it is never charged on its own.
    const price = reader.fee('price', currency ?? LIST_CURRENCY);
    const validFrom = reader.day('valid_from');
    return addOn === undefined || currency === undefined || price === undefined || validFrom === undefined
      ? undefined
      : { addOn, currency, price, validFrom };
  },

  title: getTitle,

  cells: (row) => ({
    add_on: row.addOn,
    currency: row.currency,
    price: inFile(row.price),
    valid_from: row.validFrom ?? '',
  }),

  check(rows, day) {
    refuseRepeats(rows, getTitle, 'add_on');
    const listed = rows.map(({ row }) => row).filter(({ currency }) => currency === LIST_CURRENCY);
    return ADD_ON_SERVICES.filter(
      (addOn) =>
        !onDay(
          listed.filter((row) => row.addOn === addOn),
          day,
        ),
    ).map((addOn) => `${addOn} has no price in ${LIST_CURRENCY} for today.`);
  },
};
