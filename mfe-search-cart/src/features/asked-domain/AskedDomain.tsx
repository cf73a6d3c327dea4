import { ApiError } from '@storefront/shared/api';
import { addNewDomain } from '@storefront/shared/cart';
import { useCurrency } from '@storefront/shared/currency';
import { ownOrigin, paths, useNavigate } from '@storefront/shared/routing';
import { useEffect, type ReactNode } from 'react';
import { askName } from '../../api/ask-name';

/** Whether the visitor comes from a page of ours: other sites must not be able to add to visitors' carts. */
const isFromOwnPage = (): boolean => document.referrer.startsWith(`${ownOrigin()}/`);

interface AskedDomainProps {
  readonly domain: string;
  /** Shown until that is decided. */
  readonly children: ReactNode;
}

/**
 * Handles a domain whose Add button was pressed before scripts ran, when the browser itself submits the form to the cart. An available
 * domain is added as if the button were pressed now. Anything else, including a link from another site, redirects to the results for the
 * domain, which explain why.
 */
export function AskedDomain({ domain, children }: AskedDomainProps) {
  const { code } = useCurrency();
  const navigate = useNavigate();

  useEffect(() => {
    const controller = new AbortController();
    const add = async (): Promise<void> => {
      const row = isFromOwnPage() ? await askName(domain, code, controller.signal) : undefined;
      const isAdded = row !== undefined && addNewDomain(row);
      void navigate(isAdded ? paths.cart() : paths.availability(domain), { replace: true });
    };
    add().catch((reason: unknown) => {
      if (controller.signal.aborted) return;
      if (!(reason instanceof ApiError)) throw reason;
      void navigate(paths.availability(domain), { replace: true });
    });
    return () => controller.abort();
  }, [code, domain, navigate]);

  return children;
}
