import type { DomainInfo } from '@storefront/shared/contract';
import { lazy, Suspense } from 'react';

/** Loaded separately, since few domains have unsettled changes. */
const Notice = lazy(() => import('./notice/Notice').then((m) => ({ default: m.Notice })));

/** Shows changes that the registrar has not confirmed, so that nobody takes them as done (DM-11). */
export function Unsettled({ domain }: { domain: DomainInfo }) {
  if (domain.unsettled === undefined) return null;
  return (
    <Suspense>
      <Notice domain={domain} />
    </Suspense>
  );
}
