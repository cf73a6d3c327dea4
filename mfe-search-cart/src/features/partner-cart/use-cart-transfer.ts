import { paths, useLocation, useNavigate } from '@storefront/shared/routing';
import { useEffect } from 'react';

const ID = /^[\w-]{1,100}$/;

/**
 * The one-time id of a cart transferred from a partner's page (`?handoff=`). It leaves the address at once, so that it stands in
 * no bookmark and no copied link, and stays with the entry of the history, so that a reload goes on.
 */
export function useCartTransfer(): string | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(search).get('handoff') ?? undefined;
  useEffect(() => {
    if (given !== undefined) void navigate(paths.cart(), { replace: true, state: { handoff: given } });
  }, [given, navigate]);
  const kept = typeof state === 'object' && state !== null && 'handoff' in state ? state.handoff : undefined;
  return typeof kept === 'string' && ID.test(kept) ? kept : undefined;
}
