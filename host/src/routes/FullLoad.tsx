import { useEffect } from 'react';
import { fullLoad } from '@storefront/shared/routing';
import type { Address } from './redirect-address';
import { WaitingPage } from './WaitingPage';

/** Leaves the router and lets the browser load another document of this site (GD-01). */
export function FullLoad({ address: { pathname, search, hash } }: { address: Address }) {
  const href = pathname + search + hash;
  useEffect(() => fullLoad(href), [href]);
  return <WaitingPage />;
}
