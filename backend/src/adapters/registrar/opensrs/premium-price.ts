import { assertMinor, type Minor } from '@storefront/shared/domain';
import type { PremiumPrices } from '../../../core/premium-prices';
import { isFlagSet, textAt } from './xcp-value';
import type { XcpClient } from './xcp-client';

type Kind = 'new' | 'renewal' | 'transfer';

/** The reseller's cost of a name; `isPremium` if its registry's price differs from the TLD's list price. */
export interface Cost {
  readonly isPremium: boolean;
  /** In minor units of the reseller account's currency. */
  readonly minor: Minor;
  /** As received, because an order has to repeat it exactly. */
  readonly text: string;
}

const ONE_PRICE: ReadonlySet<string> = new Set(['com', 'net', 'org']);

export const canBePremium = (tld: string): boolean => !ONE_PRICE.has(tld);

export async function fetchCost(client: XcpClient, domain: string, kind: Kind, years = 1): Promise<Cost | 'unknown'> {
  const answer = await client.call({
    action: 'get_price',
    object: 'domain',
    attributes: { domain, reg_type: kind, period: String(years) },
    kind: 'search',
  });
  if (answer.kind === 'unknown' || answer.code !== '200') return 'unknown';
  const text = textAt(answer.attributes, 'price') ?? '';
  const minor = minorUnits(text);
  return minor === null
    ? 'unknown'
    : { isPremium: isFlagSet(textAt(answer.attributes, 'is_registry_premium')), minor, text };
}

/** Returns the sale prices of a premium name; null for a name at the list price. */
export async function fetchPremiumPrices(
  client: XcpClient,
  domain: string,
  markupPercent: number,
): Promise<PremiumPrices | null | 'unknown'> {
  const first = await fetchCost(client, domain, 'new');
  if (first === 'unknown') return 'unknown';
  if (!first.isPremium) return null;
  const [renew, transfer] = await Promise.all([
    fetchCost(client, domain, 'renewal'),
    fetchCost(client, domain, 'transfer'),
  ]);
  if (renew === 'unknown' || transfer === 'unknown') return 'unknown';
  return {
    register: salePrice(first.minor, markupPercent),
    renew: salePrice(renew.minor, markupPercent),
    transfer: salePrice(transfer.minor, markupPercent),
  };
}

/** Adds the reseller's markup, rounded up to the minor unit. Integers throughout (I10). */
export function salePrice(cost: Minor, markupPercent: number): Minor {
  return assertMinor(Math.ceil((cost * (100 + markupPercent)) / 100));
}

/** Parses `12.5` as 1250; null if it is not an amount, or has more than two non-zero decimals. */
function minorUnits(text: string): Minor | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text.trim().replaceAll(',', ''));
  return parts ? assertMinor(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))) : null;
}
