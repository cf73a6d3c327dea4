import { assertMinor, sumMinor, type Minor } from './money';

/** One tax on one line. `tax_rate` is in percent with at most three decimals; `tax_amount` in minor units. */
export interface TaxLine {
  readonly tax_id: string;
  readonly tax_rule_name: string;
  readonly tax_rate: number;
  readonly tax_amount: Minor;
}

/**
 * Computes the tax on a cost, rounded half up (away from zero) to the minor unit. Each tax line is rounded once, and a total is the sum of
 * its lines, without further rounding (CT-08).
 * @param ratePercent from 0 to 100, at most three decimals.
 * @throws RangeError when the cost or the rate is invalid.
 */
export function computeTax(cost: Minor, ratePercent: number): Minor {
  const thousandths = Math.round(ratePercent * 1000);
  if (!(ratePercent >= 0 && ratePercent <= 100) || Math.abs(thousandths - ratePercent * 1000) > 1e-6) {
    throw new RangeError(`Not a tax rate in percent: ${ratePercent}`);
  }
  // BigInt, because the product may exceed 2^53.
  const scaled = BigInt(Math.abs(assertMinor(cost))) * BigInt(thousandths);
  const rounded = Number((scaled + 50_000n) / 100_000n);
  return assertMinor(cost < 0 ? -rounded : rounded);
}

/** Merges taxes with the same `tax_id` into one line each, ordered by id, so that the order of items does not matter (CT-08). */
export function groupTaxes(lines: Iterable<TaxLine>): TaxLine[] {
  const sorted = [...lines].sort(
    (a, b) => compare(a.tax_id, b.tax_id) || a.tax_rate - b.tax_rate || compare(a.tax_rule_name, b.tax_rule_name),
  );
  const groups: TaxLine[] = [];
  for (const line of sorted) {
    const last = groups.at(-1);
    if (last?.tax_id === line.tax_id)
      groups[groups.length - 1] = { ...last, tax_amount: sumMinor([last.tax_amount, line.tax_amount]) };
    else groups.push({ ...line });
  }
  return groups;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
