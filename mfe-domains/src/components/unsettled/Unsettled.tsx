import type { DomainInfo } from '@storefront/shared/contract';
import { lazy, Suspense } from 'react';

/** Loaded on its own: hardly a domain has something of it. */
const Notice = lazy(() => import('./notice/Notice').then((module) => ({ default: module.Notice })));

/** Says what the registrar was asked to change and has not confirmed, so that nobody takes for certain what is not (DM-11). */
export function Unsettled({ domain }: { domain: DomainInfo }) {
  if (domain.unsettled === undefined) return null;
  return (
    <Suspense>
      <Notice domain={domain} />
    </Suspense>
  );
}
