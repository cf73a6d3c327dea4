import type { CartItem } from '../domain/cart-item';
import { termCost } from '../domain/cost-over-years';
import type { Minor } from '../domain/money';

/**
 * What this person last saw one line cost, and for what. Another type or term is another price, not a change, and so is another
 * currency, unless it had to take the place of one that was withdrawn.
 */
export interface SeenPrice {
  readonly type: CartItem['type'];
  readonly period: number;
  readonly currency_code: string;
  /** The whole term, before tax and add-ons. */
  readonly cost: Minor;
}

/** By domain name. */
export type SeenPrices = Readonly<Record<string, SeenPrice>>;

export interface PriceDifference {
  readonly was: Minor;
  readonly now: Minor;
  readonly currency: string;
  /** The currency of `was`, where it is offered no more; the two amounts cannot be compared then. */
  readonly withdrawn?: string;
}

/** Codes of the currencies that the shop offers; empty until they are known. */
export type OfferedCurrencies = ReadonlySet<string>;

type Line = Pick<CartItem, 'domain' | 'type' | 'period' | 'currency_code' | 'cost' | 'fee' | 'price' | 'renewal_price' | 'priced'>;

const priceOf = ({ type, period, currency_code, cost }: Line): SeenPrice => ({ type, period, currency_code, cost });

/** Whether two prices are of the same thing; of a currency that the person left on purpose they are not. */
const sameThing = (seen: SeenPrice, now: SeenPrice, offered: OfferedCurrencies): boolean =>
  seen.type === now.type && seen.period === now.period && (seen.currency_code === now.currency_code || !offered.has(seen.currency_code));

const seenOf = (seen: SeenPrices, domain: string): SeenPrice | undefined => (Object.hasOwn(seen, domain) ? seen[domain] : undefined);

/** A line as it was added carries the price of the results page, which the person saw; a later one still to be priced does not. */
const isAsAdded = ({ priced, cost, fee, price, renewal_price, period }: Line): boolean =>
  priced === 'checking' &&
  cost > 0 &&
  [false, true].some((firstYearOnly) => cost - (fee?.amount ?? 0) === termCost({ first: price, renewal: renewal_price, firstYearOnly }, period));

/** Notes the prices of a cart that were not seen before; those that were, stay until they are accepted. */
export function notePrices(seen: SeenPrices, lines: readonly Line[], offered: OfferedCurrencies): SeenPrices {
  const next: Record<string, SeenPrice> = {};
  for (const line of lines) {
    const known = seenOf(seen, line.domain);
    const price = priceOf(line);
    if (line.priced === 'priced') next[line.domain] = known && sameThing(known, price, offered) ? known : price;
    else if (known) next[line.domain] = known;
    else if (isAsAdded(line)) next[line.domain] = price;
  }
  return same(seen, next) ? seen : next;
}

function same(a: SeenPrices, b: SeenPrices): boolean {
  const names = Object.keys(b);
  return names.length === Object.keys(a).length && names.every((name) => a[name] === b[name]);
}

/** How a line's price differs from what the person saw; undefined where it does not, or is not known. */
export function priceDifference(seen: SeenPrices, line: Line, offered: OfferedCurrencies): PriceDifference | undefined {
  const known = seenOf(seen, line.domain);
  if (!known || line.priced !== 'priced' || !sameThing(known, priceOf(line), offered)) return undefined;
  const difference = { was: known.cost, now: line.cost, currency: line.currency_code };
  if (known.currency_code === line.currency_code) return known.cost === line.cost ? undefined : difference;
  // Before the currencies are known, nobody can say that one was withdrawn.
  return offered.size === 0 ? undefined : { ...difference, withdrawn: known.currency_code };
}

/** The line with the cost at which this person last saw it, where that was for the same thing. */
export function asLastSeen<T extends Line>(seen: SeenPrices, line: T): T {
  const known = seenOf(seen, line.domain);
  const isSame = known?.type === line.type && known.period === line.period && known.currency_code === line.currency_code;
  return isSame ? { ...line, cost: known.cost } : line;
}

/** Takes the present price of a line as seen. */
export function acceptPrice(seen: SeenPrices, line: Line): SeenPrices {
  return { ...seen, [line.domain]: priceOf(line) };
}
