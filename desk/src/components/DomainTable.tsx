import type { FoundDomain } from '@storefront/shared/contract/desk';
import { useTranslate } from '@storefront/shared/i18n';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { customerColumn } from './customer-column';
import { DomainLink } from './DomainLink';
import * as messages from './messages';
import { Day } from './Moment';

interface DomainTableProps {
  readonly caption: string;
  readonly domains: readonly FoundDomain[];
  /** All are of one customer: omits that column and links to the domain instead. */
  readonly ofOne?: boolean;
}

/** Table of domains linking to their customers. */
export function DomainTable({ caption, domains, ofOne = false }: DomainTableProps) {
  const t = useTranslate();
  const columns: Column<FoundDomain>[] = [
    {
      key: 'domain',
      breaks: true,
      header: t(messages.domain),
      cell: ({ name, customer }) =>
        ofOne ? <DomainLink name={name} /> : <DomainLink name={name} customer={customer.id} />,
    },
    ...(ofOne ? [] : [customerColumn(t(messages.customer))]),
    {
      key: 'status',
      header: t(messages.status),
      cell: ({ ended_at }) => (
        <StateText state={ended_at === null ? 'active' : 'taken'}>
          {t(ended_at === null ? messages.inAccount : messages.left)}
        </StateText>
      ),
    },
    {
      key: 'expires',
      header: t(messages.expires),
      align: 'end',
      narrow: 'labelled',
      cell: ({ expires_at }) => <Day at={expires_at} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={domains}
      rowKey={({ id }) => id}
      density="compact"
      empty={t(messages.noDomains)}
    />
  );
}
