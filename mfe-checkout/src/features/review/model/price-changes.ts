import type { OrderConflict } from '@storefront/shared/contract';
import {
  listChangedParts,
  lineTotals,
  listTaxes,
  selectedAddOns,
  type CartItem,
  type Minor,
  type PartChange,
} from '@storefront/shared/domain';

/** The cost of a line with its add-ons, before tax, when the customer last saw or accepted it. */
interface SeenPrice {
  readonly cost: Minor;
  readonly currency: string;
  /** The line as it was seen, to determine which of its components changed. */
  readonly line: CartItem;
}
export type SeenPrices = Readonly<Record<string, SeenPrice>>;

type Reason = OrderConflict['changes'][number]['reason'];

/** A difference between a line and what the customer saw. Amounts are in minor units, with add-ons, before tax. */
export interface LineChange {
  readonly domain: string;
  readonly reason: Reason | 'unknown';
  readonly was: Minor | null;
  readonly now: Minor | null;
  /** The components that changed: the domain, an add-on, the tax; missing if unknown (CT-15). */
  readonly parts?: readonly PartChange[];
}

/** The server's reasons for refusing the order. */
export type RefusedLines = OrderConflict['changes'];

function findSeen(item: CartItem): SeenPrice {
  return { cost: lineTotals(item).cost, currency: item.currency_code, line: item };
}

/** Records the current prices of a cart as seen. */
export function seenPrices(items: readonly CartItem[]): SeenPrices {
  return Object.fromEntries(items.map((item) => [item.domain, findSeen(item)]));
}

/** Records the current price of a domain as seen, once the customer has accepted it. */
export function withAccepted(seen: SeenPrices, item: CartItem): SeenPrices {
  return { ...seen, [item.domain]: findSeen(item) };
}

/**
 * Lists the lines that differ from what the customer saw (OR-06): other prices, and lines that can no longer be bought or have no known
 * price. Lines whose price is being fetched are left out. `refused` are the lines for which the server refused the order and that were not
 * accepted or removed since.
 */
export function findPriceChanges(
  items: readonly CartItem[],
  seen: SeenPrices,
  refused: RefusedLines = [],
): LineChange[] {
  return items.flatMap((item): LineChange[] => {
    if (item.priced === 'checking') return [];
    const { cost, currency } = findSeen(item);
    const before = seen[item.domain];
    // Amounts in another currency cannot be compared. The customer has chosen that currency and sees the new amounts.
    const was = before?.currency === currency ? before.cost : null;
    const named = refused.find(({ domain }) => domain === item.domain);
    if (named && named.reason !== 'price' && named.reason !== 'tax')
      return [{ domain: item.domain, reason: named.reason, was, now: null }];
    if (item.priced === 'unknown') return [{ domain: item.domain, reason: item.problem ?? 'unknown', was, now: null }];
    const parts = was === null || !before ? [] : partsBetween(before.line, item);
    const isPrice = was !== cost || parts.some(({ part }) => part !== 'tax');
    if (was !== null && (isPrice || parts.length > 0))
      return [
        { domain: item.domain, reason: isPrice ? 'price' : 'tax', was, now: cost, ...(parts.length > 0 && { parts }) },
      ];
    if (named) return [{ domain: item.domain, reason: named.reason, was, now: cost }];
    return [];
  });
}

/**
 * Compares a line as it was seen with its current state. An add-on that the customer selected or deselected is not a change by the shop.
 */
function partsBetween(seen: CartItem, now: CartItem): PartChange[] {
  const add_ons = selectedAddOns(seen).map(({ type, cost, quantity }) => ({ type, cost, quantity }));
  const taxes = listTaxes(seen);
  const isTaxed = taxes.length > 0 || seen.tax_country !== undefined;
  return listChangedParts({ cost: seen.cost, add_ons, ...(isTaxed && { taxes, tax_country: seen.tax_country }) }, now);
}

/** Whether a change can be accepted; otherwise the line can only be removed or checked again. */
export function canAccept({ reason }: LineChange): boolean {
  return reason === 'price' || reason === 'tax';
}

/** Whether a retry may help, because the registry or the shop did not respond. */
export function canRetry({ reason }: LineChange): boolean {
  return reason === 'registry_silent' || reason === 'unknown';
}
