import { useMemo, useState } from 'react';
import type { TldOffer } from '@storefront/shared/contract';
import { Icon } from '@storefront/shared/ui/icon';
import { Money } from '@storefront/shared/ui/price';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useVirtualRows } from '@storefront/shared/ui/virtual-rows';
import { priceOf, type PriceService } from '../../model/price-facts';
import { PRICE_COLUMNS, type PriceColumn, type PriceSort } from './price-table';
import { PriceDetails } from './PriceDetails';
import { TransferPrice } from './TransferPrice';
import styles from './price-table.module.css';

/** Pixels of a row as it is drawn at 1280. */
const ROW_PX = 48;

interface PriceTableProps {
  readonly offers: readonly TldOffer[];
  readonly sort: PriceSort;
  readonly onSort: (column: PriceColumn) => void;
  /** Stands there when no extension fits. */
  readonly empty: string;
}

const price = (service: Exclude<PriceService, 'transfer'>, strong = false) =>
  function PriceCell(offer: TldOffer) {
    return <Money minor={priceOf(offer, service)} currency={offer.currency_code} strong={strong} />;
  };
const renewal = price('renew', true);

/** The columns of prices; the extension before them and the details after them know which rows are open. */
const priceColumns: readonly (Column<TldOffer> & { key: PriceColumn })[] = [
  {
    key: 'register',
    header: 'First year',
    align: 'end',
    sortable: true,
    narrow: 'end',
    className: styles.first,
    cell: price('register', true),
  },
  {
    key: 'renew',
    header: 'Every year after',
    align: 'end',
    sortable: true,
    narrow: 'line',
    // Without a heading over it the price says itself what it is.
    cell: (offer) => (
      <>
        <span className={styles.inWords}>then </span>
        {renewal(offer)}
        <span className={styles.inWords}>/year</span>
        {offer.late > 0 && (
          <span className={styles.late}>
            <Money minor={priceOf(offer, 'late')} currency={offer.currency_code} /> more if late
          </span>
        )}
      </>
    ),
  },
  {
    key: 'transfer',
    header: 'Transfer in',
    align: 'end',
    sortable: true,
    narrow: 'hidden',
    cell: (offer) => <TransferPrice offer={offer} />,
  },
  { key: 'restore', header: 'Restore', align: 'end', sortable: true, narrow: 'hidden', cell: price('restore') },
];

/**
 * What every extension costs, before tax: to get, to keep, to bring here and to get back (LG-02). A row opens for what it costs over
 * the years and, on a phone, for the prices that have no room.
 */
export function PriceTable({ offers, sort, onSort, empty }: PriceTableProps) {
  const rows = useMemo(() => [...offers], [offers]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const virtual = useVirtualRows<HTMLTableSectionElement>({ count: rows.length, rowHeight: ROW_PX });

  const columns = useMemo((): readonly Column<TldOffer>[] => {
    const toggle = (tld: string) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(tld)) next.add(tld);
        return next;
      });
    return [
      {
        key: 'tld',
        header: 'Extension',
        sortable: true,
        cell: ({ tld, eligibility }) => (
          <>
            <button
              type="button"
              className={styles.ending}
              aria-expanded={open.has(tld)}
              aria-label={`.${tld}, costs over the years`}
              translate="no"
              onClick={() => toggle(tld)}
            >
              .{tld}
              <Icon name="chevron" className={styles.chevron} />
            </button>
            {eligibility && <span className={styles.eligibility}>{eligibility}</span>}
          </>
        ),
      },
      ...priceColumns,
      {
        key: 'details',
        header: 'Costs over the years',
        headerHidden: true,
        below: true,
        narrow: 'line',
        className: styles.details,
        cell: (offer) => open.has(offer.tld) && <PriceDetails offer={offer} />,
      },
    ];
  }, [open]);

  return (
    <DataTable
      caption="Prices of extensions, before tax"
      tracks
      className={styles.table}
      columns={columns}
      rows={rows}
      rowKey={({ tld }) => tld}
      virtual={virtual}
      sort={{ key: sort.column, direction: sort.descending ? 'descending' : 'ascending' }}
      onSort={({ key }) => onSort(PRICE_COLUMNS.find((column) => column === key) ?? 'tld')}
      empty={empty}
    />
  );
}
