import { Route, Routes, useLocation } from '@storefront/shared/routing';
import type { ReactNode } from 'react';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Renders a page at its path only, as the host's route table does, and shows the current URL of the test's router. */
export function OnlyAt({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <Routes>
        <Route path={path} element={children} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </>
  );
}
