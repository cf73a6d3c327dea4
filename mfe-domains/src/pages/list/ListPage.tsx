import { useTranslate } from '@storefront/shared/i18n';
import { useSearchParams } from '@storefront/shared/routing';
import { NeedsScripts } from '@storefront/shared/ui/feedback';
import { Page } from '@storefront/shared/ui/layout';
import { OwnerVerification } from '@storefront/shared/registrant';
import { BulkChanges } from '../../components/bulk/BulkChanges';
import { PendingTransfers } from '../../features/domain-list/components/PendingTransfers';
import { DomainList } from '../../features/domain-list/components/DomainList';
import { CalendarOfAll } from '../../features/export/CalendarOfAll';
import { ListAsFile } from '../../features/export/spreadsheet/ListAsFile';
import { readView, writeView } from '../../model/list-query';
import * as messages from './messages';

export function ListPage() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const view = readView(search);
  const actions = (
    <>
      <ListAsFile view={view} />
      <CalendarOfAll />
    </>
  );
  return (
    <Page title={t(messages.domains)} heading="list" actions={actions}>
      <NeedsScripts />
      <OwnerVerification />
      <PendingTransfers />
      <BulkChanges />
      <DomainList view={view} onView={(next, replace) => setSearch(writeView(next), { replace })} />
    </Page>
  );
}
