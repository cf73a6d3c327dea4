import { useApiQuery } from '@storefront/shared/api';
import { getDomainDeletion, type DomainInfo } from '@storefront/shared/contract';
import { lazy, Suspense } from 'react';

// Loaded only if the domain can be deleted, which the registrar decides.
const DeletionSection = lazy(() => import('./DeletionSection').then((m) => ({ default: m.DeletionSection })));

/** Offers letting the domain expire or deleting it, if both are possible (DM-10). */
export function DeleteDomain({ domain }: { domain: DomainInfo }) {
  const params = { domainName: domain.domain };
  const { data, refetch } = useApiQuery(getDomainDeletion, { params }, { staleTime: 0 });

  if (domain.stage !== 'active' || !data || (!data.is_possible && data.way_back_until === undefined)) return null;
  return (
    <Suspense>
      <DeletionSection domain={domain} deletion={data} onRefused={() => void refetch()} />
    </Suspense>
  );
}
