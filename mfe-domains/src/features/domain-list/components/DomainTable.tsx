import type { DomainRow } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { MiniLife } from '@storefront/shared/ui/life-line';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useMemo, useState } from 'react';
import { AutorenewSwitch } from '../../../components/AutorenewSwitch';
import { BulkActions } from './BulkActions';
import { RenewalCost } from './RenewalCost';
import { RenewDomain } from '../../../components/RenewDomain';
import { useRenewalPrices } from '../api/use-renewal-prices';
import { domainState, stageWords } from '../model/domain-state';
import styles from './domain-table.module.css';
import type { ListView, SortKey } from '../../../model/list-query';

const onOff = (on: boolean) => (on ? 'On' : 'Off');

const factColumns: readonly Column<DomainRow>[] = [
  {
    key: 'name',
    header: 'Domain',
    sortable: true,
    className: styles.name,
    cell: (row) => (
      <PageLink to={paths.domains.overview(row.name, row.status)}>
        <DomainName name={row.name} emphasis="sld" size="sm" />
      </PageLink>
    ),
  },
  { key: 'status', header: 'Status', sortable: true, className: styles.status, cell: (row) => <Status row={row} /> },
  {
    key: 'life',
    header: 'Next 12 months',
    narrow: 'hidden',
    className: styles.life,
    cell: (row) => <MiniLife expires={row.expiry_date} />,
  },
  {
    key: 'expiry_date',
    header: 'Expires',
    sortable: true,
    className: styles.expires,
    cell: (row) => <DateText value={row.expiry_date} relative />,
  },
  {
    key: 'is_auto_renew',
    header: 'Auto-renew',
    sortable: true,
    narrow: 'labelled',
    cell: (row) => <AutorenewSwitch name={row.name} on={row.is_auto_renew} expiry={row.expiry_date} />,
  },
  {
    key: 'has_whois_privacy',
    header: 'Privacy',
    sortable: true,
    narrow: 'hidden',
    className: styles.privacy,
    cell: (row) => onOff(row.has_whois_privacy),
  },
];

function Status({ row }: { row: DomainRow }) {
  const [now] = useState(Date.now);
  const { state, word } = domainState(row.status, row.expiry_date, now);
  const stage = stageWords(row);
  return (
    <>
      <StateText state={state}>{word}</StateText>
      {stage && (
        <span className={styles.stage}>
          {stage.words} {stage.until && <DateText value={stage.until} />}
        </span>
      )}
    </>
  );
}

interface DomainTableProps {
  rows: readonly DomainRow[];
  view: ListView;
  onSort: (sort: SortKey, direction: ListView['direction']) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The customer's domains, one a row; under 768 px a list. Chosen names stay chosen on other pages. */
export function DomainTable({ rows, view, onSort }: DomainTableProps) {
  const [chosen, setChosen] = useState(NONE);
  const names = useMemo(() => rows.map(({ name }) => name), [rows]);
  const prices = useRenewalPrices(names);
  const columns = useMemo(
    (): readonly Column<DomainRow>[] => [
      ...factColumns,
      {
        key: 'price',
        header: 'One more year',
        align: 'end',
        narrow: 'labelled',
        className: styles.price,
        cell: (row) => <RenewalCost price={prices?.get(row.name)} />,
      },
      {
        key: 'renew',
        header: 'Renew',
        headerHidden: true,
        align: 'end',
        narrow: 'end',
        className: styles.renew,
        cell: (row) => <RenewDomain name={row.name} status={row.status} />,
      },
    ],
    [prices],
  );
  return (
    <>
      <BulkActions names={[...chosen]} onClear={() => setChosen(NONE)} />
      <DataTable
        caption="Your domains"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        selection={{ selected: chosen, onChange: setChosen, labelOf: (row) => toUnicode(row.name) }}
        sort={{ key: view.sort, direction: view.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ key, direction }) => onSort(key as SortKey, direction === 'ascending' ? 'asc' : 'desc')}
      />
    </>
  );
}
