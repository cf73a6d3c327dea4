import { isReverseCharged, REVERSE_CHARGE } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { CustomerVat } from '../../core/customer-vat';
import type { PriceList, TaxRule } from '../price-list';

/** What a customer's tax depends on. */
export interface TaxedCustomer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vat: CustomerVat | null;
}

/** Where a sale is taxed. */
export interface TaxPlace {
  /** Null where the country is unknown: prices are shown before tax. */
  readonly country: string | null;
  /** The buyer owes the tax. */
  readonly reverseCharge?: boolean;
}

/** Where sales to a customer are taxed. */
export function getTaxPlace({ country, vat }: TaxedCustomer, { seller }: Pick<Config, 'seller'>): TaxPlace {
  return {
    country,
    reverseCharge: isReverseCharged({
      sellerCountry: seller.country,
      buyerCountry: country,
      vatNumber: vat?.number ?? null,
      vatStatus: vat?.status ?? null,
    }),
  };
}

/** The taxes of a sale. A reverse charge replaces those of the country; where the country has none, there is nothing to replace. */
export function getTaxRules(
  priceList: Pick<PriceList, 'taxRules'>,
  { country, reverseCharge }: TaxPlace,
): readonly TaxRule[] {
  const rules = priceList.taxRules(country);
  return reverseCharge && rules.length > 0 ? [REVERSE_CHARGE] : rules;
}

/** Whether the taxes that were applied left them to the buyer. */
export function areReverseCharged(rules: readonly Pick<TaxRule, 'tax_id'>[]): boolean {
  return rules.some(({ tax_id }) => tax_id === REVERSE_CHARGE.tax_id);
}
