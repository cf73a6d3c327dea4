import { Route, Routes, useLocation } from '@storefront/shared/routing';
import type { ReactNode } from 'react';

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** A page at its address, as the host's route table shows it, beside the address of the test's router. */
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
