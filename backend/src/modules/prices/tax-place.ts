import { isReverseCharged, REVERSE_CHARGE } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { CustomerVat } from '../../core/customer-vat';
import type { PriceList, TaxRule } from '../price-list';

export interface TaxedCustomer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vat: CustomerVat | null;
}

export interface TaxPlace {
  /** Null if unknown: prices are shown before tax. */
  readonly country: string | null;
  /** The buyer owes the tax. */
  readonly reverseCharge?: boolean;
}

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

/** Returns the taxes of a sale. A reverse charge replaces a country's taxes; if the country has none, it does not apply. */
export function getTaxRules(
  priceList: Pick<PriceList, 'taxRules'>,
  { country, reverseCharge }: TaxPlace,
): readonly TaxRule[] {
  const rules = priceList.taxRules(country);
  return reverseCharge && rules.length > 0 ? [REVERSE_CHARGE] : rules;
}

export function areReverseCharged(rules: readonly Pick<TaxRule, 'tax_id'>[]): boolean {
  return rules.some(({ tax_id }) => tax_id === REVERSE_CHARGE.tax_id);
}
