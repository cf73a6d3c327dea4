/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Rows styled as blocks and grids
   lose their table roles in some browsers; explicit roles keep them a table. */
import { memo, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckboxField } from '../field';
import type { VirtualRows } from '../virtual-rows';
import { useTranslate } from '../../i18n';
import * as messages from './messages';
import styles from './data-table.module.css';

export interface Column<Item> {
  key: string;
  header: ReactNode;
  cell: (row: Item) => ReactNode;
  /** `end` for amounts and counts. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /**
   * Where the cell goes when rows become list rows under 768 px: the title line, a line of its own, a line prefixed with the header, the
   * end of the row, or nowhere. By default the first column is the title, others are lines.
   */
  narrow?: 'title' | 'line' | 'labelled' | 'end' | 'hidden';
  /** In a table with `tracks`: the cell is below the others at full width, and takes up no space while empty. */
  below?: boolean;
  /** The header is for screen readers only. */
  headerHidden?: boolean;
  /** The content, such as a domain, may be wider than the column: it may break anywhere, so that the table fits its container. */
  breaks?: boolean;
  className?: string;
}

export interface Sort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Selection<Item> {
  /** Keys of the selected rows, on this page or not. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** The accessible name of a row's checkbox, such as the domain. */
  getLabel: (row: Item) => string;
}

export interface DataTableProps<Item> {
  /** What the table lists; for screen readers unless `captionShown`. */
  caption: ReactNode;
  captionShown?: boolean;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The GET form that has the sort order as a parameter: before scripts run, a heading submits it with this value. */
  sortForm?: { readonly id: string; readonly name: string; readonly valueOf: (key: string) => string };
  selection?: Selection<Item>;
  /** The background of a row; the row also has the meaning as text. */
  getTint?: (row: Item) => 'success' | 'danger' | 'info' | 'warning' | undefined;
  density?: 'normal' | 'compact';
  /** Renders only the rows near the viewport (`useVirtualRows`); for tables that can exceed a hundred rows. */
  virtual?: VirtualRows<HTMLTableSectionElement>;
  /** Rows are grids with the columns that the table's class sets as `--sf-tracks`, so that widths do not depend on the rendered rows. */
  tracks?: boolean;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  className?: string;
}

/** A table; under 768 px of its own width each row becomes a list row. */
export function DataTable<Item>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortForm,
  selection,
  getTint,
  density = 'normal',
  virtual,
  tracks = false,
  empty,
  className,
}: DataTableProps<Item>) {
  const t = useTranslate();
  const keys = rows.map(rowKey);
  const places = virtual?.drawn ?? keys.map((_, place) => place);
  const chosenHere = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;

  function toggle(changed: readonly string[], on: boolean) {
    if (!selection) return;
    const next = new Set(selection.selected);
    for (const key of changed) {
      if (on) next.add(key);
      else next.delete(key);
    }
    selection.onChange(next);
  }

  return (
    <div className={classNames(styles.frame, className)}>
      <table
        role="table"
        aria-rowcount={virtual?.isPart ? rows.length + 1 : undefined}
        className={classNames(
          styles.table,
          tracks && styles.tracks,
          density === 'compact' && styles.compact,
          getTint && styles.inset,
        )}
      >
        <caption className={captionShown ? styles.caption : 'sf-visually-hidden'}>{caption}</caption>
        <thead
          role="rowgroup"
          // Headings of nothing only distract from the reason why there is nothing.
          className={classNames(styles.head, rows.length === 0 && !onSort && !selection && 'sf-visually-hidden')}
        >
          <tr role="row" aria-rowindex={virtual?.isPart ? 1 : undefined} className={styles.headRow}>
            {selection && (
              <th role="columnheader" scope="col" className={styles.choose}>
                <CheckboxField
                  label={t(messages.selectAll)}
                  labelHidden
                  checked={rows.length > 0 && chosenHere === rows.length}
                  indeterminate={chosenHere > 0 && chosenHere < rows.length}
                  onChange={(event) => toggle(keys, event.target.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} sortForm={sortForm} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={virtual?.holder}>
          {virtual && <Gap size={virtual.before} />}
          {places.map((place) => {
            const row = rows[place];
            // The list may have become shorter than the rendered range.
            if (row === undefined) return null;
            const key = rowKey(row);
            const selected = selection?.selected.has(key) ?? false;
            const tint = getTint?.(row);
            return (
              <tr
                key={key}
                ref={virtual?.measure}
                data-index={virtual ? place : undefined}
                role="row"
                aria-rowindex={virtual?.isPart ? place + 2 : undefined}
                aria-selected={selection ? selected : undefined}
                className={classNames(styles.row, selected && styles.selected, tint && styles[tint])}
              >
                {selection && (
                  <td role="cell" className={styles.choose}>
                    <CheckboxField
                      label={t(messages.selectRow, { row: selection.getLabel(row) })}
                      labelHidden
                      checked={selected}
                      onChange={(event) => toggle([key], event.target.checked)}
                    />
                  </td>
                )}
                <Cells row={row} columns={columns} />
              </tr>
            );
          })}
          {virtual && <Gap size={virtual.after} />}
          {rows.length === 0 && empty && (
            <tr role="row">
              <td role="cell" colSpan={columns.length + (selection ? 1 : 0)} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** `memo` that keeps a component's type parameters. */
const memoComponent = <Props extends object>(component: (props: Props) => ReactNode): ((props: Props) => ReactNode) =>
  memo(component);

/**
 * The cells of a row. Memoised, so that when more rows are rendered (scrolling, hydration), only rows with changed data or columns are
 * updated.
 */
const Cells = memoComponent(function Cells<Item>({
  row,
  columns,
}: Pick<DataTableProps<Item>, 'columns'> & { row: Item }) {
  return columns.map((column, index) => (
    <td
      key={column.key}
      role="cell"
      className={classNames(
        styles.cell,
        column.align === 'end' && styles.end,
        column.below && styles.below,
        column.breaks && styles.breaks,
        narrowClass(column, index),
        column.className,
      )}
    >
      {getNarrow(column, index) === 'labelled' && <span className={styles.cellLabel}>{column.header} </span>}
      {column.cell(row)}
    </td>
  ));
});

/** Space for the rows that are not rendered. */
function Gap({ size }: { size: number }) {
  return size > 0 ? (
    <tr aria-hidden="true" className={styles.gap}>
      <td className={styles.gap} style={{ blockSize: size }} />
    </tr>
  ) : null;
}

function getNarrow<Item>(column: Column<Item>, index: number) {
  return column.narrow ?? (index === 0 ? 'title' : 'line');
}

const narrowClasses = {
  title: styles.narrowTitle,
  line: styles.narrowLine,
  labelled: styles.narrowLine,
  end: styles.narrowEnd,
  hidden: styles.narrowHidden,
};

function narrowClass<Item>(column: Column<Item>, index: number) {
  return narrowClasses[getNarrow(column, index)];
}

function HeaderCell<Item>({
  column,
  sort,
  onSort,
  sortForm,
}: { column: Column<Item> } & Pick<DataTableProps<Item>, 'sort' | 'onSort' | 'sortForm'>) {
  const sorted = sort?.key === column.key ? sort.direction : undefined;
  const text = column.headerHidden ? <span className="sf-visually-hidden">{column.header}</span> : column.header;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted}
      className={classNames(
        styles.header,
        column.align === 'end' && styles.end,
        column.below && styles.belowHeader,
        column.className,
      )}
    >
      {column.sortable && onSort ? (
        <button
          {...(sortForm
            ? { type: 'submit', form: sortForm.id, name: sortForm.name, value: sortForm.valueOf(column.key) }
            : { type: 'button' })}
          className={styles.sort}
          onClick={(event) => {
            event.preventDefault();
            onSort({ key: column.key, direction: sorted === 'ascending' ? 'descending' : 'ascending' });
          }}
        >
          {text}
          <span className={styles.arrow} aria-hidden="true">
            {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : ''}
          </span>
        </button>
      ) : (
        text
      )}
    </th>
  );
}
