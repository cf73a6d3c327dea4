import { useApiQuery } from '@storefront/shared/api';
import { getDomainDeletion, type DomainInfo } from '@storefront/shared/contract';
import { lazy, Suspense } from 'react';

// Loaded for those who may delete the domain, which is known once the registrar has been asked.
const DeletionSection = lazy(() => import('./DeletionSection').then((module) => ({ default: module.DeletionSection })));

/** The two ways in which a domain ends, where both are open (DM-10). */
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
