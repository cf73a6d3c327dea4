import { useState } from 'react';
import { deskPartners, isAtLeast, type Partner, type StaffMember } from '@storefront/shared/contract/desk';
import { useApiQuery } from '@storefront/shared/api';
import { useTranslate } from '@storefront/shared/i18n';
import { Link, useNavigate, usePageTitle } from '@storefront/shared/routing';
import { Button } from '@storefront/shared/ui/button';
import { Page } from '@storefront/shared/ui/layout';
import { DataTable, type Column } from '@storefront/shared/ui/table';
import { Loaded } from '../../components/Loaded';
import { Key, Origins, PartnerStatus } from './PartnerParts';
import { PartnerDialog } from './PartnerDialog';
import * as messages from './messages';

/** Lists the partners, which may embed search and cart in their pages. */
export function PartnersPage({ staff }: { readonly staff: StaffMember }) {
  const t = useTranslate();
  const navigate = useNavigate();
  usePageTitle(t(messages.title));
  const query = useApiQuery(deskPartners, {}, { staleTime: 0 });
  const [isAdding, setAdding] = useState(false);
  const columns: Column<Partner>[] = [
    { key: 'name', header: t(messages.name), cell: ({ id, name }) => <Link to={`/partners/${id}`}>{name}</Link> },
    {
      key: 'status',
      header: t(messages.status),
      narrow: 'labelled',
      cell: (partner) => <PartnerStatus partner={partner} />,
    },
    {
      key: 'key',
      header: t(messages.key),
      narrow: 'labelled',
      cell: ({ keys }) => keys.filter((key) => key.is_current).map(({ key }) => <Key key={key}>{key}</Key>),
    },
    {
      key: 'origins',
      header: t(messages.origins),
      narrow: 'labelled',
      cell: ({ origins }) => <Origins origins={origins} />,
    },
  ];
  return (
    <Page
      heading="list"
      title={t(messages.title)}
      lead={t(messages.lead)}
      actions={isAtLeast(staff.role, 'admin') && <Button onClick={() => setAdding(true)}>{t(messages.add)}</Button>}
    >
      <Loaded query={query} loading={t(messages.loading)} failed={t(messages.notLoaded)}>
        {({ partners }) => (
          <DataTable
            caption={t(messages.title)}
            columns={columns}
            rows={partners}
            rowKey={({ id }) => id}
            density="compact"
            empty={t(messages.none)}
          />
        )}
      </Loaded>
      {isAdding && (
        <PartnerDialog
          onSaved={({ id }) => void navigate(`/partners/${id}`)}
          onRefused={() => void query.refetch()}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}
