import type { AddOnService } from '../contract/price';
import type { CartItem } from './cart-item';
import { timesMinor, type Minor } from './money';
import type { TaxLine } from './tax';

/** A tax without its amount, which follows from the costs. */
export type NamedTax = Pick<TaxLine, 'tax_id' | 'tax_rule_name' | 'tax_rate'>;

/** A change of one component of a cart line since the customer saw it (CT-15). Amounts are before tax, for the whole selected quantity. */
export type PartChange =
  | { readonly part: 'domain'; readonly was: Minor; readonly now: Minor }
  /** `now` is null if the add-on is no longer offered and was removed from the line. */
  | { readonly part: AddOnService; readonly was: Minor; readonly now: Minor | null }
  | { readonly part: 'tax'; readonly was: readonly NamedTax[]; readonly now: readonly NamedTax[] };

/** A chosen add-on as the customer saw it: the price of one for the whole term, before tax, and how many were chosen. */
export interface SeenAddOn {
  readonly type: AddOnService;
  readonly cost: Minor;
  readonly quantity: number;
}

interface SeenLine {
  /** For the whole term, before tax and add-ons. */
  readonly cost: Minor;
  readonly add_ons?: readonly SeenAddOn[];
  readonly taxes?: readonly NamedTax[];
  /** The country whose taxes apply; missing if unknown. */
  readonly tax_country?: string | undefined;
}

export const listTaxes = ({ tax_rates }: Pick<CartItem, 'tax_rates'>): NamedTax[] =>
  tax_rates.map(({ tax_id, tax_rule_name, tax_rate }) => ({ tax_id, tax_rule_name, tax_rate }));

const getRates = (taxes: readonly NamedTax[]): string =>
  taxes
    .map(({ tax_id, tax_rate }) => `${tax_id} ${tax_rate}`)
    .sort()
    .join();

/**
 * Compares a line with what the customer saw, component by component (CT-15). Both have to be for the same thing in the same currency. An
 * add-on that the customer has removed is not a change; one that the line no longer offers is.
 */
export function listChangedParts(
  seen: SeenLine,
  line: Pick<CartItem, 'type' | 'cost' | 'quantity' | 'sub_products' | 'tax_rates' | 'tax_country'>,
): PartChange[] {
  const parts: PartChange[] = [];
  if (seen.cost !== line.cost)
    parts.push({
      part: 'domain',
      was: timesMinor(seen.cost, line.quantity),
      now: timesMinor(line.cost, line.quantity),
    });
  for (const { type, cost, quantity } of seen.add_ons ?? []) {
    const now = line.sub_products.find((addOn) => addOn.type === type);
    if (!now) {
      if (line.type !== 'transfer') parts.push({ part: type, was: timesMinor(cost, quantity), now: null });
    } else if (now.is_selected && now.cost !== cost)
      parts.push({ part: type, was: timesMinor(cost, now.quantity), now: timesMinor(now.cost, now.quantity) });
  }
  const taxes = listTaxes(line);
  // If only one of two countries has taxes, that is shown beside the total. A tax introduced or abolished in the same country is a change.
  const isSameCountry = seen.tax_country !== undefined && seen.tax_country === line.tax_country;
  const isComparable = isSameCountry || (taxes.length > 0 && seen.taxes?.length !== 0);
  if (seen.taxes && isComparable && getRates(seen.taxes) !== getRates(taxes))
    parts.push({ part: 'tax', was: seen.taxes, now: taxes });
  return parts;
}
