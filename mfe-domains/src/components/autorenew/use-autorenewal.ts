import { useApiQuery } from '@storefront/shared/api';
import { getAutorenewal, type Autorenewal, type DomainInfo } from '@storefront/shared/contract';

/**
 * Returns the planned automatic renewal of a domain with auto-renew on, including one in its grace period; null if none is planned,
 * undefined while loading and for domains without auto-renew.
 */
export function useAutorenewal({
  domain,
  is_auto_renew,
  status,
}: Pick<DomainInfo, 'domain' | 'is_auto_renew' | 'status'>): Autorenewal | null | undefined {
  const enabled = is_auto_renew && (status === 'ok' || status === 'grace');
  const { data } = useApiQuery(getAutorenewal, { params: { domainName: domain } }, { enabled });
  return enabled ? data?.next : undefined;
}

/** Whether auto-renew is on but cannot charge: there is no default card, or it is not chargeable. */
export const lacksCard = (terms: Autorenewal | null | undefined): boolean => Boolean(terms && !terms.card?.holds);
