import type { ReactNode } from 'react';
import { deskSearch, searchKind, type FoundCustomer, type SearchKind } from '@storefront/shared/contract/desk';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { countryName } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useNavigate, usePageTitle, useSearchParams } from '@storefront/shared/routing';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { Page, Section, Stack } from '@storefront/shared/ui/layout';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { DomainTable } from '../../components/DomainTable';
import { Loaded } from '../../components/Loaded';
import { Day } from '../../components/Moment';
import { OrderTable } from '../../components/OrderTable';
import { PageTurner } from '../../components/PageTurner';
import { AttentionList } from './AttentionList';
import * as messages from './messages';

/** Search results by kind: a few of each, or a page of one kind. All state is in the URL. */
export function SearchPage() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const q = query.get('q')?.trim() ?? '';
  usePageTitle(q ? t(messages.results, { q }) : t(messages.home));
  if (!q)
    return (
      <Page title={t(messages.welcome)} lead={t(messages.welcomeWay)} heading="list">
        <AttentionList />
      </Page>
    );
  const kind = searchKind.safeParse(query.get('kind')).data;
  return <Results q={q} kind={kind} page={Math.max(1, Number(query.get('page')) || 1)} />;
}

function Results({
  q,
  kind,
  page,
}: {
  readonly q: string;
  readonly kind: SearchKind | undefined;
  readonly page: number;
}) {
  const t = useTranslate();
  const navigate = useNavigate();
  const input = { q, ...(kind && { kind, page }) };
  const found = useApiQuery(deskSearch, { input }, { placeholderData: keepPreviousData });
  const toAddress = (one?: SearchKind, at = 1) =>
    `/?q=${encodeURIComponent(q)}${one ? `&kind=${one}` : ''}${at > 1 ? `&page=${at}` : ''}`;
  return (
    <Page
      title={t(messages.results, { q })}
      heading="list"
      above={kind && <Link to={toAddress()}>{t(messages.everything)}</Link>}
    >
      <Loaded query={found} rows={8} loading={t(messages.searching)}>
        {({ customers, domains, orders }) => {
          const kinds: {
            key: SearchKind;
            title: string;
            part: { rows: readonly unknown[]; has_more: boolean };
            table: ReactNode;
          }[] = [
            {
              key: 'customers',
              title: t(messages.kinds, { kind: 'customers' }),
              part: customers,
              table: <CustomerTable customers={customers.rows} />,
            },
            {
              key: 'domains',
              title: t(messages.kinds, { kind: 'domains' }),
              part: domains,
              table: <DomainTable caption={t(messages.kinds, { kind: 'domains' })} domains={domains.rows} />,
            },
            {
              key: 'orders',
              title: t(messages.kinds, { kind: 'orders' }),
              part: orders,
              table: <OrderTable caption={t(messages.kinds, { kind: 'orders' })} orders={orders.rows} />,
            },
          ];
          const shown = kinds.filter(({ key, part }) => (kind ? key === kind : part.rows.length > 0));
          if (shown.every(({ part }) => part.rows.length === 0) && page === 1)
            return <EmptyState title={t(messages.nothing, { q })} line={t(messages.nothingWay)} />;
          return (
            <Stack gap={32}>
              {shown.map(({ key, title, part, table }) => (
                <Section
                  key={key}
                  title={title}
                  note={t(part.has_more || page > 1 ? messages.countMore : messages.count, { count: part.rows.length })}
                  actions={!kind && part.has_more && <Link to={toAddress(key)}>{t(messages.all, { kind: key })}</Link>}
                >
                  {table}
                  {kind && (
                    <PageTurner
                      label={title}
                      page={page}
                      hasMore={part.has_more}
                      onTurn={(at) => void navigate(toAddress(kind, at))}
                    />
                  )}
                </Section>
              ))}
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}

function CustomerTable({ customers }: { readonly customers: readonly FoundCustomer[] }) {
  const t = useTranslate();
  const columns: Column<FoundCustomer>[] = [
    { key: 'name', header: t(messages.name), cell: ({ id, name }) => <Link to={`/customers/${id}`}>{name}</Link> },
    {
      key: 'email',
      breaks: true,
      header: t(messages.email),
      cell: ({ email, is_closed }) =>
        is_closed ? <StateText state="taken">{t(messages.closed)}</StateText> : <span translate="no">{email}</span>,
    },
    { key: 'country', header: t(messages.country), narrow: 'labelled', cell: ({ country }) => countryName(country) },
    {
      key: 'since',
      header: t(messages.since),
      align: 'end',
      narrow: 'labelled',
      cell: ({ created_at }) => <Day at={created_at} />,
    },
  ];
  return (
    <DataTable
      caption={t(messages.kinds, { kind: 'customers' })}
      columns={columns}
      rows={customers}
      rowKey={({ id }) => id}
      density="compact"
    />
  );
}
