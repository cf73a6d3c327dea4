import { useState } from 'react';
import { deskCustomerActivity, type DeskActivity } from '@storefront/shared/contract/desk';
import { keepPreviousData, useApiQuery } from '@storefront/shared/api';
import { toUnicode } from '@storefront/shared/domain';
import { useTranslate, type Translate } from '@storefront/shared/i18n';
import { Section } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Loaded } from '../../components/Loaded';
import { Moment } from '../../components/Moment';
import { readAction } from '../../components/read-action';
import { PageTurner } from '../../components/PageTurner';
import * as messages from './messages';

function describeActor({ by, staff }: DeskActivity, t: Translate): string {
  const name = staff ?? t(messages.unknownStaff);
  if (by === 'staff') return t(messages.byStaff, { name });
  if (by === 'anybody') return t(messages.byAnybody);
  if (by === 'shop') return t(messages.byShop);
  return staff === null ? t(messages.byCustomer) : t(messages.onBehalf, { name });
}

/** Describes an audit entry, with its domain and reason. */
function describeAct({ action, domain, reason }: DeskActivity, t: Translate): string {
  const done = readAction(action);
  if (domain !== null) return t(messages.doneWith, { done, domain: toUnicode(domain) });
  return reason === null ? done : t(messages.because, { done, reason });
}

/** Lists the activity of an account, with the staff who acted for the customer. */
export function CustomerActivity({ id }: { readonly id: string }) {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    deskCustomerActivity,
    { params: { id }, input: { page } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const columns: Column<DeskActivity>[] = [
    { key: 'done', breaks: true, header: t(messages.done), cell: (entry) => describeAct(entry, t) },
    { key: 'who', header: t(messages.who), narrow: 'labelled', cell: (entry) => describeActor(entry, t) },
    { key: 'when', header: t(messages.when), align: 'end', narrow: 'labelled', cell: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <Section title={t(messages.activity)}>
      <Loaded query={query}>
        {({ rows, has_more }) => (
          <>
            <DataTable
              caption={t(messages.activity)}
              columns={columns}
              rows={rows}
              rowKey={(entry) => entry.id}
              density="compact"
              empty={t(messages.noActivity)}
            />
            <PageTurner label={t(messages.activity)} page={page} hasMore={has_more} onTurn={setPage} />
          </>
        )}
      </Loaded>
    </Section>
  );
}
