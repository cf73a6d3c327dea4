import { splitDomain, type CartItem } from '@storefront/shared/domain';

/** Lists the domains that need a registrant; renewals keep theirs (OR-01). */
export const listOwned = (items: readonly Pick<CartItem, 'type' | 'domain'>[]): string[] =>
  items.filter(({ type }) => type !== 'renew').map(({ domain }) => domain);

/** Lists the TLDs of domains, without duplicates. */
export const listTlds = (domains: readonly string[]): string[] =>
  [...new Set(domains.map((domain) => splitDomain(domain).tld))].sort();
