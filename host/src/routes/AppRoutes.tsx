import { memo, useEffect } from 'react';
import { fullLoad, Navigate, Route, Routes, useLocation } from '@storefront/shared/routing';
import { redirectAddress, type Address } from './redirect-address';
import { RoutePage } from './RoutePage';
import { useRoute } from './site-map';
import { WaitingPage } from './WaitingPage';

/** Leaves the router and lets the browser load another document of this site (GD-01). */
function FullLoad({ address: { pathname, search, hash } }: { address: Address }) {
  const href = pathname + search + hash;
  useEffect(() => fullLoad(href), [href]);
  return <WaitingPage />;
}

/**
 * Renders the page for the current address. It takes no props and is memoised: a new render above a page that is not hydrated yet would
 * discard its prerendered HTML.
 */
export const AppRoutes = memo(function AppRoutes() {
  const location = useLocation();
  const row = useRoute(location.pathname);
  const elsewhere = redirectAddress(row, location);

  if (elsewhere && 'reload' in row.target) return <FullLoad address={elsewhere} />;
  if (elsewhere) return <Navigate replace to={elsewhere} />;

  return (
    <Routes>
      <Route path={row.path} element={<RoutePage row={row} />} />
    </Routes>
  );
});
