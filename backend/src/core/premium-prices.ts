import type { Minor } from '@storefront/shared/domain';

/** What a registry asks for a premium name, in USD minor units for one year; these replace the list prices (PR-03). */
export interface PremiumPrices {
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
}

/** What a domain under a TLD costs to renew or to transfer in at the list price, in USD minor units for one year. */
export type ListPrices = (tld: string) => Pick<PremiumPrices, 'renew' | 'transfer'>;
