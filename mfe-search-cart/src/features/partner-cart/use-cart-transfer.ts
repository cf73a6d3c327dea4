import { paths, useLocation, useNavigate } from '@storefront/shared/routing';
import { useEffect } from 'react';

const ID = /^[\w-]{1,100}$/;

/**
 * Returns the one-time id of a cart transferred from a partner's page (`?handoff=`). It is removed from the URL immediately, so that no
 * bookmark or copied link contains it, and kept in the history entry, so that a reload continues.
 */
export function useCartTransfer(): string | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const transferId = new URLSearchParams(search).get('handoff') ?? undefined;
  useEffect(() => {
    if (transferId !== undefined) void navigate(paths.cart(), { replace: true, state: { handoff: transferId } });
  }, [transferId, navigate]);
  const id = typeof state === 'object' && state !== null && 'handoff' in state ? state.handoff : undefined;
  return typeof id === 'string' && ID.test(id) ? id : undefined;
}
