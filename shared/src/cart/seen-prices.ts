import type { AddOnService } from '../contract/price';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { termCost } from '../domain/cost-over-years';
import { timesMinor, type Minor } from '../domain/money';
import { listChangedParts, listTaxes, type NamedTax, type PartChange, type SeenAddOn } from '../domain/part-change';
import { computeTax } from '../domain/tax';
import { lineTotals, selectedAddOns } from '../domain/totals';

/**
 * The price of a line that this visitor last saw, and what it was for. Another type or term is a different price, not a price change. So is
 * another currency, unless it replaced one that the shop has withdrawn or that of a partner's page.
 */
export interface SeenPrice {
  readonly type: CartItem['type'];
  readonly period: number;
  readonly currency_code: string;
  /** For the whole term, before tax and add-ons. */
  readonly cost: Minor;
  /** The selected add-ons; missing in data of earlier builds. */
  readonly add_ons?: readonly SeenAddOn[];
  /** The taxes on it, empty if its country has none; missing if they were unknown. */
  readonly taxes?: readonly NamedTax[];
  /** The country whose tax rules applied; missing in data of earlier builds. */
  readonly tax_country?: string;
  /** Seen on a partner's page: if the currency differs here, the visitor did not choose that. */
  readonly elsewhere?: boolean;
}

export type SeenPrices = Readonly<Record<string, SeenPrice>>;

export interface PriceDifference {
  /** The whole line with its add-ons, before tax. */
  readonly was: Minor;
  readonly now: Minor;
  readonly currency: string;
  /** The currency of `was`, if it is no longer offered or was that of a partner's page; the two amounts cannot be compared then. */
  readonly withdrawn?: string;
  /** The parts of the line that differ; empty if only the currency does. */
  readonly parts: readonly PartChange[];
}

/** Codes of the currencies that the shop offers; empty until they are loaded. */
export type OfferedCurrencies = ReadonlySet<string>;

type Line = Pick<
  CartItem,
  | 'domain'
  | 'type'
  | 'period'
  | 'currency_code'
  | 'cost'
  | 'fee'
  | 'price'
  | 'renewal_price'
  | 'priced'
  | 'quantity'
  | 'sub_products'
  | 'tax_rates'
  | 'tax_country'
>;

function getPrice(line: Line): SeenPrice {
  const { type, period, currency_code, cost } = line;
  const add_ons = selectedAddOns(line).map((addOn) => ({
    type: addOn.type,
    cost: addOn.cost,
    quantity: addOn.quantity,
  }));
  return { type, period, currency_code, cost, add_ons, ...getTaxes(line) };
}

/** Returns the taxes of a line, if known. A line without taxes and without a country is priced before tax. */
const getTaxes = (line: Line): Pick<SeenPrice, 'taxes' | 'tax_country'> => ({
  ...((line.tax_rates.length > 0 || line.tax_country !== undefined) && { taxes: listTaxes(line) }),
  ...(line.tax_country !== undefined && { tax_country: line.tax_country }),
});

/** Whether a line shows taxes for the first time: they were unknown before, or the earlier country had none. */
const isFirstTaxed = (known: SeenPrice, line: Line): boolean =>
  getTaxes(line).taxes !== undefined &&
  (known.taxes === undefined || (known.taxes.length === 0 && known.tax_country !== line.tax_country));

/** Whether two prices are for the same thing; not if the customer changed the currency deliberately. */
const sameThing = (
  seen: SeenPrice,
  now: Pick<Line, 'type' | 'period' | 'currency_code'>,
  offered: OfferedCurrencies,
): boolean =>
  seen.type === now.type &&
  seen.period === now.period &&
  (seen.currency_code === now.currency_code || seen.elsewhere || !offered.has(seen.currency_code));

const findSeen = (seen: SeenPrices, domain: string): SeenPrice | undefined =>
  Object.hasOwn(seen, domain) ? seen[domain] : undefined;

const offers = (line: Pick<Line, 'sub_products'>, service: AddOnService): boolean =>
  line.sub_products.some(({ type }) => type === service);

/**
 * Whether a line is new and still has the price that the customer saw in the results or on the domain's page. A later line without a price
 * has none.
 */
const isAsAdded = ({ priced, cost, fee, price, renewal_price, period, sub_products }: Line): boolean =>
  priced === 'checking' &&
  (period === 0 ? sub_products.length > 0 && sub_products.every((addOn) => addOn.cost > 0) : cost > 0) &&
  [false, true].some(
    (firstYearOnly) =>
      cost - (fee?.amount ?? 0) === termCost({ first: price, renewal: renewal_price, firstYearOnly }, period),
  );

/** Lists the add-ons that were seen on the line and are no longer offered, so not removed by the customer. */
const getWithdrawn = (known: SeenPrice, line: Line): SeenAddOn[] =>
  known.type === line.type && line.type !== 'transfer'
    ? (known.add_ons ?? []).filter(({ type }) => !offers(line, type))
    : [];

/** Updates what was seen of a priced line with later choices. A choice that was taken back is dropped. */
function followLine(known: SeenPrice, line: Line): SeenPrice {
  const seenBefore = known.add_ons ?? [];
  const add_ons = [
    ...selectedAddOns(line).map(({ type, cost, quantity }) => ({
      type,
      quantity,
      cost: seenBefore.find((addOn) => addOn.type === type)?.cost ?? cost,
    })),
    ...getWithdrawn(known, line),
  ];
  const sameAddOns =
    known.add_ons?.length === add_ons.length &&
    add_ons.every(({ type, cost, quantity }) =>
      known.add_ons?.some((addOn) => addOn.type === type && addOn.cost === cost && addOn.quantity === quantity),
    );
  const isFirst = isFirstTaxed(known, line);
  return sameAddOns && !isFirst ? known : { ...known, add_ons, ...(isFirst && getTaxes(line)) };
}

/** The seen price for a line with another type or term. Only withdrawn add-ons are still reported, since they are gone in any case. */
function replaceLine(known: SeenPrice, line: Line): SeenPrice {
  const { taxes: _taxes, tax_country: _country, ...price } = getPrice(line);
  const { taxes, tax_country } = isFirstTaxed(known, line) ? getTaxes(line) : known;
  return {
    ...price,
    add_ons: [...(price.add_ons ?? []), ...getWithdrawn(known, line)],
    ...(taxes && { taxes }),
    ...(tax_country !== undefined && { tax_country }),
  };
}

/** Records the prices of a cart that were not seen before. Earlier ones stay until they are accepted. */
export function recordPrices(seen: SeenPrices, lines: readonly Line[], offered: OfferedCurrencies): SeenPrices {
  const next: Record<string, SeenPrice> = {};
  for (const line of lines) {
    const known = findSeen(seen, line.domain);
    if (line.priced === 'priced')
      next[line.domain] = !known
        ? getPrice(line)
        : sameThing(known, line, offered)
          ? followLine(known, line)
          : replaceLine(known, line);
    // Another add-on, added on the domain's own page, where its price was shown.
    else if (known)
      next[line.domain] =
        line.period === 0 && isAsAdded(line) && sameThing(known, line, offered) ? followLine(known, line) : known;
    else if (isAsAdded(line)) next[line.domain] = getPrice(line);
  }
  return same(seen, next) ? seen : next;
}

function same(a: SeenPrices, b: SeenPrices): boolean {
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => a[name] === b[name]);
}

/** Returns how a line's price differs from the one that the customer saw; undefined if it does not, or is unknown. */
export function priceDifference(seen: SeenPrices, line: Line, offered: OfferedCurrencies): PriceDifference | undefined {
  const known = findSeen(seen, line.domain);
  if (!known || line.priced !== 'priced' || !sameThing(known, line, offered)) return undefined;
  const now = lineTotals(line).cost;
  if (known.currency_code === line.currency_code) {
    const parts = listChangedParts(known, line);
    return parts.length === 0
      ? undefined
      : { was: lineTotals(lineAsSeen(known, line)).cost, now, currency: line.currency_code, parts };
  }
  // Until the currencies are loaded, a withdrawn one cannot be recognised.
  if (offered.size === 0) return undefined;
  // Across two currencies only withdrawn add-ons can be listed separately; the rest is a difference of the whole line.
  const parts = getWithdrawn(known, line).map(({ type, cost, quantity }): PartChange => ({
    part: type,
    was: timesMinor(cost, quantity),
    now: null,
  }));
  return {
    was: lineTotals(lineAsSeen(known, line)).cost,
    now,
    currency: line.currency_code,
    withdrawn: known.currency_code,
    parts,
  };
}

/** Returns the line with its former costs, including the chosen add-ons that it no longer offers. */
function lineAsSeen<T extends Line>(known: SeenPrice, line: T): T {
  const gone = getWithdrawn(known, line).map(({ type, cost, quantity }) => ({
    ...goneAddOn(line, type),
    cost,
    quantity,
  }));
  const sub_products = line.sub_products.map((addOn) => {
    const before = addOn.is_selected ? known.add_ons?.find(({ type }) => type === addOn.type) : undefined;
    return before ? { ...addOn, cost: before.cost } : addOn;
  });
  const seen = { ...line, cost: known.cost, sub_products: [...sub_products, ...gone] };
  if (!known.taxes) return seen;
  const tax_rates = known.taxes.map((tax) => ({ ...tax, tax_amount: computeTax(known.cost, tax.tax_rate) }));
  return { ...seen, tax_rates, tax_country: known.tax_country };
}

function goneAddOn({ domain, currency_code }: Line, type: AddOnService): SubProduct {
  return {
    type,
    domain,
    name: type,
    price: 0,
    cost: 0,
    costPerYear: 0,
    tax: 0,
    quantity: 1,
    is_selected: true,
    tax_rates: [],
    service: `${type}_create`,
    service_prorated: false,
    currency_code,
    currency_symbol: '',
  };
}

/** Returns the line with the costs that the customer last saw, if those were for the same thing. */
export function asLastSeen<T extends Line>(seen: SeenPrices, line: T): T {
  const known = findSeen(seen, line.domain);
  const isSame =
    known?.type === line.type && known.period === line.period && known.currency_code === line.currency_code;
  return isSame ? lineAsSeen(known, line) : line;
}

/** Records the current price of a line as seen. */
export function acceptPrice(seen: SeenPrices, line: Line): SeenPrices {
  return { ...seen, [line.domain]: getPrice(line) };
}
