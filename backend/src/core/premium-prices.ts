import type { Minor } from '@storefront/shared/domain';

/** A registry's prices for a premium domain, in USD minor units for one year; these replace the list prices (PR-03). */
export interface PremiumPrices {
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
}

/** The list price for renewing or transferring a domain under a TLD, in USD minor units for one year. */
export type ListPrices = (tld: string) => Pick<PremiumPrices, 'renew' | 'transfer'>;
