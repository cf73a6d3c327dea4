import type { CartItem, SubProduct } from './cart-item';
import { sumMinor, timesMinor, type Minor } from './money';
import { groupTaxes, computeTax, type TaxLine } from './tax';

/** Sums in minor units: before tax, tax, total, and the tax by `tax_id`. */
export interface Totals {
  readonly cost: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  readonly taxes: readonly TaxLine[];
}

/** The fields of a domain or add-on that totals depend on. */
export type PricedPart = Pick<SubProduct, 'cost' | 'quantity' | 'tax_rates'>;

/** The fields of a cart line that totals depend on. */
export type PricedLine = PricedPart & {
  readonly sub_products: readonly (PricedPart & Pick<SubProduct, 'is_selected'>)[];
};

/**
 * Returns the taxes of one part. For quantity 1, the server's amounts are used; otherwise each tax is computed once on the whole cost, so
 * that rounding errors do not add up (CT-08).
 */
function taxLines(part: PricedPart): TaxLine[] {
  if (part.quantity === 1) return [...part.tax_rates];
  const cost = timesMinor(part.cost, part.quantity);
  return part.tax_rates.map((line) => ({ ...line, tax_amount: computeTax(cost, line.tax_rate) }));
}

function getTotals(parts: readonly PricedPart[]): Totals {
  const cost = sumMinor(parts.map((part) => timesMinor(part.cost, part.quantity)));
  const taxes = groupTaxes(parts.flatMap(taxLines));
  const tax = sumMinor(taxes.map((line) => line.tax_amount));
  return { cost, tax, total: sumMinor([cost, tax]), taxes };
}

function listParts(item: PricedLine): PricedPart[] {
  return [item, ...item.sub_products.filter((addOn) => addOn.is_selected)];
}

/** Sums one line with its selected add-ons, each quantity × cost (CT-08). */
export function lineTotals(item: PricedLine): Totals {
  return getTotals(listParts(item));
}

/** Sums the cart, with taxes grouped by `tax_id` (CT-08). All items must be in one currency. */
export function cartTotals(items: readonly PricedLine[]): Totals {
  return getTotals(items.flatMap(listParts));
}

/** Lists the selected add-ons of a line, in the order of the line. */
export function selectedAddOns(item: Pick<CartItem, 'sub_products'>): SubProduct[] {
  return item.sub_products.filter((addOn) => addOn.is_selected);
}
