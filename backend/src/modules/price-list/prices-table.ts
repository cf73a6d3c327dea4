import type { Minor } from '@storefront/shared/domain';
import { allTlds, findTld } from '../../core/catalog/catalog';
import { onDay } from './dated';
import { describeColumn, inFile, type LineReader } from './line-reader';
import { LIST_CURRENCY, type SaleCurrency } from './sale-currency';
import { fromDay, refuseRepeats, type TableKind } from './table-kind';
import { SERVICES, type PriceRow } from './tables';

const costColumn = (service: (typeof SERVICES)[number]): string => `${service}_cost`;

/** Reads the reseller's cost of a service, if given. Only an introductory price may be below cost. */
function findCost(
  reader: LineReader,
  service: (typeof SERVICES)[number],
  price: Minor | undefined,
  currency: SaleCurrency,
  isIntroduction: boolean,
): Minor | null | undefined {
  const column = costColumn(service);
  if (reader.text(column) === '') return null;
  const cost = reader.price(column, currency);
  if (cost === undefined || price === undefined || price >= cost || (isIntroduction && service === 'register'))
    return cost;
  return reader.refuse(service, `The ${describeColumn(service)} ${inFile(price)} is below its cost ${inFile(cost)}.`);
}

const getTitle = (row: PriceRow): string => `.${row.ending} in ${row.currency}${fromDay(row)}`;

/** Prices of TLDs: one row per TLD in US dollars, and one for each further currency that is not converted. */
export const pricesTable: TableKind<'prices'> = {
  name: 'prices',
  required: ['ending', 'currency', ...SERVICES],
  optional: ['first_year_only', 'late', 'valid_from', ...SERVICES.map(costColumn)],

  read(reader) {
    const name = reader.required('ending')?.toLowerCase().replace(/^\./, '');
    const ending =
      name === undefined || findTld(name)
        ? name
        : reader.refuse('ending', `.${name} is not an extension that can be sold here.`);
    const currency = reader.currency();
    const firstYearOnly = reader.yesNo('first_year_only');
    const validFrom = reader.day('valid_from');
    // Amounts are read even if the currency is invalid, so that all problems are reported at once.
    const read = SERVICES.map((service) => {
      // A restore is only ever charged together with a renewal.
      const price = reader[service === 'restore' ? 'price' : 'charge'](service, currency ?? LIST_CURRENCY);
      return {
        service,
        price,
        cost: findCost(reader, service, price, currency ?? LIST_CURRENCY, firstYearOnly === true),
      };
    });
    const [register, renew, transfer, restore] = read.map(({ price }) => price);
    const late = reader.text('late') === '' ? 0 : reader.fee('late', currency ?? LIST_CURRENCY);
    const isWhole = read.every(({ cost }) => cost !== undefined);
    if (
      ending === undefined ||
      currency === undefined ||
      firstYearOnly === undefined ||
      validFrom === undefined ||
      !isWhole
    )
      return undefined;
    if (
      register === undefined ||
      renew === undefined ||
      transfer === undefined ||
      restore === undefined ||
      late === undefined
    )
      return undefined;
    const costs = Object.fromEntries(
      read.flatMap(({ service, cost }) => (typeof cost === 'number' ? [[service, cost]] : [])),
    );
    return { ending, currency, register, renew, transfer, restore, late, firstYearOnly, validFrom, costs };
  },

  title: getTitle,

  cells: (row) => ({
    ending: `.${row.ending}`,
    currency: row.currency,
    ...Object.fromEntries(SERVICES.map((service) => [service, inFile(row[service])])),
    first_year_only: row.firstYearOnly ? 'yes' : 'no',
    late: row.late === 0 ? '' : inFile(row.late),
    valid_from: row.validFrom ?? '',
    ...Object.fromEntries(
      SERVICES.map((service) => [
        costColumn(service),
        row.costs[service] === undefined ? '' : inFile(row.costs[service]),
      ]),
    ),
  }),

  check(rows, day) {
    refuseRepeats(rows, getTitle, 'ending');
    const listed = new Map<string, PriceRow[]>();
    for (const { row } of rows)
      if (row.currency === LIST_CURRENCY) listed.set(row.ending, [...(listed.get(row.ending) ?? []), row]);
    return allTlds()
      .filter(({ tld }) => !onDay(listed.get(tld) ?? [], day))
      .map(
        ({ tld }) =>
          `.${tld} has no price in ${LIST_CURRENCY} for today. Every extension needs one; other currencies are converted from it.`,
      );
  },
};
