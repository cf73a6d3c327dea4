import type { RowChange } from '@storefront/shared/contract/desk';
import { type Translate, useTranslate } from '@storefront/shared/i18n';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { columnName, tableName } from './names';
import * as messages from './messages';
import styles from './prices.module.css';

interface CellChange {
  readonly key: string;
  readonly change: RowChange;
  /** Null if the whole row is removed. */
  readonly cell: RowChange['cells'][number] | null;
}

/** Columns that are part of the row's name. */
const NAMING: ReadonlySet<string> = new Set(['ending', 'currency', 'add_on', 'country', 'tax_id', 'valid_from']);

const toCells = (changes: readonly RowChange[]): CellChange[] =>
  changes.flatMap((change): CellChange[] => {
    const key = `${change.table} ${change.row}`;
    if (change.kind === 'removed') return [{ key, change, cell: null }];
    // These are already in the name of a new row.
    const cells = change.kind === 'added' ? change.cells.filter(({ column }) => !NAMING.has(column)) : change.cells;
    return cells.map((cell) => ({ key: `${key} ${cell.column}`, change, cell }));
  });

/** Formats a difference in percent with its sign, such as +2.5%. */
export const formatPercent = (t: Translate, percent: number): string =>
  t(messages.percent, { sign: percent > 0 ? '+' : percent < 0 ? '−' : '', percent: String(Math.abs(percent)) });

/** Table of changed values, before and after. */
export function ChangeTable({
  caption,
  changes,
  /** Maximum number of rows shown; the rest are only counted, since a file can change every row. */
  most = 200,
}: {
  readonly caption: string;
  readonly changes: readonly RowChange[];
  readonly most?: number;
}) {
  const t = useTranslate();
  const cells = toCells(changes);
  const columns: Column<CellChange>[] = [
    {
      key: 'row',
      header: t(messages.row),
      cell: ({ change }) => (
        <>
          <span className={styles.name}>{change.row}</span>
          <span className={styles.detail}>{tableName(t, change.table)}</span>
        </>
      ),
    },
    {
      key: 'what',
      header: t(messages.what),
      cell: ({ change, cell }) => (
        <>
          {t(messages.kind, { kind: change.kind })}
          {cell && <span className={styles.detail}>{columnName(t, cell.column)}</span>}
        </>
      ),
    },
    {
      key: 'was',
      header: t(messages.was),
      align: 'end',
      narrow: 'labelled',
      cell: ({ cell }) => <del className={styles.was}>{cell?.was ?? t(messages.nothing)}</del>,
    },
    {
      key: 'now',
      header: t(messages.now),
      align: 'end',
      narrow: 'labelled',
      cell: ({ cell }) => (
        <>
          <ins className={styles.now}>{cell?.now ?? t(messages.nothing)}</ins>
          {cell?.percent != null && <span className={styles.detail}>{formatPercent(t, cell.percent)}</span>}
        </>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={cells.slice(0, most)}
        rowKey={({ key }) => key}
        density="compact"
      />
      {cells.length > most && <p className={styles.quiet}>{t(messages.andMore, { count: cells.length - most })}</p>}
    </>
  );
}
