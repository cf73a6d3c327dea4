import { countries } from 'countries-list';
import { refuseRepeats, type ReadRow, type TableKind } from './table-kind';
import type { TaxRow } from './tables';

const LONGEST = 60;

const inForce = ({ validFrom, validUntil }: TaxRow): string =>
  `${validFrom === null ? '' : ` from ${validFrom}`}${validUntil === null ? '' : ` until ${validUntil}`}`;

const getTitle = (row: TaxRow): string => `${row.taxId} of ${row.country}${inForce(row)}`;

const overlap = (a: TaxRow, b: TaxRow): boolean =>
  (a.validFrom ?? '') <= (b.validUntil ?? '9') && (b.validFrom ?? '') <= (a.validUntil ?? '9');

/** Two rates of one tax must not overlap, because a sale would be charged both. */
function refuseOverlaps(rows: readonly ReadRow<TaxRow>[]): void {
  rows.forEach(({ row, reader }, index) => {
    const other = rows
      .slice(0, index)
      .find(({ row: before }) => before.country === row.country && before.taxId === row.taxId && overlap(before, row));
    // Identical rows are already reported as duplicates.
    if (other && getTitle(other.row) !== getTitle(row))
      reader.refuse(
        'tax_id',
        `${getTitle(row)} overlaps with line ${other.reader.line.line}, which holds${inForce(other.row) || ' for good'}.`,
      );
  });
}

/**
 * Taxes by the customer's country. Sales to a country without a row are untaxed. Several taxes of one country are several rows, each
 * computed on the price before tax.
 */
export const taxesTable: TableKind<'taxes'> = {
  name: 'taxes',
  required: ['country', 'tax_id', 'name', 'rate'],
  optional: ['valid_from', 'valid_until'],

  read(reader) {
    const code = reader.required('country');
    const country =
      code === undefined || code in countries
        ? code
        : reader.refuse('country', `${code} is not a country. Use its two-letter ISO 3166-1 code, such as GB.`);
    const id = reader.required('tax_id');
    const taxId =
      id === undefined || /^[a-z0-9][a-z0-9-]{0,39}$/.test(id)
        ? id
        : reader.refuse('tax_id', `The tax id ${id} has more than small letters, digits and hyphens.`);
    const text = reader.required('name');
    const name =
      text === undefined || text.length <= LONGEST
        ? text
        : reader.refuse('name', `The name has more than ${LONGEST} characters.`);
    const percent = reader.decimal('rate', 3);
    const rate =
      percent === undefined || percent <= 100
        ? percent
        : reader.refuse('rate', `The rate is over 100 percent: ${percent}.`);
    const validFrom = reader.day('valid_from');
    const until = reader.day('valid_until');
    const validUntil =
      until && validFrom && until < validFrom
        ? reader.refuse('valid_until', `It ends on ${until}, before it begins on ${validFrom}.`)
        : until;
    if (
      country === undefined ||
      taxId === undefined ||
      name === undefined ||
      rate === undefined ||
      validFrom === undefined ||
      validUntil === undefined
    )
      return undefined;
    return { country, taxId, name, rate, validFrom, validUntil };
  },

  title: getTitle,

  cells: (row) => ({
    country: row.country,
    tax_id: row.taxId,
    name: row.name,
    rate: String(row.rate),
    valid_from: row.validFrom ?? '',
    valid_until: row.validUntil ?? '',
  }),

  check(rows) {
    refuseRepeats(rows, getTitle, 'tax_id');
    refuseOverlaps(rows);
    return [];
  },
};
