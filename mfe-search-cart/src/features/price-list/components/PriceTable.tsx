import { useMemo, useState, type ReactNode } from 'react';
import type { TldOffer } from '@storefront/shared/contract';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Icon } from '@storefront/shared/ui/icon';
import { Money } from '@storefront/shared/ui/price';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useVirtualRows } from '@storefront/shared/ui/virtual-rows';
import { getPrice, type PriceService } from '../../../model/price-facts';
import * as messages from '../messages';
import { nextSort, PRICE_COLUMNS, writeSort, type PriceColumn, type PriceSort } from '../model/price-table';
import { PriceDetails } from './PriceDetails';
import { TransferPrice } from './TransferPrice';
import styles from './price-table.module.css';

/** Height of a row at a width of 1280, in pixels. */
const ROW_PX = 48;

interface PriceTableProps {
  readonly offers: readonly TldOffer[];
  readonly sort: PriceSort;
  readonly onSort: (column: PriceColumn) => void;
  /** The id of the form that contains the view. */
  readonly form: string;
  /** Shown if no extension matches. */
  readonly empty: string;
}

const price = (service: Exclude<PriceService, 'transfer'>, strong = false) =>
  function PriceCell(offer: TldOffer) {
    return <Money minor={getPrice(offer, service)} currency={offer.currency_code} strong={strong} />;
  };
const PRICES = { register: price('register', true), renew: price('renew', true), restore: price('restore') };

const getColumn = (key: string): PriceColumn => PRICE_COLUMNS.find((column) => column === key) ?? 'tld';

/** The label of a price in the narrow layout, which has no header row. */
const asText = (words: ReactNode) => <span className={styles.inWords}>{words}</span>;

/** Returns the price columns. The columns before and after them depend on which rows are expanded, so they are not included. */
const priceColumns = (t: Translate): readonly (Column<TldOffer> & { key: PriceColumn })[] => [
  {
    key: 'register',
    header: t(messages.firstYear),
    align: 'end',
    sortable: true,
    narrow: 'end',
    className: styles.first,
    cell: PRICES.register,
  },
  {
    key: 'renew',
    header: t(messages.renewal),
    align: 'end',
    sortable: true,
    narrow: 'line',
    // In the narrow layout, which has no header row, the price includes its label.
    cell: (offer) => (
      <>
        {t(messages.thenPerYear, { words: asText, price: () => PRICES.renew(offer) })}
        {offer.late > 0 && (
          <span className={styles.late}>
            {t(messages.moreLate, {
              price: () => <Money minor={getPrice(offer, 'late')} currency={offer.currency_code} />,
            })}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'transfer',
    header: t(messages.transferIn),
    align: 'end',
    sortable: true,
    narrow: 'hidden',
    cell: (offer) => <TransferPrice offer={offer} />,
  },
  { key: 'restore', header: t(messages.restore), align: 'end', sortable: true, narrow: 'hidden', cell: PRICES.restore },
];

/**
 * Table of all extensions with their prices before tax: registration, renewal, transfer and restore (LG-02). A row expands to show the cost
 * over the years and, on phones, the prices that do not fit.
 */
export function PriceTable({ offers, sort, onSort, form, empty }: PriceTableProps) {
  const t = useTranslate();
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
        header: t(messages.extension),
        sortable: true,
        cell: ({ tld, eligibility }) => (
          <>
            <button
              type="button"
              className={styles.ending}
              aria-expanded={open.has(tld)}
              aria-label={t(messages.detailsOf, { tld })}
              translate="no"
              onClick={() => toggle(tld)}
            >
              <bdi dir="ltr">.{tld}</bdi>
              <Icon name="chevron" className={styles.chevron} />
            </button>
            {eligibility && <span className={styles.eligibility}>{eligibility}</span>}
          </>
        ),
      },
      ...priceColumns(t),
      {
        key: 'details',
        header: t(messages.details),
        headerHidden: true,
        below: true,
        narrow: 'line',
        className: styles.details,
        cell: (offer) => open.has(offer.tld) && <PriceDetails offer={offer} />,
      },
    ];
  }, [open, t]);

  return (
    <DataTable
      caption={t(messages.caption)}
      tracks
      className={styles.table}
      columns={columns}
      rows={rows}
      rowKey={({ tld }) => tld}
      virtual={virtual}
      sort={{ key: sort.column, direction: sort.descending ? 'descending' : 'ascending' }}
      onSort={({ key }) => onSort(getColumn(key))}
      sortForm={{ id: form, name: 'sort', valueOf: (key) => writeSort(nextSort(sort, getColumn(key))) }}
      empty={empty}
    />
  );
}
