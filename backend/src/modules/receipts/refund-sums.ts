import { assertMinor, subtractMinor, sumMinor, type Minor, type TaxLine } from '@storefront/shared/domain';

/** An amount before tax, with its taxes. */
export interface Taxed {
  readonly amount: Minor;
  readonly taxes: readonly TaxLine[];
}

/**
 * Splits a part of a taxed amount into taxes and net amount: each tax in the same proportion, rounded half up to the minor unit; the rest is
 * the net amount. The whole amount is returned unchanged.
 * @param gross the part including tax
 */
export function getTaxedPart({ amount, taxes }: Taxed, gross: Minor): Taxed {
  const whole = sumMinor([amount, ...taxes.map(({ tax_amount }) => tax_amount)]);
  const parts = taxes.map((line) => ({
    ...line,
    tax_amount: whole === 0 ? (0 as const) : share(gross, line.tax_amount, whole),
  }));
  return { amount: subtractMinor(gross, sumMinor(parts.map(({ tax_amount }) => tax_amount))), taxes: parts };
}

/** Uses big integers because the products exceed 2^53. */
const share = (gross: Minor, tax: Minor, whole: Minor): Minor =>
  assertMinor(Number((BigInt(gross) * BigInt(tax) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)));
