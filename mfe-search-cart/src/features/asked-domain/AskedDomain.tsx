import { ApiError } from '@storefront/shared/api';
import { addNewDomain } from '@storefront/shared/cart';
import { useCurrency } from '@storefront/shared/currency';
import { ownOrigin, paths, useNavigate } from '@storefront/shared/routing';
import { useEffect, type ReactNode } from 'react';
import { askName } from '../../api/ask-name';

/** Another site must not fill its visitors' carts; a page of ours identifies itself. */
const isFromOwnPage = (): boolean => document.referrer.startsWith(`${ownOrigin()}/`);

interface AskedDomainProps {
  readonly domain: string;
  /** Stands there until it is decided. */
  readonly children: ReactNode;
}

/**
 * A domain whose Add button was pressed before any script ran: the browser's own form submission leads here. An available domain is added
 * to the cart as if the button were pressed now; anything else, including a link from another site, leads to its results, which say why.
 */
export function AskedDomain({ domain, children }: AskedDomainProps) {
  const { code } = useCurrency();
  const navigate = useNavigate();

  useEffect(() => {
    const asking = new AbortController();
    const add = async (): Promise<void> => {
      const row = isFromOwnPage() ? await askName(domain, code, asking.signal) : undefined;
      const isAdded = row !== undefined && addNewDomain(row);
      void navigate(isAdded ? paths.cart() : paths.availability(domain), { replace: true });
    };
    add().catch((reason: unknown) => {
      if (asking.signal.aborted) return;
      if (!(reason instanceof ApiError)) throw reason;
      void navigate(paths.availability(domain), { replace: true });
    });
    return () => asking.abort();
  }, [code, domain, navigate]);

  return children;
}
