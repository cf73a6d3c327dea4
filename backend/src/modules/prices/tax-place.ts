import { isReverseCharged, REVERSE_CHARGE, type VatStatus } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { customers, VatEvidence } from '../../db/schema';
import type { PriceList, TaxRule } from '../price-list/price-list';

/** The VAT number of a business and what the register said of it. */
export interface CustomerVat {
  /** With its prefix. */
  readonly number: string;
  readonly status: VatStatus;
  readonly evidence: VatEvidence | null;
}

/** What a customer's tax depends on. */
export interface TaxedCustomer {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly vat: CustomerVat | null;
}

/** Where a sale is taxed. */
export interface TaxPlace {
  /** Null where nobody has said: prices are told before tax. */
  readonly country: string | null;
  /** The buyer owes the tax. */
  readonly reverseCharge?: boolean;
}

/** The VAT number of a customer's row. */
export function vatOf({
  vat_number,
  vat_status,
  vat_evidence,
}: Pick<typeof customers.$inferSelect, 'vat_number' | 'vat_status' | 'vat_evidence'>): CustomerVat | null {
  return vat_number !== null && vat_status !== null
    ? { number: vat_number, status: vat_status, evidence: vat_evidence }
    : null;
}

/** Where sales to a customer are taxed. */
export function taxPlaceOf({ country, vat }: TaxedCustomer, { seller }: Pick<Config, 'seller'>): TaxPlace {
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

/** The taxes of a sale. A reverse charge stands in the place of those that a country has; where it has none, none is left to the buyer. */
export function taxRulesOf(
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
