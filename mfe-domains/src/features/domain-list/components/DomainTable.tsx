import type { DomainRow } from '@storefront/shared/contract';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { PageLink, paths } from '@storefront/shared/routing';
import { DateText } from '@storefront/shared/ui/date';
import { DomainName } from '@storefront/shared/ui/domain-name';
import { ExpiryBar } from '@storefront/shared/ui/timeline';
import { StateText } from '@storefront/shared/ui/state';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { useMemo, useRef, useState } from 'react';
import { AutorenewSwitch } from '../../../components/AutorenewSwitch';
import { BulkActions } from './BulkActions';
import { SelectAll } from './SelectAll';
import { RenewalCost } from './RenewalCost';
import { RenewDomain } from '../../../components/RenewDomain';
import { useRenewalPrices } from '../api/use-renewal-prices';
import { domainState, stageMessage } from '../model/domain-state';
import * as messages from '../messages';
import styles from './domain-table.module.css';
import type { ListView, SortKey } from '../../../model/list-query';

const factColumns = (t: Translate): readonly Column<DomainRow>[] => [
  {
    key: 'name',
    header: t(messages.domain),
    sortable: true,
    className: styles.name,
    cell: (row) => (
      <PageLink to={paths.domains.overview(row.name, row.status)}>
        <DomainName name={row.name} emphasis="sld" size="sm" />
      </PageLink>
    ),
  },
  {
    key: 'status',
    header: t(messages.status),
    sortable: true,
    className: styles.status,
    cell: (row) => <Status row={row} />,
  },
  {
    key: 'life',
    header: t(messages.months),
    narrow: 'hidden',
    className: styles.life,
    cell: (row) => <ExpiryBar expires={row.expiry_date} />,
  },
  {
    key: 'expiry_date',
    header: t(messages.expires),
    sortable: true,
    className: styles.expires,
    cell: (row) => <DateText value={row.expiry_date} relative />,
  },
  {
    key: 'is_auto_renew',
    header: t(messages.autoRenew),
    sortable: true,
    narrow: 'labelled',
    cell: (row) => <AutorenewSwitch name={row.name} on={row.is_auto_renew} expiry={row.expiry_date} />,
  },
  {
    key: 'has_whois_privacy',
    header: t(messages.privacy),
    sortable: true,
    narrow: 'hidden',
    className: styles.privacy,
    cell: (row) => t(row.has_whois_privacy ? messages.on : messages.off),
  },
];

function Status({ row }: { row: DomainRow }) {
  const [now] = useState(Date.now);
  const t = useTranslate();
  const { state, word } = domainState(row.status, row.expiry_date, now);
  const stage = stageMessage(row.status);
  const ends = row.stage_ends;
  return (
    <>
      <StateText state={state}>{t(word)}</StateText>
      {stage && <span className={styles.stage}>{t(stage, { date: () => ends && <DateText value={ends} /> })}</span>}
    </>
  );
}

interface DomainTableProps {
  rows: readonly DomainRow[];
  /** Number of domains on all pages of the view; null if there are more than the server counts. */
  total: number | null;
  view: ListView;
  onSort: (sort: SortKey, direction: ListView['direction']) => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Table of the customer's domains, a list below 768 px. The selection is kept across pages. */
export function DomainTable({ rows, total, view, onSort }: DomainTableProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(NONE);
  const status = useRef<HTMLParagraphElement>(null);
  const names = useMemo(() => rows.map(({ name }) => name), [rows]);
  const prices = useRenewalPrices(names);
  const columns = useMemo(
    (): readonly Column<DomainRow>[] => [
      ...factColumns(t),
      {
        key: 'price',
        header: t(messages.oneYear),
        align: 'end',
        narrow: 'labelled',
        className: styles.price,
        cell: (row) => <RenewalCost price={prices?.get(row.name)} />,
      },
      {
        key: 'renew',
        header: t(messages.renewing),
        headerHidden: true,
        align: 'end',
        narrow: 'end',
        className: styles.renew,
        cell: (row) => <RenewDomain name={row.name} status={row.status} />,
      },
    ],
    [prices, t],
  );
  return (
    <>
      <BulkActions names={[...chosen]} onClear={() => setChosen(NONE)} statusRef={status}>
        {total !== null && total > rows.length && chosen.size < total && (
          <SelectAll
            view={view}
            total={total}
            onSelected={(found, isFocused) => {
              if (isFocused) status.current?.focus();
              setChosen(new Set([...chosen, ...found]));
            }}
          />
        )}
      </BulkActions>
      <DataTable
        caption={t(messages.yours)}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.name}
        selection={{ selected: chosen, onChange: setChosen, getLabel: (row) => toUnicode(row.name) }}
        sort={{ key: view.sort, direction: view.direction === 'asc' ? 'ascending' : 'descending' }}
        onSort={({ key, direction }) => onSort(key as SortKey, direction === 'ascending' ? 'asc' : 'desc')}
      />
    </>
  );
}
