import { Button } from '@storefront/shared/ui/button';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useVirtualRows } from '@storefront/shared/ui/virtual-rows';
import { useMemo, useRef } from 'react';
import type { RecordBadge, RecordRow } from '../model/staged-zone';
import { recordWords, ttlWords, valueWords } from '../model/words';
import styles from './record-table.module.css';

/** Pixels of a row as it is drawn at 1280. */
const ROW_PX = 44;

const SIGNS: Readonly<
  Record<RecordBadge, { sign: string; word: string; noun: string; tint?: 'success' | 'danger' | 'info' }>
> = {
  kept: { sign: '', word: '', noun: '' },
  added: { sign: '+', word: 'Added', noun: 'the addition', tint: 'success' },
  changed: { sign: '~', word: 'Changed', noun: 'the change', tint: 'info' },
  removed: { sign: '−', word: 'Removed', noun: 'the removal', tint: 'danger' },
};

interface RecordTableProps {
  readonly rows: readonly RecordRow[];
  readonly sort: 'type' | 'name';
  readonly onSort: (sort: 'type' | 'name') => void;
  readonly onEdit: (row: RecordRow) => void;
  readonly onUndo: (row: RecordRow) => void;
  readonly onRemove: (row: RecordRow) => void;
  readonly empty: string;
}

/** The records of a zone, each with what is staged for it. */
export function RecordTable({ rows, sort, onSort, onEdit, onUndo, onRemove, empty }: RecordTableProps) {
  const virtual = useVirtualRows<HTMLTableSectionElement>({ count: rows.length, rowHeight: ROW_PX });
  const columns = useMemo(
    (): readonly Column<RecordRow>[] => [
      {
        key: 'type',
        header: 'Type',
        sortable: true,
        className: styles.type,
        cell: ({ record, badge }) => (
          <>
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[badge].sign}
            </span>
            {badge !== 'kept' && <span className="sf-visually-hidden">{SIGNS[badge].word} </span>}
            {record.type}
          </>
        ),
      },
      {
        key: 'name',
        header: 'Name',
        sortable: true,
        className: styles.name,
        cell: ({ record, badge }) => <Old gone={badge === 'removed'}>{record.name}</Old>,
      },
      {
        key: 'value',
        header: 'Value',
        className: styles.value,
        cell: ({ record, badge }) => (
          <Old gone={badge === 'removed'} oneLine>
            {valueWords(record)}
          </Old>
        ),
      },
      { key: 'ttl', header: 'TTL', className: styles.ttl, cell: ({ record }) => ttlWords(record.ttl) },
      {
        key: 'action',
        header: 'Action',
        headerHidden: true,
        align: 'end',
        narrow: 'end',
        cell: (row) => <RowAction row={row} onEdit={onEdit} onUndo={onUndo} onRemove={onRemove} />,
      },
    ],
    [onEdit, onUndo, onRemove],
  );
  return (
    <DataTable
      caption="DNS records"
      tracks
      className={styles.table}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      virtual={virtual}
      tintOf={({ badge }) => SIGNS[badge].tint}
      sort={{ key: sort, direction: 'ascending' }}
      onSort={({ key }) => onSort(key === 'name' ? 'name' : 'type')}
      empty={empty}
    />
  );
}

/** What stands in a record, struck through where it goes. A long value ends in dots; the editor shows all of it. */
function Old({
  gone,
  oneLine = false,
  children,
}: {
  readonly gone: boolean;
  readonly oneLine?: boolean;
  readonly children: string;
}) {
  const Element = gone ? 'del' : 'span';
  return (
    <Element className={oneLine ? `${styles.mono} ${styles.oneLine}` : styles.mono} translate="no">
      {children}
    </Element>
  );
}

/** One button in one place, so that the focus stays where it was when its row is changed. */
function RowAction({
  row,
  onEdit,
  onUndo,
  onRemove,
}: Pick<RecordTableProps, 'onEdit' | 'onUndo' | 'onRemove'> & { readonly row: RecordRow }) {
  const group = useRef<HTMLSpanElement>(null);
  if (row.locked) return <span className={styles.locked}>Locked</span>;
  const isStaged = row.badge !== 'kept';
  const what = `${recordWords(row.record)}, ${valueWords(row.record)}`;
  return (
    <span ref={group} className={styles.actions}>
      {row.badge !== 'removed' && isStaged && (
        <Button size="sm" variant="plain" onClick={() => onEdit(row)}>
          Edit<span className="sf-visually-hidden"> {what}</span>
        </Button>
      )}
      <Button size="sm" variant="plain" key="main" onClick={() => (isStaged ? onUndo(row) : onEdit(row))}>
        {isStaged ? 'Undo' : 'Edit'}
        <span className="sf-visually-hidden">
          {' '}
          {isStaged && `${SIGNS[row.badge].noun} of `}
          {what}
        </span>
      </Button>
      {!isStaged && (
        <Button
          size="sm"
          variant="plain"
          onClick={() => {
            // This button goes with the record; the one beside it takes the removal back.
            group.current?.querySelector('button')?.focus();
            onRemove(row);
          }}
        >
          Delete<span className="sf-visually-hidden"> {what}</span>
        </Button>
      )}
    </span>
  );
}
