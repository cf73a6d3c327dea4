import { useTranslate } from '@storefront/shared/i18n';
import { Button } from '@storefront/shared/ui/button';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useVirtualRows } from '@storefront/shared/ui/virtual-rows';
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { RecordBadge, RecordRow } from '../model/staged-zone';
import { formatRecordName, formatTtl, formatRecordValue } from '../model/record-format';
import { spoken } from '../../../components/spoken';
import * as messages from '../messages';
import styles from './record-table.module.css';

/** The height of a row at a width of 1280, in pixels. */
const ROW_PX = 44;

const SIGNS: Readonly<Record<RecordBadge, { sign: string; tint?: 'success' | 'danger' | 'info' }>> = {
  kept: { sign: '' },
  added: { sign: '+', tint: 'success' },
  changed: { sign: '~', tint: 'info' },
  removed: { sign: '−', tint: 'danger' },
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

/** Table of a zone's records with their staged changes. */
export function RecordTable({ rows, sort, onSort, onEdit, onUndo, onRemove, empty }: RecordTableProps) {
  const t = useTranslate();
  const virtual = useVirtualRows<HTMLTableSectionElement>({ count: rows.length, rowHeight: ROW_PX });
  useFocusInPlace(virtual.holder, rows);
  const columns = useMemo(
    (): readonly Column<RecordRow>[] => [
      {
        key: 'type',
        header: t(messages.type),
        sortable: true,
        className: styles.type,
        cell: ({ record, badge }) => (
          <>
            <span className={styles.sign} aria-hidden="true">
              {SIGNS[badge].sign}
            </span>
            {badge !== 'kept' && <span className="sf-visually-hidden">{t(messages.badge, { badge })} </span>}
            {record.type}
          </>
        ),
      },
      {
        key: 'name',
        header: t(messages.name),
        sortable: true,
        className: styles.name,
        cell: ({ record, badge }) => <Old gone={badge === 'removed'}>{record.name}</Old>,
      },
      {
        key: 'value',
        header: t(messages.value),
        className: styles.value,
        cell: ({ record, badge }) => (
          <Old gone={badge === 'removed'} oneLine>
            {formatRecordValue(record)}
          </Old>
        ),
      },
      {
        key: 'ttl',
        header: t(messages.timeToLive),
        className: styles.ttl,
        cell: ({ record }) => formatTtl(t, record.ttl),
      },
      {
        key: 'action',
        header: t(messages.action),
        headerHidden: true,
        align: 'end',
        narrow: 'end',
        cell: (row) => <RowAction row={row} onEdit={onEdit} onUndo={onUndo} onRemove={onRemove} />,
      },
    ],
    [onEdit, onUndo, onRemove, t],
  );
  return (
    <DataTable
      caption={t(messages.records)}
      tracks
      className={styles.table}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      virtual={virtual}
      getTint={({ badge }) => SIGNS[badge].tint}
      sort={{ key: sort, direction: 'ascending' }}
      onSort={({ key }) => onSort(key === 'name' ? 'name' : 'type')}
      empty={empty}
    />
  );
}

/** Focuses the row that takes the place of a focused one that is gone, such as a new record that was undone. */
function useFocusInPlace(holder: RefObject<HTMLElement | null>, rows: readonly RecordRow[]): void {
  /** Index of the focused row. Its removal fires no event, so it stays here. */
  const focused = useRef<number>(null);
  useEffect(() => {
    const body = holder.current;
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      focused.current = row ? Number(row.dataset.index) : null;
    };
    const forget = () => (focused.current = null);
    body?.addEventListener('focusin', note);
    body?.addEventListener('focusout', forget);
    return () => {
      body?.removeEventListener('focusin', note);
      body?.removeEventListener('focusout', forget);
    };
  }, [holder]);
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const place = Math.min(focused.current, rows.length - 1);
    holder.current?.querySelector<HTMLElement>(`tr[data-index="${String(place)}"] button`)?.focus();
  }, [holder, rows]);
}

/** The current content of a record, struck through if it will be removed. Long values are truncated; the editor shows them in full. */
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

/** A single button for all states, so that it keeps the focus when its row changes. */
function RowAction({
  row,
  onEdit,
  onUndo,
  onRemove,
}: Pick<RecordTableProps, 'onEdit' | 'onUndo' | 'onRemove'> & { readonly row: RecordRow }) {
  const t = useTranslate();
  const group = useRef<HTMLSpanElement>(null);
  if (row.locked) return <span className={styles.locked}>{t(messages.locked)}</span>;
  const { badge } = row;
  const isStaged = badge !== 'kept';
  const params = { record: `${formatRecordName(row.record)}, ${formatRecordValue(row.record)}`, spoken };
  return (
    <span ref={group} className={styles.actions}>
      {badge !== 'removed' && isStaged && (
        <Button size="sm" variant="plain" onClick={() => onEdit(row)}>
          {t(messages.edit, params)}
        </Button>
      )}
      <Button size="sm" variant="plain" key="main" onClick={() => (isStaged ? onUndo(row) : onEdit(row))}>
        {isStaged ? t(messages.undoOf, { ...params, badge }) : t(messages.edit, params)}
      </Button>
      {!isStaged && (
        <Button
          size="sm"
          variant="plain"
          onClick={() => {
            // This button disappears, so the focus moves to the one beside it, which undoes the removal.
            group.current?.querySelector('button')?.focus();
            onRemove(row);
          }}
        >
          {t(messages.remove, params)}
        </Button>
      )}
    </span>
  );
}
