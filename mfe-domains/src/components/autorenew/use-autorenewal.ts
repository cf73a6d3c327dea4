import { useApiQuery } from '@storefront/shared/api';
import { getAutorenewal, type Autorenewal, type DomainInfo } from '@storefront/shared/contract';

/**
 * What auto-renew will do to a domain that has it on, which may still be something in its grace period; null where nothing is planned, and
 * undefined while that is not known and for any other domain.
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

/** Whether nothing will be renewed, although auto-renew is on: no default card is saved, or it cannot be charged. */
export const lacksCard = (terms: Autorenewal | null | undefined): boolean => Boolean(terms && !terms.card?.holds);
