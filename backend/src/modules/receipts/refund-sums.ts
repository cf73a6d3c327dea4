import { assertMinor, subtractMinor, sumMinor, type Minor, type TaxLine } from '@storefront/shared/domain';

/** An amount before tax with the tax on it. */
export interface Taxed {
  readonly amount: Minor;
  readonly taxes: readonly TaxLine[];
}

/**
 * What a part of a taxed amount consists of: each tax in the same proportion, rounded half up to the minor unit, and before tax what is
 * left. All of it is what it was.
 * @param gross with the tax
 */
export function getTaxedPart({ amount, taxes }: Taxed, gross: Minor): Taxed {
  const whole = sumMinor([amount, ...taxes.map(({ tax_amount }) => tax_amount)]);
  const parts = taxes.map((line) => ({
    ...line,
    tax_amount: whole === 0 ? (0 as const) : share(gross, line.tax_amount, whole),
  }));
  return { amount: subtractMinor(gross, sumMinor(parts.map(({ tax_amount }) => tax_amount))), taxes: parts };
}

/** The products pass 2^53, hence the big integers. */
const share = (gross: Minor, tax: Minor, whole: Minor): Minor =>
  assertMinor(Number((BigInt(gross) * BigInt(tax) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)));
