import { lazy, Suspense } from 'react';
import { useSession } from '@storefront/shared/session';

const SupportBar = lazy(() => import('./SupportBar').then((m) => ({ default: m.SupportBar })));

/** Shows on every page that staff act for a customer, during a support session. Its code is not loaded otherwise. */
export function SupportBanner() {
  const { support, user } = useSession();
  if (!support) return null;
  return (
    <Suspense>
      <SupportBar support={support} user={user} />
    </Suspense>
  );
}
