import { splitDomain, type CartItem } from '@storefront/shared/domain';

/** Lists the TLDs of the domains that need a registrant, without duplicates; renewals keep theirs (OR-01). */
export function registrantTlds(items: readonly Pick<CartItem, 'type' | 'domain'>[]): string[] {
  const tlds = items.filter(({ type }) => type !== 'renew').map(({ domain }) => splitDomain(domain).tld);
  return [...new Set(tlds)].sort();
}
