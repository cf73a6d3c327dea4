import type { DomainRow } from '@storefront/shared/contract';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { MiniLife } from '@storefront/shared/ui/life-line';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useState } from 'react';
import { RenewDomain } from '../renewal/RenewDomain';
import { domainState } from './domain-state';
import type { ListView, SortKey } from './list-query';

const onOff = (on: boolean) => (on ? 'On' : 'Off');

const columns: readonly Column<DomainRow>[] = [
  {
    key: 'name',
    header: 'Domain',
    sortable: true,
    cell: (row) => (
      <PageLink to={paths.domains.overview(row.name, row.status)}>
        <DomainName name={row.name} emphasis="sld" size="sm" />
      </PageLink>
    ),
  },
  { key: 'status', header: 'Status', sortable: true, cell: (row) => <Status row={row} /> },
  { key: 'life', header: 'Next 12 months', narrow: 'hidden', cell: (row) => <MiniLife expires={row.expiry_date} /> },
  { key: 'expiry_date', header: 'Expires', sortable: true, cell: (row) => <DateText value={row.expiry_date} relative /> },
  { key: 'is_auto_renew', header: 'Auto-renew', sortable: true, narrow: 'labelled', cell: (row) => onOff(row.is_auto_renew) },
  { key: 'has_whois_privacy', header: 'Privacy', sortable: true, narrow: 'hidden', cell: (row) => onOff(row.has_whois_privacy) },
  { key: 'renew', header: 'Renew', headerHidden: true, align: 'end', narrow: 'end', cell: (row) => <RenewDomain name={row.name} /> },
];

function Status({ row }: { row: DomainRow }) {
  const [now] = useState(Date.now);
  const { state, word } = domainState(row.status, row.expiry_date, now);
  return <StateText state={state}>{word}</StateText>;
}

interface DomainTableProps {
  rows: readonly DomainRow[];
  view: ListView;
  onSort: (sort: SortKey, direction: ListView['direction']) => void;
}

/** The customer's domains, one a row; under 768 px a list. */
export function DomainTable({ rows, view, onSort }: DomainTableProps) {
  return (
    <DataTable
      caption="Your domains"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ key: view.sort, direction: view.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ key, direction }) => onSort(key as SortKey, direction === 'ascending' ? 'asc' : 'desc')}
    />
  );
}
