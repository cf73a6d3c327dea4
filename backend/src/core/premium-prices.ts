import type { Minor } from '@storefront/shared/domain';

/** A registry's prices for a premium domain, in USD minor units for one year, instead of the list prices (PR-03). */
export interface PremiumPrices {
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
}

/** Returns the list prices to renew or transfer a domain of a TLD, in USD minor units for one year. */
export type ListPrices = (tld: string) => Pick<PremiumPrices, 'renew' | 'transfer'>;
