import { use, useEffect, useState, type ReactNode } from 'react';
import { Navigate, paths } from '@storefront/shared/routing';
import { useSession } from '@storefront/shared/session';
import { useHydrated } from '@storefront/shared/store';
import { preloadPage } from '../federation/preload-page';
import { RenderedPageContext } from '../federation/rendered-page';
import { GuestPrompt } from './GuestPrompt';
import type { RouteRow } from './route-table';
import { useReturnPath } from './use-return-path';
import { WaitingPage } from './WaitingPage';

/** Loads the page's code while the session is requested, in parallel. */
function WaitingForSession({ row }: { row: RouteRow }) {
  const remote = 'remote' in row.target ? row.target.remote : undefined;
  useEffect(() => {
    if (remote) void preloadPage(remote);
  }, [remote]);
  return <WaitingPage text={row.loadingText} />;
}

/**
 * Mounts a page only for a customer, so that it makes no call that would be refused to a guest. A guest is asked to sign in: in place on an
 * internal page (GD-04), or on the login page if the row is not public (GD-02). The server-rendered part of the page stays until the
 * session is known.
 */
export function RequireAuth({ row, children }: { row: RouteRow; children: ReactNode }) {
  const { status } = useSession();
  const returnPath = useReturnPath();
  const rendered = use(RenderedPageContext);
  const hydrated = useHydrated();
  const [takesOver] = useState(!hydrated && 'remote' in row.target && rendered?.id === row.target.remote);

  if (status === 'authenticated' || (status === 'unknown' && takesOver)) return children;
  if (status === 'unknown') return <WaitingForSession row={row} />;
  if (!row.public) return <Navigate replace to={paths.login(returnPath)} />;
  return <GuestPrompt row={row} />;
}
