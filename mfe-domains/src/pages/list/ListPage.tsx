import { useSearchParams } from '@storefront/shared/routing';
import { Page } from '@storefront/shared/ui/layout';
import { ComingDomains } from '../../features/domain-list/ComingDomains';
import { DomainList } from '../../features/domain-list/DomainList';
import { CalendarOfAll } from '../../features/export/CalendarOfAll';
import { OwnerVerification } from '../../features/owner-verification/OwnerVerification';
import { readView, writeView } from '../../features/domain-list/list-query';

export default function ListPage() {
  const [search, setSearch] = useSearchParams();
  return (
    <Page title="Domains" heading="list" actions={<CalendarOfAll />}>
      <OwnerVerification />
      <ComingDomains />
      <DomainList view={readView(search)} onView={(view, replace) => setSearch(writeView(view), { replace })} />
    </Page>
  );
}
