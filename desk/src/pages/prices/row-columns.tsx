import type { PriceRowCells, PriceTable } from '@storefront/shared/contract/desk';
import type { Translate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { StateText } from '@storefront/shared/ui/state';
import type { Column } from '@storefront/shared/ui/table';
import { columnName } from './names';
import * as messages from './messages';
import styles from './prices.module.css';

/** Columns with figures to compare across rows; all other values are combined in one column after them. */
const FIGURES: Readonly<Record<PriceTable, readonly string[]>> = {
  prices: ['register', 'renew', 'transfer', 'restore'],
  'add-ons': ['price'],
  'exchange-rates': ['per_usd'],
  taxes: ['rate'],
};

/** Columns that are part of the row's name. */
const NAMING: ReadonlySet<string> = new Set(['ending', 'currency', 'add_on', 'country']);

/** Lists the other values of a row, omitting "no". */
const listDetails = (columns: readonly string[], table: PriceTable, cells: PriceRowCells['cells']) =>
  columns.filter(
    (column) =>
      cells[column] &&
      !NAMING.has(column) &&
      !FIGURES[table].includes(column) &&
      (column !== 'first_year_only' || cells[column] === 'yes'),
  );

interface RowColumnsOptions {
  readonly t: Translate;
  readonly table: PriceTable;
  /** The columns of the table's file. */
  readonly columns: readonly string[];
  readonly rows: readonly PriceRowCells[];
  readonly isDrafted: (row: string) => boolean;
  readonly onEdit: (row: PriceRowCells) => void;
}

/** Returns the columns on screen: the row's name, its figures, all other values in one column, and a button. */
export function getRowColumns({
  t,
  table,
  columns,
  rows,
  isDrafted,
  onEdit,
}: RowColumnsOptions): Column<PriceRowCells>[] {
  return [
    {
      key: 'row',
      header: t(messages.row),
      cell: ({ row }) => (
        <>
          <span className={styles.name}>{row}</span>
          {isDrafted(row) && <StateText state="selected">{t(messages.drafted)}</StateText>}
        </>
      ),
    },
    ...FIGURES[table].map((figure): Column<PriceRowCells> => ({
      key: figure,
      header: columnName(t, figure),
      align: 'end',
      narrow: 'labelled',
      cell: ({ cells }) => cells[figure],
    })),
    ...(rows.some(({ cells }) => listDetails(columns, table, cells).length > 0)
      ? [
          {
            key: 'details',
            header: t(messages.details),
            cell: ({ cells }: PriceRowCells) => (
              <dl className={styles.details}>
                {listDetails(columns, table, cells).map((column) => (
                  <div key={column}>
                    <dt>{columnName(t, column)}</dt>
                    <dd>{cells[column]}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
        ]
      : []),
    {
      key: 'change',
      header: t(messages.changeShort),
      headerHidden: true,
      align: 'end',
      narrow: 'end',
      cell: (row) => (
        <Button size="sm" aria-label={t(messages.change, { row: row.row })} onClick={() => onEdit(row)}>
          {t(messages.changeShort)}
        </Button>
      ),
    },
  ];
}
