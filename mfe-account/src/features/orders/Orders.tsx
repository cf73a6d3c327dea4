import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { listOrders, type OrderRow } from '@storefront/shared/contract';
import { formatMoney, isFinal, shortReference, subtractMinor, toMinor, toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { QueryFailure } from '@storefront/shared/query-failure';
import { PageLink, paths, useSearchParams } from '@storefront/shared/routing';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { DateText } from '@storefront/shared/ui/date';
import { EmptyState, SkeletonRows } from '@storefront/shared/ui/feedback';
import { Row, Section, Stack } from '@storefront/shared/ui/layout';
import { Money, PriceChange } from '@storefront/shared/ui/price';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useMemo, useState } from 'react';
import { isPaymentExpired } from '../../model/payment-expired';
import { firstView, isNarrowed, PAGE_SIZE, readView, tableQuery, writeView, type OrderView } from './order-view';
import { NOT_CHARGED, orderStatusLabels } from './order-status-labels';
import { OrderFilters } from './OrderFilters';
import * as messages from './messages';
import styles from './orders.module.css';

/** Up to this many orders are easy to scan; a search box would only be in the way. */
const FEW = 5;
/** The most domains of an order that are listed by name. */
const NAMES_SHOWN = 3;

function getNames({ domain_names }: OrderRow, t: Translate): string {
  const names = domain_names.slice(0, NAMES_SHOWN).map(toUnicode).join(', ');
  const count = domain_names.length - NAMES_SHOWN;
  return count > 0 ? t(messages.namesMore, { names, count }) : names;
}

const columnsIn = (t: Translate): readonly Column<OrderRow>[] => [
  {
    key: 'names',
    header: t(messages.order),
    cell: (order) => (
      <>
        <PageLink to={paths.purchase(order.id)}>
          <bdi>{getNames(order, t)}</bdi>
        </PageLink>
        <span className={styles.number}>
          {t(messages.orderNumber, { number: () => <span translate="no">{shortReference(order.id)}</span> })}
        </span>
      </>
    ),
  },
  { key: 'date', header: t(messages.date), cell: ({ created_at }) => <DateText value={created_at} /> },
  {
    key: 'status',
    header: t(messages.status),
    cell: (order) => <StateText state={orderStatusLabels[order.status_name].state}>{getStatus(order, t)}</StateText>,
  },
  {
    key: 'total',
    header: t(messages.total),
    align: 'end',
    narrow: 'labelled',
    cell: (order) => <OrderTotal order={order} />,
  },
  {
    key: 'receipt',
    header: t(messages.receipt),
    headerHidden: true,
    align: 'end',
    narrow: 'end',
    className: styles.papers,
    cell: (order) => <OrderPapers order={order} />,
  },
];

/** Returns the status of an order; also the amount refunded for a completed one, and that nothing was charged for what was delivered. */
function getStatus(order: OrderRow, t: Translate): string {
  const { status_name, total, captured, refunded = 0, currency_code } = order;
  if (isPaymentExpired(order)) return t(messages.paymentExpired);
  const isPart = status_name === 'partially_completed';
  if ((isPart || status_name === 'completed') && captured === 0 && total > 0)
    return t(messages.completedUncharged, { isPart });
  return status_name === 'completed' && refunded > 0
    ? t(messages.completedRefunded, { amount: formatMoney(toMinor(refunded, currency_code), currency_code) })
    : t(orderStatusLabels[status_name].word);
}

/** The total of an order; struck through if less or nothing was captured. */
function OrderTotal({ order }: { order: OrderRow }) {
  const { status_name, total, captured, refunded = 0, currency_code } = order;
  const minor = toMinor(total, currency_code);
  const kept = subtractMinor(toMinor(captured, currency_code), toMinor(refunded, currency_code));
  const isLess = kept < minor && (captured > 0 || isFinal(status_name) || isPaymentExpired(order));
  return isLess ? (
    <PriceChange was={minor} now={kept} currency={currency_code} />
  ) : (
    <Money minor={minor} currency={currency_code} />
  );
}

/**
 * Links to the receipt and refund notes of an order. Without a charge there is no receipt, and an order whose payment failed can be paid
 * again.
 */
function OrderPapers({ order }: { order: OrderRow }) {
  const t = useTranslate();
  if (order.captured > 0) {
    return (
      <Stack gap={4}>
        <PageLink
          to={paths.account.receipt(order.id)}
          aria-label={t(messages.receiptFor, { names: getNames(order, t) })}
        >
          {t(messages.receipt)}
        </PageLink>
        {order.refund_notes?.map((number) => (
          <PageLink key={number} to={paths.account.receipt(order.id, number)}>
            {t(messages.refundNote, { number })}
          </PageLink>
        ))}
      </Stack>
    );
  }
  if (!NOT_CHARGED.has(order.status_name)) return null;
  return (
    <PageLink to={paths.purchase(order.id)} aria-label={t(messages.payAgainFor, { names: getNames(order, t) })}>
      {t(messages.payAgain)}
    </PageLink>
  );
}

/**
 * Lists all orders of the account, newest first, each with links to its page and receipt. Can be filtered by domain, number, state and date
 * (RT-35).
 */
export function Orders() {
  const t = useTranslate();
  const columns = useMemo(() => columnsIn(t), [t]);
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const show = (next: OrderView, replace = false): void =>
    setSearch(writeView(next), { replace, preventScrollReset: true });
  const query = useApiQuery(listOrders, { input: tableQuery(view) }, { placeholderData: keepPreviousData });
  const { data, error, isPending, isPlaceholderData } = query;
  const rows = (data?.slice(0, PAGE_SIZE) ?? []) as OrderRow[];
  const isLast = (data?.length ?? 0) <= PAGE_SIZE;
  // Once shown, the search box stays, so that it does not disappear when the customer clears it.
  const [searchable, setSearchable] = useState(false);
  if (!searchable && (isNarrowed(view) || view.page > 1 || rows.length > FEW)) setSearchable(true);

  if (error && !data) {
    return (
      <Section title={t(messages.orders)}>
        <QueryFailure
          query={query}
          title={t(messages.notLoaded)}
          line={(cause) => t(messages.unharmed, { cause })}
          retrying={t(messages.loading)}
        />
      </Section>
    );
  }
  if (data && rows.length === 0 && view.page === 1 && !isNarrowed(view)) {
    return (
      <Section title={t(messages.orders)}>
        <EmptyState
          title={t(messages.none)}
          line={t(messages.noneLine)}
          action={
            <ButtonLink as={PageLink} variant="filled" to={paths.home()}>
              {t(messages.findName)}
            </ButtonLink>
          }
        />
      </Section>
    );
  }
  return (
    <Section title={t(messages.orders)}>
      <Stack gap={16}>
        {searchable && <OrderFilters view={view} onView={(next) => show({ ...next, page: 1 }, true)} />}
        {/* Shown without a delay, because the cards below would otherwise move. */}
        {isPending && <SkeletonRows rows={4} cells={4} label={t(messages.loadingOrders)} />}
        {data && rows.length === 0 && (
          <EmptyState
            title={t(messages.noMatch)}
            line={t(messages.noMatchLine)}
            action={<Button onClick={() => show(firstView)}>{t(messages.showAll)}</Button>}
          />
        )}
        {rows.length > 0 && (
          <div aria-busy={isPlaceholderData}>
            <DataTable caption={t(messages.yourOrders)} columns={columns} rows={rows} rowKey={({ id }) => id} />
          </div>
        )}
        {(view.page > 1 || !isLast) && (
          <Row gap={8}>
            <Button aria-disabled={view.page === 1} onClick={() => show({ ...view, page: view.page - 1 })}>
              {t(messages.newer)}
            </Button>
            <Button aria-disabled={isLast} onClick={() => show({ ...view, page: view.page + 1 })}>
              {t(messages.older)}
            </Button>
          </Row>
        )}
        <p className="sf-visually-hidden" role="status">
          {data &&
            isNarrowed(view) &&
            t(isLast && view.page === 1 ? messages.found : messages.onPage, { count: rows.length })}
        </p>
      </Stack>
    </Section>
  );
}
