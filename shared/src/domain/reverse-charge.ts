import { vatPrefix } from './vat-number';
import type { TaxLine } from './tax';

/** The VAT register's verdict; `unconfirmed` while it has not responded. */
export type VatStatus = 'confirmed' | 'unconfirmed' | 'refused';

/** The tax line of a reverse charge. It has no amount, but the receipt must mention it (Directive 2006/112/EC, Art. 226(11a)). */
export const REVERSE_CHARGE = {
  tax_id: 'reverse-charge',
  tax_rule_name: 'Reverse charge',
  tax_rate: 0,
} as const satisfies Omit<TaxLine, 'tax_amount'>;

interface ReverseChargeCase {
  /** Where the seller is established; null if unknown. */
  readonly sellerCountry: string | null;
  readonly buyerCountry: string;
  /** The buyer's VAT number; null for a consumer. */
  readonly vatNumber: string | null;
  readonly vatStatus: VatStatus | null;
}

/**
 * Whether the buyer owes the VAT: a business with a VAT number of another member state than the seller's. A well-formed number counts until
 * the register refuses it, so that an outage of the register does not tax a business wrongly.
 */
export function isReverseCharged({ sellerCountry, buyerCountry, vatNumber, vatStatus }: ReverseChargeCase): boolean {
  return (
    sellerCountry !== null &&
    vatPrefix(sellerCountry) !== null &&
    vatPrefix(buyerCountry) !== null &&
    sellerCountry !== buyerCountry &&
    vatNumber !== null &&
    vatStatus !== 'refused'
  );
}
