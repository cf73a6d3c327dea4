import { lazy, Suspense } from 'react';
import { useSession } from '@storefront/shared/session';

const SupportBar = lazy(() => import('./SupportBar').then(({ SupportBar: bar }) => ({ default: bar })));

/** Says on every page that a member of staff acts for a customer, as long as that holds; nobody else fetches its code. */
export function SupportBanner() {
  const { support, user } = useSession();
  if (!support) return null;
  return (
    <Suspense>
      <SupportBar support={support} user={user} />
    </Suspense>
  );
}
