import { deskAttention, type Attention } from '@storefront/shared/contract/desk';
import { useApiQuery } from '@storefront/shared/api';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate } from '@storefront/shared/i18n';
import { Link } from '@storefront/shared/routing';
import { EmptyState } from '@storefront/shared/ui/feedback';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { customerColumn } from '../../components/customer-column';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import * as messages from './messages';

const REFRESH_MS = 60_000;

/** Lists what waits for staff, oldest first, as it is now. */
export function AttentionList() {
  const t = useTranslate();
  const query = useApiQuery(deskAttention, {}, { staleTime: 0, refetchInterval: REFRESH_MS });
  return (
    <Section title={t(messages.attention)} note={query.data?.has_more && t(messages.attentionOldest)}>
      <Loaded query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState level={3} title={t(messages.attentionNone)} line={t(messages.attentionNoneWay)} />
          ) : (
            <AttentionTable rows={rows} />
          )
        }
      </Loaded>
    </Section>
  );
}

function AttentionTable({ rows }: { readonly rows: readonly Attention[] }) {
  const t = useTranslate();
  const columns: Column<Attention>[] = [
    {
      key: 'what',
      breaks: true,
      header: t(messages.attentionWhat),
      cell: ({ kind, order_id, domain, customer }) => (
        <Link to={order_id ? `/orders/${order_id}` : `/customers/${customer.id}`}>
          {t(messages.attentionKind, { kind, domain: domain ? toUnicode(domain) : '' })}
        </Link>
      ),
    },
    customerColumn(t(messages.attentionCustomer)),
    {
      key: 'since',
      header: t(messages.attentionSince),
      align: 'end',
      narrow: 'labelled',
      cell: ({ since }) => <Moment at={since} />,
    },
  ];
  return (
    <DataTable
      caption={t(messages.attention)}
      columns={columns}
      rows={rows}
      rowKey={({ kind, order_id, domain, customer }) => [kind, order_id, domain, customer.id].join(' ')}
      density="compact"
    />
  );
}
