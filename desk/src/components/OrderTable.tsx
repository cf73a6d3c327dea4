import type { FoundOrder } from '@storefront/shared/contract/desk';
import { formatMoney, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Link } from '@storefront/shared/routing';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Amount } from './Amount';
import { orderMarker } from './status';
import { customerColumn } from './customer-column';
import * as messages from './messages';
import { Moment } from './Moment';
import styles from './components.module.css';

/** Returns the order number shown in emails to customers. */
export const orderNumber = (id: string): string => id.slice(0, 8);

interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly FoundOrder[];
  /** All are of one customer: omits that column. */
  readonly ofOne?: boolean;
}

export function OrderTable({ caption, orders, ofOne = false }: OrderTableProps) {
  const t = useTranslate();
  const columns: Column<FoundOrder>[] = [
    {
      key: 'order',
      header: t(messages.order),
      cell: ({ id }) => (
        <Link to={`/orders/${id}`} className={styles.number}>
          {orderNumber(id)}
        </Link>
      ),
    },
    {
      key: 'domains',
      breaks: true,
      header: t(messages.domains),
      cell: ({ domains: [first = '', ...others] }) =>
        others.length > 0 ? t(messages.andMore, { first: toUnicode(first), count: others.length }) : toUnicode(first),
    },
    ...(ofOne ? [] : [customerColumn(t(messages.customer))]),
    {
      key: 'status',
      header: t(messages.status),
      cell: ({ status }) => <StateText state={orderMarker[status]}>{t(messages.orderStatus, { status })}</StateText>,
    },
    {
      key: 'placed',
      header: t(messages.placed),
      narrow: 'labelled',
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      key: 'total',
      header: t(messages.total),
      align: 'end',
      narrow: 'end',
      cell: ({ total, refunded, currency_code }) => (
        <>
          <Amount value={total} currency={currency_code} />
          {refunded > 0 && (
            <span className={`${styles.quiet} ${styles.block}`}>
              {t(messages.refundedOf, { amount: formatMoney(toMinor(refunded, currency_code), currency_code) })}
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      density="compact"
      empty={t(messages.noOrders)}
    />
  );
}
